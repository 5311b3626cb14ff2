"""Which move to try next at a decision point of the search tree.

A seat that decides alone follows the upper confidence bound, counted over the visits at which a
move was available (information-set Monte-Carlo tree search). Seats that decide at once follow
regret matching, each for itself: the better a move has done than the point on average, the more
often it is played. Its average over time converges to mixed play; a bound would settle on one move
and be read like a book.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from voliere.bots.tree import NONE, Tried
from voliere.kernel.exact import log, power
from voliere.kernel.jit import jit
from voliere.kernel.rng import Rng, below, next_word

S11 = np.uint64(11)
TWO_TO_MINUS_53 = 1.0 / (1 << 53)


@jit
def unit(rng: Rng) -> float:
    """A random number from 0 up to but not including 1."""
    return np.float64(next_word(rng) >> S11) * TWO_TO_MINUS_53


@jit
def room_for_more(visits: int, n_tried: int, n: int, width: float, widening: float) -> bool:
    """Whether a further move may be tried: progressive widening, `width * visits ** widening`."""
    return n_tried < n and n_tried < width * power(visits + 1.0, widening)


@jit
def best_bound(tried: Tried, entries: NDArray[np.int32], n: int, exploration: float) -> int:
    """Which of the n legal moves has the highest upper confidence bound; one of them was tried."""
    best = NONE
    best_bound = -1.0
    last = 0  # most moves were available equally often: one logarithm serves them all
    logarithm = 0.0
    for i in range(n):
        entry = entries[i]
        if entry == NONE:
            continue
        tried[entry].available += 1
        visits = tried[entry].visits
        bound = 1e9
        if visits > 0:
            available = tried[entry].available
            if available != last:
                last = available
                logarithm = log(available)
            bound = tried[entry].value / visits + exploration * np.sqrt(logarithm / visits)
        if bound > best_bound:
            best_bound = bound
            best = i
    return best


@jit
def by_regret(
    tried: Tried,
    entries: NDArray[np.int32],
    n: int,
    n_tried: int,
    visits: int,
    exploration: float,
    chances: NDArray[np.float64],
    rng: Rng,
) -> int:
    """One of the n legal moves, drawn by regret matching with a share of `exploration` for any
    tried move; the strategy is added to what the point has played so far, later visits weighing
    more."""
    total = 0.0
    count = 0
    for i in range(n):
        entry = entries[i]
        if entry != NONE:
            total += tried[entry].value
            count += tried[entry].visits
    mean = total / max(count, 1)
    regrets = 0.0
    for i in range(n):
        entry = entries[i]
        chances[i] = 0.0
        if entry != NONE and tried[entry].visits > 0:
            chances[i] = max(tried[entry].value / tried[entry].visits - mean, 0.0)
            regrets += chances[i]
    regretted = regrets > 1e-9
    scale = 1.0 / regrets if regretted else 1.0 / n_tried
    for i in range(n):
        entry = entries[i]
        if entry != NONE:
            chances[i] = chances[i] * scale if regretted else scale
            tried[entry].strategy += chances[i] * visits
    if unit(rng) < exploration:
        k = below(rng, n_tried)
        for i in range(n):
            if entries[i] != NONE:
                if k == 0:
                    return i
                k -= 1
    left = unit(rng)
    chosen = NONE
    for i in range(n):
        if entries[i] != NONE:
            chosen = i
            left -= chances[i]
            if left < 0.0 and chances[i] > 0.0:
                break
    return chosen
