"""Levels against each other over paired deals, without the arena's guard: thousands of games of
weak bots in a minute. Every deal is played once a seat, one side there and the other in all others.
Where there is one score for all, a level plays in every seat.

Bots that search by the clock search so many times as fit into their time on a quiet machine, which
a busy one does not change.
"""

from __future__ import annotations

import math
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

from voliere.arena.estimate import Estimate, mean, share
from voliere.arena.pairings import seed_of
from voliere.bots.knowledge import habits_of
from voliere.bots.level_bot import SEARCHING, player
from voliere.games import by_name
from voliere.games.doors.levels import Level
from voliere.games.game import Result
from voliere.kernel import rng
from voliere.table.position import Position
from voliere.table.table import make_options

JOBS = int(os.environ.get("ARENA_JOBS", "2"))
SEED = 1
CHUNK = 20  # deals that a process plays at a time
ELO = 400 / math.log(10)
OWL_MS = 200.0  # of its second


@dataclass(frozen=True)
class Duel:
    """What came of a meeting: how much of the wins the first took, with its interval."""

    games: int
    mean: float
    low: float
    high: float

    @property
    def elo(self) -> float:
        """How much stronger the first is."""
        return elo_of(self.mean)

    @property
    def margin(self) -> float:
        """Half the width of the interval of that."""
        return (elo_of(self.high) - elo_of(self.low)) / 2


def elo_of(share: float) -> float:
    """The difference in strength that a share of the wins tells of.

    >>> round(elo_of(0.64))
    100
    """
    kept = min(max(share, 0.0005), 0.9995)
    return ELO * math.log(kept / (1 - kept))


def timeless(level: Level, game: str, options: dict[str, Any]) -> Level:
    """A level with a number of simulations instead of time."""
    if level.bird not in SEARCHING:
        return level
    assert level.bird is not None, "it searches"
    room = by_name(game)
    pace = habits_of(room, make_options(room, **options)).pace
    simulations = int(min(SEARCHING[level.bird].default_ms, OWL_MS) * pace)
    return Level(simulations=simulations, learned=level.learned)


def meet(
    game: str, options: dict[str, Any], one: Level, other: Level, n_games: int, seed: int = SEED
) -> Duel:
    """Two levels against each other, in about so many games."""
    sides = tuple(timeless(level, game, options) for level in (one, other))
    room = by_name(game)
    players = make_options(room, **options).players
    n_deals = max(2, math.ceil(n_games / players))
    work = [range(i, min(i + CHUNK, n_deals)) for i in range(0, n_deals, CHUNK)]
    play = partial(of_deals, game, options, sides, seed)
    with ProcessPoolExecutor(JOBS) as pool:
        sums = [won for chunk in pool.map(play, work) for won in chunk]
    found = share(sums, [players] * len(sums))
    assert found is not None, "they have played"
    ends = (found.mean, found.low, found.high)
    return Duel(len(sums) * players, *(of_two(end or 0.0, players) for end in ends))


def of_two(share: float, players: int) -> float:
    """What one wins among so many others of another strength, on the scale of a game of two.

    >>> of_two(0.25, 4), of_two(0.6, 2)
    (0.5, 0.6)
    """
    ahead = share * (players - 1)
    return ahead / (ahead + 1 - share)


def of_deals(
    game: str, options: dict[str, Any], sides: tuple[Level, ...], seed: int, deals: range
) -> list[float]:
    """How many games of each of these deals the first side won."""
    return [sum(of_deal(game, options, sides, seed, deal)) for deal in deals]


def of_deal(
    game: str, options: dict[str, Any], sides: tuple[Level, ...], seed: int, deal: int
) -> Iterator[float]:
    """What the first side wins of one deal, sitting once in every seat, the other side in all
    others."""
    players = make_options(by_name(game), **options).players
    for own in range(players):
        seats = [sides[int(seat != own)] for seat in range(players)]
        result = played(game, options, seats, seed, deal, own)
        yield 1 / len(result.winners) if own in result.winners else 0.0


def alone(
    game: str, options: dict[str, Any], level: Level, n_games: int, seed: int = SEED
) -> tuple[Estimate, int]:
    """What a level scores where nobody plays against anybody, and in how many games."""
    work = [range(i, min(i + CHUNK, n_games)) for i in range(0, n_games, CHUNK)]
    play = partial(scores_of, game, options, timeless(level, game, options), seed)
    with ProcessPoolExecutor(JOBS) as pool:
        scores = [score for chunk in pool.map(play, work) for score in chunk]
    found = mean(scores, [1] * len(scores))
    assert found is not None, "they have played"
    return found, len(scores)


def scores_of(
    game: str, options: dict[str, Any], level: Level, seed: int, deals: range
) -> list[float]:
    """What a level scores in each of these deals, in all seats."""
    players = make_options(by_name(game), **options).players
    return [float(played(game, options, [level] * players, seed, deal).scores[0]) for deal in deals]


def played(
    game: str, options: dict[str, Any], levels: list[Level], seed: int, deal: int, own: int = 0
) -> Result:
    """How a deal ends that is played by these levels, one a seat."""
    room = by_name(game)
    position = Position(room, make_options(room, **options))
    random = rng.seeded(seed_of(seed, deal))
    bots = [
        player(level, seed=seed_of(seed, deal, (own,), seat)) for seat, level in enumerate(levels)
    ]
    position.deal(random)
    while not position.over:
        if position.awaits_deal:
            position.deal(random)
        for seat in position.actors:
            move = bots[seat].choose(position.seen(seat))
            position.play(seat, position.number_of(str(move)))
    result = position.result
    assert result is not None, "the game is over"
    return result
