"""From milliseconds to simulations, always the same way, so that the same seed gives the same study
on every machine and in the page: what a move of a playout takes about is a number of the game's
room."""

# mypy: disable-error-code="no-any-return, return-value"
# (what Numba compiles is untyped)

from __future__ import annotations

import math

import numpy as np

from voliere.bots.knowledge import knowledge_of
from voliere.bots.tree import mix
from voliere.games.game import Game
from voliere.kernel.jit import jit
from voliere.kernel.rng import Rng, seeded

MS_A_SEAT = 5000  # the usual budget of a whole game
USUAL_PLY_NS = 250.0  # of a game whose room does not say
PROBES = 8  # samples after which it is known how long playouts are
COULD_KNOW, HINDSIGHT, FAIR, FIGURES, REASONS = range(5)  # the parts of a study


@jit
def usual_ms(players: int) -> int:
    """The budget of a game for so many, if nobody says."""
    return MS_A_SEAT * max(players, 2)


def ply_ns_of(game: Game) -> float:
    """What a move of a playout takes about, in nanoseconds."""
    return float(getattr(knowledge_of(game), "PLY_NS", USUAL_PLY_NS))


@jit
def samples_for(ms: float, plies_a_sample: float, ply_ns: float) -> int:
    """How many samples, of so many moves each, that time is good for."""
    return np.int64(1e6 * ms / (ply_ns * max(plies_a_sample, 1.0)))


@jit
def seed_part(seed: Rng, part: int, label: int) -> None:
    """Turn the seed of a study into that of one of its parts."""
    seed[0] = mix(mix(seed[0], part), label)


def seed_for(seed: int, part: int, label: int = 0) -> Rng:
    """The seed of one part of a study, as one word.

    >>> len({int(seed_for(seed, FAIR)[0]) for seed in (7, 7, 8)})
    2
    """
    word = seeded(seed)
    seed_part(word, part, label)
    return word


@jit
def standard_error(total: float, squares: float, n: int) -> float:
    """The standard error of a mean, from the sums of n values and of their squares."""
    mean = total / n
    variance = max(squares / n - mean * mean, 0.0)
    return math.sqrt(variance / max(n - 1, 1))
