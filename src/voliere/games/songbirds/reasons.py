"""Songbirds: what speaks for a card and its cell: who earns the tokens of the lines that it stands
in, what may still break a line, and how the colour fares."""

# mypy: disable-error-code="no-any-return, return-value"
# (the State record is untyped)

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.doors.hinted import DEALS, TENTHS, Sayings, in_100, tenths
from voliere.games.kinds import Choice, Number, YesNo
from voliere.games.songbirds.awards import is_for_the_weakest, volumes_in, winner_of
from voliere.games.songbirds.cards import COLOURS, LINE_NAMES, LOUDEST, N_BERRIES, SIDE
from voliere.games.songbirds.scoring import favourite_of, the_favourite
from voliere.games.songbirds.state import (
    FULL_DECK,
    LAY,
    LAY_SHOWN,
    LINE_CELLS,
    N_CARDS,
    N_CELLS,
    N_COLOURS,
    N_LINES,
    NOBODY,
    PLACE_SHOWN,
    SHOW,
    VOLUMES,
)
from voliere.kernel.bits import bit_count, lowest
from voliere.kernel.jit import jit
from voliere.kernel.log import Log, tell

N_FACTS = 5
COLUMN, ROW, AROUND, BERRIES, FAVOURITE = range(N_FACTS)

OF_LINE = {"line": Choice(LINE_NAMES), "token": Number(), "colour": Choice(COLOURS)}
OF_COLOUR = {"colour": Choice(COLOURS), "berries": TENTHS}
REASONS = Sayings(
    "songbirds-reason",
    now={**OF_LINE, "is_earned": YesNo()},
    keeps={**OF_LINE, "n": Number(), "unseen": Number()},
    earns={**OF_LINE, "deals": DEALS},
    colour={**OF_COLOUR, "deals": DEALS},
    together=OF_COLOUR,
)
NOW, KEEPS, EARNS, COLOUR, TOGETHER = range(len(REASONS))


@jit
def count(s: Any, t: Any, e: Any, seat: int, move: int, facts: NDArray[np.float64]) -> None:
    """S7, S14: which tokens the card's colour earns in the end, and whether it is the favourite's
    colour then."""
    colour = card_of_move(s, move) // LOUDEST
    cell = cell_of_move(move)
    for i in range(e.n_awards):
        line = e.awards[i] // N_COLOURS
        if cell == NOBODY or e.awards[i] % N_COLOURS != colour:
            continue
        if line == cell % SIDE:
            facts[COLUMN] += 1
        elif line == SIDE + cell // SIDE:
            facts[ROW] += 1
        elif line >= N_BERRIES and (LINE_CELLS[line] >> cell) & 1:
            facts[AROUND] += 1
    facts[BERRIES] += e.harvest[colour]
    favourite = the_favourite(e) if s.shared else favourite_of(e, seat)
    if favourite != NOBODY and favourite // LOUDEST == colour:
        facts[FAVOURITE] += 1


@jit
def card_of_move(s: Any, move: int) -> int:
    """The card that a move is about."""
    if move < LAY:
        return move // N_CELLS
    if move < SHOW:
        return move - LAY
    if move < PLACE_SHOWN:
        return move - SHOW
    return s.shown - 1


@jit
def cell_of_move(move: int) -> int:
    """The cell that a move fills; NOBODY if it fills none."""
    if move < LAY:
        return move % N_CELLS
    if PLACE_SHOWN <= move < LAY_SHOWN:
        return move - PLACE_SHOWN
    return NOBODY


@jit
def reasons(
    s: Any, seat: int, move: int, facts: NDArray[np.float64], others: NDArray[np.float64], log: Log
) -> None:
    """How the lines of the cell will go, then how the colour fares."""
    card, cell = card_of_move(s, move), cell_of_move(move)
    colour, berries = card // LOUDEST, tenths(facts[BERRIES])
    if cell != NOBODY:
        tell_line(s, seat, card, cell % SIDE, facts[COLUMN], log)
        tell_line(s, seat, card, SIDE + cell // SIDE, facts[ROW], log)
        for line in range(N_BERRIES, N_LINES):
            if s.token[line] != 0 and (LINE_CELLS[line] >> cell) & 1:
                tell_line(s, seat, card, line, facts[AROUND], log)
    if s.shared:
        tell(log, TOGETHER, colour, berries)
    else:
        tell(log, COLOUR, colour, berries, in_100(facts[FAVOURITE]))


@jit
def tell_line(s: Any, seat: int, card: int, line: int, earned: float, log: Log) -> None:
    """S7: who will get the token of a line in which the card is placed."""
    token, colour = s.token[line], card // LOUDEST
    free = bit_count(LINE_CELLS[line] & ~s.occupied) - 1  # once the card lies there
    sums = volumes_in(s, LINE_CELLS[line]) + VOLUMES[card + 1]
    weakest = is_for_the_weakest(s, line)
    if free == 0:
        tell(log, NOW, line, token, colour, in_100(earned) > 50)
    elif free == 1 and winner_of(sums, weakest) == colour:
        unseen = cards_unseen(s, seat) & ~(1 << card)
        breaking = n_that_break(sums, weakest, colour, unseen)
        tell(log, KEEPS, line, token, colour, breaking, bit_count(unseen))
    else:
        tell(log, EARNS, line, token, colour, in_100(earned))


@jit
def n_that_break(sums: int, weakest: bool, colour: int, unseen: int) -> int:
    """S7: how many of these cards would take the line from the colour, played at its last free
    cell."""
    n = 0
    while unseen:
        if winner_of(sums + VOLUMES[lowest(unseen) + 1], weakest) != colour:
            n += 1
        unseen &= unseen - 1
    return n


@jit
def cards_unseen(s: Any, seat: int) -> int:
    """The cards that the seat has not seen: neither in the forest nor in its hand, and not the
    favourite that it knows."""
    seen = np.int64(s.hand[seat])
    for cell in range(N_CELLS):
        if 0 < s.forest[cell] <= N_CARDS:
            seen |= 1 << (s.forest[cell] - 1)
    favourite = the_favourite(s) if s.shared else s.favourite[seat] - 1
    if favourite != NOBODY:
        seen |= 1 << favourite
    return FULL_DECK & ~seen
