"""Songbirds: the kinds of fields of its events and views."""

from __future__ import annotations

from typing import Annotated

from voliere.games import kinds
from voliere.games.fields import Named, Rows
from voliere.games.kinds import CardSet, Choice, ChoiceSet, Texts
from voliere.games.songbirds.cards import (
    CARDS,
    CELLS,
    COLOURS,
    LINE_NAMES,
    LINES,
    SPECIAL_NAMES,
    SPECIALS,
)
from voliere.games.songbirds.state import RIVALS, SEATS, SPECIAL_CARD

Card = Annotated[str, kinds.Card(CARDS)]  # by its number; -1: none
Hand = Annotated[list[str], CardSet(CARDS)]
Cell = Annotated[str, Choice(CELLS)]
Colour = Annotated[str, Choice(COLOURS)]
Colours = Annotated[list[str], ChoiceSet(COLOURS)]
# Those that cancel each other, as a mask of colours.
CANCELLED = {
    mask: tuple(colour for i, colour in enumerate(COLOURS) if mask >> i & 1)
    for mask in range(1 << len(COLOURS))
}
Cancelled = Annotated[tuple[str, ...], Choice(CANCELLED)]
ByColour = Annotated[dict[str, int], Named(COLOURS)]
Line = Annotated[str, Choice(LINE_NAMES)]
# The cells around a special card, by the names of its tokens: none, then those of each.
Around = Annotated[
    dict[str, tuple[str, ...]],
    Texts([{}, *({line: LINES[line] for line in SPECIALS[name]} for name in SPECIAL_NAMES)]),
]
CellsOfLine = Annotated[list[str], Texts([LINES[line] for line in LINE_NAMES])]

# What lies in a cell of the forest: 0 is nothing, then the cards, then the special ones.
CONTENTS = dict(enumerate(CARDS, start=1)) | dict(enumerate(SPECIAL_NAMES, start=SPECIAL_CARD))
Content = Annotated[str, kinds.Card(CONTENTS)]

# One for each seat of a game against each other; there are none in a cooperative one.
BY_RIVAL = Rows((*range(RIVALS + 1), *[0] * (SEATS - RIVALS)))
