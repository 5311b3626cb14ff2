"""Piafs: options, deals and moves in notation, in plain Python.

A replay needs no more; it also runs in the browser, where a finished game is dealt again.
"""

from __future__ import annotations

from typing import Any

from voliere.games import layout
from voliere.games.layout import PLAYERS, REST, always, cards, value
from voliere.games.options import is_in, write
from voliere.games.piafs.cards import BIRDS, COLUMN, HAND, MARKED_3_PLUS, SPECIES, TRACK
from voliere.games.piafs.options import OPTIONS
from voliere.games.piafs.state import (
    ADD,
    CROW,
    DECLINE,
    DRAW,
    DRAW_TRACK,
    FEEDER_TEXTS,
    GIVE_UP,
    HIGH_DIGIT,
    KEEP_ONE,
    LOW_DIGIT,
    MOST_PERCHES,
    N_LOST,
    N_SQUIRRELS,
    NO_SPECIES,
    PERCHES_FOR,
    SQUIRREL,
    keep_two,
)
from voliere.kernel.jit import plain

BY_TEXT = {text: bird for bird, text in enumerate(BIRDS)}
PERCH_TEXTS = tuple(str(perch) for perch in range(1, MOST_PERCHES + 1))
KEEP = "keep:"
BIRD_TEXTS = dict(enumerate(BIRDS))
SEED_TEXTS = {card: text for card, text in FEEDER_TEXTS.items() if card not in (CROW, SQUIRREL)}
OF_TWO, OF_MORE = {"players": is_in(2)}, {"players": is_in(3, 4)}
LAYOUT = layout.laid_out(
    [
        value("without", "without", {NO_SPECIES: None} | dict(enumerate(SPECIES))),
        always("removed", MARKED_3_PLUS, when=OF_TWO),
        always("removed", (), when=OF_MORE),
        cards("column", "feeder", [COLUMN], SEED_TEXTS),
        cards("feeder", "feeder", [REST], FEEDER_TEXTS, up_to="n_feeder"),
        cards("perches", "birds", [list(PERCHES_FOR)], BIRD_TEXTS),
        cards("hands", "birds", [PLAYERS, HAND], BIRD_TEXTS),
        cards("track", "birds", [TRACK], BIRD_TEXTS),
        cards("birds", "birds", [REST], BIRD_TEXTS, up_to="n_birds"),
        value("first", "first"),
    ],
    later=layout.chances(
        "squirrel",
        "lost",
        "expected",
        "squirrels",
        [N_SQUIRRELS, N_LOST],
        SEED_TEXTS,
        layout.tape("tape", [HIGH_DIGIT, LOW_DIGIT], ["without", "feeder", "birds", "first"]),
    ),
)
SIGNS = (("+", ADD), ("x:", GIVE_UP), ("t:", DRAW_TRACK))


def write_options(s: Any, options: Any) -> None:
    """Put the options into a fresh state."""
    write(s, options, OPTIONS)


def deal_of(s: Any) -> dict[str, Any]:
    """The deal in notation, of a state in which nothing has been played."""
    return layout.deal_of(s, LAYOUT)


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
