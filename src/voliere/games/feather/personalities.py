"""Feather: the personalities of its bots, and which moves suit them."""

# mypy: disable-error-code="no-any-return"
# (the State record is untyped)

from __future__ import annotations

from typing import Any

from voliere.games.feather.cards import N_KINDS
from voliere.games.feather.state import DISCARD
from voliere.kernel.bits import bit_count
from voliere.kernel.jit import jit

PERSONALITIES = ("collector", "wanderer")
MUCH = 3  # birds of a habitat
COLLECTOR = PERSONALITIES.index("collector")


@jit
def suits(s: Any, seat: int, move: int, personality: int) -> float:
    """F5: a collector visits habitats of which much has been seen, a wanderer those of which little
    has."""
    if move >= DISCARD:
        return 0.0
    seen = min(bit_count(s.seen[seat, move // N_KINDS]) / MUCH, 1.0) * 2.0 - 1.0
    return seen if personality == COLLECTOR else -seen
