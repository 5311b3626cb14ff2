"""Vautour for two, solved for points: what counts is the margin in the end."""

# mypy: disable-error-code="no-any-return"
# (the State record is untyped)

from __future__ import annotations

from typing import Any

import numpy as np

from voliere.games.vautour.exact.chance import essence, margin, n_futures, take_future
from voliere.games.vautour.knowledge import evaluate
from voliere.kernel.jit import jit

__all__ = ["essence", "estimate", "n_futures", "payoff", "take_future"]


@jit
def payoff(s: Any) -> float:
    """The margin of seat 0 in the end."""
    return float(margin(s))


@jit
def estimate(s: Any) -> float:
    """The margin of seat 0 in the end, about."""
    return evaluate(s, np.int64(0))
