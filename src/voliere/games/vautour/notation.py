"""Vautour: options, deals and moves in notation, in plain Python.

A replay needs no more; it also runs in the browser, where a finished game is dealt again.
"""

from __future__ import annotations

from typing import Any

from voliere.games import layout
from voliere.games.options import write
from voliere.games.vautour.cards import PLAY_CARDS, POINTS_CARDS, points_text
from voliere.games.vautour.options import OPTIONS

LAYOUT = layout.laid_out(
    [layout.cards("points", "points", [layout.REST], {p: points_text(p) for p in POINTS_CARDS})]
)
NUMBERS = {str(card): number for number, card in enumerate(PLAY_CARDS)}


def write_options(s: Any, options: Any) -> None:
    """Put the options into a fresh state."""
    write(s, options, OPTIONS)


def deal_of(s: Any) -> dict[str, Any]:
    """The deal in notation, of a state in which nothing has been played."""
    return layout.deal_of(s, LAYOUT)


def number_of(text: str) -> int | None:
    """The number of the move written so; None if there is none.

    >>> number_of("12"), number_of("16")
    (11, None)
    """
    return NUMBERS.get(text)
