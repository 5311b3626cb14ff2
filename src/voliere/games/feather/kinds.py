"""Feather: the kinds of fields of its events and views."""

from __future__ import annotations

from typing import Annotated

from voliere.games import kinds
from voliere.games.feather.cards import BIRDS, DECK, HABITATS, KINDS, N_KINDS
from voliere.games.feather.moves import value
from voliere.games.feather.state import HALF, NEUTRAL_HANDS, SEATS
from voliere.games.kinds import Card, CardSet, Choice

# Whose a card on the table is: a seat's, a neutral hand's, or the solo pile's.
OWNERS = (
    *(str(seat) for seat in range(SEATS)),
    *(f"n{neutral}" for neutral in range(NEUTRAL_HANDS)),
    "pile",
)

Bird = Annotated[str, Card(BIRDS)]
Birds = Annotated[list[str], CardSet(BIRDS, bits=HALF)]
Sheet = Annotated[list[str], CardSet(BIRDS, bits=N_KINDS)]  # a row a habitat
Cards = Annotated[list[str], CardSet([BIRDS[bird] for bird in DECK], bits=HALF)]
Habitat = Annotated[str, Choice(HABITATS)]
# Some birds of one habitat: its number, then a row of the sheet.
OF_HABITAT = {
    habitat << N_KINDS | row: tuple(letter + kind for i, kind in enumerate(KINDS) if row >> i & 1)
    for habitat, letter in enumerate(HABITATS)
    for row in range(1 << N_KINDS)
}
BirdsThere = Annotated[tuple[str, ...], Choice(OF_HABITAT)]
Owner = Annotated[str, kinds.Owner(OWNERS)]
Owned = tuple[Owner, Bird]
Move = Annotated[str, kinds.Move(lambda number: str(value(number)))]
