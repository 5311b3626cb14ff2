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
from numpy.typing import NDArray

from voliere.games.doors.habits import Habits
from voliere.games.feather.cards import (
    ALL_BONUS,
    DECK,
    HAND_SIZE,
    N_CARDS,
    N_HABITATS,
    N_KINDS,
    N_NEUTRAL,
    POINTS,
)
from voliere.games.feather.reveal import birds_on_table, place_of_neutral_card, top_of_pile
from voliere.games.feather.rules import random_move
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
from voliere.games.options import is_in
from voliere.kernel.bits import bit_count, lowest
from voliere.kernel.jit import jit
from voliere.kernel.rng import Rng, below

WORST, BEST = 10, 50
FINAL_SPREAD = 5.0
PLY_NS = 160.0  # what a move of a playout takes, about
IS_A_JUDGE = True  # docs/study.md has the figures
ALONE = Habits(
    when={"players": is_in(1)}, exploration=0.1, width=4.0, widening=0.35, moments=4, pace=250
)
AMONG_RIVALS = Habits(
    exploration=0.3,
    mixing=0.15,
    width=4.0,
    widening=0.35,
    moments=4,
    draws=False,
    public=False,
    full_grown=2_500,
)
HABITS = (ALONE, AMONG_RIVALS)
IN_HAND = 0.85  # how likely a missing bird in the own hand will be seen
IN_SIGHT = 2.0  # rounds for which a card can be seen
HABITAT_CARDS = N_CARDS // N_HABITATS
HABITAT_MASK = (1 << HABITAT_CARDS) - 1
HESITATION = 30  # instinct gives up to so many random hundredths of a point to each card
TICKET = 0.15  # of the points missing in a habitat: what the only card to go there is worth
PATIENCE = 0.1  # of the points missing in a habitat: what a visit may still bring later
PATIENCE_AT_LAST = 0.2  # the same for the only visit that is left
SHOWN = 0.2  # of a bird's points: what it costs to show it to a rival
LOWEST_OF_KINDS = [DECK.index(kind) for kind in range(N_KINDS)]  # the first card of each kind
# The kinds that are among the cards of a habitat, as a row of the sheet.
KINDS_IN = np.array(
    [
        sum(1 << kind for kind, card in enumerate(LOWEST_OF_KINDS) if cards >> card & 1)
        for cards in range(HABITAT_MASK + 1)
    ],
    np.int8,
)
# What the birds on a row are worth, without the bonus of a full one.
BIRD_POINTS = np.array(
    [
        sum(POINTS[kind] for kind in range(N_KINDS) if row >> kind & 1)
        for row in range(FULL_ROW + 1)
    ],
    np.int32,
)


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
def write_prospects(s: Any, out: NDArray[np.float64]) -> None:
    """Write what the sheet of each seat will be worth."""
    for seat in range(np.int64(s.players)):
        out[seat] = prospect(s, seat, others_cards(s, seat))


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
    """Visit where most can be caught; alone, discard what is of least use; open at random."""
    if s.phase == PLAYING:
        return PLAY + best_bird(s, seat, rng)
    if s.phase == DISCARDING:
        return DISCARD + least_bird(s, seat, rng)
    return random_move(s, seat, rng)


@jit
def best_bird(s: Any, seat: int, rng: Rng) -> int:
    """The bird in hand with which to visit now. With rivals almost every hand card is played in the
    end, and its own bird ticked off then; so what counts is what lingers in its habitat and is not
    in hand, that visits are kept for where much is missing, and that rivals are shown little. Alone
    half of the cards are discarded: what is not ticked off now may never be."""
    lingering = birds_on_table(s) if s.round > 1 else np.int64(0)
    hand = hand_of(s, seat)
    now_or_never = rounds_left(s) == 1 or s.players == 1
    best = np.int64(0)
    best_gain = -1e9
    cards = hand & LOWEST_CARDS
    habitat = -1
    catch = 0.0
    while cards:
        bird = BIRD_OF[lowest(cards)]
        cards &= cards - 1
        kind = bird % N_KINDS
        if bird // N_KINDS != habitat:
            habitat = bird // N_KINDS
            catch = worth_of_visit(s, seat, habitat, hand, lingering)
        gain = catch - shown_to_rivals(s, seat, habitat, kind) + 0.01 * below(rng, HESITATION)
        if now_or_never and not (s.seen[seat, habitat] >> kind) & 1:
            gain += POINTS[kind]
        if gain > best_gain:
            best_gain = gain
            best = bird
    return best


@jit
def worth_of_visit(s: Any, seat: int, habitat: int, hand: int, lingering: int) -> float:
    """What a visit to the habitat catches now, less what it might catch later."""
    row = s.seen[seat, habitat]
    held = (hand >> (habitat * HABITAT_CARDS)) & HABITAT_MASK
    only_visit = bit_count(held) == 1
    sure = row | KINDS_IN[held] if s.players > 1 else row
    missing = BIRD_POINTS[FULL_ROW & ~sure]
    here = (lingering >> (habitat * N_KINDS)) & FULL_ROW
    patience = PATIENCE_AT_LAST if only_visit else PATIENCE
    return ROW_POINTS[sure | here] - ROW_POINTS[sure] - patience * missing


@jit
def shown_to_rivals(s: Any, seat: int, habitat: int, kind: int) -> float:
    """What it costs that rivals may see a bird they miss."""
    cost = 0.0
    for other in range(s.players):
        if other != seat and not (s.seen[other, habitat] >> kind) & 1:
            cost += SHOWN * POINTS[kind]
    return cost


@jit
def least_bird(s: Any, seat: int, rng: Rng) -> int:
    """The bird in hand that is of least use: seen already, of a habitat with little to see or with
    other cards in hand to go there."""
    best = 0
    least_use = 1e9
    hand = hand_of(s, seat)
    cards = hand & LOWEST_CARDS
    while cards:
        bird = BIRD_OF[lowest(cards)]
        cards &= cards - 1
        habitat = bird // N_KINDS
        row = s.seen[seat, habitat]
        missing = ROW_POINTS[FULL_ROW] - ROW_POINTS[row]
        visits = bit_count((hand >> (habitat * HABITAT_CARDS)) & HABITAT_MASK)
        use = TICKET * missing / visits + 0.01 * below(rng, HESITATION)
        if not (row >> (bird % N_KINDS)) & 1 and n_of(hand, bird) == 1:
            use += POINTS[bird % N_KINDS]
        if use < least_use:
            least_use = use
            best = bird
    return best


@jit
def landmark(s: Any) -> int:
    """The birds that linger: a plan for the next round depends on them."""
    return birds_on_table(s)
