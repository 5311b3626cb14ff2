"""Feather: what a seat knows as numbers, for programs that learn (F4, F11, F12).

Seats are counted from the observing one, clockwise. A row of birds is a number for each of the 35
birds, in deck order.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.feather import cards
from voliere.games.feather.cards import (
    ALL_BONUS,
    N_BIRDS,
    N_CARDS,
    N_HABITATS,
    N_KINDS,
    POINTS,
    SOLO_REVEALED,
)
from voliere.games.feather.deal import FeatherOptions
from voliere.games.feather.opening import bird_passed, n_picks, pack_of, place_of_pick, puts_one
from voliere.games.feather.reveal import n_on_table
from voliere.games.feather.sheet import sheet_points
from voliere.games.feather.state import (
    DISCARD,
    DISCARDING,
    DRAFT,
    DRAFT_1,
    DRAFT_2,
    DRAFTING,
    HAND_SIZE,
    MIGRATION,
    N_PASSED,
    OVER,
    PACK_ROUNDS,
    PASS_1,
    hand_of,
    n_of,
)
from voliere.kernel.bits import bit_count
from voliere.kernel.jit import jit
from voliere.kernel.spread import clear, spread

N_PHASES = OVER + 1
MOST_POINTS = N_HABITATS * (sum(POINTS) + ALL_BONUS)  # F2
MOST_ROUNDS = max(cards.HAND_SIZE) - 1  # F8


def layout(players: int) -> list[tuple[str, int, int, int]]:
    """The pieces of an observation in order: name, length, least and greatest value."""
    n_table = 1 + SOLO_REVEALED if players == 1 else players + cards.N_NEUTRAL[players]
    return [
        ("phase", N_PHASES, 0, 1),  # migration, draft, play, discard, over
        ("round", 1, 0, MOST_ROUNDS),
        ("pack_round", 1, 0, max(cards.PACK_ROUNDS)),
        ("hand", N_BIRDS, 0, 3),  # how many of each bird, as in the next six
        ("pack", N_BIRDS, 0, 3),  # draft: to pick from
        ("chosen", N_BIRDS, 0, 3),  # decided and not yet revealed: played, passed or drafted
        ("chosen_put", N_BIRDS, 0, 1),  # the same: for the neutral hand
        ("put", N_BIRDS, 0, 3),  # put into a neutral hand
        ("passed", N_BIRDS, 0, 3),  # migration: to the left
        ("received", N_BIRDS, 0, 3),  # migration: from the right
        ("lingering", n_table * N_BIRDS, 0, 1),  # a seat, a neutral hand, a pile card: which bird
        ("seen", players * N_BIRDS, 0, 1),  # a seat: the birds ticked off
        ("scores", players, 0, MOST_POINTS),  # a seat
        ("hand_sizes", players, 0, N_CARDS),  # a seat
    ]


def most_points(options: FeatherOptions) -> int:
    """A bound on scores."""
    return MOST_POINTS


@jit
def observe(s: Any, seat: int, out: NDArray[np.int16], at: int) -> int:
    """Write what the seat knows, from `at` on; where that ends comes back."""
    hand = at + N_PHASES + 2
    lingering = hand + 7 * N_BIRDS
    seen = lingering + n_on_table(s) * N_BIRDS
    clear(out, at, seen)
    out[at + s.phase] = 1
    out[hand - 2] = s.round
    out[hand - 1] = s.pack_round
    count(hand_of(s, seat), out, hand)
    if s.phase == DRAFTING:
        count(pack_of(s, seat), out, hand + N_BIRDS)
    if s.chosen[seat]:
        observe_chosen(s, s.chosen[seat] - 1, out, hand + 2 * N_BIRDS)
    if s.opening == DRAFT:
        observe_put(s, seat, out, hand + 4 * N_BIRDS)
    elif s.opening == MIGRATION and s.round:
        observe_passed(s, seat, out, hand + 5 * N_BIRDS)
        observe_passed(s, (seat - 1) % s.players, out, hand + 6 * N_BIRDS)
    if s.round > 1 or s.phase == DISCARDING or s.phase == OVER:
        observe_lingering(s, seat, out, lingering)
    return observe_seats(s, seat, out, seen)


@jit
def count(mask: int, out: NDArray[np.int16], at: int) -> None:
    """Write how many of each bird are among the cards."""
    for bird in range(N_BIRDS):
        out[at + bird] = n_of(mask, bird)


@jit
def observe_chosen(s: Any, move: int, out: NDArray[np.int16], at: int) -> None:
    """F4, F11, F12: write the birds of a decision, then the one put into a neutral hand."""
    if move < DISCARD:
        out[at + move] = 1
    elif move < PASS_1:
        out[at + move - DISCARD] = 1
    elif move < DRAFT_1:
        for which in range(N_PASSED[s.players]):
            out[at + bird_passed(move, which)] += 1
    elif move < DRAFT_2:
        out[at + move - DRAFT_1] = 1
    else:
        out[at + (move - DRAFT_2) // N_BIRDS] = 1
        out[at + N_BIRDS + (move - DRAFT_2) % N_BIRDS] = 1


@jit
def observe_put(s: Any, seat: int, out: NDArray[np.int16], at: int) -> None:
    """F12: write the birds the seat has put into a neutral hand."""
    last_opened = s.pack_round if s.phase == DRAFTING else PACK_ROUNDS[s.players]
    for pack_round in range(1, last_opened + 1):
        if puts_one(s.players, pack_round):
            is_open = s.phase == DRAFTING and pack_round == last_opened
            for pick in range(s.pick if is_open else n_picks(s.players, pack_round)):
                out[at + s.cards[place_of_pick(s.players, pack_round, pick, seat) + 1]] += 1


@jit
def observe_passed(s: Any, giver: int, out: NDArray[np.int16], at: int) -> None:
    """F11: write the birds that a seat has passed: they stand last in the places of its hand."""
    end = (giver + 1) * HAND_SIZE[s.players]
    for place in range(end - N_PASSED[s.players], end):
        out[at + s.cards[place]] += 1


@jit
def observe_lingering(s: Any, seat: int, out: NDArray[np.int16], at: int) -> None:
    """F7: write the cards of the last round, the observing seat's first."""
    for i in range(n_on_table(s)):
        row = i if i >= s.players else (i - seat) % s.players
        out[at + row * N_BIRDS + s.table[i]] = 1


@jit
def observe_seats(s: Any, seat: int, out: NDArray[np.int16], at: int) -> int:
    """Write the score sheets, scores and sizes of hands; where that ends comes back."""
    scores = at + s.players * N_BIRDS
    for distance in range(s.players):
        other = (seat + distance) % s.players
        for habitat in range(N_HABITATS):
            row = at + distance * N_BIRDS + habitat * N_KINDS
            spread(s.seen[other, habitat], N_KINDS, out, row)
        out[scores + distance] = sheet_points(s.seen[other])
        out[scores + s.players + distance] = bit_count(hand_of(s, other))
    return scores + 2 * s.players
