"""Feather: what the bots know.

A bird still missing on the sheet will be seen if it is in the own hand, or if somebody else can
still show it while the seat visits its habitat; a card is in sight for two rounds, so the more
cards of the habitat are left to visit it with, the better the chance.
"""

# mypy: disable-error-code="no-any-return, return-value"
# (the State record is untyped)

from __future__ import annotations

from typing import Any

import numpy as np

from voliere.bots.habits import Habits
from voliere.games.feather.cards import (
    ALL_BONUS,
    HAND_SIZE,
    N_CARDS,
    N_HABITATS,
    N_KINDS,
    N_NEUTRAL,
    POINTS,
    RAPTOR,
)
from voliere.games.feather.rules import (
    birds_on_table,
    place_of_neutral_card,
    random_move,
    top_of_pile,
)
from voliere.games.feather.sheet import FULL_ROW, ROW_POINTS, sheet_points
from voliere.games.feather.state import (
    BIRD_OF,
    DISCARD,
    DISCARDING,
    FIRST,
    LOWEST_CARDS,
    OVER,
    PLAY,
    PLAYING,
    hand_of,
    n_of,
)
from voliere.kernel.bits import bit_count, lowest
from voliere.kernel.jit import jit
from voliere.kernel.rng import Rng, below

WORST, BEST = 10, 50
FINAL_SPREAD = 5.0
HABITS = Habits(
    exploration=0.3, mixing=0.15, width=4.0, widening=0.35, moments=4, draws=False, public=False
)
IN_HAND = 0.85  # how likely a missing bird in the own hand will be seen
IN_SIGHT = 2.0  # rounds for which a card can be seen
HABITAT_CARDS = N_CARDS // N_HABITATS
HABITAT_MASK = (1 << HABITAT_CARDS) - 1
HESITATION = 3  # instinct gives this many random tenths of a point to each card


@jit
def evaluate(s: Any, seat: int) -> float:
    """The margin over the best rival; alone the final score."""
    if s.players == 1:
        return prospect(s, seat, others_cards(s, seat))
    best_rival = -1e9
    for other in range(np.int64(s.players)):
        if other != seat:
            best_rival = max(best_rival, prospect(s, other, others_cards(s, other)))
    return prospect(s, seat, others_cards(s, seat)) - best_rival


@jit
def rounds_left(s: Any) -> int:
    """Rounds to be played, this one included."""
    if s.phase == OVER:
        return 0
    left = HAND_SIZE[s.players] - max(s.round, 1)
    return left - 1 if s.phase == DISCARDING else left


@jit
def others_cards(s: Any, seat: int) -> int:
    """The cards that others, neutral hands or the pile can still show, as a mask like a hand."""
    cards = np.int64(0)
    if s.phase == OVER:
        return cards
    for other in range(np.int64(s.players)):
        if other != seat:
            cards |= hand_of(s, other)
    if s.players == 1:
        for place in range(top_of_pile(s), N_CARDS):
            cards |= np.int64(1) << FIRST[s.cards[place]]
    elif s.round > 0:
        for neutral in range(N_NEUTRAL[s.players]):
            place = place_of_neutral_card(s, neutral)
            for ahead in range(HAND_SIZE[s.players] - s.round):
                # The order after a draft is not known to anybody: what is dealt next stands for it.
                cards |= np.int64(1) << FIRST[s.cards[min(place + ahead, N_CARDS - 1)]]
    return cards


@jit
def prospect(s: Any, seat: int, others: int) -> float:
    """What a seat's sheet will be worth."""
    total = float(sheet_points(s.seen[seat]))
    left = rounds_left(s)
    if left <= 0:
        return total
    hand = hand_of(s, seat)
    for habitat in range(N_HABITATS):
        row = s.seen[seat, habitat]
        visits = bit_count((hand >> (habitat * HABITAT_CARDS)) & HABITAT_MASK)
        if row == FULL_ROW or visits == 0:
            continue
        chance = min(IN_SIGHT * visits / (left + 1.0), 0.9)
        all_seen = 1.0
        for kind in range(N_KINDS):
            if (row >> kind) & 1:
                continue
            bird = habitat * N_KINDS + kind
            if n_of(hand, bird) > 0:
                seen = IN_HAND
            else:
                copies = n_of(others, bird)
                seen = 0.0 if copies == 0 else (chance if copies == 1 else chance * (2.0 - chance))
            total += POINTS[kind] * seen
            all_seen *= seen
        total += ALL_BONUS * all_seen
    return total


@jit
def spread(s: Any) -> float:
    """How far off the evaluation may be: more with more rounds to come."""
    return 1.5 + 0.35 * rounds_left(s)


@jit
def instinct(s: Any, seat: int, rng: Rng) -> int:
    """Play what shows most at once; alone, discard what is of least use; open at random."""
    if s.phase == PLAYING:
        return PLAY + best_bird(s, seat, rng)
    if s.phase == DISCARDING:
        return DISCARD + least_bird(s, seat, rng)
    return random_move(s, seat, rng)


@jit
def best_bird(s: Any, seat: int, rng: Rng) -> int:
    """The bird in hand that ticks off most, with what lingers; about equal ones at random."""
    lingering = birds_on_table(s) if s.round > 1 else np.int64(0)
    best = 0
    best_gain = -1
    cards = hand_of(s, seat) & LOWEST_CARDS
    while cards:
        bird = BIRD_OF[lowest(cards)]
        cards &= cards - 1
        habitat = bird // N_KINDS
        before = s.seen[seat, habitat]
        here = 1 << (bird % N_KINDS)
        if not (s.raptors and bird % N_KINDS == RAPTOR):
            here |= (lingering >> (habitat * N_KINDS)) & FULL_ROW
        gain = 10 * (ROW_POINTS[before | here] - ROW_POINTS[before]) + below(rng, HESITATION)
        if gain > best_gain:
            best_gain = gain
            best = bird
    return best


@jit
def least_bird(s: Any, seat: int, rng: Rng) -> int:
    """The bird in hand that is of least use: seen already, of a habitat with little to see."""
    best = 0
    least_use = 1 << 20
    cards = hand_of(s, seat) & LOWEST_CARDS
    while cards:
        bird = BIRD_OF[lowest(cards)]
        cards &= cards - 1
        row = s.seen[seat, bird // N_KINDS]
        use = 2 * (N_KINDS - bit_count(row)) + below(rng, HESITATION)
        if not (row >> (bird % N_KINDS)) & 1:
            use += 10 * POINTS[bird % N_KINDS]
        if use < least_use:
            least_use = use
            best = bird
    return best


@jit
def landmark(s: Any) -> int:
    """A seat's plan does not branch by what is turned up."""
    return 0
