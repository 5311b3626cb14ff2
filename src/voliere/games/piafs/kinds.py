"""Piafs: the kinds of fields of its events and views. Perches, positions of the column (1 is its
base) and places of the track count from 1."""

from __future__ import annotations

from typing import Annotated

from voliere.games import kinds
from voliere.games.fields import FromOne
from voliere.games.kinds import Card, CardSet, Choice, ChoiceSet, Counts
from voliere.games.piafs.cards import A_SPECIES, BIRDS, SEEDS, SEXES, SPECIES
from voliere.games.piafs.moves import value
from voliere.games.piafs.state import FEEDER_TEXTS

Bird = Annotated[str, Card(BIRDS)]  # by its place; NO_BIRD: none
Birds = Annotated[list[str], CardSet(BIRDS, bits=A_SPECIES)]  # a mask a species
# The birds of one species and strength, and those that a seat has both of, a bit each.
COUPLES = tuple((BIRDS[i], BIRDS[i + 1]) for i in range(0, len(BIRDS), len(SEXES)))
COUPLES_A_NUMBER = len(COUPLES) // 2
Couples = Annotated[list[tuple[str, str]], ChoiceSet(COUPLES, bits=COUPLES_A_NUMBER)]
Food = Annotated[str, Card(FEEDER_TEXTS)]  # a seed or a malus; NOTHING: none
Seeds = Annotated[list[str], Counts(tuple(str(value) for value in SEEDS))]
Species = Annotated[str, Choice(SPECIES)]  # NO_SPECIES: none
Move = Annotated[str, kinds.Move(lambda number: str(value(number)))]
Perch = FromOne
Position = FromOne
Place = FromOne
