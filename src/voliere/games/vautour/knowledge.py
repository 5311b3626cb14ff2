"""Vautour: what the bots know.

A points card still to come will be fought over with the cards of the same rank in hand, the biggest
stake with the highest cards, or with any two cards: the truth lies in between. Mice are won and
vultures are dodged with high cards alike, so only the size of a stake counts, not its sign. The
weights were fitted to who won 800 games of the searching bots.
"""

# mypy: disable-error-code="no-any-return"
# (the State record is untyped)

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from voliere.games.doors.habits import Habits
from voliere.games.options import is_in
from voliere.games.vautour.cards import ROUNDS
from voliere.games.vautour.scoring import stake
from voliere.kernel.bits import bit_count, highest, kth_of_16, lowest
from voliere.kernel.exact import rounded
from voliere.kernel.jit import jit
from voliere.kernel.rng import Rng, below

WORST, BEST = 0, 1  # never alone
FINAL_SPREAD = 8.0
PLY_NS = 25.0  # what a move of a playout takes, about
IS_A_JUDGE = True  # docs/study.md has the figures
CLEAR_LEAD = 2.0  # a card higher by this much most probably wins its fight
BY_RANK, BY_CHANCE = 0.38, 0.6  # how much the two ways to fight count
# How a fight goes, from -1 (lost) to 1 (won), by how much higher the card is; ROUNDS: equal.
PROSPECT = rounded(np.tanh(np.arange(-ROUNDS, ROUNDS + 1) / CLEAR_LEAD))
BIGGEST = 11  # no points card is that big
FOR_TWO = Habits(
    when={"players": is_in(2)}, mixing=0.08, width=15.0, widening=0.0, moments=0, pace=800
)
# Among several the bots try moves by what was learned, each to the end of the game.
HABITS = (FOR_TWO, replace(FOR_TWO, when={}, pace=6))


@jit
def evaluate(s: Any, seat: int) -> float:
    """The margin over the best rival: points won, and the fights to come."""
    worst = 1e9
    for other in range(np.int64(s.players)):
        if other != seat:
            worst = min(worst, s.score[seat] - s.score[other] + fights(s, seat, other))
    return worst


@jit
def fights(s: Any, seat: int, other: int) -> float:
    """What the fights to come will bring to `seat` against `other`, in points."""
    if s.round == ROUNDS:
        return 0.0
    mine, theirs = np.int64(s.hand[seat]), np.int64(s.hand[other])
    sizes = 0  # four bits a size: how many stakes of that size are to come
    for i in range(s.round + 1, ROUNDS):
        sizes += 1 << (4 * abs(s.points[i]))
    on_table = abs(stake(s))
    by_chance = better_cards(mine, theirs) * stakes_left(s)
    by_rank = 0.0
    size = BIGGEST
    table_counted = False
    while mine and theirs:
        if not table_counted and on_table >= size:
            value = on_table
            table_counted = True
        else:
            while size > 0 and (sizes >> (4 * size)) & 15 == 0:
                size -= 1
            value = size
            sizes -= (1 << (4 * size)) if size > 0 else 0
        a, b = highest(mine), highest(theirs)
        mine &= ~(1 << a)
        theirs &= ~(1 << b)
        by_rank += value * PROSPECT[a - b + ROUNDS]
    return BY_RANK * by_rank + BY_CHANCE * by_chance


@jit
def better_cards(mine: int, theirs: int) -> float:
    """How much more often a card of mine is higher than one of theirs than it is lower, from -1 to
    1, if both are drawn at random."""
    n = bit_count(mine)
    ahead = 0
    left = mine
    while left:
        card = lowest(left)
        left &= left - 1
        ahead += bit_count(theirs & ((1 << card) - 1)) - bit_count(theirs >> (card + 1))
    return ahead / (n * n)


@jit
def stakes_left(s: Any) -> int:
    """The size of everything still to be fought over."""
    total = abs(stake(s))
    for i in range(s.round + 1, ROUNDS):
        total += abs(s.points[i])
    return total


@jit
def spread(s: Any) -> float:
    """How far off the evaluation may be: more with more to be fought over."""
    return 0.3 + 0.118 * (stakes_left(s) if s.round < ROUNDS else 0)


@jit
def instinct(s: Any, seat: int, rng: Rng) -> int:
    """The card whose rank in hand is the rank of the stake among those to come, give or take."""
    size = abs(stake(s))
    rank = 0
    left = ROUNDS - s.round
    for i in range(s.round + 1, ROUNDS):
        rank += abs(s.points[i]) < size
    rank += below(rng, 5) - 2
    rank = min(max(rank, 0), left - 1)
    return kth_of_16(s.hand[seat], rank) - 1


@jit
def landmark(s: Any) -> int:
    """The stake on the table."""
    if s.round == ROUNDS:
        return 0
    return stake(s) + 64
