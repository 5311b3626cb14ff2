"""Stands in for `voliere.scorepad.rooms`: the same facts, written down when the page was built."""

from __future__ import annotations

import sys
from typing import Any

from numpy import zeros

# The build of the page writes both below; a dict has no order here.
GAMES: tuple[str, ...] = ()
FACTS: dict[str, Any] = {}


class State:
    """A state of a game with nothing on the table: its fields by name, as in a record."""

    def __init__(self, fields: dict[str, list[int]]) -> None:
        for field, shape in fields.items():
            setattr(self, field, zeros(tuple(shape)) if shape else 0)

    def __getitem__(self, field: str) -> Any:
        return getattr(self, field)

    def __setitem__(self, field: str, value: Any) -> None:
        setattr(self, field, value)


def games() -> tuple[str, ...]:
    """The games the page was built with."""
    return GAMES


def part_of(game: str, part: str) -> Any:
    """A module of the game's room; the page is built with those that have a pad."""
    name = f"{FACTS[game]['package']}.{part}"
    __import__(name)
    return sys.modules[name]


def blank(game: str) -> Any:
    """A state of the game with nothing on the table, for its scoring functions."""
    return State(FACTS[game]["fields"])


def usual_options(game: str) -> dict[str, Any]:
    """The options of the game with their defaults."""
    return dict(FACTS[game]["options"])


def player_counts(game: str) -> tuple[int, int]:
    """The least and the most players."""
    least, most = FACTS[game]["players"]
    return least, most
