"""`python -m benchmarks.calibrate GAME`: which temperatures and simulations give even levels.

With CALIBRATE_PLAYERS at a table of so many; where levels go by what was learned there, all between
the first and `merle` are drawn.

The levels between two birds of the ladder should part the way between them evenly. A row of bots
from the one to the other is measured, each against the next; where a level should stand in between,
it is read off. Run it when a policy, the search or the rules change, and write what it says into
the room's `levels.py`.
"""

from __future__ import annotations

import math
import os
import sys
from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import accumulate, pairwise

from benchmarks.duels import meet
from voliere.bots.levels import levels_of
from voliere.games import by_name
from voliere.games.doors.levels import Level
from voliere.table.table import make_options

GAMES = int(os.environ.get("CALIBRATE_GAMES", "1000"))
OPTIONS = {"players": int(os.environ.get("CALIBRATE_PLAYERS", "2"))}
RANDOM, LOOKING, SEARCHING = Level(bird="oisillon"), Level(bird="moineau"), Level(bird="merle")
TEMPERATURES = (4.0, 2.0, 1.2, 0.8, 0.5, 0.3, 0.15)
SIMULATIONS = (50, 150, 500)


def way(game: str, row: Sequence[Level]) -> list[float]:
    """How strong each of a row of levels is, in Elo above the first."""
    steps = []
    for lower, upper in pairwise(row):
        found = meet(game, OPTIONS, upper, lower, GAMES)
        steps.append(found.elo)
        print(f"{upper} v {lower}: {found.elo:.0f} ± {found.margin:.0f}", flush=True)
    return [0.0, *accumulate(steps)]


def between(strengths: Sequence[float], numbers: Sequence[float], wanted: float) -> float:
    """The number at which that strength is reached; read off on a logarithmic scale.

    >>> round(between([0.0, 100.0], [1.0, 4.0], 50.0), 2)
    2.0
    """
    rising = list(accumulate(strengths, max))
    after = min(max(bisect_left(rising, wanted), 1), len(rising) - 1)
    low, high = rising[after - 1], rising[after]
    part = (wanted - low) / (high - low) if high > low else 0.0
    logs = [math.log(number) for number in numbers]
    return math.exp(logs[after - 1] + part * (logs[after] - logs[after - 1]))


def levels(
    game: str,
    ends: tuple[Level, Level],
    numbers: Sequence[float],
    made: Callable[[float], Level],
    n: int,
) -> list[float]:
    """The numbers of n levels that stand evenly between two birds."""
    strengths = way(game, [ends[0], *(made(number) for number in numbers), ends[1]])
    top = strengths[-1]
    print(f"from {ends[0].bird} to {ends[1].bird}: {top:.0f} Elo")
    inner = strengths[1:-1]
    return [between(inner, numbers, top * k / (n + 1)) for k in range(1, n + 1)]


def told(temperatures: list[float]) -> str:
    """Temperatures in a row."""
    return ", ".join(f"{one:.2f}" for one in temperatures)


def main() -> None:
    """Measure, and say what the levels should be."""
    for game in sys.argv[1:]:
        room = by_name(game)
        if any(level.learned for level in levels_of(room, make_options(room, **OPTIONS))):
            ends = (RANDOM, replace(SEARCHING, learned=True))
            drawn = levels(
                game, ends, TEMPERATURES, lambda t: Level(temperature=t, learned=True), 5
            )
            print(f"{game}: temperatures {told(drawn)}", flush=True)
            continue
        drawn = levels(game, (RANDOM, LOOKING), TEMPERATURES, lambda t: Level(temperature=t), 3)
        searched = levels(
            game, (LOOKING, SEARCHING), SIMULATIONS, lambda n: Level(simulations=int(n)), 1
        )
        simulations = ", ".join(f"{one:.0f}" for one in searched)
        print(f"{game}: temperatures {told(drawn)}; simulations {simulations}", flush=True)


if __name__ == "__main__":
    main()
