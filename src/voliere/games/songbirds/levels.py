"""Songbirds: the eight levels of its bots, measured by `python -m benchmarks.calibrate`."""

from __future__ import annotations

from voliere.games.doors.levels import Level

LEVELS = (
    Level(bird="oisillon"),
    Level(temperature=1.72),
    Level(temperature=0.93),
    Level(temperature=0.57),
    Level(bird="moineau"),
    Level(simulations=77),
    Level(bird="merle"),
    Level(bird="hibou"),
)
