"""Vautour for two, solved for points: what counts is the margin in the end."""

# mypy: disable-error-code="no-any-return"
# (the State record is untyped)

from __future__ import annotations

from typing import Any

from voliere.bots.exact.vautour_chance import essence, margin, n_futures, take_future
from voliere.kernel.jit import jit

__all__ = ["essence", "n_futures", "payoff", "take_future"]


@jit
def payoff(s: Any) -> float:
    """The margin of seat 0 in the end."""
    return float(margin(s))
