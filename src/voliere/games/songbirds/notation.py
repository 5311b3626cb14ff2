"""Songbirds: options, deals and moves in notation, in plain Python.

A replay needs no more; it also runs in the browser, where a finished game is dealt again.
"""

from __future__ import annotations

from typing import Any

from voliere.games import layout
from voliere.games.layout import PLAYERS, REST, cards, value
from voliere.games.options import is_in, is_not, write
from voliere.games.songbirds.cards import (
    CARDS,
    CELLS,
    CENTRE,
    DIAGONALS,
    HAND_SIZES,
    SIDE,
    SPECIAL_NAMES,
)
from voliere.games.songbirds.options import MATCHES, OPTIONS
from voliere.games.songbirds.state import (
    LAY,
    LAY_SHOWN,
    N_CELLS,
    PLACE_SHOWN,
    SHOW,
    SPECIAL_CARD,
)

CARD_NUMBERS = {card: number for number, card in enumerate(CARDS)}
CELL_NUMBERS = {cell: number for number, cell in enumerate(CELLS)}
CARD_TEXTS = dict(enumerate(CARDS))
SPECIAL_TEXTS = {SPECIAL_CARD + i: name for i, name in enumerate(SPECIAL_NAMES)}
SIZES = [HAND_SIZES.get(players, 0) for players in range(max(HAND_SIZES) + 1)]
TOGETHER, RIVALS = {"shared": is_in(1)}, {"shared": is_in(0)}
PLAIN, SPECIAL = {"shared": is_in(0), "n_specials": is_in(0)}, {"n_specials": is_not(0)}
LAYOUT = layout.laid_out(
    [
        cards("columns", "token", [SIDE]),
        cards("rows", "token", [SIDE]),
        cards("diagonals", "deck", [len(DIAGONALS)], CARD_TEXTS, when=TOGETHER, labels=DIAGONALS),
        cards("hands", "deck", [PLAYERS, 1], CARD_TEXTS, when=TOGETHER),
        cards("pile", "deck", [REST], CARD_TEXTS, when=TOGETHER),
        cards("centre", "deck", [], CARD_TEXTS, when=PLAIN),
        value("centre", "forest", SPECIAL_TEXTS, at=CENTRE, when=SPECIAL),
        cards("hands", "deck", [PLAYERS, SIZES], CARD_TEXTS, when=RIVALS),
        cards("aside", "deck", [], CARD_TEXTS, when={"shared": is_in(0), "players": is_in(2)}),
        value("first", "first"),
    ],
    matches=MATCHES,
)


def write_options(s: Any, options: Any) -> None:
    """Put the options into a fresh state."""
    write(s, options, OPTIONS)


def deal_of(s: Any) -> dict[str, Any]:
    """The deal of this round in notation, of a state in which nothing has been played in it."""
    return layout.deal_of(s, LAYOUT)


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
