"""The beginning of a game, played at random, so that what is left is small enough to be solved."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from voliere.envs.setting import Setting
from voliere.kernel import rng
from voliere.table.position import Position

Row = tuple[int, ...]


@dataclass(frozen=True)
class Opening:
    """A position in the midst of a game, and the events that led to it, as rows of the log."""

    position: Position
    rows: tuple[Row, ...]


def opening_of(setting: Setting, endgame: int, seed: int) -> Opening:
    """A random game as it stood when at least `endgame` decisions were still to come, and nobody
    had decided anything in secret; its beginning if it is shorter than that."""
    random = rng.seeded(seed)
    position = setting.undealt.copy()
    position.deal(random)
    rows: list[Row] = []
    moments: list[tuple[int, Opening]] = []
    n_played = 0
    while not position.over:
        if position.awaits_deal:
            position.deal(random)
            continue
        moments.append((n_played, Opening(position.copy(), tuple(rows))))
        for seat in position.actors:
            legal = np.sort(position.legal(seat))
            told = position.play_logged(seat, int(legal[rng.below(random, legal.size)]))
            rows += map(tuple, told or [])
            n_played += 1
    return next(
        (one for before, one in reversed(moments) if n_played - before >= endgame), moments[0][1]
    )
