"""Piafs: what the bots know.

Points that are safe: seeds and pairs. A majority is worth the eggs of its pile times the chance to
hold it, which grows with the lead and with the game's end coming near. A bird in hand is worth
something if its mate is in the collection or in hand too, for it may be added or kept.
"""

# mypy: disable-error-code="no-any-return, return-value"
# (the State record is untyped)

from __future__ import annotations

from typing import Any

import numpy as np

from voliere.games.doors.habits import Habits
from voliere.games.piafs.capture import largest_pile, strength_on_ground
from voliere.games.piafs.cards import A_SPECIES, COLUMN, N_SPECIES, POINTS_A_PAIR
from voliere.games.piafs.scoring import eggs_of, n_pairs, seed_points
from voliere.games.piafs.state import (
    ADD,
    ADD_PHASE,
    CROW_PHASE,
    DECLINE,
    DRAW,
    DRAW_PHASE,
    DRAW_TRACK,
    GIVE_UP,
    KEEP_ONE,
    MOST_PERCHES,
    NOTHING,
    OVER,
    PLAY,
    PLAY_PHASE,
    birds_left,
    keep_two,
    species_of,
    strength_of,
)
from voliere.kernel.bits import bit_count, lowest
from voliere.kernel.exact import exp
from voliere.kernel.jit import jit
from voliere.kernel.rng import Rng, below

WORST, BEST = 0, 1  # never alone
FINAL_SPREAD = 10.0
PLY_NS = 150.0  # what a move of a playout takes, about
JUDGED_BY = "search"  # instinct is too weak a judge
IS_A_JUDGE = True  # docs/study.md has the figures
HABITS = (Habits(exploration=0.1, breadth=10, moments=0, pace=100),)
MATE_COLLECTED = 3.0  # a hand card whose mate is in the collection
MATE_IN_HAND = 1.2  # each of two mates in hand
MALUS_COST = 4.0
PILE_CARD = 1.0  # an unseen card


@jit
def evaluate(s: Any, seat: int) -> float:
    """The margin over the best rival."""
    best_rival = -1e9
    for other in range(np.int64(s.players)):
        if other != seat:
            best_rival = max(best_rival, prospect(s, other))
    return prospect(s, seat) - best_rival


@jit
def prospect(s: Any, seat: int) -> float:
    """What a seat can expect in the end."""
    total = float(seed_points(s, seat) + POINTS_A_PAIR * n_pairs(s, seat))
    firmness = 0.5 + 1.2 * s.feeder_at / s.n_feeder
    for species in range(N_SPECIES):
        pile = np.int64(s.collection[seat, species])
        lead = bit_count(pile)
        rival = 0
        for other in range(s.players):
            if other != seat:
                rival = max(rival, bit_count(np.int64(s.collection[other, species])))
        if lead > 0:
            total += eggs_in(pile) / (1.0 + exp(-firmness * (lead - rival + 0.3)))
    if s.phase != OVER:
        for i in range(s.n_hand[seat]):
            total += in_hand(s, seat, np.int64(s.hand[seat, i]))
    return total


@jit
def eggs_in(pile: int) -> int:
    """The eggs of a pile of one species."""
    eggs = 0
    while pile:
        eggs += eggs_of(lowest(pile) // 2 + 1)
        pile &= pile - 1
    return eggs


@jit
def has_mate(s: Any, seat: int, bird: int) -> bool:
    """Whether the other sex of the same species and strength is in the collection."""
    mate = bird ^ 1
    return (s.collection[seat, species_of(mate)] >> (mate % A_SPECIES)) & 1 == 1


@jit
def in_hand(s: Any, seat: int, bird: int) -> float:
    """What a hand card promises."""
    if has_mate(s, seat, bird):
        return MATE_COLLECTED
    for i in range(s.n_hand[seat]):
        if s.hand[seat, i] == bird ^ 1:
            return MATE_IN_HAND
    return 0.15 * strength_of(bird)


@jit
def spread(s: Any) -> float:
    """How far off the evaluation may be: more with more of the feeder pile to come."""
    return 5.0 + 0.4 * (s.n_feeder - s.feeder_at)


@jit
def collected(s: Any, seat: int, bird: int) -> float:
    """What a bird is worth in the collection: a pair, or eggs that a majority may score."""
    value = 0.5 * eggs_of(strength_of(bird)) + 0.5
    if has_mate(s, seat, bird):
        value += POINTS_A_PAIR
    return value


@jit
def instinct(s: Any, seat: int, rng: Rng) -> int:
    """Capture what is worth most, collect what makes pairs."""
    if s.phase == PLAY_PHASE:
        return instinctive_play(s, seat, rng)
    if s.phase == ADD_PHASE:
        return instinctive_add(s, seat)
    if s.phase == DRAW_PHASE:
        return instinctive_draw(s, seat, rng)
    if s.phase == CROW_PHASE:
        return instinctive_gift(s, seat)
    return instinctive_keep(s, seat)


@jit
def instinctive_play(s: Any, seat: int, rng: Rng) -> int:
    """The card and perch that bring most at once, give or take two points."""
    best = np.int64(PLAY)
    best_gain = -1e9
    for i in range(s.n_hand[seat]):
        bird = np.int64(s.hand[seat, i])
        strength = strength_of(bird)
        for perch in range(np.int64(s.n_perches)):
            gain = 0.02 * below(rng, 100) - in_hand(s, seat, bird)
            ground = strength_on_ground(s, perch) + strength
            difference = ground - strength_of(np.int64(s.row[perch, 0]))
            if difference > 0:
                gain += collected(s, seat, np.int64(s.row[perch, 0])) + food_at(s, difference)
            else:
                gain += 0.3 * strength
            if gain > best_gain:
                best_gain = gain
                best = PLAY + bird * MOST_PERCHES + perch
    return best


@jit
def food_at(s: Any, difference: int) -> float:
    """What a difference in strength brings: the seed, less the harm of a malus."""
    if difference > COLUMN:
        return 1.2
    malus = s.malus[difference - 1]
    gain = float(s.column[difference - 1])
    if malus != NOTHING:
        gain -= MALUS_COST
    return gain


@jit
def instinctive_add(s: Any, seat: int) -> int:
    """The best card that may be added: the hand is filled up again anyway."""
    best = np.int64(DECLINE)
    best_gain = 0.0
    for i in range(s.n_hand[seat]):
        bird = np.int64(s.hand[seat, i])
        if strength_of(bird) <= s.played and collected(s, seat, bird) > best_gain:
            best_gain = collected(s, seat, bird)
            best = ADD + bird
    return best


@jit
def instinctive_draw(s: Any, seat: int, rng: Rng) -> int:
    """A card of the track that promises more than an unseen one, give or take."""
    best = DRAW
    best_gain = PILE_CARD + 0.01 * below(rng, 100)
    if birds_left(s) == 0:
        best_gain = -1.0
    for i in range(s.n_track):
        gain = in_hand(s, seat, np.int64(s.track[i])) + 0.01 * below(rng, 100)
        if gain > best_gain:
            best_gain = gain
            best = DRAW_TRACK + s.track[i]
    return best


@jit
def instinctive_gift(s: Any, seat: int) -> int:
    """The bird of the largest piles that is worth least: without a mate, with few eggs."""
    largest = largest_pile(s, seat)
    best = GIVE_UP
    least = 1e9
    for species in range(N_SPECIES):
        pile = np.int64(s.collection[seat, species])
        if bit_count(pile) != largest:
            continue
        while pile:
            bird = species * A_SPECIES + lowest(pile)
            pile &= pile - 1
            if collected(s, seat, bird) < least:
                least = collected(s, seat, bird)
                best = GIVE_UP + bird
    return best


@jit
def instinctive_keep(s: Any, seat: int) -> int:
    """The two cards that are worth most together."""
    if s.n_hand[seat] == 1:
        return KEEP_ONE + s.hand[seat, 0]
    best = 0
    best_gain = -1.0
    for i in range(s.n_hand[seat]):
        for j in range(i):
            one, other = np.int64(s.hand[seat, i]), np.int64(s.hand[seat, j])
            gain = collected(s, seat, one) + collected(s, seat, other)
            if one == other ^ 1:
                gain += POINTS_A_PAIR
            if gain > best_gain:
                best_gain = gain
                best = keep_two(one, other)
    return best


@jit
def landmark(s: Any) -> int:
    """What is turned up changes which moves are open; that is enough to tell points apart."""
    return 0
