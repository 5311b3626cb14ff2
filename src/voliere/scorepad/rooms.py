"""What the score pad asks the games for: their pads, a blank state, the usual options, the player
counts.

In the browser `micropython/rooms.py` stands in for this file.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from voliere.games import REGISTRY


def games() -> tuple[str, ...]:
    """All games."""
    return tuple(REGISTRY)


def part_of(game: str, part: str) -> Any:
    """A module of the game's room; None if it has none."""
    return REGISTRY[game].door(part)


def blank(game: str) -> Any:
    """A state of the game with nothing on the table, for its scoring functions."""
    return np.zeros(1, dtype=REGISTRY[game].rules.STATE)[0]


def usual_options(game: str) -> dict[str, Any]:
    """The options of the game with their defaults."""
    usual = REGISTRY[game].options()
    return {option: getattr(usual, option) for option in usual.__struct_fields__}


def player_counts(game: str) -> tuple[int, int]:
    """The least and the most players."""
    players = REGISTRY[game].players
    return players[0], players[-1]
