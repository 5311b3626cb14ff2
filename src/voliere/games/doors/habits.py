"""How a search goes about its work: the few numbers that differ from game to game, and from one way
to play it to another.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

Condition = dict[str, Any]  # as in `games/options.py`


@dataclass(frozen=True)
class Habits:
    """The habits of a search; the door `knowledge` of a room has a row of them, and the first whose
    condition holds for the options of a table are those of its bots."""

    when: Condition = field(default_factory=dict, hash=False)
    exploration: float = 0.5  # of a seat that decides alone: the weight of the confidence bound
    mixing: float = 0.2  # of seats that decide at once: the share of moves tried at random
    breadth: int = 0  # alone: how many moves a look ahead lets in at a point; 0: no look ahead
    trust: int = 2  # how many visits that look ahead counts for
    width: float = 1.0  # progressive widening: width * visits ** widening moves are tried
    widening: float = 0.5
    moments: int = 1000  # beyond the tree, before the evaluation is asked
    winning: float = 0.8  # the weight of winning; the rest goes to the margin
    draws: bool = True  # a move of a mixed strategy is drawn; otherwise its commonest is played
    public: bool = True  # whether a seat's tree branches by what the others have played
    full_grown: int = 0  # simulations after which a new tree is begun; 0: one tree for all
    pace: int = 100  # simulations a millisecond, about

    def record(self) -> NDArray[Any]:
        """The habits as the kernel reads them: one record."""
        return np.array([tuple(self.numbers())], RECORD)

    def numbers(self) -> list[float]:
        """The numbers of that record."""
        return [float(getattr(self, name)) for name in RECORD.names or ()]


# What the kernel has no use for is decided before it is called.
OUTSIDE = ("when", "draws", "full_grown", "pace")
RECORD = np.dtype([(one.name, np.float64) for one in fields(Habits) if one.name not in OUTSIDE])
