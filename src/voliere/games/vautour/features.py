"""Vautour: what a net is shown, and how what it answers makes up the moves.

A row is a play card, and with it the points card of the same place when they lie in the order of
their sizes; the same weights look at all fifteen. A rival means the rival who leads, the next one
clockwise if several do; with two players there is no other. All cards played were seen (V8), with
or without the memory aid, so hands are no secret; what is hidden is the order of the points pile,
which `all_inputs` sees.
"""

# mypy: disable-error-code="no-any-return, return-value"
# (the State record is untyped)

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.doors.practice import Practice
from voliere.games.vautour.cards import PLAY_CARDS, POINTS_CARDS, ROUNDS, SEATS
from voliere.games.vautour.options import BEST_MOUSE, TIEBREAKS
from voliere.games.vautour.scoring import stake
from voliere.kernel.bits import bit_count, lowest
from voliere.kernel.jit import jit

Reals = NDArray[np.float32]
Longs = NDArray[np.int64]

N_ROWS = len(PLAY_CARDS)
OF_CARD = (
    "card",
    "mine",
    "mine-lower",
    "mine-higher",
    "rival",
    "rival-lower",
    "rival-higher",
    "others",  # of the other rivals, in the mean
    "others-lower",
    "others-higher",
)
OF_HAND = ("above", "below")  # the place of the card in hand over or under that of the stake
OF_POINTS = ("mouse-to-come", "vulture-to-come")
ALL_OF_POINTS = (*OF_POINTS, "comes-next", "comes-later")
OF_TABLE = (
    "stake",
    "size",
    "below-zero",
    "carried",
    "smaller-to-come",
    "bigger-to-come",
    "sizes-to-come",
    "rounds-left",
    "last-round",
    "last-round-but-one",
    "lead",
    "lead-on-others",
    "ahead",
    "behind",
    "best-mouse",
    "mouse",
    "two",
    "three",
    "players",
)

INPUTS = (*OF_CARD, *OF_HAND, *OF_POINTS, *OF_TABLE)
ALL_INPUTS = (*OF_CARD, *ALL_OF_POINTS, *OF_TABLE)
OUTPUTS = ("play",)
MOST_PARTS = 1

_OF_PLAYERS = {2: 2.0, 3: 3.0, 4: 2.0, 5: 3.0}
_OF_TIEBREAK = dict(zip(TIEBREAKS, (3.0, 1.0), strict=True))
PRACTICE = tuple(
    Practice(
        _OF_PLAYERS[players] * _OF_TIEBREAK[tiebreak],
        {"players": players, "tiebreak": tiebreak, "memory_aid": memory_aid},
    )
    for tiebreak in TIEBREAKS
    for memory_aid in (False, True)
    for players in range(2, SEATS + 1)
)

AT_HAND = len(OF_CARD)
AT_POINTS = AT_HAND + len(OF_HAND)
ALL_AT_POINTS = len(OF_CARD)
# Points cards by their size, mice before vultures of the same.
BY_SIZE = np.array(sorted(POINTS_CARDS, key=lambda points: (abs(points), -points)))
CARDS = float(ROUNDS)
SIZES = float(sum(abs(points) for points in POINTS_CARDS))
CLEAR_LEAD = 10.0
BIG = 10.0  # a stake
FEW = 3.0  # points cards on the table


# What a net is shown


@jit
def inputs(s: Any, seat: int, out: Reals) -> None:
    """Write what the seat knows, a row a card."""
    rival = leading_rival(s, seat)
    hand = np.int64(s.hand[seat])
    smaller = n_smaller(s)
    to_come = cards_to_come(s)
    for row in range(N_ROWS):
        write_card(s, seat, rival, row, out)
        beyond = bit_count(hand & ((2 << row) - 1)) - smaller
        out[row, AT_HAND] = max(beyond, 0) / CARDS
        out[row, AT_HAND + 1] = max(-beyond, 0) / CARDS
        write_points(to_come, row, out, AT_POINTS)
    write_table(s, seat, rival, out, AT_POINTS + len(OF_POINTS))


@jit
def all_inputs(s: Any, seat: int, out: Reals) -> None:
    """Write how the seat stands with the points pile open, a row a card."""
    rival = leading_rival(s, seat)
    to_come = cards_to_come(s)
    for row in range(N_ROWS):
        write_card(s, seat, rival, row, out)
        write_points(to_come, row, out, ALL_AT_POINTS)
        wait = rounds_until(s, BY_SIZE[row])
        out[row, ALL_AT_POINTS + 2] = wait == 1
        out[row, ALL_AT_POINTS + 3] = wait / CARDS
    write_table(s, seat, rival, out, ALL_AT_POINTS + len(ALL_OF_POINTS))


@jit
def write_card(s: Any, seat: int, rival: int, row: int, out: Reals) -> None:
    """Write who holds a card, and how many lower and higher ones."""
    everybody = (1 << np.int64(s.players)) - 1
    mine, theirs = 1 << np.int64(seat), 1 << np.int64(rival)
    out[row, 0] = (row + 1) / CARDS
    write_hands(s, mine, row, out, 1)
    write_hands(s, theirs, row, out, 4)
    write_hands(s, everybody & ~mine & ~theirs, row, out, 7)


@jit
def write_hands(s: Any, seats: int, row: int, out: Reals, at: int) -> None:
    """Write how many of these seats hold a card, and lower and higher ones, in the mean."""
    card = row + 1
    n = max(bit_count(seats), 1)
    holding: Any = 0
    lower = 0
    higher = 0
    while seats:
        hand = np.int64(s.hand[lowest(seats)])
        seats &= seats - 1
        holding += (hand >> card) & 1
        lower += bit_count(hand & ((1 << card) - 1))
        higher += bit_count(hand >> (card + 1))
    out[row, at] = holding / n
    out[row, at + 1] = lower / (n * CARDS)
    out[row, at + 2] = higher / (n * CARDS)


@jit
def write_points(to_come: int, row: int, out: Reals, at: int) -> None:
    """Write whether the points card of the row is still to come, as a mouse or as a vulture."""
    is_to_come = (to_come >> row) & 1
    out[row, at] = is_to_come and BY_SIZE[row] > 0
    out[row, at + 1] = is_to_come and BY_SIZE[row] < 0


@jit
def write_table(s: Any, seat: int, rival: int, out: Reals, at: int) -> None:
    """Write what lies on the table, how far the game has come and what is played, in
    every row."""
    points = stake(s)
    left = ROUNDS - s.round
    lead = s.score[seat] - s.score[rival]
    smaller = n_smaller(s)
    out[0, at] = points / BIG
    out[0, at + 1] = abs(points) / BIG
    out[0, at + 2] = points < 0
    out[0, at + 3] = (s.round - s.stake_from) / FEW
    out[0, at + 4] = smaller / CARDS
    out[0, at + 5] = (left - 1 - smaller) / CARDS
    out[0, at + 6] = sizes_to_come(s) / SIZES
    out[0, at + 7] = left / CARDS
    out[0, at + 8] = left == 1
    out[0, at + 9] = left == 2
    out[0, at + 10] = lead / CLEAR_LEAD
    out[0, at + 11] = lead_on_others(s, seat, rival) / CLEAR_LEAD
    out[0, at + 12] = lead > 0
    out[0, at + 13] = lead < 0
    out[0, at + 14] = s.tiebreak == BEST_MOUSE
    out[0, at + 15] = better_mouse(s, seat, rival) if s.tiebreak == BEST_MOUSE else 0
    out[0, at + 16] = s.players == 2
    out[0, at + 17] = s.players == 3
    out[0, at + 18] = s.players / float(SEATS)
    for row in range(1, N_ROWS):
        for place in range(at, at + len(OF_TABLE)):
            out[row, place] = out[0, place]


# Of the rivals


@jit
def leading_rival(s: Any, seat: int) -> int:
    """The rival with most points, the next one clockwise if several have."""
    rival: Any = (seat + 1) % np.int64(s.players)
    for distance in range(2, np.int64(s.players)):
        other = (seat + distance) % np.int64(s.players)
        if s.score[other] > s.score[rival]:
            rival = other
    return rival


@jit
def lead_on_others(s: Any, seat: int, rival: int) -> float:
    """How many points the seat is ahead of the other rivals, in the mean; 0 if there are none."""
    n = np.int64(s.players) - 2
    lead = 0
    for other in range(np.int64(s.players)):
        if other != seat and other != rival:
            lead += s.score[seat] - s.score[other]
    return 0.0 if n == 0 else lead / n


@jit
def better_mouse(s: Any, seat: int, rival: int) -> int:
    """V10: 1 if the seat owns a higher mouse than the rival, -1 if a lower one, else 0."""
    mine, theirs = best_mouse(s, seat), best_mouse(s, rival)
    return (mine > theirs) - (mine < theirs)


@jit
def best_mouse(s: Any, seat: int) -> int:
    """The highest mouse that a seat owns, 0 if none."""
    best: Any = 0
    for i in range(np.int64(s.round)):
        if s.winner[i] == seat:
            best = max(best, np.int64(s.points[i]))
    return best


# Of the points cards


@jit
def place_by_size(points: int) -> int:
    """The place of a points card among all by their size."""
    size = abs(points)
    if size > 5:  # no vulture is that big
        return size + 4
    return 2 * size - (2 if points > 0 else 1)


@jit
def cards_to_come(s: Any) -> int:
    """The points cards still face down, as a mask of their places by size."""
    mask = 0
    for i in range(s.round + 1, ROUNDS):
        mask |= 1 << place_by_size(np.int64(s.points[i]))
    return mask


@jit
def rounds_until(s: Any, points: int) -> int:
    """In how many rounds a points card is turned up; 0 if it has been."""
    for i in range(s.round + 1, ROUNDS):
        if s.points[i] == points:
            return i - s.round
    return 0


@jit
def n_smaller(s: Any) -> int:
    """How many points cards to come are smaller than the stake on the table."""
    size = abs(stake(s))
    n = 0
    for i in range(s.round + 1, ROUNDS):
        n += abs(s.points[i]) < size
    return n


@jit
def sizes_to_come(s: Any) -> int:
    """The sizes of the points cards to come, summed."""
    total = 0
    for i in range(s.round + 1, ROUNDS):
        total += abs(s.points[i])
    return total


# What it answers


@jit
def parts(move: int, out: Longs) -> int:
    """Write which output speaks for a move: that of the card played."""
    out[0] = move
    return 1
