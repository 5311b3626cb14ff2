"""Vautour: moves as numbers, values and text."""

from __future__ import annotations

import msgspec

from voliere.games.errors import NotationError
from voliere.games.vautour.cards import PLAY_CARDS
from voliere.games.vautour.notation import number_of


class Play(msgspec.Struct, frozen=True):
    """Play a card.

    >>> str(Play(12))
    '12'
    """

    card: int

    def __str__(self) -> str:
        return str(self.card)


Move = Play

MOVES = tuple(Play(card) for card in PLAY_CARDS)


def parse(text: str) -> int:
    """The number of the move written so; NotationError if there is none.

    >>> parse("12")
    11
    """
    number = number_of(text)
    if number is None:
        raise NotationError("bad-notation", text=text, game="vautour", example="12")
    return number


def value(number: int) -> Move:
    """The move of that number.

    >>> value(11)
    Play(card=12)
    """
    return MOVES[number]
