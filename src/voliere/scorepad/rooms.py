"""What the score pad asks the games for: a blank state, the usual options, the player counts.

In the browser `micropython/rooms.py` stands in for this file.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from voliere.games import REGISTRY

GAMES: tuple[str, ...] = tuple(REGISTRY)


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
