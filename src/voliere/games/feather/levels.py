"""Feather: the eight levels of its bots, measured by `python -m benchmarks.calibrate`."""

from __future__ import annotations

from voliere.games.doors.levels import EightLevels, Level

LEVELS = (
    EightLevels(
        (
            Level(bird="oisillon"),
            Level(temperature=1.78),
            Level(temperature=1.09),
            Level(temperature=0.58),
            Level(bird="moineau"),
            Level(simulations=242),
            Level(bird="merle"),
            Level(bird="hibou"),
        )
    ),
)
