"""Tables in the middle of a game, one for every question that every variant can ask.

`python -m tests.server.positions FOLDER` puts them into the folder of a server that has not started
yet, and prints the session that sits at them and where each stands, as JSON. The browser's tests
open them one after the other. The same cards come every time.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import sys
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection

from tests.conformance import variants
from tests.server.rows import table_row
from voliere.games import by_name
from voliere.server.interfaces import SystemClock, SystemRandomness
from voliere.server.people.identity import Identity
from voliere.server.protocol import COLOURS
from voliere.server.storage import tables
from voliere.server.storage.rows import EntryRow, TableRow
from voliere.server.storage.sqlite import SqliteStorage
from voliere.server.tables import entries
from voliere.server.tables.seats import PlannedSeat
from voliere.table.table import Table, make_options

OURS = 0
BOT = "oisillon"
LATE = 0.7  # of the questions of a kind
OFTEN = 5  # times that a kind is asked in a game, if late on is worth a look of its own
NAME = "Capucine"


class Question(NamedTuple):
    """Our seat is asked: after how many moves of the game, for what, with how many answers."""

    after: int
    kind: str
    n_moves: int


class Game(NamedTuple):
    """A whole game by chance: its secret, who played what, and when our seat was asked."""

    secret: bytes
    moves: list[tuple[int, str]]
    questions: list[Question]


def play(game: str, options: variants.Options, seed: str) -> Game:
    """A game of the variant; the same seed gives the same game."""
    chance = random.Random(seed)
    played = Game(chance.randbytes(32), [], [])
    room = by_name(game)
    made = make_options(room, **options)
    table = Table(room, made, secret=played.secret, nonces=("",) * made.players)
    while table.actors:
        for seat in table.actors:
            moves = table.view(seat).moves
            if seat == OURS:
                kind = " ".join(sorted({kind_of(move) for move in moves}))
                played.questions.append(Question(len(played.moves), kind, len(moves)))
            move = chance.choice(moves)
            table.play(seat, move)
            played.moves.append((seat, move))
    return played


def kind_of(move: str) -> str:
    """What a move does, as far as its notation shows it.

    >>> [kind_of(move) for move in ("CH5m@2", "d", "keep:CH1m,CH2m", "draft:MA/M1")]
    ['@', '', 'keep', 'draft/']
    """
    verb, _, rest = move.rpartition(":")
    return verb + re.sub(r"[\w,]", "", rest)


def stops(questions: list[Question]) -> list[Question]:
    """The questions worth a look: of each kind the one with the most answers, and a late one."""
    kinds: dict[str, list[Question]] = {}
    for question in questions:
        kinds.setdefault(question.kind, []).append(question)
    fullest = [max(asked, key=lambda one: one.n_moves) for asked in kinds.values()]
    late = [asked[int(LATE * len(asked))] for asked in kinds.values() if len(asked) >= OFTEN]
    return list(dict.fromkeys([*fullest, *late]))


def rows_of(
    table_id: str, variant: tuple[str, variants.Options], game: Game, stop: Question, person: str
) -> tuple[TableRow, list[EntryRow]]:
    """The table as it stands when that question is asked."""
    name, options = variant
    made = make_options(by_name(name), **options)
    ours = PlannedSeat(kind="invited", colour=COLOURS[OURS])
    bots = [PlannedSeat(kind="bot", bot=BOT, colour=one) for one in COLOURS[1 : made.players]]
    row = table_row(
        table_id,
        log_version=1,  # dealt from the secret alone, whatever the table is called
        game=name,
        options=json.dumps(msgspec.to_builtins(made)),
        plan=msgspec.json.encode([ours, *bots]).decode(),
        host=person,
        secret=game.secret,
        state="playing",
    )
    played = [entries.Moved(seat=seat, move=move) for seat, move in game.moves[: stop.after]]
    happened = [entries.Sat(seat=OURS, colour=COLOURS[OURS]), entries.Started(), *played]
    return row, [
        EntryRow(table_id, seq, 0, person, entries.write_entry(entry))
        for seq, entry in enumerate(happened, start=1)
    ]


async def put(folder: Path) -> dict[str, Any]:
    """Put all tables into the folder; what comes back says who sits there and where they are."""
    storage = SqliteStorage(folder / "voliere.sqlite")
    await storage.open()
    identity = Identity(storage, SystemClock(), SystemRandomness())
    await identity.open()
    entered = await identity.enter(NAME, "fr", "")
    person = entered.visitor.person.id
    positions: list[dict[str, Any]] = []

    def add(connection: Connection) -> None:
        for variant in variants.ALL:
            name = variants.name(variant)
            game = play(*variant, name)
            for stop in stops(game.questions):
                table_id = f"{len(positions):020x}"
                tables.add_table(connection, *rows_of(table_id, variant, game, stop, person))
                tables.seat(connection, table_id, OURS, person)
                asked = {"table": table_id, "kind": stop.kind, "after": stop.after}
                positions.append({"variant": name, "game": variant[0], **asked})

    await storage.write(add)
    await storage.close()
    return {"token": entered.token, "positions": positions}


if __name__ == "__main__":
    print(json.dumps(asyncio.run(put(Path(sys.argv[1])))))
