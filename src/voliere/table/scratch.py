"""The working arrays of the compiled calls, each as long as the game's own rules say: one set a
thread and game, shared by all positions."""

from __future__ import annotations

import threading

import numpy as np

from voliere.games.game import Game
from voliere.kernel.log import new_log


class Scratch:
    """The working arrays of one game."""

    def __init__(self, game: Game) -> None:
        self.moves = np.zeros(game.rules.MAX_MOVES, dtype=np.int32)
        self.traced = np.zeros((game.rules.MAX_LENGTH, 2), dtype=np.int32)
        self.scores = np.zeros(game.players[-1], dtype=np.int32)
        self.log = new_log()


class _Here(threading.local):
    def __init__(self) -> None:
        self.by_game: dict[str, Scratch] = {}


_here = _Here()


def scratch_of(game: Game) -> Scratch:
    """The working arrays of that game in this thread: what is in them lasts until the next call."""
    found = _here.by_game.get(game.name)
    if found is None:
        found = _here.by_game[game.name] = Scratch(game)
    return found
