"""Songbirds: moves as numbers, values and text."""

from __future__ import annotations

import msgspec

from voliere.games.errors import NotationError
from voliere.games.songbirds.cards import CARDS, CELLS
from voliere.games.songbirds.notation import number_of
from voliere.games.songbirds.state import LAY, LAY_SHOWN, N_CELLS, PLACE_SHOWN, SHOW


class Place(msgspec.Struct, frozen=True):
    """S6: place a hand card in a cell; the card is None if it was shown before (S25).

    >>> str(Place("R5", "c3")), str(Place(None, "c3"))
    ('R5@c3', '@c3')
    """

    card: str | None
    cell: str

    def __str__(self) -> str:
        return f"{self.card or ''}@{self.cell}"


class Lay(msgspec.Struct, frozen=True):
    """S15, S22: lay a hand card as favourite; the card is None if it was shown before (S25).

    >>> str(Lay("R5")), str(Lay(None))
    ('R5!', '!')
    """

    card: str | None

    def __str__(self) -> str:
        return f"{self.card or ''}!"


class Show(msgspec.Struct, frozen=True):
    """S25: show the hand card that will be played.

    >>> str(Show("R5"))
    'R5?'
    """

    card: str

    def __str__(self) -> str:
        return f"{self.card}?"


Move = Place | Lay | Show


def parse(text: str) -> int:
    """The number of the move written so; NotationError if there is none.

    >>> parse("R5@c3"), parse("W7!"), parse("R1?"), parse("@a1"), parse("!")
    (112, 727, 728, 756, 781)
    """
    number = number_of(text)
    if number is None:
        raise NotationError("bad-notation", text=text, game="songbirds", example="R5@c3")
    return number


def value(number: int) -> Move:
    """The move of that number.

    >>> value(112), value(781)
    (Place(card='R5', cell='c3'), Lay(card=None))
    """
    if number < LAY:
        return Place(CARDS[number // N_CELLS], CELLS[number % N_CELLS])
    if number < SHOW:
        return Lay(CARDS[number - LAY])
    if number < PLACE_SHOWN:
        return Show(CARDS[number - SHOW])
    if number < LAY_SHOWN:
        return Place(None, CELLS[number - PLACE_SHOWN])
    return Lay(None)
