"""Vautour, the rules (V1-V10), compiled. Read from top to bottom as the game is played.

Who gets the points cards and who wins (V2, V6, V7, V9, V10) is in `scoring.py`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.vautour.cards import POINTS_CARDS, ROUNDS, SEATS
from voliere.games.vautour.events import (
    CANCELLED,
    CARRIED,
    CHOSE,
    LOST,
    REVEALED,
    SCORED,
    TOOK,
    TURNED_UP,
)
from voliere.games.vautour.scoring import NOBODY, scores, settle, stake, title, winners
from voliere.kernel.bits import highest, kth_of_16, lowest
from voliere.kernel.jit import jit
from voliere.kernel.log import Log, tell
from voliere.kernel.rng import Rng, below, shuffle

__all__ = [
    "MAX_LENGTH",
    "MAX_MOVES",
    "N_MOVES",
    "STATE",
    "actors",
    "apply",
    "awaits_deal",
    "determinize",
    "draw_deal",
    "legal",
    "random_move",
    "redraw_ahead",
    "scores",
    "set_up",
    "title",
    "winners",
    "withdraw",
]

FULL_HAND = 0b1111_1111_1111_1110  # bit n: the card n, 1 to 15

STATE = np.dtype(
    [
        ("players", np.int32),
        ("tiebreak", np.int32),
        ("memory_aid", np.int32),
        ("points", np.int32, (ROUNDS,)),  # the points pile, in the order turned up
        ("round", np.int32),  # rounds finished; the card of this number lies on the table
        ("stake_from", np.int32),  # the oldest points card still on the table
        ("hand", np.int32, (SEATS,)),
        ("chosen", np.int32, (SEATS,)),  # this round's secret card, 0 while undecided
        ("score", np.int32, (SEATS,)),
        ("played", np.int32, (SEATS, ROUNDS)),
        ("winner", np.int32, (ROUNDS,)),  # who took the points card of each round
    ],
    align=True,
)

HIGHEST, LOWEST = 0, 1  # V4: which card takes the stake

# Moves: a play card n is the move n - 1.
N_MOVES = 15
MAX_MOVES = 15  # legal at once
MAX_LENGTH = SEATS * ROUNDS  # moves in a game


# Set-up


@jit
def draw_deal(s: Any, rng: Rng) -> None:
    """V1: the points pile is shuffled."""
    for i in range(ROUNDS):
        s.points[i] = POINTS_CARDS[i]
    shuffle(s.points, ROUNDS, rng)


@jit
def set_up(s: Any) -> None:
    """V1: everybody holds 1 to 15; the first points card is turned up (V2)."""
    s.round = 0
    s.stake_from = 0
    for seat in range(SEATS):
        s.hand[seat] = FULL_HAND if seat < s.players else 0
        s.chosen[seat] = 0
        s.score[seat] = 0
    for i in range(ROUNDS):
        s.winner[i] = NOBODY


@jit
def awaits_deal(s: Any) -> bool:
    """One deal lasts the whole game."""
    return False


# A round


@jit
def actors(s: Any) -> int:
    """V3: everybody who has not yet picked a card for this round, as a mask of seats."""
    if s.round == ROUNDS:
        return 0
    waiting = 0
    for seat in range(s.players):
        if s.chosen[seat] == 0:
            waiting |= 1 << seat
    return waiting


@jit
def legal(s: Any, seat: int, out: NDArray[np.int32]) -> int:
    """V3: any card in hand."""
    n = 0
    hand = s.hand[seat]
    while hand:
        out[n] = lowest(hand) - 1
        hand &= hand - 1
        n += 1
    return n


@jit
def random_move(s: Any, seat: int, rng: Rng) -> int:
    """A legal move, all equally likely."""
    return kth_of_16(s.hand[seat], below(rng, ROUNDS - s.round)) - 1


@jit
def apply(s: Any, seat: int, move: int, log: Log | None) -> None:
    """V3: pick a card secretly; the last one to pick turns all of them over."""
    s.chosen[seat] = move + 1
    tell(log, CHOSE, seat, move + 1)
    for other in range(s.players - 1, -1, -1):  # bots pick in seat order: the last is the likeliest
        if s.chosen[other] == 0:
            return
    reveal(s, log)


@jit
def reveal(s: Any, log: Log | None) -> None:
    """V3, V4, V6, V7: the cards are turned over and the points cards awarded, carried or lost."""
    tell(log, REVEALED, s.chosen[0], s.chosen[1], s.chosen[2], s.chosen[3], s.chosen[4])
    winner = taker(s, log)
    if winner != NOBODY:
        tell(log, TOOK, winner, s.chosen[winner], cards_on_table(s), stake(s))
    elif s.round + 1 < ROUNDS:
        tell(log, CARRIED, cards_on_table(s))
    else:
        tell(log, LOST, cards_on_table(s))
    for seat in range(s.players):
        card = s.chosen[seat]
        s.hand[seat] &= ~(1 << card)
        s.played[seat, s.round] = card
        s.chosen[seat] = 0
    settle(s, winner)
    if s.round < ROUNDS:
        tell(log, TURNED_UP, place_of(s.points[s.round]), stake(s))
    elif log is not None:
        tell_scores(s, log)


@jit
def cards_on_table(s: Any) -> int:
    """V2: the points cards on the table, as a mask: bit 0 is the lowest, -5."""
    mask = 0
    for i in range(s.stake_from, s.round + 1):
        mask |= 1 << place_of(s.points[i])
    return mask


@jit
def place_of(points: int) -> int:
    """The place of a points card in POINTS_CARDS: -5 to -1, then 1 to 10."""
    return points + 5 if points < 0 else points + 4


@jit
def taker(s: Any, log: Log | None) -> int:
    """V4, V5: who takes the stake: the highest unmatched card, or the lowest for a stake below 0;
    NOBODY if all cards are matched."""
    once = 0
    twice = 0
    for seat in range(s.players):
        card = 1 << s.chosen[seat]
        twice |= once & card
        once |= card
    if log is not None:
        tell_cancelled(s, twice, log)
    unmatched = once & ~twice
    if unmatched == 0:
        return NOBODY
    best = highest(unmatched) if takes(s) == HIGHEST else lowest(unmatched)
    for seat in range(s.players):
        if s.chosen[seat] == best:
            return seat
    return NOBODY


@jit
def takes(s: Any) -> int:
    """V4: which of the unmatched cards takes the stake."""
    return HIGHEST if stake(s) >= 0 else LOWEST


@jit
def tell_cancelled(s: Any, twice: int, log: Log | None) -> None:
    """V5: say which equal cards cancel each other."""
    while twice:
        card = lowest(twice)
        twice &= twice - 1
        seats = 0
        for seat in range(s.players):
            if s.chosen[seat] == card:
                seats |= 1 << seat
        tell(log, CANCELLED, card, seats)


# The end


@jit
def tell_scores(s: Any, log: Log | None) -> None:
    """V9: say what each seat has, from mice and from vultures."""
    for seat in range(s.players):
        mice = 0
        vultures = 0
        for i in range(ROUNDS):
            if s.winner[i] == seat:
                mice += max(s.points[i], 0)
                vultures += min(s.points[i], 0)
        tell(log, SCORED, seat, mice, vultures, mice + vultures)


# What a seat does not know


@jit
def determinize(s: Any, seat: int, rng: Rng) -> None:
    """Redraw what the seat cannot know: the order of the points pile and the cards the others have
    picked. Their hands are no secret: all cards played were seen (V8)."""
    redraw_ahead(s, rng)
    for other in range(s.players):
        if other != seat and s.chosen[other] != 0:
            s.chosen[other] = random_move(s, other, rng) + 1


@jit
def redraw_ahead(s: Any, rng: Rng) -> None:
    """Redraw what lies ahead of everybody: the order of the points pile."""
    first_hidden = s.round + 1
    if first_hidden < ROUNDS:
        sort_pile(s, first_hidden)
        shuffle(s.points[first_hidden:], ROUNDS - first_hidden, rng)


@jit
def sort_pile(s: Any, start: int) -> None:
    """Put the points cards from place `start` on into ascending order."""
    left = 0
    for i in range(start, ROUNDS):
        left |= 1 << place_of(s.points[i])
    for i in range(start, ROUNDS):
        s.points[i] = POINTS_CARDS[lowest(left)]
        left &= left - 1


@jit
def withdraw(s: Any, seat: int) -> None:
    """Take back the cards the others have picked and not yet revealed."""
    for other in range(s.players):
        if other != seat:
            s.chosen[other] = 0
