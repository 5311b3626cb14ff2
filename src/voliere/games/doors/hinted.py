"""What a game's reasons are made of: what came of an advised move in imagined games, counted, and
the phrases that say it.

A room declares its reasons as it declares its events: each is a message and the kinds of its
arguments. Its compiled `reasons` tells them as numbers, and whoever reads the numbers makes phrases
of them, in Python and in the page alike.
"""

# mypy: disable-error-code="no-any-return, return-value"
# (what Numba compiles is untyped)

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np

from voliere.games.declared import Declared, Field
from voliere.games.kinds import Decks, Described, Kind, Number, Single, Source
from voliere.kernel.jit import jit
from voliere.words.phrase import Phrase


@jit
def in_100(share: float) -> int:
    """In how many of a hundred imagined games something happened.

    >>> in_100(0.714)
    71
    """
    return np.int64(100.0 * share + 0.5)


@jit
def tenths(number: float) -> int:
    """A number in tenths, rounded.

    >>> tenths(-2.34), tenths(0.96)
    (-23, 10)
    """
    return np.int64(10.0 * number + (0.5 if number >= 0.0 else -0.5))


class Said(Kind):
    """A phrase within a reason: a message, and the kinds of its arguments.

    >>> Said("reason-deals", n=Number()).of([71])
    Phrase('reason-deals', n=71)
    """

    wording = "phrase"

    def __init__(self, message: str, **arguments: Kind) -> None:
        self.message = message
        self.arguments = arguments
        self.width = sum(kind.width for kind in arguments.values())
        self.shape = (self.width,)

    def read(self, at: str, source: Source) -> str:
        """The phrase, of its arguments one behind the other."""
        given, place = [], 0
        for name, kind in self.arguments.items():
            given.append(f"{name}={kind.read(f'{at} + {place}', source)}")
            place += kind.width
        return f"{source.name(Phrase)}({self.message!r}, {', '.join(given)})"

    def described(self, decks: Decks) -> Described:
        """The kind as plain data."""
        fields = [[name, kind.described(decks)] for name, kind in self.arguments.items()]
        return {"kind": "phrase", "id": self.message, "fields": fields}


class Tenths(Single):
    """A number in tenths, said with one digit after its point.

    >>> Tenths().of([-23])
    Phrase('number-decimal', whole='−2', fraction='3')
    """

    wording = "phrase"

    def value(self, number: str, source: Source) -> str:
        """The number as a phrase."""
        return f"{source.name(_decimal)}({number})"

    def described(self, decks: Decks) -> Described:
        """The kind as plain data."""
        return {"kind": "tenths"}


def _decimal(n_tenths: int) -> Phrase:
    whole, fraction = divmod(abs(n_tenths), 10)
    sign = "−" if n_tenths < 0 else ""
    return Phrase("number-decimal", whole=f"{sign}{whole}", fraction=str(fraction))


DEALS = Said("reason-deals", n=Number())  # in so many of a hundred imagined deals
TENTHS = Tenths()


class Sayings:
    """The reasons of a game, by their codes: each a message, named after `prefix` and its own name,
    and the kinds of its arguments.

    >>> Sayings("reason", score={"own": TENTHS}).phrase([0, 31])
    Phrase('reason-score', own=Phrase('number-decimal', whole='3', fraction='1'))
    """

    def __init__(self, prefix: str, **declared: Mapping[str, Kind]) -> None:
        self.declared = [
            _declared(f"{prefix}-{name.replace('_', '-')}", kinds)
            for name, kinds in declared.items()
        ]

    def __len__(self) -> int:
        return len(self.declared)

    def phrase(self, row: list[int]) -> Phrase:
        """The reason that was told in these numbers, its code first."""
        phrase: Phrase = self.declared[row[0]].event(row)
        return phrase

    def described(self, decks: Decks) -> list[Described]:
        """The reasons as plain data."""
        return [
            {"id": one.tag, "fields": [field.described(decks) for field in one.fields]}
            for one in self.declared
        ]


def _declared(message: str, kinds: Mapping[str, Kind]) -> Declared:
    fields, at = [], 1
    for name, kind in kinds.items():
        fields.append(Field(name, kind, at))
        at += kind.width
    return Declared(message, fields, partial(_phrase, message, tuple(kinds)))


def _phrase(message: str, names: tuple[str, ...], *values: Any) -> Phrase:
    return Phrase(message, **dict(zip(names, values, strict=True)))
