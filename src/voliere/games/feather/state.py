"""Feather: the state record, the numbers of moves, and hands as sets of cards.

A hand is a mask of 60 bits, one a card in deck order, kept as two halves of 30 bits. Equal cards
fill up from the lowest bit: a hand with two of the three commons has the first two bits, never the
last one. So equal hands have equal masks, and the lowest bits alone tell which birds are there.
"""

# Compiled functions work on untyped records.
# mypy: disable-error-code="no-any-return, return-value"

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.feather import cards
from voliere.games.feather.cards import COPIES, DECK, N_BIRDS, N_CARDS, N_HABITATS, N_KINDS
from voliere.kernel.bits import bit_count, kth, lowest
from voliere.kernel.jit import jit
from voliere.kernel.rng import Rng, below

SEATS = 7
NEUTRAL_HANDS = 2
TABLE_CARDS = 7  # cards revealed in a round, at most
# Whose a card on the table is: a seat's, or one of these.
FIRST_NEUTRAL = SEATS
THE_PILE = SEATS + NEUTRAL_HANDS
MIGRATION, DRAFT = 1, 2  # openings; 0 is a deal
MIGRATING, DRAFTING, PLAYING, DISCARDING, OVER = range(5)  # phases

STATE = np.dtype(
    [
        ("players", np.int32),
        ("opening", np.int32),
        ("raptors", np.int32),
        # Where each card was dealt: the hands, the neutral hands in play order, those aside;
        # solo: the hand, the pile; draft: pack round by pack round, pack by pack, those aside.
        # A migration moves the cards passed to the end of their hand's places, a draft the cards
        # picked to the front of their pack's, pick by pick.
        ("cards", np.int32, (N_CARDS,)),
        ("neutral_order", np.int32, (NEUTRAL_HANDS, 15)),  # draft: see notation.md
        ("phase", np.int32),
        ("round", np.int32),  # from 1; 0 before play
        ("pack_round", np.int32),  # from 1; 0 outside the draft
        ("pick", np.int32),  # picks made from each pack of this pack round
        ("hand", np.int32, (SEATS, 2)),
        ("chosen", np.int32, (SEATS,)),  # the secret decision, move + 1; 0 while undecided
        ("table", np.int32, (TABLE_CARDS,)),  # cards of the last round: they linger
        ("seen", np.int32, (SEATS, N_HABITATS)),  # the score sheet, row by row (sheet.py)
    ],
    align=True,
)

# Moves: play a bird, discard a bird, pass one, two or three, draft a bird, draft one and put one.
PLAY = 0
DISCARD = PLAY + N_BIRDS
PASS_1 = DISCARD + N_BIRDS
PASS_2 = PASS_1 + N_BIRDS
PASS_3 = PASS_2 + N_BIRDS * (N_BIRDS + 1) // 2
DRAFT_1 = PASS_3 + N_BIRDS * (N_BIRDS + 1) * (N_BIRDS + 2) // 6
DRAFT_2 = DRAFT_1 + N_BIRDS
N_MOVES = DRAFT_2 + N_BIRDS * N_BIRDS
MAX_MOVES = 455  # legal at once: three of fifteen different birds
MAX_LENGTH = 116  # moves in a game: four players, 15 picks and 14 rounds

# The tables of cards.py as arrays: compiled code reads them faster than tuples.
HAND_SIZE = np.array(cards.HAND_SIZE)
N_NEUTRAL = np.array(cards.N_NEUTRAL)
N_PASSED = np.array(cards.N_PASSED)
PACK_SIZE = np.array(cards.PACK_SIZE)
PACK_ROUNDS = np.array(cards.PACK_ROUNDS)
PUTS_FROM = np.array(cards.PUTS_FROM)


# Hands

HALF = 30
LOW_HALF = (1 << HALF) - 1
FIRST = np.array([DECK.index(bird) for bird in range(N_BIRDS)], dtype=np.int64)
LOWEST_CARD = np.array([1 << DECK.index(bird) for bird in range(N_BIRDS)], dtype=np.int64)
ALL_COPIES = np.array(
    [((1 << COPIES[bird % N_KINDS]) - 1) << DECK.index(bird) for bird in range(N_BIRDS)],
    dtype=np.int64,
)
LOWEST_CARDS = sum(1 << DECK.index(bird) for bird in range(N_BIRDS))
BIRD_OF = np.array(DECK, dtype=np.int64)


@jit
def hand_of(s: Any, seat: int) -> int:
    """The hand of a seat as a mask."""
    return np.int64(s.hand[seat, 0]) | np.int64(s.hand[seat, 1]) << HALF


@jit
def set_hand(s: Any, seat: int, mask: int) -> None:
    """Give a seat this hand."""
    s.hand[seat, 0] = mask & LOW_HALF
    s.hand[seat, 1] = mask >> HALF


@jit
def with_bird(mask: int, bird: int) -> int:
    """The cards with one more of this bird."""
    copies = ALL_COPIES[bird]
    return mask | (((mask & copies) << 1 | LOWEST_CARD[bird]) & copies)


@jit
def without_bird(mask: int, bird: int) -> int:
    """The cards with one less of this bird, of which there is at least one."""
    copies = ALL_COPIES[bird]
    return (mask & ~copies) | ((mask & copies) >> 1 & copies)


@jit
def n_of(mask: int, bird: int) -> int:
    """How many of this bird are among the cards."""
    return bit_count(mask & ALL_COPIES[bird])


@jit
def birds_in(mask: int, base: int, out: NDArray[np.int32]) -> int:
    """Write the different birds among the cards, each plus `base`; their number comes back."""
    n = 0
    different = mask & LOWEST_CARDS
    while different:
        out[n] = base + BIRD_OF[lowest(different)]
        different &= different - 1
        n += 1
    return n


@jit
def random_bird(mask: int, rng: Rng) -> int:
    """One of the different birds among the cards, all equally likely."""
    different = mask & LOWEST_CARDS
    return BIRD_OF[kth(different, below(rng, bit_count(different)))]


# Sets of two or three birds, repetition allowed, numbered without gaps


@jit
def number_of_two(a: int, b: int) -> int:
    """The number of a set of two birds, a <= b."""
    return b * (b + 1) // 2 + a


@jit
def number_of_three(a: int, b: int, c: int) -> int:
    """The number of a set of three birds, a <= b <= c."""
    return c * (c + 1) * (c + 2) // 6 + number_of_two(a, b)


@jit
def two_of_number(number: int) -> tuple[int, int]:
    """The set of two birds of that number, sorted."""
    b = 0
    while (b + 1) * (b + 2) // 2 <= number:
        b += 1
    return number - b * (b + 1) // 2, b


@jit
def three_of_number(number: int) -> tuple[int, int, int]:
    """The set of three birds of that number, sorted."""
    c = 0
    while (c + 1) * (c + 2) * (c + 3) // 6 <= number:
        c += 1
    a, b = two_of_number(number - c * (c + 1) * (c + 2) // 6)
    return a, b, c
