"""Piafs: the state of a game, its numbers, and the numbers of moves.

A bird is its place in `cards.BIRDS`: species, then strength, then male before female. A feeder
card is the value of its seed, or CROW or SQUIRREL.
"""

# mypy: disable-error-code="no-any-return"

from __future__ import annotations

from typing import Any

import numpy as np

from voliere.games.piafs.cards import (
    A_SPECIES,
    BIRDS,
    COLUMN,
    FEEDER_CARDS,
    HAND,
    MALUS,
    MARKED_3_PLUS,
    N_SPECIES,
    N_STRENGTHS,
    N_VALUES,
    PERCHES,
    SEEDS,
    TRACK,
)
from voliere.kernel.jit import jit
from voliere.kernel.log import ABSENT

SEATS = 4
N_LOST = 2  # P9: the seeds a squirrel takes
N_BIRDS = len(BIRDS)
MOST_PERCHES = max(PERCHES.values())
PERCHES_FOR = tuple(PERCHES.get(players, 0) for players in range(SEATS + 1))  # P3
N_SQUIRRELS = MALUS["squirrel"]
NOBODY = -1
NO_BIRD = -1
NO_SPECIES = -1
THE_PILE = ABSENT  # P9a: where a difference names no place of the column

# P8: a queue at rest has no more strength on the ground than on the perch, so at most as many
# birds there as the strongest bird is strong; with the perch bird and the one just played:
ROW = N_STRENGTHS + 2

NOTHING, CROW, SQUIRREL = 0, -1, -2
FEEDER_TEXTS = {CROW: "crow", SQUIRREL: "squirrel"} | {value: str(value) for value in SEEDS}
FEEDER_BY_TEXT = {text: card for card, text in FEEDER_TEXTS.items()}
MARKED = tuple(FEEDER_BY_TEXT[text] for text in MARKED_3_PLUS)
FEEDER = tuple(FEEDER_BY_TEXT[text] for text in FEEDER_CARDS)  # P2, all cards
N_FEEDER = len(FEEDER)


def _without(cards: tuple[int, ...], taken_out: tuple[int, ...]) -> tuple[int, ...]:
    rest = list(cards)
    for card in taken_out:
        rest.remove(card)
    return tuple(rest)


FEEDER_OF_TWO = _without(FEEDER, MARKED)  # P4


def _common_multiple(most: int) -> int:
    """The least multiple of all numbers up to this one."""
    multiple = 1
    for n in range(2, most + 1):
        step = multiple
        while multiple % n:
            multiple += step
    return multiple


# The tape of the squirrels: a number below a multiple of every possible size of a score pile, so
# that its remainder picks any card of the pile with exactly the same chance. The multiple is
# beyond 31 bits and is written as two digits.
PICKS = _common_multiple(sum(SEEDS.values()))
LOW_DIGIT = next(n for n in range(1 << 18, 1 << 26) if PICKS % n == 0)
HIGH_DIGIT = PICKS // LOW_DIGIT

PLAY_PHASE, CROW_PHASE, ADD_PHASE, DRAW_PHASE, KEEP_PHASE, OVER = range(6)
PHASES = ("play", "crow", "add", "draw", "keep", "over")

STATE = np.dtype(
    [
        # Options; -1: drawn
        ("players", np.int32),
        ("named_without", np.int32),
        ("named_first", np.int32),
        # Chance
        ("without", np.int32),  # P5: the species taken out
        ("first", np.int32),
        ("birds", np.int32, (N_BIRDS,)),  # perches, hands, track, then the pile
        ("feeder", np.int32, (N_FEEDER,)),  # the column, then the pile
        ("tape", np.int32, (N_SQUIRRELS, N_LOST, 2)),  # what each squirrel takes, in two digits
        ("expected", np.int32, (N_SQUIRRELS, N_LOST)),  # replays: the seeds it took, 0 unknown
        # The table
        ("n_birds", np.int32),  # birds in the game
        ("bird_at", np.int32),  # the top of the bird pile
        ("n_feeder", np.int32),
        ("feeder_at", np.int32),
        ("n_perches", np.int32),
        ("row", np.int32, (MOST_PERCHES, ROW)),  # the first bird of a row is on the perch
        ("n_row", np.int32, (MOST_PERCHES,)),
        ("column", np.int32, (COLUMN,)),  # seeds, base first; both columns have no gap
        ("malus", np.int32, (COLUMN,)),
        ("track", np.int32, (TRACK,)),
        ("n_track", np.int32),
        # The seats
        ("hand", np.int32, (SEATS, HAND)),
        ("n_hand", np.int32, (SEATS,)),
        ("collection", np.int32, (SEATS, N_SPECIES)),  # a mask of 12 birds a species
        ("seeds", np.int32, (SEATS, N_VALUES)),  # the score pile, counted by value
        ("kept", np.int32, (SEATS,)),  # P16: the secret move, 0 while undecided
        # The turn
        ("phase", np.int32),
        ("turn", np.int32),
        ("ending", np.int32),  # P15
        ("perch", np.int32),  # where a card was played
        ("played", np.int32),  # the strength of that card
        ("captured", np.int32),  # whether anything was captured this turn
        # What everybody has seen (seen.py)
        ("shown", np.int32, (N_SPECIES,)),  # birds that came into a hand from the track
        ("stronger", np.int32, (SEATS, N_STRENGTHS)),
        ("weakest", np.int32, (SEATS,)),
        ("took", np.int32, (SEATS, N_VALUES)),  # seeds taken so far, lost ones included
        ("squirrels", np.int32),  # squirrels so far
        ("robbed", np.int32, (N_SQUIRRELS,)),  # whom each one robbed
        ("took_before", np.int32, (N_SQUIRRELS, N_VALUES)),  # what that seat had taken by then
    ],
    align=True,
)

# Moves
PLAY = 0  # + bird * MOST_PERCHES + perch
ADD = PLAY + N_BIRDS * MOST_PERCHES  # + bird
DECLINE = ADD + N_BIRDS
GIVE_UP = DECLINE + 1  # + bird
DRAW = GIVE_UP + N_BIRDS
DRAW_TRACK = DRAW + 1  # + bird
KEEP_ONE = DRAW_TRACK + N_BIRDS  # + bird
KEEP_TWO = KEEP_ONE + N_BIRDS  # + the number of the pair
N_PAIRS = N_BIRDS * (N_BIRDS - 1) // 2
N_MOVES = KEEP_TWO + N_PAIRS
MAX_MOVES = N_BIRDS  # legal at once: a crow, and all of a collection's piles are equal
# Moves in a game: each bird is played or added once at most, drawn once at most, declined after
# a play; and the crows and the keeping.
MAX_LENGTH = 3 * N_BIRDS + MALUS["crow"] + SEATS


@jit
def strength_of(bird: int) -> int:
    """P1: 1 to 6."""
    return bird % A_SPECIES // 2 + 1


@jit
def species_of(bird: int) -> int:
    """P1: the place of its species in SPECIES."""
    return bird // A_SPECIES


@jit
def keep_two(one: int, other: int) -> int:
    """The move that keeps these two birds."""
    low = min(one, other)
    high = max(one, other)
    return KEEP_TWO + high * (high - 1) // 2 + low


@jit
def pair_of(move: int) -> tuple[int, int]:
    """The two birds that a move keeps, lower first."""
    number = move - KEEP_TWO
    high = 1
    while high * (high + 1) // 2 <= number:
        high += 1
    return number - high * (high - 1) // 2, high


@jit
def birds_left(s: Any) -> int:
    """Cards in the bird pile."""
    return s.n_birds - s.bird_at


@jit
def n_seeds(s: Any, seat: int) -> int:
    """Cards in a score pile."""
    n = 0
    for i in range(N_VALUES):
        n += s.seeds[seat, i]
    return n
