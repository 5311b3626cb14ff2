"""Songbirds: what a net is shown, and how what it answers makes up the moves.

Rows are of two kinds. The first forty are a colour in a line (column a with red, blue, green,
white, column b …), the last four a colour by itself; the same weights look at all of them, and the
first input says which kind a row is. Below one name an input is one thing of the first kind and
another of the second. Colours are alike, so are lines; with a special card in the centre, column c
and row 3 have a token more on either side of it.

A card that is placed is spoken for by its colour in the column and in the row, and by its colour
itself, which tells whether to give the card away; one that is laid by its colour alone. The card
that was shown in a cooperative game is told to the rows of red, which speak for it.
"""

# mypy: disable-error-code="no-any-return, return-value"
# (the State record is untyped)

from __future__ import annotations

from itertools import zip_longest
from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.doors.practice import Practice
from voliere.games.songbirds.awards import volume_sum, volumes_in
from voliere.games.songbirds.cards import BERRIES, LINE_NAMES, LOUDEST, N_BERRIES, SIDE
from voliere.games.songbirds.cards import SPECIAL_NAMES as SPECIALS
from voliere.games.songbirds.colour_values import (
    A_COLOUR,
    expectations_of,
    laid_by,
    loudest_in,
    n_empty_in,
    worth_now,
    worth_of,
    worth_with,
    write_known_stakes,
    write_stakes,
    write_wants,
)
from voliere.games.songbirds.knowledge import evaluate, prospect
from voliere.games.songbirds.rules import can_lay, next_worm
from voliere.games.songbirds.scoring import volume_of
from voliere.games.songbirds.state import (
    LAY,
    LAY_SHOWN,
    LINE_CELLS,
    N_CELLS,
    N_COLOURS,
    NOBODY,
    PLACE_SHOWN,
    SHOW,
    VOLUMES,
)
from voliere.kernel.bits import bit_count
from voliere.kernel.jit import jit
from voliere.kernel.on_stack import stack_longs, stack_reals
from voliere.kernel.out_of_line import stay_out_of_line
from voliere.kernel.spread import clear

Singles = NDArray[np.float32]
Reals = NDArray[np.float64]
Longs = NDArray[np.int64]

WIDTHS = (32, 32)
# Alone nothing is scored without a favourite, and who plays at random loses by laying one: nets
# that begin from nothing learn never to lay. Taught ones lay as seldom as the teacher does alone.
TAUGHT_ROUNDS = 10
VOLUME_NAMES = tuple(str(volume + 1) for volume in range(LOUDEST))
OTHERS = ("loudest", "second", "third")  # the other colours of a line, by how loud they are


def _each(name: str, of: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{name}-{one}" for one in of)


def _both(of_lines: tuple[str, ...], of_colours: tuple[str, ...]) -> tuple[str, ...]:
    """The inputs of both kinds of rows, one beside the other."""
    pairs = zip_longest(of_lines, of_colours, fillvalue="nothing")
    return ("is-colour", *(f"{line}|{colour}" for line, colour in pairs))


OF_LINE = (
    "token",
    *_each("empty", ("1", "2", "3", "4", "5")),
    "volume",
    *_each("volume", OTHERS),
    "expected",
    "want",
    *_each("want", OTHERS),
    "stake",
    *_each("stake", OTHERS),
    *_each("pull", VOLUME_NAMES),  # what a card of that volume here brings by the stakes
    "pull-shown",
    *_each("before-centre", ("soft", "loud", "empty")),
    *_each("behind-centre", ("soft", "loud", "empty")),
)
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
    *_each("hand", VOLUME_NAMES),
    *_each("unseen", VOLUME_NAMES),
    "harvest",
    "expected",
    "want",
    "threat",
    "favourite",
    "shown",
    "shown-volume",
    *OF_TABLE,
)
ALL_OF_LINE = (
    "token",
    *_each("empty", ("1", "2", "3", "4", "5")),
    "volume",
    *_each("volume", OTHERS),
    "expected",
    "want",
    "rival-want",
    "stake",
    *_each("stake", OTHERS),
    "worth",
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
INPUTS = _both(OF_LINE, OF_COLOUR)
ALL_INPUTS = _both(ALL_OF_LINE, ALL_OF_COLOUR)
OUTPUTS = (
    *(f"place-before|lay-{volume}" for volume in VOLUME_NAMES),
    *(f"place-behind|give-{volume}" for volume in VOLUME_NAMES),
    "place-shown|lay-shown",
)
N_INPUTS, N_ALL_INPUTS, N_OUTPUTS = len(INPUTS), len(ALL_INPUTS), len(OUTPUTS)
N_ROWS = (N_BERRIES + 1) * N_COLOURS
MOST_PARTS = 3
BEHIND, SHOWN = LOUDEST, 2 * LOUDEST

PRACTICE = (
    Practice(6.0, {"players": 2}),
    Practice(5.0, {"players": 2, "early_bird": True}),
    Practice(5.0, {"players": 1}),
    Practice(1.5, {"players": 3}),
    Practice(2.0, {"players": 3, "early_bird": True}),
    *(Practice(0.4, {"players": 4, "special": special}) for special in SPECIALS),
    *(Practice(0.5, {"players": 4, "special": one, "early_bird": True}) for one in SPECIALS),
    Practice(0.4, {"players": 2, "rounds": 2}),
    Practice(0.4, {"players": 2, "rounds": 2, "early_bird": True}),
    Practice(0.2, {"players": 3, "rounds": 2}),
    Practice(0.2, {"players": 3, "rounds": 2, "early_bird": True}),
    Practice(0.2, {"players": 2, "rounds": 3, "first": 1}),
    Practice(0.2, {"players": 4, "rounds": 3, "special": ["crow", "mockingbird"]}),
    Practice(
        0.2,
        {"players": 4, "rounds": 2, "special": ["falcon", "hummingbird"], "early_bird": True},
    ),
    Practice(0.4, {"players": 2, "target": 99}),
    Practice(0.2, {"players": 3, "target": 99, "early_bird": True}),
    Practice(0.2, {"players": 4, "target": 60, "special": list(SPECIALS)}),
    *(Practice(0.3, {"players": players, "coop": True}) for players in range(2, 9)),
)

# Around the centre: the special lines of one side, of which one at most has a token.
COLUMN_C, ROW_3 = LINE_NAMES.index("c"), LINE_NAMES.index("3")
BEFORE, AFTER = 0, 1
_AROUND = {
    COLUMN_C: (("above", "above-right"), ("below", "below-left")),
    ROW_3: (("left", "below-left"), ("right", "above-right")),
}
AROUND = np.array(
    [
        [[LINE_NAMES.index(name) for name in side] for side in _AROUND.get(line, _AROUND[ROW_3])]
        for line in range(N_BERRIES)
    ],
    np.int64,
)
SOFT, LOUD = 1, 5  # volumes 2 and 6, counted from 0

MOST_TOKEN = float(max(BERRIES))
A_FEW = 10.0  # points
VOLUME = float(LOUDEST)
CLEAR_LEAD = 20.0
MOST_PILE = 18.0
MOST_WORM = 3.0


# What a net is shown


@jit
def inputs(s: Any, seat: int, out: Singles) -> None:
    """Write what the seat knows."""
    expected = expectations_of(s)
    wants, threats, stakes = (
        stack_reals(N_COLOURS),
        stack_reals(N_COLOURS),
        stack_reals(N_COLOURS),
    )
    hidden = write_known_stakes(s, seat, expected, wants, threats, stakes)
    for line in range(N_BERRIES):
        clear_rows(out, line, N_INPUTS)
        n_empty = n_empty_in(s, line)
        if n_empty > 0:
            write_line(s, line, n_empty, wants, stakes, out)
    clear_rows(out, np.int64(N_BERRIES), N_INPUTS)
    for colour in range(N_COLOURS):
        write_colour(s, seat, colour, hidden, expected, wants, threats, out)


@jit
def clear_rows(out: Singles, line: int, n: int) -> None:
    """Write zeros for all colours of a line."""
    for row in range(line * N_COLOURS, (line + 1) * N_COLOURS):
        clear(out[row], 0, n)


@jit
def write_line(s: Any, line: int, n_empty: int, wants: Reals, stakes: Reals, out: Singles) -> None:
    """Write what there is to know of a line that is not full, a row a colour."""
    stay_out_of_line()
    sums = volumes_in(s, LINE_CELLS[line])
    order = stack_longs(N_COLOURS)
    before = worth_of(sums, n_empty, False, stakes)
    for colour in range(N_COLOURS):
        row = out[line * N_COLOURS + colour]
        at = write_volumes(s, line, n_empty, sums, colour, order, row)
        at = write_each(wants, order, row, at)
        at = write_each(stakes, order, row, at)
        for volume in range(LOUDEST):
            card = colour * LOUDEST + volume
            after = worth_of(sums + VOLUMES[card + 1], n_empty - 1, False, stakes)
            row[at + volume] = s.token[line] * (after - before) / A_FEW
        at += LOUDEST
        if s.shown and colour == 0:
            after = worth_of(sums + VOLUMES[s.shown], n_empty - 1, False, stakes)
            row[at] = s.token[line] * (after - before) / A_FEW
        if s.n_specials and line in (COLUMN_C, ROW_3):
            write_side(s, AROUND[line, BEFORE], colour, stakes, row, at + 1)
            write_side(s, AROUND[line, AFTER], colour, stakes, row, at + 4)


@jit
def write_volumes(
    s: Any, line: int, n_empty: int, sums: int, colour: int, order: Longs, row: Singles
) -> int:
    """Write how a colour stands in a line, and the order in which the others follow; where that
    ends comes back."""
    stay_out_of_line()
    only = stack_reals(N_COLOURS)
    others_by_loudness(sums, colour, order)
    row[1] = s.token[line] / MOST_TOKEN
    row[1 + n_empty] = 1.0
    for i in range(N_COLOURS):
        row[7 + i] = volume_sum(sums, order[i]) / VOLUME
        only[i] = 1.0 if i == colour else 0.0
    row[7 + N_COLOURS] = s.token[line] * worth_of(sums, n_empty, False, only) / A_FEW
    return 8 + N_COLOURS


@jit
def others_by_loudness(sums: int, colour: int, order: Longs) -> None:
    """Write a colour and then the others, the loudest one first."""
    stay_out_of_line()
    order[0] = colour
    n = 1
    for other in range(N_COLOURS):
        if other == colour:
            continue
        i = n
        while i > 1 and volume_sum(sums, order[i - 1]) < volume_sum(sums, other):
            order[i] = order[i - 1]
            i -= 1
        order[i] = other
        n += 1


@jit
def write_each(numbers: Reals, order: Longs, row: Singles, at: int) -> int:
    """Write a number a colour in that order; where that ends comes back."""
    for i in range(N_COLOURS):
        row[at + i] = numbers[order[i]]
    return at + N_COLOURS


@jit
def write_side(s: Any, sides: Longs, colour: int, stakes: Reals, row: Singles, at: int) -> None:
    """S9-S12: write what a soft and a loud card bring beside the special card."""
    stay_out_of_line()
    line = sides[0] if s.token[sides[0]] != 0 else sides[1]
    n_empty = n_empty_in(s, line)
    if n_empty == 0:
        return
    now = worth_now(s, line, stakes)
    row[at] = (worth_with(s, line, colour * LOUDEST + SOFT, stakes) - now) / A_FEW
    row[at + 1] = (worth_with(s, line, colour * LOUDEST + LOUD, stakes) - now) / A_FEW
    row[at + 2] = 1.0 / n_empty


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


# With all cards open


@jit
def all_inputs(s: Any, seat: int, out: Singles) -> None:
    """Write how the seat stands with all cards open."""
    expected = expectations_of(s)
    wants, theirs, stakes = (
        stack_reals(N_COLOURS),
        stack_reals(N_COLOURS),
        stack_reals(N_COLOURS),
    )
    rival = best_rival(s, seat, expected)
    write_wants(s, hands_with(s, seat), laid_by(s, seat), expected, wants)
    if rival == NOBODY:
        write_nothing(theirs)
    else:
        write_wants(s, np.int64(s.hand[rival]), laid_by(s, rival), expected, theirs)
    write_stakes(s, wants, theirs, stakes)
    for line in range(N_BERRIES):
        clear_rows(out, line, N_ALL_INPUTS)
        n_empty = n_empty_in(s, line)
        if n_empty > 0:
            write_open_line(s, line, n_empty, wants, theirs, stakes, out)
    clear_rows(out, np.int64(N_BERRIES), N_ALL_INPUTS)
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


@jit
def write_open_line(
    s: Any, line: int, n_empty: int, wants: Reals, theirs: Reals, stakes: Reals, out: Singles
) -> None:
    """Write how a line stands that is not full, a row a colour."""
    stay_out_of_line()
    sums = volumes_in(s, LINE_CELLS[line])
    order = stack_longs(N_COLOURS)
    for colour in range(N_COLOURS):
        row = out[line * N_COLOURS + colour]
        at = write_volumes(s, line, n_empty, sums, colour, order, row)
        row[at] = wants[colour]
        row[at + 1] = theirs[colour]
        at = write_each(stakes, order, row, at + 2)
        row[at] = row[7 + N_COLOURS] * stakes[colour]


# What it answers


@jit
def parts(move: int, out: Longs) -> int:
    """Write which outputs speak for a move, added up; how many they are comes back."""
    if move < LAY:
        card, cell = move // N_CELLS, move % N_CELLS
        colour, volume = card // LOUDEST, card % LOUDEST
        column, row = cell % SIDE, cell // SIDE
        out[0] = output_of(column, colour, half_of(row) + volume)
        out[1] = output_of(SIDE + row, colour, half_of(column) + volume)
        out[2] = output_of(N_BERRIES, colour, BEHIND + volume)
        return 3
    if move < SHOW:
        out[0] = output_of(N_BERRIES, (move - LAY) // LOUDEST, (move - LAY) % LOUDEST)
        return 1
    if move < PLACE_SHOWN:
        card = move - SHOW
        out[0] = output_of(N_BERRIES, card // LOUDEST, BEHIND + card % LOUDEST)
        return 1
    if move < LAY_SHOWN:
        cell = move - PLACE_SHOWN
        out[0] = output_of(cell % SIDE, 0, SHOWN)
        out[1] = output_of(SIDE + cell // SIDE, 0, SHOWN)
        return 2
    out[0] = output_of(N_BERRIES, 0, SHOWN)
    return 1


@jit
def half_of(place: int) -> int:
    """Where the outputs for a cell begin: before the centre of a line, or behind it."""
    return BEHIND if place > SIDE // 2 else 0


@jit
def output_of(line: int, colour: int, output: int) -> int:
    """The number of an output, counted through all rows."""
    return (line * N_COLOURS + colour) * N_OUTPUTS + output
