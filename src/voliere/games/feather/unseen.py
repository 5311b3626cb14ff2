"""Feather: where the cards are that a seat has not seen, drawn anew, compiled.

Every card has stood in one place since the deal (`s.cards`); with a draft the place says from
which pack and at which pick it was taken. For one seat the places fall into groups:

* its own cards and the neutral cards revealed: nothing to draw;
* cards whose place it knows although they are not its own: those it passed on in the migration
  (F11), those it put into a neutral hand (F12);
* in a draft, for every time it looked at a pack, the cards that were gone when it looked again, or
  that it left for good: it knows which cards these are, and who picked in between, and no more;
* all cards it has never seen: the other hands, neutral hands, packs not yet looked at, and the
  first picks of packs that others looked at before.

Inside a group every card may be in every place, but for what the others have played since: a bird
that somebody played was in a place of theirs. Where equal birds stand in several groups it is not
known which of them was played; it is then drawn which.

All placings of the 60 cards (equal birds taken as different cards) that agree with everything the
seat was shown are equally likely. One corner is approximate: late in a game with a draft, so many
birds played may have come from several groups that not all ways (MOST_STEPS) can be gone through.
The groups are then drawn one play after the other, and redrawn in turn by their conditional
chances (Gibbs sampling, SWEEPS times): always consistent, and near to uniform.

What the seat remembers is in `remembered.py`, which group a bird came from in `origins.py`.
"""

# Compiled functions work on untyped records.
# mypy: disable-error-code="no-any-return, return-value"

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.feather.cards import N_BIRDS, N_CARDS, NEUTRAL_SIZE
from voliere.games.feather.opening import (
    place_of_put,
)
from voliere.games.feather.origins import GROUPS_AND_HOLDERS, attribute
from voliere.games.feather.remembered import (
    A_PLAY,
    GROUPS,
    HOLDERS,
    OWN,
    PLACED,
    list_plays,
    remember_deal,
    remember_draft,
    rounds_played,
)
from voliere.games.feather.state import (
    DRAFT,
    N_NEUTRAL,
    SEATS,
    set_hand,
    with_bird,
)
from voliere.kernel.jit import jit
from voliere.kernel.on_stack import stack_longs, stack_table
from voliere.kernel.rng import Rng, below, shuffle

Ints = NDArray[np.int64]


@jit
def redraw(s: Any, seat: int, rng: Rng) -> None:
    """Draw the places of all cards anew, as far as the seat cannot know them, and with them the
    hands of the others and the order of the neutral hands."""
    holder = stack_longs(N_CARDS)
    group = stack_longs(N_CARDS)
    if s.opening == DRAFT:
        n_groups = remember_draft(s, seat, holder, group)
    else:
        n_groups = remember_deal(s, seat, holder, group)

    # What can still be drawn: places of each holder, copies of each bird, cards, a group.
    places = stack_table(GROUPS, HOLDERS)
    copies = stack_table(GROUPS, N_BIRDS)
    size = stack_longs(GROUPS)
    for g in range(n_groups):
        size[g] = 0
        for who in range(HOLDERS):
            places[g, who] = 0
        for bird in range(N_BIRDS):
            copies[g, bird] = 0
    for place in range(N_CARDS):
        g = group[place]
        if g != OWN:
            places[g, holder[place]] += 1
            copies[g, s.cards[place]] += 1
            size[g] += 1

    plays = stack_table(N_CARDS, A_PLAY)
    n_plays = list_plays(s, seat, holder, plays)
    attribute(plays, n_plays, n_groups, places, copies, size, rng)
    put_down(s, seat, holder, group, n_groups, plays, n_plays, copies, rng)


# The cards are put down


@jit
def put_down(
    s: Any,
    seat: int,
    holder: Ints,
    group: Ints,
    n_groups: int,
    plays: Any,
    n_plays: int,
    copies: Any,
    rng: Rng,
) -> None:
    """Put the played birds into places of those who played them and all others anywhere in their
    group; the others take up what they have not played, and the neutral hands are shuffled."""
    # The places of each holder in each group stand together in `order`, from `first` on.
    first = stack_longs(GROUPS_AND_HOLDERS)
    free = stack_longs(GROUPS_AND_HOLDERS)
    order = stack_longs(N_CARDS)
    for i in range(n_groups * HOLDERS + 1):
        first[i] = 0
    for place in range(N_CARDS):
        if group[place] != OWN:
            first[group[place] * HOLDERS + holder[place] + 1] += 1
    for i in range(n_groups * HOLDERS):
        first[i + 1] += first[i]
        free[i] = first[i]
    for place in range(N_CARDS):
        if group[place] != OWN:
            order[free[group[place] * HOLDERS + holder[place]]] = place
            free[group[place] * HOLDERS + holder[place]] += 1
    for i in range(n_groups * HOLDERS):
        free[i] = first[i]

    for i in range(n_plays):
        g, bird = plays[i, 3], plays[i, 1]
        where = g * HOLDERS + plays[i, 0]
        k = draw_place(s, order, free[where], first[where + 1], bird if g == PLACED else -1, rng)
        place = order[k]
        order[k] = order[free[where]]
        order[free[where]] = place
        free[where] += 1
        s.cards[place] = bird
        plays[i, 3] = place

    hands = stack_longs(HOLDERS)
    rest = stack_longs(N_CARDS)
    for who in range(HOLDERS):
        hands[who] = 0
    for g in range(n_groups):
        n = 0
        if g != PLACED and first[(g + 1) * HOLDERS] > first[g * HOLDERS]:
            for bird in range(N_BIRDS):
                for _ in range(copies[g, bird]):
                    rest[n] = bird
                    n += 1
            shuffle(rest, n, rng)
        for who in range(HOLDERS):
            for k in range(free[g * HOLDERS + who], first[g * HOLDERS + who + 1]):
                if g != PLACED:
                    n -= 1
                    s.cards[order[k]] = rest[n]
                if who < SEATS:
                    hands[who] = with_bird(hands[who], s.cards[order[k]])
    for other in range(s.players):
        if other != seat:
            set_hand(s, other, hands[other])
    if s.opening == DRAFT:
        shuffle_neutral_hands(s, plays, n_plays, rng)


@jit
def draw_place(s: Any, order: Ints, begin: int, end: int, bird: int, rng: Rng) -> int:
    """Which of these places, all equally likely; if the seat knows the cards by their places, one
    of those with that bird (otherwise -1)."""
    if bird < 0:
        return begin + below(rng, end - begin)
    n = 0
    found = begin
    for k in range(begin, end):
        if s.cards[order[k]] == bird:
            n += 1
            if below(rng, n) == 0:
                found = k
    return found


@jit
def shuffle_neutral_hands(s: Any, plays: Any, n_plays: int, rng: Rng) -> None:
    """F12: what has been played of the drafted neutral hands keeps its turn, the rest is
    shuffled."""
    n_played = rounds_played(s)
    for neutral in range(N_NEUTRAL[s.players]):
        n = n_played
        for position in range(NEUTRAL_SIZE):
            place = place_of_put(s.players, neutral, position)
            turn = -1
            for i in range(n_plays):
                if plays[i, 3] == place:
                    turn = plays[i, 2]
            if turn < 0:
                turn = n
                n += 1
            s.neutral_order[neutral, turn] = position
        shuffle(s.neutral_order[neutral, n_played:], NEUTRAL_SIZE - n_played, rng)
