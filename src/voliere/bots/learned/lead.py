"""How far a seat is ahead, compiled."""

# mypy: disable-error-code="no-untyped-def, no-any-return"
# (what Numba compiles is untyped)

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from voliere.games.contract import Rules
from voliere.games.seats import MOST_SEATS
from voliere.kernel.jit import jit_closure
from voliere.kernel.on_stack import stack_ints


@cache
def lead_of(rules: Rules) -> Callable[..., float]:
    """How many points a seat is ahead of its best rival in the game with these rules; alone or
    together, how many there are."""
    scores_of = rules.scores

    @jit_closure(rules)
    def lead(s, seat, players):
        scores = stack_ints(MOST_SEATS)
        if scores_of(s, scores) == 1:
            return float(scores[0])
        rival = -(1 << 30)
        for other in range(players):
            if other != seat and scores[other] > rival:
                rival = scores[other]
        return float(scores[seat] - rival)

    return lead
