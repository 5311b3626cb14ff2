"""Songbirds: who cares for which colour, and how a card changes what the colours can expect of a
line; what nets are shown is made of it."""

# mypy: disable-error-code="no-any-return, return-value"
# (the State record is untyped)

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.songbirds.awards import is_for_the_weakest, volumes_in, winner_of
from voliere.games.songbirds.cards import LOUDEST
from voliere.games.songbirds.expectations import expectations, n_empty_in, weight
from voliere.games.songbirds.hidden import hidden_cards
from voliere.games.songbirds.knowledge import MIDDLING
from voliere.games.songbirds.scoring import the_favourite
from voliere.games.songbirds.state import (
    LINE_CELLS,
    N_COLOURS,
    NOBODY,
    SUM_BITS,
    VOLUMES,
)
from voliere.kernel.bits import highest
from voliere.kernel.exact import exp
from voliere.kernel.jit import jit
from voliere.kernel.out_of_line import stay_out_of_line

Reals = NDArray[np.float64]

A_COLOUR = (1 << LOUDEST) - 1  # the cards of a colour
DOUBT = 3.0  # points by which prospects may be off
NEVER = -1e9


# Who cares for which colour


@jit
def expectations_of(s: Any) -> Any:
    """The tokens that each colour has and can expect."""
    stay_out_of_line()
    return expectations(s)


@jit
def laid_by(s: Any, seat: int) -> int:
    """The favourite that counts for a seat: its own, or the one of all; NOBODY: none is laid."""
    return the_favourite(s) if s.shared else np.int64(s.favourite[seat]) - 1


@jit
def loudest_in(cards: int, colour: int) -> int:
    """The highest volume of a colour among these cards, 0 without any."""
    of_colour = (cards >> (colour * LOUDEST)) & A_COLOUR
    return 0 if of_colour == 0 else highest(of_colour) + 1


@jit
def write_wants(s: Any, cards: int, favourite: int, expected: Any, out: Reals) -> None:
    """Write how likely each colour will be that of somebody with these cards: the favourite's if
    one is laid; else the more likely the more a card of it can expect."""
    stay_out_of_line()
    if favourite != NOBODY:
        for colour in range(N_COLOURS):
            out[colour] = 1.0 if colour == favourite // LOUDEST else 0.0
        return
    best = NEVER
    for colour in range(N_COLOURS):
        out[colour] = prospect_of(s, loudest_in(cards, colour), expected[colour])
        best = max(best, out[colour])
    total = 0.0
    for colour in range(N_COLOURS):
        out[colour] = 0.0 if out[colour] == NEVER else exp((out[colour] - best) / DOUBT)
        total += out[colour]
    for colour in range(N_COLOURS):
        out[colour] = out[colour] / max(total, 1.0)


@jit
def prospect_of(s: Any, volume: int, expected: float) -> float:
    """S14, S17, S23: what a favourite of that volume (0: there is none) can expect."""
    if s.shared:
        return 2.0 * expected + max(volume, MIDDLING)
    if volume == 0:
        return NEVER
    return expected if s.early_bird else expected + volume


@jit
def write_stakes(s: Any, wants: Reals, threats: Reals, out: Reals) -> None:
    """Write what a token of each colour is worth to a seat: what it wants, less what others want;
    S23: alone and together, tokens of the other colours count against it."""
    for colour in range(N_COLOURS):
        out[colour] = 2.0 * wants[colour] - 1.0 if s.shared else wants[colour] - threats[colour]


@jit
def write_known_stakes(
    s: Any, seat: int, expected: Any, wants: Reals, threats: Reals, out: Reals
) -> int:
    """Write what the seat wants, what the cards that it has not seen could want, and what follows;
    those cards come back."""
    stay_out_of_line()
    hidden = np.int64(hidden_cards(s, seat))
    write_wants(s, np.int64(s.hand[seat]), laid_by(s, seat), expected, wants)
    write_wants(s, hidden, NOBODY, expected, threats)
    write_stakes(s, wants, threats, out)
    return hidden


# What a card changes in a line


@jit
def worth_of(sums: int, n_empty: int, for_weakest: bool, stakes: Reals) -> float:
    """What the token of a line of these sums is worth by the colours that may get it, a point of
    it; S7: a full line is decided."""
    stay_out_of_line()
    if n_empty == 0:
        colour = winner_of(sums, for_weakest)
        return 0.0 if colour == NOBODY else stakes[colour]
    total = 0.0
    worth = 0.0
    for colour in range(N_COLOURS):
        w = weight(sums >> (SUM_BITS * colour), n_empty, for_weakest)
        total += w
        worth += w * stakes[colour]
    return worth / total


@jit
def worth_now(s: Any, line: int, stakes: Reals) -> float:
    """What the token of a line is worth by these stakes, as it stands."""
    return worth_with(s, line, np.int64(NOBODY), stakes)


@jit
def worth_with(s: Any, line: int, card: int, stakes: Reals) -> float:
    """The same with a card in one of its empty cells; NOBODY: without one."""
    stay_out_of_line()
    sums = volumes_in(s, LINE_CELLS[line]) + VOLUMES[card + 1]
    n_empty = n_empty_in(s, line) - (card != NOBODY)
    return s.token[line] * worth_of(sums, n_empty, is_for_the_weakest(s, line), stakes)
