"""Piafs: the eight levels of its bots, measured by `python -m benchmarks.calibrate`."""

from __future__ import annotations

from voliere.games.doors.levels import EightLevels, Level

LEVELS = (
    EightLevels(
        (
            Level(bird="oisillon"),
            Level(temperature=2.9),
            Level(temperature=1.38),
            Level(temperature=0.74),
            Level(bird="moineau"),
            Level(simulations=68),
            Level(bird="merle"),
            Level(bird="hibou"),
        )
    ),
)
