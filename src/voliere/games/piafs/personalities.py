"""Piafs: the personalities of its bots, and which moves suit them."""

# mypy: disable-error-code="no-any-return"
# (the State record is untyped)

from __future__ import annotations

from typing import Any

import numpy as np

from voliere.games.piafs.capture import strength_on_ground
from voliere.games.piafs.cards import COLUMN, N_VALUES
from voliere.games.piafs.knowledge import has_mate, lead_in
from voliere.games.piafs.state import (
    ADD,
    DECLINE,
    DRAW,
    DRAW_TRACK,
    GIVE_UP,
    KEEP_ONE,
    MOST_PERCHES,
    NOTHING,
    species_of,
    strength_of,
)
from voliere.kernel.jit import jit

PERSONALITIES = ("majorities", "seeds", "pairs")
MAJORITIES, SEEDS, PAIRS = range(len(PERSONALITIES))


@jit
def suits(s: Any, seat: int, move: int, personality: int) -> float:
    """What a play captures, what is added, drawn and given up, for one who is greedy for majorities
    (P18), for seeds (P19) or for pairs (P17)."""
    if move < ADD:
        played, perch = np.int64(move // MOST_PERCHES), np.int64(move % MOST_PERCHES)
        bird = np.int64(s.row[perch, 0])
        difference = strength_on_ground(s, perch) + strength_of(played) - strength_of(bird)
        if difference <= 0:
            return 0.0
        if personality == SEEDS:
            return seeds_at(s, difference)
        return longing(s, seat, bird, personality)
    if personality == SEEDS:
        return 0.0
    if move < DECLINE:
        return longing(s, seat, np.int64(move - ADD), personality)
    if GIVE_UP <= move < DRAW:
        return -longing(s, seat, np.int64(move - GIVE_UP), personality)
    if DRAW_TRACK <= move < KEEP_ONE:
        return longing(s, seat, np.int64(move - DRAW_TRACK), personality)
    return 0.0


@jit
def seeds_at(s: Any, difference: int) -> float:
    """P9: what a difference brings of the column, the dearest seed being 1 and a malus -1."""
    if difference > COLUMN:
        return 0.0
    if s.malus[difference - 1] != NOTHING:
        return -1.0
    return s.column[difference - 1] / N_VALUES


@jit
def longing(s: Any, seat: int, bird: int, personality: int) -> float:
    """How much one would like a bird in the collection: for its mate there, or since its pile is as
    large as the largest of the rivals', or nearly so."""
    if personality == PAIRS:
        return 1.0 if has_mate(s, seat, bird) else 0.0
    lead = lead_in(s, seat, species_of(bird))
    return 1.0 if -1 <= lead <= 0 else (0.5 if -2 <= lead <= 1 else 0.0)
