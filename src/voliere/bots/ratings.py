"""How strong the levels are in each way to play a game, as it was measured: `ratings.json` in the
room of the game, which `python -m benchmarks ratings` writes.

The file has what was played: each level against the one below, over paired deals; where all play
together, or one alone, the mean score of each. Ratings follow from that: Elo above the first level,
the steps added up, and the half of a 95 % interval, which grows with every step.
"""

from __future__ import annotations

import logging
import math
from functools import cache
from itertools import accumulate
from typing import Any, Literal

import msgspec

from voliere.games.doors.levels import N_LEVELS
from voliere.games.game import Game, Options

FILE = "ratings.json"
FORMAT = 1

_log = logging.getLogger("voliere.bots")


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A level against the one below it: how much stronger it is in Elo, with half the interval.
    `made` says what the two were made of when they met."""

    level: int
    games: int
    elo: float
    margin: float
    made: str


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """What a level scores where nobody plays against anybody."""

    level: int
    games: int
    mean: float
    margin: float
    made: str


class Way(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One way to play the game: the options that are not as usual, and what was measured there."""

    options: dict[str, Any]
    steps: list[Step] = []
    scores: list[Score] = []


class Measured(msgspec.Struct, frozen=True):
    """What the file holds."""

    format: int
    ways: list[Way]


class LevelRating(msgspec.Struct, frozen=True, kw_only=True):
    """How strong a level is: Elo above the first level, or what it scores where nobody plays
    against anybody (`unit`); `margin` is half an interval of 95 %."""

    level: int
    value: float
    margin: float


class RatedLevels(msgspec.Struct, frozen=True, kw_only=True):
    """The ratings of the levels in one way to play, the weakest first; the last may be missing
    where they were not measured."""

    options: dict[str, Any]
    unit: Literal["elo", "points"]
    ratings: list[LevelRating]


def measured_of(game: Game) -> list[Way]:
    """What was measured of a game; nothing where it has no such file, or one that can't be read,
    which is told."""
    try:
        found = msgspec.json.decode((game.folder / FILE).read_bytes(), type=Measured)
    except OSError:
        return []
    except msgspec.DecodeError as error:
        _log.warning("the ratings of %s can't be read: %s", game.name, error)
        return []
    return found.ways if found.format == FORMAT else []


@cache
def ratings_of(game: Game) -> tuple[RatedLevels, ...]:
    """How strong the levels of a game are, in each way to play that was measured."""
    return tuple(_rated(way) for way in measured_of(game))


def rated_at(game: Game, options: Options) -> RatedLevels | None:
    """The ratings for a table: of the way to play that is likest to it; None if none has as many
    players."""
    likest, most = None, -1
    for rated in ratings_of(game):
        wanted = {"players": options.players, **rated.options}
        is_like = all(getattr(options, name) == value for name, value in wanted.items())
        if is_like and len(wanted) > most:
            likest, most = rated, len(wanted)
    return likest


def _rated(way: Way) -> RatedLevels:
    if way.scores:
        ratings = [
            LevelRating(level=one.level, value=one.mean, margin=one.margin) for one in way.scores
        ]
        return RatedLevels(options=way.options, unit="points", ratings=ratings)
    steps = _chain(way.steps)
    elo = accumulate((step.elo for step in steps), initial=0.0)
    variance = accumulate((step.margin**2 for step in steps), initial=0.0)
    ratings = [
        LevelRating(level=level, value=round(value, 1), margin=round(math.sqrt(square), 1))
        for level, (value, square) in enumerate(zip(elo, variance, strict=True), start=1)
    ]
    return RatedLevels(options=way.options, unit="elo", ratings=ratings)


def _chain(steps: list[Step]) -> list[Step]:
    """The steps from the first level on, as far as none is missing."""
    by_level = {step.level: step for step in steps}
    chain = []
    for level in range(2, N_LEVELS + 1):
        if level not in by_level:
            break
        chain.append(by_level[level])
    return chain
