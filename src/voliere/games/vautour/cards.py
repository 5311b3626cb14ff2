"""Vautour: the cards (V1)."""

from __future__ import annotations

PLAY_CARDS = tuple(range(1, 16))
MICE = tuple(range(1, 11))
VULTURES = tuple(range(-5, 0))
POINTS_CARDS = VULTURES + MICE
ROUNDS = len(POINTS_CARDS)
SEATS = 5


def points_text(points: int) -> str:
    """The notation of a points card.

    >>> points_text(8), points_text(-3)
    ('+8', '-3')
    """
    return f"{points:+d}"
