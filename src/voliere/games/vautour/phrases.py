"""Vautour: its cards as phrases, to be worded where they are read."""

from __future__ import annotations

from voliere.words.phrase import Phrase


def points_card(points: int) -> Phrase:
    """A points card: a mouse or a vulture.

    >>> points_card(-3)
    Phrase('vautour-card', kind='vulture', points=-3, number=None)
    """
    kind = "mouse" if points > 0 else "vulture"
    return Phrase("vautour-card", kind=kind, points=points, number=None)
