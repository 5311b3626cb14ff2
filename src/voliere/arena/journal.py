"""The journal of a run: a JSON line for each finished game, from which the run can go on.

A line is the record of the game (docs/notation.md), with what the arena knows of it under the key
`arena`. The lines stand in the order of the run, so a journal is always the beginning of its run,
however the work was spread: whoever finds k of them goes on with game k.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from voliere.arena.errors import ArenaError
from voliere.arena.match import Forfeit, Played, Setup
from voliere.arena.outcome import win_shares
from voliere.arena.pairings import Arrangement, Fixture
from voliere.games.game import Result


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """What the arena knows of a game: the run and its seed, the game's place and its deal, the bot
    of each seat with its place in the list of entrants, its share of the win, its thinking times;
    and why the game was forfeited, if it was (`fault` is the code, otherwise empty, `fault_values`
    the arguments of its message)."""

    run: str
    seed: int
    number: int
    deal: int
    bots: list[str]
    arrangement: Arrangement
    win_shares: list[float]
    decision_ms: list[list[float]]
    fault: str = ""
    fault_seat: int = -1
    fault_values: dict[str, Any] = {}


class Line(msgspec.Struct, frozen=True):
    """The part of a line that is read again."""

    arena: Entry
    game: str
    result: Result | None


def run_of(setup: Setup) -> str:
    """A name for the run: equal for two that give the same games.

    How many games there are is no part of it: a longer run begins with the shorter one.
    """
    bots = [[entrant.name, entrant.options] for entrant in setup.entrants]
    what = [setup.game, setup.options, bots, setup.seed]
    text = msgspec.json.encode(what, order="deterministic")
    return hashlib.blake2b(text, digest_size=8).hexdigest()


def line_of(setup: Setup, played: Played) -> bytes:
    """The line of a game."""
    fixture, forfeit = played.fixture, played.forfeit
    entry = Entry(
        run=run_of(setup),
        seed=setup.seed,
        number=fixture.number,
        deal=fixture.deal,
        bots=[setup.entrants[entrant].label for entrant in fixture.arrangement],
        arrangement=fixture.arrangement,
        win_shares=[] if setup.shared else win_shares(played),
        decision_ms=played.decision_ms,
        fault=forfeit.code if forfeit else "",
        fault_seat=forfeit.seat if forfeit else -1,
        fault_values=forfeit.values if forfeit else {},
    )
    return msgspec.json.encode({**(played.record or {}), "arena": entry}) + b"\n"


def played_of(line: Line) -> Played:
    """The game of a line."""
    entry = line.arena
    forfeit = Forfeit(entry.fault_seat, entry.fault, entry.fault_values)
    return Played(
        fixture=Fixture(entry.number, entry.deal, entry.arrangement),
        result=line.result,
        forfeit=forfeit if entry.fault else None,
        decision_ms=entry.decision_ms,
    )


def lines_in(path: Path) -> Iterator[tuple[Line, int]]:
    """The games of a journal, each with where its line ends; what was cut off while being written
    is left out. Raises ArenaError for a line that is none of a journal."""
    end = 0
    with path.open("rb") as file:
        for number, line in enumerate(file, start=1):
            if not line.endswith(b"\n"):
                return
            end += len(line)
            try:
                yield msgspec.json.decode(line, type=Line), end
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise ArenaError(
                    "bad-journal", path=path, line=number, reason=str(error)
                ) from error


def seed_in(path: Path) -> int | None:
    """The seed of the run that a journal belongs to; None if there is no game in it yet."""
    if not path.is_file():
        return None
    return next((line.arena.seed for line, _ in lines_in(path)), None)


class Journal:
    """A journal open for going on. Raises ArenaError if it is of another run."""

    def __init__(self, path: Path, setup: Setup) -> None:
        self.setup = setup
        self.path = path
        self.played: list[Played] = []
        complete = 0
        if path.is_file():
            for line, end in lines_in(path):
                self._check(line)
                self.played.append(played_of(line))
                complete = end
        self._file: BinaryIO = path.open("ab")
        if path.is_file():
            self._file.truncate(complete)

    def _check(self, line: Line) -> None:
        entry = line.arena
        if entry.run != run_of(self.setup) or entry.number != len(self.played):
            what = f"{line.game}, {', '.join(entry.bots)}, seed={entry.seed}, {entry.number}"
            raise ArenaError("records-of-another-run", path=self.path, what=what)

    def add(self, played: Played) -> None:
        """Write a game down; once this returns the end of this program can't undo it."""
        self._file.write(line_of(self.setup, played))
        self._file.flush()

    def close(self) -> None:
        """Write no more."""
        self._file.close()

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *error: Any) -> None:
        self.close()
