"""The analysis of a finished game, as it is written down: `voliere analyse --json`.

Win chances go from 0 to 1, a shared win being a share. In solo and cooperative games there is
nobody to win against: their `luck` and `summary` are in points, and `win` is the score on a scale
from the least worth telling apart (0) to the greatest (1), as the game's room names them.
"""

from __future__ import annotations

from typing import Any, Literal, get_args

import msgspec
import numpy as np

ANALYSIS_VERSION = 1
QUICK_MS = 1000  # the budget of a quick look
Class = Literal["good", "inaccuracy", "mistake", "blunder"]
Cause = Literal["deal", "chance", "decision"]
CLASSES: tuple[Class, ...] = get_args(Class)
ASKED_AGAIN = 5  # mistakes of a seat in a game
CAUSES: tuple[Cause, ...] = get_args(Cause)
ACCOUNT = ("deal", "draw", "own", "others", "remainder")  # the parts of a seat's result


class MoveValue(msgspec.Struct, frozen=True):
    """A legal move: its win chance, expected points, and the standard error of the win chance."""

    move: str
    win: float
    points: float
    error: float


class DecisionAnalysis(msgspec.Struct, frozen=True):
    """What could be known at a decision; a forced one has no values."""

    index: int
    seat: int
    move: str
    best: str
    counts: bool
    loss: float
    error: float
    class_: Class = msgspec.field(name="class")
    moves: list[MoveValue]


class Tried(msgspec.Struct, frozen=True):
    """What came of another move at a decision: by how much it was worth less than the best, with
    the standard error; whether it `passes` for as good; what all moves are worth, the best first;
    and the moves that were played on, that one first, each with its seat."""

    loss: float
    error: float
    passes: bool
    values: list[MoveValue]
    moves: list[tuple[int, str]]


class Luck(msgspec.Struct, frozen=True):
    """One change of the prospects of all seats, and its cause; `error` is the largest standard
    error among the seats."""

    index: int
    cause: Cause
    seat: int | None
    change: list[float]
    error: float

    @property
    def most_changed(self) -> int:
        """The seat whose prospects changed most."""
        return max(range(len(self.change)), key=lambda seat: abs(self.change[seat]))


class SeatSummary(msgspec.Struct, frozen=True):
    """How the result of a seat came about; `ecart` is its loss a decision that counts, in
    thousandths of a game."""

    seat: int
    fair: float
    deal: float
    draw: float
    own: float
    others: float
    remainder: float
    result: float
    ecart: float | None
    n_counted: int

    @property
    def luck(self) -> float:
        """What chance did for the seat."""
        return self.deal + self.draw


class Analysis(msgspec.Struct, frozen=True):
    """The analysis of one game."""

    voliere: int
    game: str
    options: dict[str, Any]
    seats: list[str]
    budget_ms: int
    bot: str
    decisions: list[DecisionAnalysis]
    luck: list[Luck]
    summary: list[SeatSummary]

    def turning_points(self, n: int = 3) -> list[Luck]:
        """The largest changes after the first deal, the largest first."""
        later = [one for one in self.luck if not (one.cause == "deal" and one.index == 0)]
        return sorted(later, key=lambda one: -max(map(abs, one.change)))[:n]

    def luck_of_the_day(self) -> Luck | None:
        """The largest single thing that chance did, the deal included."""
        came = [one for one in self.luck if one.cause != "decision"]
        return max(came, key=lambda one: abs(one.change[one.most_changed]), default=None)

    def worst_decisions(self, seat: int | None = None) -> list[DecisionAnalysis]:
        """The decisions that count, of a seat or of all, by what they lost, the most first."""
        counting = [one for one in self.decisions if one.counts and seat in (None, one.seat)]
        return sorted(counting, key=lambda one: (-one.loss, one.index))

    def mistakes(self, seat: int) -> list[DecisionAnalysis]:
        """The decisions of a seat that are worth asking again: of those with a class the ones that
        lost most."""
        return [one for one in self.worst_decisions(seat) if one.class_ != CLASSES[0]][:ASKED_AGAIN]

    def ecart_error(self, seat: int) -> float | None:
        """The standard error of a seat's écart; None where nothing counted."""
        # Here, since it loads the bots, and who only passes an analysis on has no use for them.
        from voliere.study.accounting import ecart_error_of

        errors = [one.error for one in self.decisions if one.counts and one.seat == seat]
        return float(ecart_error_of(np.array(errors), len(errors))) if errors else None
