"""Feather: what a seat remembers of the places of cards, and of what was played, compiled."""

# Compiled functions work on untyped records.
# mypy: disable-error-code="no-any-return, return-value"

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.feather.cards import N_CARDS
from voliere.games.feather.opening import holder_of, n_picks, place_of_pack, place_of_put, puts_one
from voliere.games.feather.state import (
    BIRD_OF,
    DRAFT,
    DRAFTING,
    HAND_SIZE,
    MIGRATING,
    MIGRATION,
    N_NEUTRAL,
    N_PASSED,
    OVER,
    PACK_ROUNDS,
    SEATS,
    hand_of,
    with_bird,
)
from voliere.kernel.bits import lowest
from voliere.kernel.jit import jit
from voliere.kernel.on_stack import stack_longs

# Who holds a place: a seat, a neutral hand (NEUTRAL + its number), or nobody (pack, aside).
NEUTRAL = SEATS
NOBODY = SEATS + 2
HOLDERS = NOBODY + 1

# Groups of places; those from LOOKED on are one a look at a pack, 15 at most.
OWN = -1
NEVER_SEEN, PLACED, LOOKED = 0, 1, 2
GROUPS = LOOKED + 15

A_PLAY = 4  # holder, bird, round, and the group or place it came from

Ints = NDArray[np.int64]


@jit
def put_in_order(cards: Any, begin: int, end: int) -> None:
    """Sort the cards from one place to before another (few, and NumPy's sort compiles slowly)."""
    for i in range(begin + 1, end):
        card = cards[i]
        k = i
        while k > begin and cards[k - 1] > card:
            cards[k] = cards[k - 1]
            k -= 1
        cards[k] = card


@jit
def rounds_played(s: Any) -> int:
    """How many rounds have been revealed."""
    return s.round if s.phase == OVER else max(s.round - 1, 0)


@jit
def remember_deal(s: Any, seat: int, holder: Ints, group: Ints) -> int:
    """F3, F11: whose each place is and to which group it belongs, for this seat; the number of
    groups comes back. The order of the seat's own cards says nothing and is put straight."""
    hand_size = HAND_SIZE[s.players]
    n_passed = N_PASSED[s.players] if s.opening == MIGRATION and s.phase != MIGRATING else 0
    n_kept = hand_size - n_passed
    for place in range(N_CARDS):
        holder[place] = NOBODY
        group[place] = NEVER_SEEN
    for dealt_to in range(s.players):
        for i in range(hand_size):
            place = dealt_to * hand_size + i
            holder[place] = dealt_to if i < n_kept else (dealt_to + 1) % s.players
            if holder[place] == seat:
                group[place] = OWN
            elif dealt_to == seat:
                group[place] = PLACED
    for neutral in range(N_NEUTRAL[s.players]):
        for i in range(rounds_played(s)):
            group[(s.players + neutral) * hand_size + i] = OWN
    put_in_order(s.cards, seat * hand_size, seat * hand_size + n_kept)
    return LOOKED


@jit
def remember_draft(s: Any, seat: int, holder: Ints, group: Ints) -> int:
    """F12: whose each place is and to which group it belongs, for this seat; the number of groups
    comes back. What the seat sees in a pack begins a new group there."""
    for place in range(N_CARDS):
        holder[place] = NOBODY
        group[place] = NEVER_SEEN
    n_groups = LOOKED
    last_opened = s.pack_round if s.phase == DRAFTING else PACK_ROUNDS[s.players]
    for pack_round in range(1, last_opened + 1):
        width = 2 if puts_one(s.players, pack_round) else 1
        n_all = n_picks(s.players, pack_round)
        n_done = s.pick if s.phase == DRAFTING and pack_round == last_opened else n_all
        for pack in range(s.players):
            place = place_of_pack(s.players, pack_round, pack)
            current = NEVER_SEEN
            for pick in range(n_all):
                picker = holder_of(s.players, pack_round, pick, pack)
                if picker == seat and pick <= n_done:
                    current = n_groups
                    n_groups += 1
                for part in range(width):
                    group[place] = current
                    if pick < n_done:
                        if part == 0:
                            holder[place] = picker
                        else:
                            holder[place] = NEUTRAL + (picker if s.players == 2 else 0)
                        if picker == seat:
                            group[place] = OWN if part == 0 else PLACED
                    place += 1
    return n_groups


@jit
def list_plays(s: Any, seat: int, holder: Ints, plays: Ints) -> int:
    """The cards that others have played, and after a draft the neutral hands: holder, bird, and
    for neutral hands the round; their number comes back."""
    n = 0
    began_with = stack_longs(SEATS)
    for other in range(SEATS):
        began_with[other] = 0
    for place in range(N_CARDS):
        if holder[place] < SEATS:
            began_with[holder[place]] = with_bird(began_with[holder[place]], s.cards[place])
    for other in range(s.players):
        if other != seat:
            played = began_with[other] ^ hand_of(s, other)
            while played:
                plays[n, 0] = other
                plays[n, 1] = BIRD_OF[lowest(played)]
                plays[n, 2] = 0
                played &= played - 1
                n += 1
    if s.opening == DRAFT:
        for neutral in range(N_NEUTRAL[s.players]):
            for i in range(rounds_played(s)):
                plays[n, 0] = NEUTRAL + neutral
                plays[n, 1] = s.cards[place_of_put(s.players, neutral, s.neutral_order[neutral, i])]
                plays[n, 2] = i
                n += 1
    return n
