"""The same games as in games.ts, played in Python, and Node asked for its own."""

from __future__ import annotations

import hashlib
import json
import struct
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

import voliere
from voliere.bots import by_name
from voliere.games.errors import VoliereError
from voliere.server.study_bodies import BranchAsk
from voliere.server.tables.branching import SEED_BYTES, branched
from voliere.study.analyse import analyse
from voliere.study.hints import hint
from voliere.study.spacing import after
from voliere.study.trial import try_move
from voliere.table.canonical import canonical
from voliere.table.record import from_record
from voliere.table.table import Table

HERE = Path(__file__).parent
NODE = Path(sys.executable).with_name("node")

Work = dict[str, Any]


def answers_of_node(folder: Path, work: list[Work]) -> list[Any]:
    lines = "".join(json.dumps(one) + "\n" for one in work)
    command = [str(NODE), str(HERE / "games.ts"), str(folder)]
    done = subprocess.run(command, input=lines, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return [json.loads(line) for line in done.stdout.splitlines()]


class Dice:
    """Numbers that anybody can compute, to choose moves by."""

    def __init__(self, seed: int) -> None:
        self.x = seed

    def below(self, n: int) -> int:
        self.x = (self.x * 1664525 + 1013904223) % (1 << 32)
        return self.x * n >> 32


def watchers(table: Table) -> list[int | None]:
    return [*range(table.options.players), None]


def plain(value: Any) -> str:
    return canonical(msgspec.to_builtins(value))


def standing(table: Table) -> str:
    """What anybody can see now, and the state."""
    seats = watchers(table)
    return "\n".join(
        [
            table.position.buffer.tobytes().hex(),
            plain([table.view(seat) for seat in seats]),
            plain([table.legal_texts(seat) for seat in seats if seat is not None]),
        ]
    )


def play_on(table: Table, seed: int, most: int, told: list[str] | None = None) -> None:
    dice = Dice(seed)
    n = 0
    while not table.over and n < most:
        if told is not None:
            told.append(standing(table))
        seat = table.actors[0]
        moves = table.legal_texts(seat)
        events = table.play(seat, moves[dice.below(len(moves))])
        if told is not None:
            told.append(plain(events))
        n += 1


def hash_of_game(work: Work) -> str:
    table = voliere.new_table(work["game"], seed=work["seed"], **work["options"])
    told: list[str] = []
    play_on(table, work["seed"], 1 << 30, told)
    told.append(standing(table))
    told += [plain(table.events(0, seat)) for seat in watchers(table)]
    told.append(plain([table.result, table.moves]))
    if hasattr(table.game.deals, "LAYOUT"):
        told.append(plain(table.record()))
    return hashlib.sha256("".join(told).encode()).hexdigest()


def recorded(work: Work) -> Any:
    """A random game as a record, and what Node is to make of it."""
    table = voliere.new_table(work["game"], seed=work["seed"], **work["options"])
    play_on(table, work["seed"], 1 << 30)
    record, seats = table.record(), watchers(table)
    views = msgspec.to_builtins([table.view(seat) for seat in seats])
    events = msgspec.to_builtins([table.events(0, seat) for seat in seats])
    return record, json.loads(json.dumps([record, record, views, events]))


def bits_of(value: float) -> str:
    return struct.pack(">d", value).hex()


def hint_at(work: Work) -> Any:
    table = voliere.new_table(work["game"], seed=work["seed"], **work["options"])
    play_on(table, work["seed"], work["moves"])
    if table.over:
        return None
    advice = hint(table.seen(table.actors[-1]), share=work["share"])
    moves = [
        {
            "move": one.move,
            **{name: bits_of(getattr(one, name)) for name in ("win", "points", "error")},
            "reasons": [why.plain for why in one.reasons],
        }
        for one in advice.moves
    ]
    return {"moves": moves, "shared": advice.is_shared, "coarse": advice.is_coarse}


def analysis_of(work: Work) -> Any:
    """The analysis of a random game; JSON has every digit of its figures."""
    table = voliere.new_table(work["game"], seed=work["seed"], **work["options"])
    play_on(table, work["seed"], 1 << 30)
    return msgspec.to_builtins(analyse(table.record(), budget_ms=work["budget_ms"]))


def branch_of(work: Work) -> Any:
    """A branch of a record, what its record says of it, and the game that is played on from it to
    its end: as written, and as written by who has kept it."""
    ask = BranchAsk(
        bots=[], **{key: work["branch"][key] for key in work["branch"] if key != "seed"}
    )
    seed = work["branch"]["seed"].to_bytes(SEED_BYTES, "big")
    try:
        begun = branched(work["record"], ask, None, seed)
    except VoliereError as error:
        return {"code": error.code}
    table = from_record(begun.record)
    table.draw_later_rounds(work["seed"])
    play_on(table, work["seed"], 1 << 30)
    origin = {name: getattr(begun, name) for name in ("move", "seat", "cards", "exchanged")}
    record = {key: part for key, part in table.record().items() if key != "fairness"}
    return [begun.record, origin, record, record]


def tried(work: Work) -> Any:
    """What moves are worth at a decision of a record, and how it goes on after each."""
    decision, seat, moves = work["tried"]
    found = [try_move(work["record"], decision, seat, move) for move in moves]
    return json.loads(msgspec.json.encode(found))


def asked_of(work: Work) -> Any:
    """Which decisions of a record are asked again, and when answers come back."""
    analysis = analyse(work["record"], budget_ms=work["budget_ms"])
    mistakes = [
        [one.index for one in analysis.mistakes(seat)] for seat in range(len(analysis.seats))
    ]
    stages = [after(stage, passed=passed) for stage in range(5) for passed in (True, False)]
    return [mistakes, [list(one) for one in stages]]


def thoughts(work: Work) -> list[Any]:
    table = voliere.new_table(work["game"], seed=work["seed"], **work["options"])
    play_on(table, work["seed"], work["moves"])
    if table.over:
        return []
    seen = table.seen(table.actors[-1])
    found = []
    for name, options in work["bots"]:
        bot = by_name(name, **options)
        judged = [[str(one.move), bits_of(one.value), one.visits] for one in bot.evaluate(seen)]
        found.append([str(bot.choose(seen)), judged])
    return found
