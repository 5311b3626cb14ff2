"""`voliere play GAME`: one person against bots, line by line, for any terminal or screen reader."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from voliere.cli import language, words
from voliere.cli.files import require_writable, writing
from voliere.cli.numbers import number, seed_number
from voliere.cli.options import GameName, GameOptions, Lang, Players, parse
from voliere.cli.sitting import Sitting
from voliere.games.errors import IllegalMove
from voliere.table.table import Table, new_table

if TYPE_CHECKING:
    from voliere.bots import Bot


def play(
    game: GameName,
    players: Players = None,
    option: GameOptions = None,
    seat: Annotated[str, typer.Option(metavar="S", help="Your seat, counted from 0.")] = "0",
    bot: Annotated[
        str, typer.Option(metavar="NAME", help="Who takes the other seats.")
    ] = "moineau",
    name: Annotated[str | None, typer.Option(metavar="NAME", help="Your name.")] = None,
    seed: Annotated[
        str | None, typer.Option(metavar="S", help="The same seed gives the same deal.")
    ] = None,
    record: Annotated[
        str | None, typer.Option(metavar="FILE", help="Write the game there when it stops.")
    ] = None,
    lang: Lang = None,
) -> int:
    """Play a game against bots.

    \b
    Example:
      voliere play vautour --players 3 --bot moineau --seed 7
    """
    tongue = language.chosen(lang)
    seed_of_all = None if seed is None else seed_number(seed)
    table = new_table(game, seed=seed_of_all, **parse(option, players))
    mine = number("--seat", seat)
    if mine >= table.options.players:
        raise IllegalMove("no-such-seat", seat=mine, last=table.options.players - 1)
    bots = bots_around(table, mine, bot, seed_of_all)
    if record is not None:
        require_writable(record)
        print(words.text("commitment", tongue, commitment=table.commitment))
    me = name or words.text("you", tongue)
    Sitting(table, mine, bots, names_around(table, mine, bot, me), tongue).play()
    if record is not None:
        seats = [me if other == mine else f"bot:{bot}" for other in range(table.options.players)]
        with writing(record) as file:
            file.write(msgspec.json.encode(table.record(seats)) + b"\n")
        print(words.text("recorded", tongue, path=record))
    return 0


def bots_around(table: Table, mine: int, bot: str, seed: int | None) -> dict[int, Bot]:
    """A bot for every other seat; BotError if there is none of that name."""
    from voliere import bots

    others = [seat for seat in range(table.options.players) if seat != mine]
    if seed is None:
        return {seat: bots.by_name(bot) for seat in others}
    return {seat: bots.by_name(bot, seed=seed + seat) for seat in others}


def names_around(table: Table, mine: int, bot: str, me: str) -> list[str]:
    """How the players are called; several bots are told apart by their seats."""
    players = table.options.players
    called = bot.capitalize()
    return [
        me if seat == mine else called if players == 2 else f"{called} {seat}"
        for seat in range(players)
    ]
