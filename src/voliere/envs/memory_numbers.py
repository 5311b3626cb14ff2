"""What a seat knows as numbers, of a game whose room does not say: the state as the seat knows it.

All the seat cannot know is drawn anew, always with the same seed (`Position.seen`): the numbers are
the same for the same knowledge, and those of hidden cards mean nothing. A number of the state has
32 bits, one of an observation 16: each field stands there twice, its low and its high half.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from voliere.games.contract import Compiled, Rules
from voliere.kernel.jit import jit_closure
from voliere.table.position import MEMORY_SEED

LEAST, GREATEST = -(1 << 15), (1 << 15) - 1
MOST_POINTS = 100  # what scores are measured by where nobody knows how many there can be


@dataclass(frozen=True, eq=False)
class MemoryNumbers:
    """The door `observation` of a room that has none."""

    __name__ = __name__
    state: np.dtype[Any]
    observe: Compiled

    def layout(self, players: int) -> list[tuple[str, int, int, int]]:
        """The fields of the state: the low halves of all, then the high ones."""
        assert self.state.fields is not None
        sizes = {name: kind.itemsize // 4 for name, (kind, *_) in self.state.fields.items()}
        low = [(name, size, LEAST, GREATEST) for name, size in sizes.items()]
        return low + [(f"{name}_high", size, LEAST, GREATEST) for name, size in sizes.items()]

    def most_points(self, options: Any) -> int:
        """A bound on scores, as good as any."""
        return MOST_POINTS


@cache
def numbers_of(rules: Rules) -> MemoryNumbers:
    """The observation of the game with these rules."""
    state, determinize = rules.STATE, rules.determinize
    n = state.itemsize // 4

    @jit_closure(rules, allocates=True)
    def observe(s: Any, seat: int, out: Any, at: int) -> int:
        known = np.empty(1, state)
        known[0] = s
        random = np.full(1, MEMORY_SEED, np.uint64)
        determinize(known[0], seat, random)
        numbers = known.view(np.int32)
        for i in range(n):
            out[at + i] = np.int16(numbers[i])
            out[at + n + i] = np.int16(numbers[i] >> 16)
        return at + 2 * n

    return MemoryNumbers(state, observe)
