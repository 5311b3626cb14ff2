"""Songbirds: what a look ahead of one move finds, without playing every move.

A card that is placed changes its column, its row and perhaps a line around a special card; all
other lines keep what the colours can expect of them, and a card does to a line what it does in
every cell of it. Added up in the order of `expectations`, so that the figures are those of
`evaluate` to the last bit.
"""

# mypy: disable-error-code="no-any-return"
# (the State record is untyped)

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.songbirds.awards import is_for_the_weakest, volumes_in, winner_of
from voliere.games.songbirds.cards import LOUDEST, N_BERRIES, SIDE
from voliere.games.songbirds.expectations import n_empty_in, n_lines_of, shares_of
from voliere.games.songbirds.state import (
    LINE_CELLS,
    N_CELLS,
    N_COLOURS,
    N_LINES,
    NOBODY,
    RIVALS,
    VOLUMES,
)
from voliere.kernel.bits import bit_count, highest
from voliere.kernel.jit import jit
from voliere.kernel.on_stack import stack_longs, stack_reals

Reals = NDArray[np.float64]
A_LINE = N_COLOURS  # numbers of a line: one a colour
ALL_LINES = N_LINES * N_COLOURS
ALL_SEATS = RIVALS * N_COLOURS
A_COLOUR = (1 << LOUDEST) - 1  # the cards of a colour
NEVER = -1e18  # what a colour brings to whoever has no card of it
UNTOLD = 0.0


@jit
def look_ahead(
    s: Any, seat: int, whose: int, moves: NDArray[np.int32], n: int, margins: Reals
) -> float:
    """Write how far `whose` will be ahead after each of the n legal moves of a seat; how far off
    that may be comes back. UNTOLD if moves must be played to tell: where favourites are laid, and
    where a round ends."""
    n_empty_cells = N_CELLS - bit_count(s.occupied)
    if s.shared or s.early_bird or n_empty_cells <= 1:
        return UNTOLD
    shares = stack_reals(ALL_LINES)  # what each colour can expect of each line
    shares_then = stack_reals(ALL_LINES)  # the same with a card in it
    won = stack_reals(ALL_LINES)  # the token, for the colour that wins the line with that card
    sums = stack_longs(N_LINES)
    write_lines(s, sums, shares)
    loudest = stack_reals(ALL_SEATS)
    for other in range(np.int64(s.players)):
        write_loudest(np.int64(s.hand[other]), loudest, other)
    last_card = np.int64(NOBODY)
    for i in range(n):
        card, cell = np.int64(moves[i]) // N_CELLS, np.int64(moves[i]) % N_CELLS
        if card != last_card:
            last_card = card
            write_lines_with(s, card, sums, shares_then, won)
            write_loudest(np.int64(s.hand[seat]) & ~(1 << card), loudest, seat)
        margins[i] = margin_with(s, whose, cell, shares, shares_then, won, loudest)
    return spread_with(n_empty_cells - 1)


@jit
def spread_with(n_empty_cells: int) -> float:
    """How far off the evaluation may be: more with more empty cells."""
    return 4.0 + 0.5 * n_empty_cells


@jit
def write_lines(s: Any, sums: NDArray[np.int64], shares: Reals) -> None:
    """Write the volumes in each line, and what each colour can expect of it."""
    for line in range(n_lines_of(s)):
        sums[line] = volumes_in(s, LINE_CELLS[line])
        write_shares(s, line, sums[line], n_empty_in(s, line), shares)


@jit
def write_shares(s: Any, line: int, sums: int, n_empty: int, shares: Reals) -> None:
    """Write what each colour can expect of a line of these sums: nothing, if it is full."""
    at = line * A_LINE
    if n_empty == 0 or s.token[line] == 0:
        for colour in range(N_COLOURS):
            shares[at + colour] = 0.0
        return
    found = shares_of(s, line, sums, n_empty)
    shares[at], shares[at + 1], shares[at + 2], shares[at + 3] = found


@jit
def write_lines_with(s: Any, card: int, sums: NDArray[np.int64], shares: Reals, won: Reals) -> None:
    """Write what each colour can expect of each line that has room, with that card in it; S7: what
    it wins if the line is full then."""
    for line in range(n_lines_of(s)):
        n_empty = n_empty_in(s, line)
        if n_empty == 0:
            continue
        sums_then = sums[line] + VOLUMES[card + 1]
        write_shares(s, line, sums_then, n_empty - 1, shares)
        for colour in range(N_COLOURS):
            won[line * A_LINE + colour] = 0.0
        if n_empty == 1:
            winner = winner_of(sums_then, is_for_the_weakest(s, line))
            if winner != NOBODY:
                won[line * A_LINE + winner] = s.token[line]


@jit
def write_loudest(hand: int, loudest: Reals, seat: int) -> None:
    """Write the highest volume of each colour in the hand of a seat."""
    for colour in range(N_COLOURS):
        cards = (hand >> (colour * LOUDEST)) & A_COLOUR
        loudest[seat * N_COLOURS + colour] = highest(cards) + 1.0 if cards else NEVER


@jit
def margin_with(
    s: Any, whose: int, cell: int, shares: Reals, shares_then: Reals, won: Reals, loudest: Reals
) -> float:
    """How far a seat is ahead with the card in that cell."""
    column, row = (cell % SIDE) * A_LINE, (SIDE + cell // SIDE) * A_LINE
    a = s.harvest[0] + won[column] + won[row]
    b = s.harvest[1] + won[column + 1] + won[row + 1]
    c = s.harvest[2] + won[column + 2] + won[row + 2]
    d = s.harvest[3] + won[column + 3] + won[row + 3]
    if s.n_specials:
        for line in range(N_BERRIES, N_LINES):
            if (LINE_CELLS[line] >> cell) & 1:
                at = line * A_LINE
                a += won[at]
                b += won[at + 1]
                c += won[at + 2]
                d += won[at + 3]
    for at in range(0, N_BERRIES * A_LINE, A_LINE):
        then = at in (column, row)
        a += shares_then[at] if then else shares[at]
        b += shares_then[at + 1] if then else shares[at + 1]
        c += shares_then[at + 2] if then else shares[at + 2]
        d += shares_then[at + 3] if then else shares[at + 3]
    if s.n_specials:
        for line in range(N_BERRIES, N_LINES):
            at = line * A_LINE
            then = (LINE_CELLS[line] >> cell) & 1 == 1
            a += shares_then[at] if then else shares[at]
            b += shares_then[at + 1] if then else shares[at + 1]
            c += shares_then[at + 2] if then else shares[at + 2]
            d += shares_then[at + 3] if then else shares[at + 3]
    mine = 0.0
    best_rival = -1e9
    for other in range(np.int64(s.players)):
        at = other * N_COLOURS
        by_colour = max(a + loudest[at], b + loudest[at + 1])
        by_colour = max(by_colour, max(c + loudest[at + 2], d + loudest[at + 3]))
        value = s.total[other] + by_colour
        if other == whose:
            mine = value
        else:
            best_rival = max(best_rival, value)
    return mine - best_rival
