"""Piafs: options, deals and moves in notation, in plain Python.

A replay needs no more; it also runs in the browser, where a finished game is dealt again.
"""

from __future__ import annotations

from typing import Any

from voliere.games.options import write
from voliere.games.piafs.cards import BIRDS, COLUMN, HAND, MARKED_3_PLUS, PERCHES, SPECIES, TRACK
from voliere.games.piafs.options import OPTIONS
from voliere.games.piafs.state import (
    ADD,
    DECLINE,
    DRAW,
    DRAW_TRACK,
    FEEDER_TEXTS,
    GIVE_UP,
    KEEP_ONE,
    MOST_PERCHES,
    NO_SPECIES,
    keep_two,
)
from voliere.kernel.jit import plain

BY_TEXT = {text: bird for bird, text in enumerate(BIRDS)}
PERCH_TEXTS = tuple(str(perch) for perch in range(1, MOST_PERCHES + 1))
KEEP = "keep:"
SIGNS = (("+", ADD), ("x:", GIVE_UP), ("t:", DRAW_TRACK))


def write_options(s: Any, options: Any) -> None:
    """Put the options into a fresh state."""
    write(s, options, OPTIONS)


def deal_of(s: Any) -> dict[str, Any]:
    """The deal in notation, of a state in which nothing has been played."""
    players, without = int(s["players"]), int(s["without"])
    birds = [BIRDS[bird] for bird in s["birds"][: int(s["n_birds"])].tolist()]
    feeder = [FEEDER_TEXTS[card] for card in s["feeder"][: int(s["n_feeder"])].tolist()]
    hands_at = PERCHES[players]
    track_at = hands_at + HAND * players
    return {
        "without": None if without == NO_SPECIES else SPECIES[without],
        "removed": list(MARKED_3_PLUS) if players == 2 else [],
        "column": feeder[:COLUMN],
        "feeder": feeder[COLUMN:],
        "perches": birds[:hands_at],
        "hands": [birds[at : at + HAND] for at in range(hands_at, track_at, HAND)],
        "track": birds[track_at : track_at + TRACK],
        "birds": birds[track_at + TRACK :],
        "first": int(s["first"]),
    }


def number_of(text: str) -> int | None:
    """The number of the move written so; None if there is none.

    >>> number_of("CH1m@1"), number_of("CH5m@2"), number_of("-"), number_of("CH5m@4")
    (0, 25, 288, None)
    """
    if text == "-":
        return DECLINE
    if text == "d":
        return DRAW
    if text.startswith(KEEP):
        return _keep(text[len(KEEP) :].split(","))
    bird, at, perch = text.partition("@")
    if at and bird in BY_TEXT and perch in PERCH_TEXTS:
        return BY_TEXT[bird] * MOST_PERCHES + PERCH_TEXTS.index(perch)
    for sign, first in SIGNS:
        if text.startswith(sign) and text[len(sign) :] in BY_TEXT:
            return first + BY_TEXT[text[len(sign) :]]
    return None


def _keep(texts: list[str]) -> int | None:
    if texts != sorted(set(texts)) or any(text not in BY_TEXT for text in texts):
        return None
    birds = [BY_TEXT[text] for text in texts]
    if len(birds) == 1:
        return KEEP_ONE + birds[0]
    if len(birds) == 2:
        number: int = plain(keep_two)(birds[0], birds[1])
        return number
    return None
