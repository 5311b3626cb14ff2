"""Vautour for two, solved for winning: a win is worth 1, a tie 1/2. Among moves that win equally
often, more points are better."""

# mypy: disable-error-code="no-any-return"
# (the State record is untyped)

from __future__ import annotations

from typing import Any

import numpy as np

from voliere.games.doors.winning import squashed
from voliere.games.vautour.exact.chance import essence, margin, n_futures, take_future
from voliere.games.vautour.knowledge import evaluate, spread
from voliere.games.vautour.scoring import winners
from voliere.kernel.jit import jit

A_POINT = 1.0 / 1024
SEAT_0, BOTH = 0b01, 0b11  # winners, as masks of seats

__all__ = ["essence", "estimate", "n_futures", "payoff", "take_future"]


@jit
def payoff(s: Any) -> float:
    """What seat 0 gets in the end."""
    top = winners(s)
    if top == BOTH:
        return 0.5 + A_POINT * margin(s)
    return (1.0 if top == SEAT_0 else 0.0) + A_POINT * margin(s)


@jit
def estimate(s: Any) -> float:
    """What seat 0 will get about."""
    ahead = evaluate(s, np.int64(0))
    return squashed(ahead, spread(s)) + A_POINT * ahead
