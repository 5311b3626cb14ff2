"""How a search goes about its work: the few numbers that differ from game to game."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Habits:
    """The habits of a search; each game has its own in the door `knowledge` of its room."""

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

    def numbers(self) -> NDArray[np.float64]:
        """The habits as the kernel reads them."""
        return np.array(
            [
                self.exploration,
                self.mixing,
                self.width,
                self.widening,
                self.moments,
                self.winning,
                self.public,
                self.breadth,
                self.trust,
            ]
        )
