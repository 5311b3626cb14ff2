"""A finished game as what is studied of it: its moments, with all that was decided in each."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from voliere.games.game import Game, Options
from voliere.study.errors import StudyError
from voliere.table.position import Position
from voliere.table.record import STUMBLES, Record, from_record, stumbled
from voliere.table.replay import steps
from voliere.table.table import Table


@dataclass(frozen=True)
class Decided:
    """One decision: its place among the moves of the game, from 0, the seat and the move."""

    index: int
    seat: int
    move: int
    is_forced: bool


@dataclass
class Moment:
    """A point of play at which some decide at once, what they decided, and where that led; a deal
    may have followed."""

    position: Position
    decided: list[Decided] = field(default_factory=list)
    reached: Position | None = None
    dealt: bool = False


@dataclass(frozen=True)
class Course:
    """The course of a finished game."""

    game: Game
    options: Options
    seats: list[str]
    moments: list[Moment]
    end: Position

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.options.players

    @property
    def decisions(self) -> list[tuple[Moment, Decided]]:
        """All decisions, with the moments they were taken at."""
        return [(moment, one) for moment in self.moments for one in moment.decided]


def require_finished(record: Record) -> None:
    """Raise RecordError or OptionError if something is wrong with a record, StudyError if its game
    is not finished."""
    try:
        _finished(record)
    except STUMBLES as error:
        raise stumbled(error) from error


def _finished(record: Record) -> Table:
    table = from_record(record)
    if table.result is None:
        raise StudyError("study-unfinished", moves=len(table.moves))
    return table


def course_of(record: Record) -> Course:
    """The course of a recorded game, refereed. RecordError or OptionError says what is wrong with
    the record, StudyError that the game is not finished."""
    table = _finished(record)
    deals: list[Any] = record["deal"].get("rounds", [record["deal"]])
    position = Position(table.game, table.options)
    position.lay_out(deals[0])
    n_dealt = 1
    moments: list[Moment] = []
    open_ = False
    for index, (_, entry, chances) in enumerate(steps(record["moves"])):
        if not open_:
            moments.append(Moment(position.copy()))
        moment = moments[-1]
        seat, move = entry["seat"], position.number_of(entry["move"])
        is_forced = len(position.legal(seat)) == 1
        moment.decided.append(Decided(index, seat, move, is_forced))
        before = position.waiting
        position.expect(chances)
        position.play(seat, move)
        open_ = position.waiting != 0 and position.waiting == before & ~(1 << seat)
        if not open_:
            moment.reached = position.copy()
            moment.dealt = position.awaits_deal
            if moment.dealt:
                position.lay_out(deals[n_dealt])
                n_dealt += 1
    names = record.get("seats")
    if not (isinstance(names, list) and len(names) == table.options.players):
        names = list(range(table.options.players))
    return Course(
        game=table.game,
        options=table.options,
        seats=[str(name) for name in names],
        moments=moments,
        end=position,
    )
