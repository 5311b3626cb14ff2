"""From milliseconds to simulations, always the same way, so that the same seed gives the same study
on every machine: what a move of a playout takes about is a number of the game's room."""

from __future__ import annotations

import hashlib

import numpy as np

from voliere.bots.knowledge import knowledge_of
from voliere.games.game import Game

MS_A_SEAT = 5000  # the usual budget of a whole game
USUAL_PLY_NS = 250.0  # of a game whose room does not say
PROBES = 8  # samples after which it is known how long playouts are


def usual_ms(players: int) -> int:
    """The budget of a game for so many, if nobody says."""
    return MS_A_SEAT * max(players, 2)


def samples_for(game: Game, ms: float, plies_a_sample: float) -> int:
    """How many samples, of so many moves each, that time is good for."""
    ply_ns: float = getattr(knowledge_of(game), "PLY_NS", USUAL_PLY_NS)
    return int(1e6 * ms / (ply_ns * max(plies_a_sample, 1.0)))


def seed_for(seed: int, *what: object) -> np.uint64:
    """The seed of one part of a study.

    >>> len({int(seed_for(seed, "fair")) for seed in (7, 7, 8)})
    2
    """
    digest = hashlib.blake2b(repr((seed, what)).encode(), digest_size=8)
    return np.uint64(int.from_bytes(digest.digest(), "little"))
