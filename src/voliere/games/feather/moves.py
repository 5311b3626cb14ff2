"""Feather: moves as numbers, values and text."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement

import msgspec

from voliere.games.errors import NotationError
from voliere.games.feather.cards import BIRDS, N_BIRDS
from voliere.games.feather.notation import number_of
from voliere.games.feather.state import DISCARD, DRAFT_1, DRAFT_2, N_MOVES, PASS_1, PASS_2, PASS_3


class Play(msgspec.Struct, frozen=True):
    """Play a card.

    >>> str(Play("M1"))
    'M1'
    """

    card: str

    def __str__(self) -> str:
        return self.card


class Discard(msgspec.Struct, frozen=True):
    """Solo: discard a card, then draw one (F13).

    >>> str(Discard("DC"))
    'x:DC'
    """

    card: str

    def __str__(self) -> str:
        return f"x:{self.card}"


class Pass(msgspec.Struct, frozen=True):
    """Pass cards to the left in the migration (F11); they stand sorted by code point.

    >>> str(Pass(("M1", "MC", "OX")))
    'pass:M1,MC,OX'
    """

    cards: tuple[str, ...]

    def __str__(self) -> str:
        return "pass:" + ",".join(self.cards)


class Draft(msgspec.Struct, frozen=True):
    """Draft a card from the pack, and where the rules ask for it put another into a neutral hand
    (F12).

    >>> str(Draft("M1")), str(Draft("M1", "MC"))
    ('draft:M1', 'draft:M1/MC')
    """

    card: str
    put: str | None = None

    def __str__(self) -> str:
        return f"draft:{self.card}" if self.put is None else f"draft:{self.card}/{self.put}"


Move = Play | Discard | Pass | Draft

FIRST_PASS = {1: PASS_1, 2: PASS_2, 3: PASS_3}


@cache
def sets_of(n: int) -> list[tuple[int, ...]]:
    """All sets of n birds, repetition allowed, in the order of their numbers (state.py).

    >>> sets_of(2)[:4]
    [(0, 0), (0, 1), (1, 1), (0, 2)]
    """
    return sorted(combinations_with_replacement(range(N_BIRDS), n), key=lambda birds: birds[::-1])


def parse(text: str) -> int:
    """The number of the move written so; NotationError if there is none.

    >>> parse("MA"), parse("x:MA"), parse("draft:MA/MA")
    (0, 35, 8540)
    """
    number = number_of(text) if isinstance(text, str) else None
    if number is None or str(value(number)) != text:
        raise NotationError("bad-notation", text=text, game="feather", example="M1")
    return number


@cache
def value(number: int) -> Move:
    """The move of that number; IndexError if there is none.

    >>> value(0), value(8540)
    (Play(card='MA'), Draft(card='MA', put='MA'))
    """
    if not 0 <= number < N_MOVES:
        raise IndexError(f"no move has the number {number}")
    if number >= DRAFT_2:
        kept, put = divmod(number - DRAFT_2, N_BIRDS)
        return Draft(BIRDS[kept], BIRDS[put])
    if number >= DRAFT_1:
        return Draft(BIRDS[number - DRAFT_1])
    if number >= PASS_1:
        n = 3 if number >= PASS_3 else 2 if number >= PASS_2 else 1
        birds = sets_of(n)[number - FIRST_PASS[n]]
        return Pass(tuple(sorted(BIRDS[bird] for bird in birds)))
    if number >= DISCARD:
        return Discard(BIRDS[number - DISCARD])
    return Play(BIRDS[number])
