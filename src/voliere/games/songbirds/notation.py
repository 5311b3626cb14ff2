"""Songbirds: options, deals and moves in notation, in plain Python.

A replay needs no more; it also runs in the browser, where a finished game is dealt again.
"""

from __future__ import annotations

from typing import Any

from voliere.games.options import write
from voliere.games.songbirds.cards import (
    CARDS,
    CELLS,
    CENTRE,
    DIAGONALS,
    HAND_SIZES,
    SIDE,
    SPECIAL_NAMES,
)
from voliere.games.songbirds.options import OPTIONS
from voliere.games.songbirds.state import (
    LAY,
    LAY_SHOWN,
    N_CELLS,
    N_DIAGONALS,
    PLACE_SHOWN,
    SHOW,
    SPECIAL_CARD,
)

CARD_NUMBERS = {card: number for number, card in enumerate(CARDS)}
CELL_NUMBERS = {cell: number for number, cell in enumerate(CELLS)}


def write_options(s: Any, options: Any) -> None:
    """Put the options into a fresh state."""
    write(s, options, OPTIONS)


def deal_of(s: Any) -> dict[str, Any]:
    """The deal of this round in notation, of a state in which nothing has been played in it."""
    players = int(s["players"])
    deck = [CARDS[card] for card in s["deck"].tolist()]
    tokens = s["token"].tolist()
    deal: dict[str, Any] = {"columns": tokens[:SIDE], "rows": tokens[SIDE : 2 * SIDE]}
    if s["shared"]:
        deal["diagonals"] = [[cell, deck[i]] for i, cell in enumerate(DIAGONALS)]
        deal["hands"] = [[card] for card in deck[N_DIAGONALS : N_DIAGONALS + players]]
        deal["pile"] = deck[N_DIAGONALS + players :]
    else:
        centre = int(s["forest"][CENTRE]) - SPECIAL_CARD
        deal["centre"] = deck.pop(0) if centre < 0 else SPECIAL_NAMES[centre]
        size = HAND_SIZES[players]
        deal["hands"] = [deck[size * seat : size * (seat + 1)] for seat in range(players)]
        if players == 2:
            deal["aside"] = deck[-1]
    deal["first"] = int(s["first"])
    return deal


def number_of(text: str) -> int | None:
    """The number of the move written so; None if there is none.

    >>> number_of("R5@c3"), number_of("W7!"), number_of("R1?"), number_of("@a1"), number_of("!")
    (112, 727, 728, 756, 781)
    """
    if text == "!":
        return LAY_SHOWN
    card, at, cell = text.partition("@")
    if at and cell in CELL_NUMBERS:
        if card in CARD_NUMBERS:
            return CARD_NUMBERS[card] * N_CELLS + CELL_NUMBERS[cell]
        if card == "":
            return PLACE_SHOWN + CELL_NUMBERS[cell]
    elif text[:-1] in CARD_NUMBERS and text[-1] in "!?":
        return (LAY if text[-1] == "!" else SHOW) + CARD_NUMBERS[text[:-1]]
    return None
