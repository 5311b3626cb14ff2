"""Vautour: the eight levels of its bots, measured by `python -m benchmarks.calibrate`."""

from __future__ import annotations

from voliere.games.doors.levels import EightLevels, Level
from voliere.games.options import is_in

FOR_TWO = (
    Level(bird="oisillon"),
    Level(temperature=3.95),
    Level(temperature=1.7),
    Level(temperature=0.4),
    Level(bird="moineau"),
    Level(simulations=257),
    Level(bird="merle"),
    Level(bird="hibou"),
)

# Among several a look ahead of one move, and a search that goes on by instinct, hardly beat any
# move: who plays there goes by what has been learned.
AMONG_SEVERAL = (
    Level(bird="oisillon"),
    *(Level(temperature=t, learned=True) for t in (32.0, 15.0, 6.0, 2.5, 0.7)),
    Level(bird="merle", learned=True),
    Level(bird="hibou", learned=True),
)

LEVELS = (
    EightLevels(FOR_TWO, when={"players": is_in(2)}),
    EightLevels(AMONG_SEVERAL),
)
