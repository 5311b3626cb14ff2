"""Songbirds: the eight levels of its bots, measured by `python -m benchmarks.calibrate`."""

from __future__ import annotations

from voliere.games.doors.levels import EightLevels, Level
from voliere.games.options import is_in

DRAWN = (Level(temperature=1.72), Level(temperature=0.93), Level(temperature=0.57))


def with_geai(simulations: int) -> tuple[Level, ...]:
    """The levels, the sixth of which searches for so many simulations."""
    return (
        Level(bird="oisillon"),
        *DRAWN,
        Level(bird="moineau"),
        Level(simulations=simulations),
        Level(bird="merle"),
        Level(bird="hibou"),
    )


# With Early Bird every simulation is played to the end, and it takes more of them to find what one
# worm is worth.
LEVELS = (
    EightLevels(with_geai(800), when={"early_bird": is_in(True)}),
    EightLevels(with_geai(77)),
)
