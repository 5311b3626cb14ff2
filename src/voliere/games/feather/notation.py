"""Feather: options, deals and moves in notation, in plain Python.

A replay needs no more; it also runs in the browser, where a finished game is dealt again.
"""

from __future__ import annotations

from typing import Any

from voliere.games import layout
from voliere.games.feather.cards import (
    BIRDS,
    HAND_SIZE,
    N_BIRDS,
    N_NEUTRAL,
    NEUTRAL_SIZE,
    PACK_ROUNDS,
    PACK_SIZE,
)
from voliere.games.feather.options import OPTIONS
from voliere.games.feather.state import (
    DISCARD,
    DRAFT,
    DRAFT_1,
    DRAFT_2,
    PASS_1,
    PASS_2,
    PASS_3,
    number_of_three,
    number_of_two,
)
from voliere.games.layout import PLAYERS, REST, cards, laid_out
from voliere.games.options import is_in, is_not, write

BIRD_TEXTS = dict(enumerate(BIRDS))
DRAFTED, DEALT = {"opening": is_in(DRAFT)}, {"opening": is_not(DRAFT)}
ALONE, AMONG_OTHERS = {"players": is_in(1)}, {"players": is_not(1)}
PACKS, HANDS, NEUTRAL = list(PACK_ROUNDS), list(HAND_SIZE), list(N_NEUTRAL)
LAYOUT = laid_out(
    [
        cards("packs", "cards", [PACKS, PLAYERS, list(PACK_SIZE)], BIRD_TEXTS, when=DRAFTED),
        cards("neutral_order", "neutral_order", [NEUTRAL, NEUTRAL_SIZE], when=DRAFTED, apart=True),
        cards("hands", "cards", [PLAYERS, HANDS], BIRD_TEXTS, when=DEALT),
        cards("neutral", "cards", [NEUTRAL, NEUTRAL_SIZE], BIRD_TEXTS, when=DEALT),
        cards("pile", "cards", [REST], BIRD_TEXTS, when=ALONE),
        cards("aside", "cards", [REST], BIRD_TEXTS, when=AMONG_OTHERS),
    ],
    bare=True,
)
BIRD_BY_TEXT = {text: bird for bird, text in enumerate(BIRDS)}


def write_options(s: Any, options: Any) -> None:
    """Put the options into a fresh state."""
    write(s, options, OPTIONS)


def deal_of(s: Any) -> dict[str, Any]:
    """The deal in notation, of a state in which nothing has been played; keys with nothing in them
    are left out."""
    return layout.deal_of(s, LAYOUT)


def number_of(text: str) -> int | None:
    """The number of the move written so, if its birds are birds; a list out of order is not noticed
    here.

    >>> number_of("MA"), number_of("x:MA"), number_of("draft:MA/MA"), number_of("ZZ")
    (0, 35, 8540, None)
    """
    kind, _, rest = text.rpartition(":")
    birds = [BIRD_BY_TEXT.get(part, -1) for part in rest.replace("/", ",").split(",")]
    if -1 in birds:
        return None
    if kind == "pass":
        return _passed(sorted(birds))
    if kind == "draft" and len(birds) == 2:
        return DRAFT_2 + birds[0] * N_BIRDS + birds[1]
    if len(birds) > 1 or text.startswith(":"):
        return None
    return {"": birds[0], "x": DISCARD + birds[0], "draft": DRAFT_1 + birds[0]}.get(kind)


def _passed(birds: list[int]) -> int | None:
    """F11: the number of the move that passes these birds, which are in order."""
    if len(birds) == 1:
        return PASS_1 + birds[0]
    if len(birds) == 2:
        return PASS_2 + int(number_of_two(*birds))
    return PASS_3 + int(number_of_three(*birds)) if len(birds) == 3 else None
