"""What a game's own statistics are made of: how one plays this game, told from finished games.

A room declares what it tells, and notes for a seat of a finished game what happened, each time as a
number by a key: on the points card +10 the 15 was played. Whoever shows it takes means over games.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from voliere.words.phrase import Phrase

Kind = Literal["mean", "share", "choice", "spread"]


class Statistic(NamedTuple):
    """One of them. Its title is the message `<game>-statistic-<name>`; `keys` are what its numbers
    are told apart by, in the order they are shown, with what each is called.

    `mean`: numbers of any size. `share`: 1 for what happened, 0 for what did not. `choice`: each
    time one of the keys, noted as 1. `spread`: numbers out of `values`, few enough that it can be
    shown how often each came."""

    name: str
    keys: Mapping[str, Phrase]
    kind: Kind = "mean"
    values: tuple[int, ...] = ()


class Noted(NamedTuple):
    """A number that was noted in a finished game: of which statistic, by which key."""

    statistic: str
    key: str
    value: int


def shares(statistic: str, keys: Mapping[str, Phrase], *happened: str) -> list[Noted]:
    """A note for each key: 1 for what happened, 0 for the others.

    >>> shares("fate", {"won": Phrase("won"), "lost": Phrase("lost")}, "won")
    [Noted(statistic='fate', key='won', value=1), Noted(statistic='fate', key='lost', value=0)]
    """
    return [Noted(statistic, key, int(key in happened)) for key in keys]


def numbers(statistic: str, noted: Mapping[str, int]) -> list[Noted]:
    """A note for each key of some numbers.

    >>> numbers("points", {"pairs": 10})
    [Noted(statistic='points', key='pairs', value=10)]
    """
    return [Noted(statistic, key, value) for key, value in noted.items()]
