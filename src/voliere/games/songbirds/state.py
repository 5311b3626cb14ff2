"""Songbirds: the State record, the numbers of moves, and the constant tables."""

from __future__ import annotations

import numpy as np

from voliere.games.songbirds.cards import (
    BERRIES,
    CARDS,
    CELLS,
    COLOURS,
    DIAGONALS,
    LINE_NAMES,
    LINES,
    LOUDEST,
    SIDE,
    SPECIAL_NAMES,
    SPECIALS,
)

SEATS = 8  # S24
RIVALS = 4  # S4: seats of a game against each other
MAX_ROUNDS = 99
N_CARDS = len(CARDS)
N_CELLS = len(CELLS)
N_COLOURS = len(COLOURS)
N_LINES = len(LINES)
N_DIAGONALS = len(DIAGONALS)
SPECIALS_A_WORD = 15  # two bits each
NOBODY = -1

# Phases. A state of zeros has not been dealt yet.
PLAYING, BETWEEN_ROUNDS, OVER = 1, 2, 3

STATE = np.dtype(
    [
        ("players", np.int32),
        ("early_bird", np.int32),
        ("rounds", np.int32),  # of the match; 0: it ends by points
        ("target", np.int32),
        ("shared", np.int32),  # solo and cooperative: one score, and a pile to draw from
        ("coop", np.int32),
        ("first_option", np.int32),  # NOBODY: drawn
        ("n_specials", np.int32),
        ("specials", np.int32, (MAX_ROUNDS // SPECIALS_A_WORD + 1,)),
        # Chance. Cards: those in the forest, the hands seat by seat, then the card aside or the
        # pile, top first: the last n_pile. Tokens: columns, rows; those of the special card follow.
        ("deck", np.int32, (N_CARDS,)),
        ("token", np.int32, (N_LINES,)),
        ("first", np.int32),
        # The match
        ("phase", np.int32),
        ("round", np.int32),  # from 1
        ("total", np.int32, (RIVALS,)),
        ("past_favourites", np.int32, (MAX_ROUNDS,)),  # five bits a seat, then two for its worm
        ("past_berries", np.int32, (MAX_ROUNDS,)),  # seven bits a seat, LEAST_BERRIES counts as 0
        # The round
        ("turn", np.int32),
        ("occupied", np.int32),  # cells
        ("open_cells", np.int32),  # the empty cells next to an occupied one
        (
            "forest",
            np.int32,
            (N_CELLS,),
        ),  # 0: empty; card + 1; from SPECIAL_CARD on: a special card
        ("hand", np.int32, (SEATS,)),
        ("may_lay", np.int32),  # the seats that may still lay a favourite
        ("favourite", np.int32, (SEATS,)),  # card + 1, 0 while none is laid
        ("worm", np.int32, (RIVALS,)),
        ("shown", np.int32),  # card + 1
        ("n_pile", np.int32),
        ("harvest", np.int32, (N_COLOURS,)),  # the sum of each colour's tokens
        ("n_awards", np.int32),
        ("awards", np.int32, (N_LINES,)),  # line * 4 + colour, in the order won
    ],
    align=True,
)

# Moves: a card at a cell, a card laid, a card shown, the shown card at a cell, the shown card laid.
LAY = N_CARDS * N_CELLS
SHOW = LAY + N_CARDS
PLACE_SHOWN = SHOW + N_CARDS
LAY_SHOWN = PLACE_SHOWN + N_CELLS
N_MOVES = LAY_SHOWN + 1
MAX_MOVES = 13 * N_CELLS  # legal at once: 24 cells and laying, a card
MAX_LENGTH = MAX_ROUNDS * N_CARDS  # moves in a game; a cooperative one has 34 at most

# Tables
FULL_DECK = (1 << N_CARDS) - 1
FULL_FOREST = (1 << N_CELLS) - 1
SPECIAL_CARD = N_CARDS + 1
LEAST_BERRIES = -14  # S9: all tokens of the crow


def _mask(cells: tuple[str, ...]) -> int:
    return sum(1 << CELLS.index(cell) for cell in cells)


def _neighbours(cell: int) -> int:
    row, column = divmod(cell, SIDE)
    near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return sum(1 << r * SIDE + c for r, c in near if 0 <= r < SIDE and 0 <= c < SIDE)


def _special_token(special: str, line: str) -> int:
    return SPECIALS[special].get(line, 0)


TOKENS = np.array(BERRIES, dtype=np.int32)
LINE_CELLS = np.array([_mask(LINES[line]) for line in LINE_NAMES], dtype=np.int32)
NEIGHBOURS = np.array([_neighbours(cell) for cell in range(N_CELLS)], dtype=np.int32)
DIAGONAL_CELLS = np.array([CELLS.index(cell) for cell in DIAGONALS], dtype=np.int32)
SPECIAL_TOKENS = np.array(
    [[_special_token(special, line) for line in LINE_NAMES] for special in SPECIAL_NAMES],
    dtype=np.int32,
)

# What a cell of the forest adds to the volumes of a line: eight bits a colour.
SUM_BITS = 8
VOLUMES = np.array(
    [0]
    + [(card % LOUDEST + 1) << SUM_BITS * (card // LOUDEST) for card in range(N_CARDS)]
    + [0] * len(SPECIALS),
    dtype=np.int32,
)
