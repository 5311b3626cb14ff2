"""Who sits where at a table of `voliere play`: a new one, or one taken up from a file."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, NamedTuple

from voliere.cli.errors import CommandError
from voliere.cli.files import reading
from voliere.cli.records import Numbered, names_of, records_in, refereed
from voliere.games.doors.levels import called
from voliere.games.doors.personalities import with_personality, written
from voliere.games.errors import IllegalMove
from voliere.games.game import Game
from voliere.table.record import Record
from voliere.table.table import Table
from voliere.words import text

if TYPE_CHECKING:
    from voliere.bots import Bot

USUAL_BOT = "moineau"
BOT = "bot:"  # so a record names the seat of a bot


class Seating(NamedTuple):
    """The table, the seat of the player and the player's name, and the bots of the others."""

    table: Table
    mine: int
    me: str
    bots: dict[int, str]
    training: bool = False  # whether the player was helped before the game was taken up again
    branch: dict[str, Any] | None = None  # where a game comes from that plays on from another

    @property
    def seats(self) -> list[str]:
        """The seats as a record names them."""
        return [
            self.me if seat == self.mine else BOT + self.bots[seat]
            for seat in range(self.table.options.players)
        ]

    @property
    def names(self) -> list[str]:
        """How the players are called; several bots are told apart by their seats."""
        return [self.name(seat) for seat in range(self.table.options.players)]

    def name(self, seat: int) -> str:
        """How the player of a seat is called."""
        if seat == self.mine:
            return self.me
        name = called(self.bots[seat])
        return name if len(self.bots) == 1 else f"{name} {seat}"

    def called_up(self, seed: int | None) -> dict[int, Bot]:
        """The bots; BotError if there is none of that name, or it can't play this game."""
        from voliere import bots
        from voliere.bots.bot import check_plays

        called_up = {
            seat: bots.by_name(name) if seed is None else bots.with_seed(name, seed + seat)
            for seat, name in self.bots.items()
        }
        for bot in called_up.values():
            check_plays(bot, self.table.game)
        return called_up


def seated(table: Table, mine: int, me: str, bot: str | None) -> Seating:
    """The player in a seat and bots in all others; IllegalMove if there is no such seat."""
    check_seat(table, mine)
    others = [seat for seat in range(table.options.players) if seat != mine]
    return Seating(table, mine, me, dict.fromkeys(others, bot or USUAL_BOT))


def check_seat(table: Table, seat: int) -> None:
    """IllegalMove if the table has no such seat."""
    if seat >= table.options.players:
        raise IllegalMove("no-such-seat", seat=seat, last=table.options.players - 1)


def resumed(path: str, mine: int | None, me: str | None, bot: str | None, lang: str) -> Seating:
    """The unfinished game of a file, with those who sat there; CommandError or RecordError if
    there is none to go on with."""
    table, record = only_game(path)
    if table.over:
        raise CommandError("game-is-over", path=path)
    seating = as_recorded(table, record, mine, me, bot, lang)
    return seating._replace(training=record.get("training") is True, branch=record.get("branch"))


def branched(
    path: str,
    move: int,
    mine: int | None,
    me: str | None,
    bot: str | None,
    lang: str,
    *,
    anew: bool,
) -> Seating:
    """The finished game of a file, played on after so many moves, with hidden cards as they were or
    drawn anew from what the player's seat knew; StudyError or RecordError if that can't be."""
    from voliere.kernel.rng import seeded
    from voliere.study.branches import branch_at, drawn_anew, n_moves

    table, record = only_game(path)
    seating = as_recorded(table, record, mine, me, bot, lang)
    branch = branch_at(record, move)
    if anew:
        branch = drawn_anew(branch, seating.mine, seeded(secrets.randbits(64)))
    return seating._replace(
        table=refereed(branch),
        training=True,
        branch={
            "table": None,
            "move": n_moves(branch),
            "seat": seating.mine,
            "cards": "anew" if anew else "true",
            "exchanged": [],
        },
    )


def only_game(path: str) -> tuple[Table, Record]:
    """The one game of a file, refereed, and its record; CommandError or RecordError if there is
    none."""
    numbered = only_record(path)
    if numbered.error is not None:
        raise numbered.error
    table = refereed(numbered.record)
    assert numbered.record is not None, "it was refereed"
    return table, numbered.record


def as_recorded(
    table: Table, record: Record, mine: int | None, me: str | None, bot: str | None, lang: str
) -> Seating:
    """Those who sat at the table of a record, the player in their seat or in another."""
    names = names_of(record, table.options.players, lang)
    people = [seat for seat, name in enumerate(names) if not name.startswith(BOT)]
    mine = (people or [0])[0] if mine is None else mine
    check_seat(table, mine)
    if me is None:
        me = names[mine] if record.get("seats") and mine in people else text("cli-you", lang)
    bots = {
        seat: bot or bot_of(name, table.game) for seat, name in enumerate(names) if seat != mine
    }
    return Seating(table, mine, me, bots)


def only_record(path: str) -> Numbered:
    """The record of a file; CommandError if it has none or several."""
    with reading(path) as lines:
        records = list(records_in(lines))
    if len(records) != 1:
        raise CommandError("not-one-game", path=path, n=len(records))
    return records[0]


def bot_of(name: str, game: Game) -> str:
    """The bot that a record names, if it is installed, otherwise the usual one. A file can come
    from anybody: a command in it (`bot:program:…`) is never run, and of all options it gives a bot
    of ours its personality alone."""
    from voliere import bots
    from voliere.bots.personality import personalities_of

    bot, personality = written(name.removeprefix(BOT))
    bot, _, _ = bot.partition(":")
    if not name.startswith(BOT) or bot not in bots.names():
        return USUAL_BOT
    is_one = personality in personalities_of(game) and bot in bots.LADDER | bots.LEVELS
    return with_personality(bot, personality if is_one else None)
