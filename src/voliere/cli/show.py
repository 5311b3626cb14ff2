"""`voliere show FILE`: a game told as text, openly or as one seat saw it."""

from __future__ import annotations

from itertools import islice
from typing import Annotated, Any, NamedTuple

import typer

from voliere.cli import language
from voliere.cli.chosen_options import chosen_options
from voliere.cli.errors import FAULT, CommandError, clean, tell
from voliere.cli.files import reading
from voliere.cli.json_lines import print_json
from voliere.cli.numbers import number
from voliere.cli.options import AsJson, Lang, Plain, RecordFile
from voliere.cli.records import Numbered, names_of, records_in, refereed
from voliere.cli.screen import Screen
from voliere.games import wording
from voliere.games.errors import IllegalMove, VoliereError
from voliere.games.game import Ended
from voliere.study.comments import Comment, comments_in
from voliere.study.replay import Eyes, steps_of
from voliere.table.record import Record
from voliere.table.table import Table
from voliere.table.telling import say, say_result
from voliere.words import Phrase, text


def show(
    file: RecordFile,
    game: Annotated[str, typer.Option(metavar="K", help="cli-flag-show-game")] = "1",
    seat: Annotated[
        str | None,
        typer.Option(metavar="S", help="cli-flag-show-seat"),
    ] = None,
    move: Annotated[
        str | None,
        typer.Option(metavar="N", help="cli-flag-show-move"),
    ] = None,
    plain: Plain = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Tell a game as text: what happened, the table at the end, who has won.

    \b
    Example:
      voliere show games.jsonl --game 2 --seat 0 --move 17
    """
    tongue = language.chosen(lang)
    wanted = None if seat is None else number("--seat", seat)
    until = None if move is None else number("--move", move)
    numbered = record_of(file, number("--game", game, least=1))
    try:
        if numbered.error is not None:
            raise numbered.error
        table = refereed(numbered.record)
    except VoliereError as error:
        tell(error, tongue)
        return FAULT
    if wanted is not None and wanted >= table.options.players:
        raise IllegalMove("no-such-seat", seat=wanted, last=table.options.players - 1)
    assert numbered.record is not None, "it was refereed"
    players, last = table.options.players, len(table.movers)
    if until is not None and until > last:
        raise CommandError("no-such-point", move=until, last=last)
    story = Story(
        record=numbered.record,
        seat=wanted,
        move=last if until is None else until,
        comments=comments_in(numbered.record, players, last),
    )
    names = names_of(numbered.record, players, tongue)
    if as_json:
        print_json(plain_story(table, story, names))
        return 0
    tell_story(table, story, Screen(tongue, names, plain=plain))
    return 0


class Story(NamedTuple):
    """What is to be told: a refereed record, up to a move, as a seat saw it (None: openly)."""

    record: Record
    seat: int | None
    move: int
    comments: list[Comment]


def plain_story(table: Table, story: Story, names: list[str]) -> dict[str, Any]:
    """The game up to the point that is wanted as plain data, for the same eyes."""
    eyes = Eyes(story.seat, open=story.seat is None)
    steps = list(islice(steps_of(story.record, eyes), story.move + 1))
    is_end = story.move == len(table.movers)
    return {
        "game": table.game.name,
        "options": table.options,
        "names": names,
        "seat": story.seat,
        "steps": [{"seat": one.seat, "move": one.move, "events": one.events} for one in steps],
        "comments": [one._asdict() for one in story.comments if one.move <= story.move],
        "view": steps[-1].view,
        "hands": steps[-1].hands,
        "result": table.result if is_end else None,
    }


def record_of(path: str, wanted: int) -> Numbered:
    """The record of that number; CommandError if the file has fewer."""
    n = 0
    with reading(path) as lines:
        for numbered in records_in(lines):
            n = numbered.number
            if n == wanted:
                return numbered
    raise CommandError("no-such-record", number=wanted, path=path, n=n)


def tell_story(table: Table, story: Story, screen: Screen) -> None:
    """Tell the game up to the point that is wanted, with what players said about it; then show the
    table there, with open cards the hands too, and say who has won."""
    game, lang, names, seat = table.game, screen.lang, screen.names, story.seat
    title = wording.title(game, lang)
    how = Phrase("cli-open") if seat is None else Phrase("cli-as-seat", name=names[seat])
    screen.say(
        text("cli-story", lang, title=title, names=", ".join(names), how=how),
        *chosen_options(game, table.options, lang),
        "",
    )
    eyes = Eyes(seat, open=seat is None)
    steps = islice(steps_of(story.record, eyes), story.move + 1)
    for at, step in enumerate(steps):
        told = (event for event in step.events if not isinstance(event, Ended))
        screen.say(*(say(game, event, lang, names) for event in told))
        for comment in story.comments:
            if comment.move == at:
                name = names[comment.seat]
                screen.say(text("cli-comment", lang, name=name, text=clean(comment.text)))
    is_end = story.move == len(table.movers)
    so_far = "cli-at-the-end" if table.over else "cli-so-far"
    heading = text(so_far, lang) if is_end else text("cli-after-move", lang, move=story.move)
    screen.say("", heading)
    screen.show_table(game, step.view)
    if step.hands is not None and not step.view.over:
        for one, hand in zip(names, step.hands, strict=True):
            cards = ", ".join(map(str, hand.get("hand") or ())) or "–"
            screen.say(text("cli-open-hand", lang, name=one, cards=cards))
    if is_end and table.result is not None:
        screen.say("", say_result(game, table.result, lang, names))
