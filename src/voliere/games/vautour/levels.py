"""Vautour: the eight levels of its bots, measured by `python -m benchmarks.calibrate`."""

from __future__ import annotations

from voliere.games.doors.levels import Level

LEVELS = (
    Level(bird="oisillon"),
    Level(temperature=3.95),
    Level(temperature=1.7),
    Level(temperature=0.4),
    Level(bird="moineau"),
    Level(simulations=257),
    Level(bird="merle"),
    Level(bird="hibou"),
)
