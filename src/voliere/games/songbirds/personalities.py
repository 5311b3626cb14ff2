"""Songbirds: the personalities of its bots, and which moves suit them."""

# mypy: disable-error-code="no-any-return"
# (the State record is untyped)

from __future__ import annotations

from typing import Any

from voliere.games.songbirds.awards import volumes_in, winner_of
from voliere.games.songbirds.cards import SIDE
from voliere.games.songbirds.knowledge import pull, wish
from voliere.games.songbirds.state import (
    LAY,
    LAY_SHOWN,
    LINE_CELLS,
    N_CELLS,
    NOBODY,
    PLACE_SHOWN,
    VOLUMES,
)
from voliere.kernel.jit import jit

PERSONALITIES = ("faithful", "spoilsport")
FAITHFUL = PERSONALITIES.index("faithful")
MUCH = 3.0  # tokens that a colour can expect more
SPOILT = 0.1  # for a line; it goes far, since there are many moves nearly as good as the best


@jit
def suits(s: Any, seat: int, move: int, personality: int) -> float:
    """A faithful player makes the lines expect the colour that it wishes to win; a spoilsport takes
    lines from the colour that leads there."""
    if personality == FAITHFUL:
        colour, kept = wish(s, seat)
        return min(max(pull(s, move, colour, kept) / MUCH, -1.0), 1.0)
    if move < LAY:
        card, cell = move // N_CELLS, move % N_CELLS
    elif PLACE_SHOWN <= move < LAY_SHOWN:
        card, cell = s.shown - 1, move - PLACE_SHOWN
    else:
        return 0.0
    return SPOILT * (spoils(s, card, cell % SIDE) + spoils(s, card, SIDE + cell // SIDE))


@jit
def spoils(s: Any, card: int, line: int) -> bool:
    """Whether a card in a line takes the lead (S7) from the colour that has it."""
    sums = volumes_in(s, LINE_CELLS[line])
    leader = winner_of(sums, False)
    return leader != NOBODY and winner_of(sums + VOLUMES[card + 1], False) != leader
