"""`voliere play GAME`: one person against bots, in a terminal, or as plain sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from voliere.cli import language
from voliere.cli.completion import bot_names, game_names
from voliere.cli.errors import CommandError
from voliere.cli.keeping import agree_on, keep, offer_to_keep
from voliere.cli.numbers import number, seed_number
from voliere.cli.options import GameOptions, Lang, Plain, Players, parse
from voliere.cli.screen import Screen
from voliere.cli.seating import Seating, branched, resumed, seated
from voliere.cli.sitting import Sitting
from voliere.cli.typed import is_there_anybody
from voliere.games import wording
from voliere.table.table import new_table
from voliere.words import text

if TYPE_CHECKING:
    from voliere.bots import Bot


def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="cli-value-game", help="cli-flag-game", autocompletion=game_names),
    ] = None,
    players: Players = None,
    option: GameOptions = None,
    seat: Annotated[str | None, typer.Option(metavar="S", help="cli-flag-play-seat")] = None,
    bot: Annotated[
        str | None,
        typer.Option(metavar="cli-value-name", help="cli-flag-play-bot", autocompletion=bot_names),
    ] = None,
    name: Annotated[
        str | None, typer.Option(metavar="cli-value-name", help="cli-flag-play-name")
    ] = None,
    seed: Annotated[str | None, typer.Option(metavar="S", help="cli-flag-play-seed")] = None,
    record: Annotated[
        str | None, typer.Option(metavar="cli-value-file", help="cli-flag-play-record")
    ] = None,
    resume: Annotated[
        str | None, typer.Option(metavar="cli-value-file", help="cli-flag-play-resume")
    ] = None,
    from_: Annotated[
        str | None, typer.Option("--from", metavar="cli-value-file", help="cli-flag-play-from")
    ] = None,
    move: Annotated[str | None, typer.Option(metavar="N", help="cli-flag-play-move")] = None,
    anew: Annotated[bool, typer.Option("--anew", help="cli-flag-play-anew")] = False,
    plain: Plain = None,
    lang: Lang = None,
) -> int:
    """Play a game against bots.

    \b
    Examples:
      voliere play vautour --players 3 --bot moineau --seed 7
      voliere play songbirds --plain --record game.jsonl
      voliere play --resume game.jsonl
      voliere play --from game.jsonl --move 17 --anew
    """
    tongue = language.chosen(lang)
    mine = None if seat is None else number("--seat", seat)
    seed_of_all = None if seed is None else seed_number(seed)
    if resume is not None:
        named = text("cli-value-game", tongue)
        refuse_beside_resume({named: game, "--players": players, "--option": option})
        seating = resumed(resume, mine, name, bot, tongue)
    elif from_ is not None:
        named = text("cli-value-game", tongue)
        refuse_beside_resume(
            {named: game, "--players": players, "--option": option}, beside="--from"
        )
        point = number("--move", move or "0")
        seating = branched(from_, point, mine, name, bot, tongue, anew=anew)
    elif game is not None:
        table = new_table(game, seed=seed_of_all, **parse(option, players))
        seating = seated(table, mine or 0, name or text("cli-you", tongue), bot)
    else:
        raise CommandError("missing-argument", name=text("cli-value-game", tongue))
    bots = seating.called_up(seed_of_all)
    if record is not None:
        agree_on(record, tongue, resumed=resume)
    screen = Screen(tongue, seating.names, plain=plain)
    screen.say(*personalities_told(seating, bots, tongue))
    sitting = Sitting(seating.table, seating.mine, bots, screen)
    if record is not None:
        play_recorded(sitting, seating, record, screen)
    else:
        play_unrecorded(sitting, seating, resume, screen)
    return 0


def personalities_told(seating: Seating, bots: dict[int, Bot], lang: str) -> list[str]:
    """Which bots have a personality, a sentence each."""
    from voliere.bots.personality import personalities_of

    game = seating.table.game
    return [
        text(
            "cli-play-personality",
            lang,
            name=seating.name(seat),
            personality=wording.personality(game, personality, lang),
        )
        for seat, bot in bots.items()
        if (personality := getattr(bot, "personality", None)) in personalities_of(game)
    ]


def refuse_beside_resume(given: dict[str, object], *, beside: str = "--resume") -> None:
    """CommandError if something is chosen that the game of the file has chosen already."""
    for flag, value in given.items():
        if value:
            raise CommandError("not-with-resume", flag=flag, beside=beside)


def marked(seating: Seating, sitting: Sitting) -> Seating:
    """The seating, marked as training if the player was helped at any time."""
    return seating._replace(training=seating.training or sitting.is_training)


def play_recorded(sitting: Sitting, seating: Seating, record: str, screen: Screen) -> None:
    """Play, and keep the game in its file however it stops, also when the process is told to."""
    if seating.table.commitment is not None:
        commitment = seating.table.commitment
        screen.say(text("cli-commitment", screen.lang, commitment=commitment))
    try:
        sitting.play()
    finally:
        keep(marked(seating, sitting), record, screen)


def play_unrecorded(sitting: Sitting, seating: Seating, resume: str | None, screen: Screen) -> None:
    """Play; somebody who leaves in the middle, or took the game up from a file, is asked where to
    keep it."""
    sitting.play()
    in_the_middle = not seating.table.over and sitting.has_decided
    if is_there_anybody() and (in_the_middle or resume is not None):
        offer_to_keep(marked(seating, sitting), resume, screen)
    elif in_the_middle:
        screen.say(text("cli-how-to-keep", screen.lang))
