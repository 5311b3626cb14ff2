"""Feather: options, deals and moves in notation, in plain Python.

A replay needs no more; it also runs in the browser, where a finished game is dealt again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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
from voliere.games.options import write

if TYPE_CHECKING:
    from collections.abc import Iterator

BIRD_BY_TEXT = {text: bird for bird, text in enumerate(BIRDS)}


def write_options(s: Any, options: Any) -> None:
    """Put the options into a fresh state."""
    write(s, options, OPTIONS)


def deal_of(s: Any) -> dict[str, Any]:
    """The deal in notation, of a state in which nothing has been played; keys with nothing in them
    are left out."""
    players = int(s["players"])
    cards = iter([BIRDS[bird] for bird in s["cards"].tolist()])
    deal: dict[str, Any] = {}
    if s["opening"] == DRAFT:
        rounds, size = PACK_ROUNDS[players], PACK_SIZE[players]
        deal["packs"] = [_take_lists(cards, players, size) for _ in range(rounds)]
        deal["neutral_order"] = s["neutral_order"][: N_NEUTRAL[players]].tolist()
    else:
        deal["hands"] = _take_lists(cards, players, HAND_SIZE[players])
        deal["neutral"] = _take_lists(cards, N_NEUTRAL[players], NEUTRAL_SIZE)
    deal["pile" if players == 1 else "aside"] = list(cards)
    return {key: part for key, part in deal.items() if part}


def _take_lists(cards: Iterator[str], n: int, size: int) -> list[list[str]]:
    return [[next(cards) for _ in range(size)] for _ in range(n)]


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
