"""Vautour for two, solved for points: what counts is the margin in the end."""

# mypy: disable-error-code="no-any-return"
# (the State record is untyped)

from __future__ import annotations

from typing import Any

from voliere.bots.exact.vautour_chance import margin, n_futures, stake_and_cards, take_future
from voliere.kernel.jit import jit

__all__ = ["essence", "n_futures", "payoff", "take_future"]


@jit
def essence(s: Any) -> int:
    """What the outcome depends on: cards, stake and margin."""
    return stake_and_cards(s) << 7 | (margin(s) + 60)


@jit
def payoff(s: Any) -> float:
    """The margin of seat 0 in the end."""
    return float(margin(s))
