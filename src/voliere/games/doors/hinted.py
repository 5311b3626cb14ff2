"""What a game's reasons are made of: an advised move, and what came of it in imagined games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from voliere.words import Phrase


class Hinted(NamedTuple):
    """A move that is advised to who sees this `view`. `facts` are means over imagined games, by the
    names of the room's `FACTS`; `others` are the same of the other moves advised, on average, and
    nothing if there are none."""

    view: Any
    move: Any
    facts: Mapping[str, float]
    others: Mapping[str, float]

    def in_100(self, fact: str) -> int:
        """In how many of a hundred imagined games something happened.

        >>> Hinted(None, None, {"takes": 0.714}, {}).in_100("takes")
        71
        """
        return round(100 * self.facts[fact])

    def gain(self, fact: str) -> float:
        """By how much a fact is more than with the other moves; 0 if there are none.

        >>> Hinted(None, None, {"pairs": 2.0}, {"pairs": 1.5}).gain("pairs")
        0.5
        """
        return self.facts[fact] - self.others.get(fact, self.facts[fact])


def deals(n: int) -> Phrase:
    """In so many of a hundred imagined deals."""
    return Phrase("reason-deals", n=n)


def tenths(number: float) -> Phrase:
    """A number with one digit after its point.

    >>> tenths(-2.34)
    Phrase('number-decimal', whole='−2', fraction='3')
    """
    whole, fraction = f"{number:.1f}".replace("-", "−").split(".")
    return Phrase("number-decimal", whole=whole, fraction=fraction)
