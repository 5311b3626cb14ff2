"""What bots know of a game whose room says nothing: its rules, and how to count.

They play it out at random to its end, over and over, and see how it ended (`Habits.moments`). Where
a round of a match ends first, what has been scored so far is the guess.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from voliere.games.contract import Compiled, Rules
from voliere.games.doors.habits import Habits
from voliere.kernel.jit import jit_closure
from voliere.kernel.on_stack import stack_ints

SEATS = 16
TO_THE_END = 1 << 20  # moments


@dataclass(frozen=True, eq=False)
class Rollouts:
    """The door `knowledge` of a room that has none."""

    __name__ = __name__
    evaluate: Compiled
    spread: Compiled
    instinct: Compiled
    landmark: Compiled
    WORST: float = -200.0
    BEST: float = 200.0
    FINAL_SPREAD: float = 8.0
    HABITS: tuple[Habits, ...] = (Habits(moments=TO_THE_END),)


@cache
def rollouts_of(rules: Rules) -> Rollouts:
    """What is known of a game by its rules alone."""
    scores_of, random_move = rules.scores, rules.random_move

    @jit_closure(rules)
    def evaluate(s: Any, seat: int) -> float:
        """How far the seat is ahead now; alone, what it has."""
        scores = stack_ints(SEATS)
        n = scores_of(s, scores)
        if n == 1:
            return float(scores[0])
        rival = -(1 << 30)
        for other in range(n):
            if other != seat and scores[other] > rival:
                rival = scores[other]
        return float(scores[seat] - rival)

    @jit_closure(rules)
    def spread(s: Any) -> float:
        return 8.0

    @jit_closure(rules)
    def instinct(s: Any, seat: int, rng: Any) -> int:
        return random_move(s, seat, rng)  # type: ignore[no-any-return]

    @jit_closure(rules)
    def landmark(s: Any) -> int:
        return 0

    return Rollouts(evaluate, spread, instinct, landmark)
