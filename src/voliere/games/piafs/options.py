"""Piafs: the values that the options of a table may have."""

from __future__ import annotations

from typing import Any

from voliere.games.options import refuse, require
from voliere.games.piafs.cards import SPECIES


def check(options: Any) -> None:
    """P5, P6: raise OptionError for a value that the rules don't know."""
    require(options, "without", _or_null(SPECIES))
    if options.without is not None and options.players != 2:
        raise refuse(options, "without", "players")
    require(options, "first", _or_null(range(options.players)))


def _or_null(values: Any) -> list[Any]:
    allowed: list[Any] = [None]
    allowed.extend(values)
    return allowed
