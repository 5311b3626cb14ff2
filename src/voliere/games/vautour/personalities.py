"""Vautour: the personalities of its bots, and which moves suit them."""

# mypy: disable-error-code="no-any-return"
# (the State record is untyped)

from __future__ import annotations

from typing import Any

from voliere.games.vautour.cards import ROUNDS
from voliere.games.vautour.scoring import stake
from voliere.kernel.bits import bit_count
from voliere.kernel.jit import jit

PERSONALITIES = ("bold", "careful")
BOLD, CAREFUL = range(len(PERSONALITIES))
BIG_MOUSE = 8  # a stake of so many points is well worth fighting for
BIG_VULTURE = 4  # and this one well worth dodging


@jit
def suits(s: Any, seat: int, move: int, personality: int) -> float:
    """A bold player bids high for big mice; a careful one saves high cards on mice and dodges
    vultures with them."""
    height = height_in_hand(s, seat, move + 1)
    points = stake(s)
    if points < 0:
        return height * min(-points / BIG_VULTURE, 1.0) if personality == CAREFUL else 0.0
    size = min(points / BIG_MOUSE, 1.0)
    return height * size if personality == BOLD else -0.5 * height * size


@jit
def height_in_hand(s: Any, seat: int, card: int) -> float:
    """Where a card of the hand stands among the others, from -1 (the lowest) to 1 (the highest)."""
    hand = s.hand[seat]
    n_lower = bit_count(hand & ((1 << card) - 1))
    others = ROUNDS - s.round - 1
    return 2.0 * n_lower / others - 1.0 if others > 0 else 0.0
