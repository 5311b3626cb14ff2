"""How far ahead a vautour of two is solved instead of searched: the last rounds exactly, those
before them as if the evaluation beyond were the truth."""

# mypy: disable-error-code="no-any-return"
# (the State record is untyped)

from __future__ import annotations

from typing import Any

import numpy as np

from voliere.games.vautour.cards import ROUNDS
from voliere.games.vautour.options import RUNNER_UP
from voliere.kernel.jit import jit

# With so many rounds to go, how many of them are solved, from how many milliseconds of thought on.
AHEAD_FOR_MS = {
    15: {400.0: 2},
    14: {250.0: 2},
    13: {150.0: 2},
    12: {100.0: 2},
    11: {60.0: 2},
    10: {60.0: 2},
    9: {60.0: 2},
    8: {60.0: 2},
    7: {500.0: 3, 60.0: 2},
    6: {800.0: 6, 150.0: 3, 60.0: 2},
    5: {60.0: 5},
    4: {8.0: 4},
    3: {8.0: 3},
    2: {8.0: 2},
    1: {8.0: 1},
}
NOTEBOOK_ROOM = {6: 1 << 21, 5: 1 << 18, 4: 1 << 15, 3: 1 << 16, 2: 1 << 13, 1: 1}
# The same as rows: rounds to go, milliseconds, rounds that are solved.
ROWS = [(left, ms, ahead) for left, by_ms in AHEAD_FOR_MS.items() for ms, ahead in by_ms.items()]
LEFT, MS, AHEAD = (np.array(column) for column in zip(*ROWS, strict=True))


@jit
def rounds_ahead(left: int, budget_ms: float) -> int:
    """How many rounds can be solved in that time with so many to go; 0 if it is better to search.

    >>> rounds_ahead(6, 1000), rounds_ahead(15, 1000), rounds_ahead(15, 20), rounds_ahead(4, 20)
    (6, 2, 0, 4)
    """
    for i in range(LEFT.size):
        if LEFT[i] == left and budget_ms >= MS[i]:
            return AHEAD[i]
    return 0


@jit
def is_solvable(s: Any) -> bool:
    """Whether it is for two players, and a tie needs no look at who won which mouse."""
    return s.players == 2 and s.tiebreak == RUNNER_UP


@jit
def moments_ahead(s: Any, budget_ms: float) -> int:
    """How many rounds can be solved in that time from this state of a solvable game on."""
    return rounds_ahead(ROUNDS - s.round, float(budget_ms))
