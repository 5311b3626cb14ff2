"""A policy: for every legal move of a seat a number that says how much speaks for it, from what the
seat has seen; and a bot that draws its moves from it.

The numbers are logits: the chance of a move is in proportion to `exp(logit / temperature)`. At a
temperature near 0 the best move is always played, at a high one any. By what is written by hand
they are the values of a look ahead of one move, in standard deviations: so a temperature means much
the same in every game, early and late.
"""

# mypy: disable-error-code="no-any-return, return-value"
# (what Numba compiles is untyped)

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.bots.bot import Judged, SeededBot
from voliere.bots.greedy import Moineau, Weighed
from voliere.bots.personality import TILT
from voliere.bots.selection import unit
from voliere.bots.standing import standardise
from voliere.kernel.exact import exp
from voliere.kernel.jit import jit
from voliere.kernel.rng import Rng
from voliere.table.seen import Seen

SAMPLES = 8  # how often the hidden cards are imagined anew

Ints = NDArray[np.int32]
Reals = NDArray[np.float64]


@jit
def drawn_move(moves: Ints, logits: Reals, n: int, temperature: float, rng: Rng) -> int:
    """One of n moves, drawn in proportion to exp(logit / temperature); the chances stand in
    `logits` afterwards."""
    highest = logits[0]
    for i in range(1, n):
        highest = max(highest, logits[i])
    total = 0.0
    for i in range(n):
        logits[i] = exp((logits[i] - highest) / temperature)
        total += logits[i]
    left = unit(rng) * total
    chosen = 0
    for i in range(n):
        if logits[i] > 0.0:
            chosen = i
            left -= logits[i]
            if left < 0.0:
                break
    return np.int64(moves[chosen])


class PolicyBot(SeededBot):
    """Draws its moves from the policy at a temperature."""

    name = "policy"

    def __init__(
        self, *, temperature: float, seed: int | None = None, personality: str | None = None
    ) -> None:
        super().__init__(seed=seed, personality=personality)
        self.temperature = temperature

    def choose(self, seen: Seen) -> Any:
        """A move, drawn from the policy."""
        rng = self.random_for(seen)
        weighed = self.logits(seen, rng)
        self.lean(seen, TILT * self.temperature, weighed.moves, weighed.values, weighed.n)
        move = self.run(drawn_move)(weighed.moves, weighed.values, weighed.n, self.temperature, rng)
        return weighed.game.value_of(int(move))

    def evaluate(self, seen: Seen) -> list[Judged]:
        """All legal moves, best first, as a look ahead of one sees them."""
        return self._look_ahead().evaluate(seen)

    def logits(self, seen: Seen, rng: Rng) -> Weighed:
        """The legal moves of the seat with what speaks for each."""
        weighed = self._look_ahead().weighed(seen, rng, SAMPLES)
        self.run(standardise)(weighed.values, weighed.n)
        return weighed

    def _look_ahead(self) -> Moineau:
        looking = Moineau(seed=self.seed)
        looking.run = self.run
        return looking
