"""Songbirds: what a net is shown of a colour by itself, and of the table."""

# mypy: disable-error-code="no-any-return, return-value"
# (the State record is untyped)

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.songbirds.cards import LOUDEST, N_BERRIES
from voliere.games.songbirds.colour_values import A_COLOUR, laid_by, loudest_in, write_wants
from voliere.games.songbirds.features_of_lines import A_FEW, VOLUME, VOLUME_NAMES, each
from voliere.games.songbirds.knowledge import evaluate, prospect
from voliere.games.songbirds.rules import can_lay, next_worm
from voliere.games.songbirds.scoring import volume_of
from voliere.games.songbirds.state import N_CELLS, N_COLOURS, NOBODY
from voliere.kernel.bits import bit_count
from voliere.kernel.jit import jit
from voliere.kernel.on_stack import stack_reals
from voliere.kernel.out_of_line import stay_out_of_line

Singles = NDArray[np.float32]
Reals = NDArray[np.float64]

OF_TABLE = (
    "cells-left",
    "pile",
    "early-bird",
    "may-lay",
    "laid",  # how much of the others
    "worm",
    "next-worm",
    "shared",
    "together",
    "three",
    "four",
    "has-shown",
    "lead",
    "rounds-to-come",
)
OF_COLOUR = (
    *each("hand", VOLUME_NAMES),
    *each("unseen", VOLUME_NAMES),
    "harvest",
    "expected",
    "want",
    "threat",
    "favourite",
    "shown",
    "shown-volume",
    *OF_TABLE,
)
ALL_OF_COLOUR = (
    "harvest",
    "expected",
    "want",
    "loudest",
    "favourite",
    "rival-want",
    "rival-loudest",
    "rival-favourite",
    "others-want",
    "others-cards",
    "evaluation",
    "to-move",
    *OF_TABLE,
)

CLEAR_LEAD = 20.0
MOST_PILE = 18.0
MOST_WORM = 3.0


@jit
def write_colour(
    s: Any,
    seat: int,
    colour: int,
    hidden: int,
    expected: Any,
    wants: Reals,
    threats: Reals,
    out: Singles,
) -> None:
    """Write what there is to know of a colour by itself, and of the table."""
    stay_out_of_line()
    row = out[N_BERRIES * N_COLOURS + colour]
    hand = np.int64(s.hand[seat]) >> (colour * LOUDEST)
    unseen = hidden >> (colour * LOUDEST)
    row[0] = 1.0
    for volume in range(LOUDEST):
        row[1 + volume] = (hand >> volume) & 1
        row[1 + LOUDEST + volume] = (unseen >> volume) & 1
    at = 1 + 2 * LOUDEST
    row[at] = s.harvest[colour] / A_FEW
    row[at + 1] = expected[colour] / A_FEW
    row[at + 2] = wants[colour]
    row[at + 3] = threats[colour]
    row[at + 4] = is_of(laid_by(s, seat), colour)
    if s.shown and colour == 0:
        row[at + 5] = wants[(s.shown - 1) // LOUDEST]
        row[at + 6] = volume_of(s.shown - 1) / VOLUME
    write_table(s, seat, row, np.int64(at + 7))


@jit
def is_of(card: int, colour: int) -> float:
    """Whether a card, or nothing, is of a colour."""
    return 1.0 if card != NOBODY and card // LOUDEST == colour else 0.0


# With all cards open


@jit
def write_open_colours(
    s: Any, seat: int, rival: int, expected: Any, wants: Reals, theirs: Reals, out: Singles
) -> None:
    """Write what there is to know of the colours by themselves, a row each."""
    others = stack_reals(N_COLOURS)
    write_others(s, seat, rival, expected, others)
    value = evaluation(s, seat) / A_FEW
    for colour in range(N_COLOURS):
        row = out[N_BERRIES * N_COLOURS + colour]
        row[0] = 1.0
        row[1] = s.harvest[colour] / A_FEW
        row[2] = expected[colour] / A_FEW
        row[3] = wants[colour]
        row[4] = loudest_in(hands_with(s, seat), colour) / VOLUME
        row[5] = is_of(laid_by(s, seat), colour)
        if rival != NOBODY:
            row[6] = theirs[colour]
            row[7] = loudest_in(np.int64(s.hand[rival]), colour) / VOLUME
            row[8] = is_of(laid_by(s, rival), colour)
        row[9] = others[colour]
        row[10] = n_held(s, seat, colour) / VOLUME
        row[11] = value
        row[12] = s.turn == seat
        write_table(s, seat, row, np.int64(13))


@jit
def evaluation(s: Any, seat: int) -> float:
    """How far the seat will be ahead, as the hand-written knowledge says it."""
    stay_out_of_line()
    return evaluate(s, seat)


@jit
def best_rival(s: Any, seat: int, expected: Any) -> int:
    """Who of the others can expect most in all, the next one clockwise if several can; NOBODY alone
    and together."""
    stay_out_of_line()
    rival: Any = NOBODY
    if s.shared:
        return rival
    most = -1e9
    for distance in range(1, np.int64(s.players)):
        other = (seat + distance) % np.int64(s.players)
        points = s.total[other] + prospect(s, other, expected)
        if points > most:
            most = points
            rival = other
    return rival


@jit
def hands_with(s: Any, seat: int) -> int:
    """The hand of a seat; S24: together, all hands."""
    if not s.shared:
        return np.int64(s.hand[seat])
    hands = np.int64(0)
    for other in range(s.players):
        hands |= np.int64(s.hand[other])
    return hands


@jit
def write_nothing(out: Reals) -> None:
    """Write zeros."""
    for colour in range(N_COLOURS):
        out[colour] = 0.0


@jit
def write_others(s: Any, seat: int, rival: int, expected: Any, out: Reals) -> None:
    """Write what the rivals but the best one want, on average."""
    stay_out_of_line()
    wants = stack_reals(N_COLOURS)
    write_nothing(out)
    if s.shared:
        return
    for other in range(np.int64(s.players)):
        if other != seat and other != rival:
            write_wants(s, np.int64(s.hand[other]), laid_by(s, other), expected, wants)
            for colour in range(N_COLOURS):
                out[colour] += wants[colour] / (s.players - 2.0)


@jit
def n_held(s: Any, seat: int, colour: int) -> int:
    """How many cards of a colour the others have, which they may place."""
    n = 0
    for other in range(np.int64(s.players)):
        if other != seat:
            n += bit_count((np.int64(s.hand[other]) >> (colour * LOUDEST)) & A_COLOUR)
    return n


# The table


@jit
def write_table(s: Any, seat: int, row: Singles, at: int) -> None:
    """Write how far the game has come and what is played."""
    stay_out_of_line()
    is_rival = not s.shared
    row[at] = (N_CELLS - bit_count(s.occupied)) / (N_CELLS - 1.0)
    row[at + 1] = s.n_pile / MOST_PILE
    row[at + 2] = s.early_bird
    row[at + 3] = can_lay(s, seat)
    if s.early_bird:
        n_others = bit_count(s.may_lay & ~(np.int64(1) << seat))
        row[at + 4] = 1.0 - n_others / (s.players - 1.0)
        row[at + 5] = s.worm[seat] / MOST_WORM
        row[at + 6] = next_worm(s) / MOST_WORM
    row[at + 7] = s.shared
    row[at + 8] = s.coop
    row[at + 9] = is_rival and s.players == 3
    row[at + 10] = is_rival and s.players == 4
    row[at + 11] = s.shown != 0
    if is_rival:
        row[at + 12] = lead_of(s, seat) / CLEAR_LEAD
        row[at + 13] = goes_on(s)


@jit
def lead_of(s: Any, seat: int) -> int:
    """S18: how far the total of a seat is above the best of the others."""
    best: Any = -(1 << 30)
    for other in range(np.int64(s.players)):
        if other != seat:
            best = max(best, np.int64(s.total[other]))
    return np.int64(s.total[seat]) - best


@jit
def goes_on(s: Any) -> float:
    """S18: whether a match goes on after this round; by points it may."""
    if s.target == 0:
        return 1.0 if s.round < s.rounds else 0.0
    best: Any = 0
    for other in range(np.int64(s.players)):
        best = max(best, np.int64(s.total[other]))
    return (s.target - best) / (s.target + 0.0)
