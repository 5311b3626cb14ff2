"""The beginning of a game, played at random, so that what is left is small enough to be solved."""

from __future__ import annotations

from dataclasses import dataclass

from voliere.envs.position import Position
from voliere.envs.setting import Setting
from voliere.kernel import rng
from voliere.kernel.log import new_log, take

Row = tuple[int, ...]


@dataclass(frozen=True)
class Opening:
    """A position in the midst of a game, and the events that led to it, as rows of the log."""

    state: bytes
    rows: tuple[Row, ...]


def opening_of(setting: Setting, endgame: int, seed: int) -> Opening:
    """A random game as it stood when at least `endgame` decisions were still to come, and nobody
    had decided anything in secret; its beginning if it is shorter than that."""
    random = rng.seeded(seed)
    position = Position(setting)
    position.deal(random)
    log = new_log()
    rows: list[Row] = []
    moments: list[tuple[int, Opening]] = []
    n_played = 0
    while not position.over:
        if position.awaits_deal:
            position.deal(random)
            continue
        moments.append((n_played, Opening(position.buffer.tobytes(), tuple(rows))))
        for seat in position.actors:
            legal = position.legal(seat)
            position.play(seat, int(legal[rng.below(random, legal.size)]), log)
            rows += map(tuple, take(log))
            n_played += 1
    return next(
        (one for before, one in reversed(moments) if n_played - before >= endgame), moments[0][1]
    )
