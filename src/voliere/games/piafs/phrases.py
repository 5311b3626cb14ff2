"""Piafs: its cards and species as phrases, to be worded where they are read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voliere.games.piafs.cards import MALUS
from voliere.words.phrase import Phrase

if TYPE_CHECKING:
    from typing import Any


def card(text: str) -> Phrase:
    """A bird, a seed or a malus.

    >>> card("3").arguments["kind"], card("CH5m").arguments["species"]
    ('seed', 'CH')
    """
    if text in MALUS:
        return _card("malus", malus=text)
    if text.isdigit():
        return _card("seed", value=text)
    return _card("bird", species=text[:2], strength=text[2], sex=text[3])


def _card(kind: str, **parts: Any) -> Phrase:
    return Phrase("piafs-card", kind=kind, **parts)


def species_name(species: str) -> Phrase:
    """A species."""
    return Phrase("piafs-species", species=species)


def species_birds(species: str) -> Phrase:
    """The birds of a species."""
    return Phrase("piafs-species-many", species=species)
