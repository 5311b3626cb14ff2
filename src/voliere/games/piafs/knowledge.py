"""Piafs: what the bots know.

Points that are safe: seeds and pairs. How much the eggs of a pile count goes by its lead over the
rivals' piles; a collected bird is worth more while its mate can still be had, a strong bird in hand
more than a weak one, and one whose mate is collected most. Who can capture something with what is
in hand, and who is on turn, has a part of that already. How much each counts was fitted to how
6,000 games of two ended that a learned policy played against itself (docs/bots.md); what instinct
goes by was not.
"""

# mypy: disable-error-code="no-any-return, return-value"
# (the State record is untyped)

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.doors.habits import Habits
from voliere.games.piafs.capture import largest_pile, strength_on_ground
from voliere.games.piafs.cards import A_SPECIES, COLUMN, N_SPECIES, POINTS_A_PAIR
from voliere.games.piafs.scoring import MALES, eggs_of, pairs_in, seed_points
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
from voliere.kernel.jit import jit
from voliere.kernel.rng import Rng, below

WORST, BEST = 0, 1  # never alone
FINAL_SPREAD = 10.0
PLY_NS = 150.0  # what a move of a playout takes, about
JUDGED_BY = "search"  # instinct is too weak a judge
IS_A_JUDGE = True  # docs/study.md has the figures
HABITS = (Habits(exploration=0.1, breadth=10, moments=0, pace=100),)
# What counts in the evaluation, in points
MOST_LEAD = 3
EGGS_BY_LEAD = (-0.22, 0.01, 0.26, 0.58, 0.70, 0.73, 0.63)  # an egg, by the lead from -3 to 3
MATE_TO_BE_HAD = 0.79  # a collected bird whose mate nobody has collected
HAND_BY_STRENGTH = (-0.72, -0.72, -0.17, -0.25, 0.0, 0.78)
PAIR_TO_BE_MADE = 1.89  # a hand card whose mate is in the collection
BEST_CAPTURE = 0.40  # of what it brings
ON_TURN = (2.49, -5.31, 1.06, -2.17, 0.0, 0.0)  # by phase
# What instinct goes by
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
def write_prospects(s: Any, out: NDArray[np.float64]) -> None:
    """Write what each seat can expect in the end."""
    for seat in range(np.int64(s.players)):
        out[seat] = prospect(s, seat)


@jit
def prospect(s: Any, seat: int) -> float:
    """What a seat can expect in the end."""
    total = float(seed_points(s, seat))
    for species in range(N_SPECIES):
        pile = np.int64(s.collection[seat, species])
        if pile:
            total += POINTS_A_PAIR * pairs_in(pile)
            total += EGGS_BY_LEAD[lead_in(s, seat, species) + MOST_LEAD] * eggs_in(pile)
            total += MATE_TO_BE_HAD * bit_count(mates_to_be_had(s, seat, species))
    if s.phase != OVER:
        for i in range(s.n_hand[seat]):
            bird = np.int64(s.hand[seat, i])
            total += HAND_BY_STRENGTH[strength_of(bird) - 1]
            if has_mate(s, seat, bird):
                total += PAIR_TO_BE_MADE
        total += BEST_CAPTURE * best_capture(s, seat)
        if s.turn == seat:
            total += ON_TURN[np.int64(s.phase)]
    return total


@jit
def lead_in(s: Any, seat: int, species: int) -> int:
    """P18: how many birds a pile has more than the largest of the rivals', three at most."""
    rival = 0
    for other in range(s.players):
        if other != seat:
            rival = max(rival, bit_count(np.int64(s.collection[other, species])))
    lead = bit_count(np.int64(s.collection[seat, species])) - rival
    return min(max(lead, -MOST_LEAD), MOST_LEAD)


@jit
def mates_to_be_had(s: Any, seat: int, species: int) -> int:
    """P17: the mates of the birds of a pile that nobody has collected."""
    pile = np.int64(s.collection[seat, species])
    taken = np.int64(0)
    for other in range(s.players):
        taken |= np.int64(s.collection[other, species])
    return ((pile & MALES) << 1 | (pile >> 1) & MALES) & ~taken


@jit
def best_capture(s: Any, seat: int) -> float:
    """What the best capture with a card of the hand brings at once; 0 if there is none."""
    best = 0.0
    for perch in range(np.int64(s.n_perches)):
        bird = np.int64(s.row[perch, 0])
        gain = collected(s, seat, bird)
        short = strength_of(bird) - strength_on_ground(s, perch)
        for i in range(s.n_hand[seat]):
            difference = strength_of(np.int64(s.hand[seat, i])) - short
            if difference > 0:
                best = max(best, gain + food_at(s, difference))
    return best


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
