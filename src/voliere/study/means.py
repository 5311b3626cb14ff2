"""Means of finished games, with their standard errors: by game and player, and what games tell
themselves."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

from voliere.games.doors.statistics import Statistic
from voliere.study.measured import Row


class Mean(NamedTuple):
    """A mean over so many values, with its standard error."""

    n: int
    value: float
    error: float


def mean(values: Iterable[float | None]) -> Mean | None:
    """The mean of those that are there; None if none is.

    >>> mean([1, None, 3]), mean([])
    (Mean(n=2, value=2.0, error=1.0), None)
    """
    known = [value for value in values if value is not None]
    n = len(known)
    if not n:
        return None
    middle = sum(known) / n
    squares = sum((value - middle) ** 2 for value in known)
    return Mean(n, middle, math.sqrt(squares / (n - 1) / n) if n > 1 else 0.0)


class Group(NamedTuple):
    """The games of a player: how many, and the means of what they came to."""

    name: str
    games: int
    wins: Mean | None
    score: Mean | None
    ecart: Mean | None
    luck: Mean | None


def group(name: str, rows: list[Row]) -> Group:
    """The means over some rows."""
    columns = (mean(row[column] for row in rows) for column in ("win", "score", "ecart", "luck"))
    return Group(name, len(rows), *columns)


def by_name(rows: list[Row]) -> list[Group]:
    """The means of each player, who has played most first."""
    names = dict.fromkeys(row["name"] for row in rows)
    groups = [group(name, [row for row in rows if row["name"] == name]) for name in names]
    return sorted(groups, key=lambda one: -one.games)


def own(statistic: Statistic, rows: list[Row]) -> dict[str, Mean]:
    """What a statistic of the game comes to, by key; of a choice the share of each."""
    noted = {
        key: [value for row in rows for value in _values(row, statistic.name, key)]
        for key in statistic.keys
    }
    if statistic.kind == "choice":
        times = [key for key, values in noted.items() for _ in values]
        noted = {key: [int(one == key) for one in times] for key in noted if noted[key]}
    return {key: found for key, values in noted.items() if (found := mean(values)) is not None}


def _values(row: Row, statistic: str, key: str) -> list[int]:
    values: list[int] = ((row["own"] or {}).get(statistic) or {}).get(key) or []
    return values
