"""How long a search may go on.

Time is that of the processor, spent by the thread that searches: a machine that is busy with other
work makes a bot slower, never weaker.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field

FIRST_CHUNK = 64  # simulations before the clock is looked at for the first time
FEWEST = 2  # simulations: the first may do no more than find out that the root is new


@dataclass
class Budget:
    """How long a search may go on, in milliseconds on the processor or in simulations."""

    ms: float
    simulations: int | None
    done: int = 0
    began: float = field(default_factory=time.thread_time)

    @property
    def is_spent(self) -> bool:
        """Whether it must end."""
        if self.simulations:
            return self.done >= max(self.simulations, FEWEST)
        return self.done > 0 and self._ms_spent >= self.ms

    @property
    def _ms_spent(self) -> float:
        return 1000 * (time.thread_time() - self.began)

    def chunk(self, most: int) -> int:
        """How many simulations come next before the clock is looked at; 0 when it must end."""
        if self.is_spent:
            return 0
        if self.simulations:
            return min(max(self.simulations, FEWEST) - self.done, most)
        spent = self._ms_spent
        if self.done == 0 or spent <= 0.0:  # some clocks tick but every few milliseconds
            return min(FIRST_CHUNK, most)
        # Half of what is left at the speed seen so far: late in the budget chunks get small.
        return min(max(16, int(0.5 * self.done * (self.ms - spent) / spent)), most)

    def part(self, n: int) -> Budget:
        """The next of n equal parts of the budget; it begins now."""
        return Budget(self.ms / n, self.simulations and max(self.simulations // n, 1))
