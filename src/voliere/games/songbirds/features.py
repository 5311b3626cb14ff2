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
from voliere.games.songbirds.cards import LOUDEST, N_BERRIES, SIDE
from voliere.games.songbirds.cards import SPECIAL_NAMES as SPECIALS
from voliere.games.songbirds.colour_values import (
    expectations_of,
    laid_by,
    write_known_stakes,
    write_stakes,
    write_wants,
)
from voliere.games.songbirds.expectations import n_empty_in
from voliere.games.songbirds.features_of_colours import (
    ALL_OF_COLOUR,
    OF_COLOUR,
    best_rival,
    hands_with,
    write_colour,
    write_nothing,
    write_open_colours,
)
from voliere.games.songbirds.features_of_lines import (
    ALL_OF_LINE,
    OF_LINE,
    VOLUME_NAMES,
    write_line,
    write_open_line,
)
from voliere.games.songbirds.state import (
    LAY,
    LAY_SHOWN,
    N_CELLS,
    N_COLOURS,
    NOBODY,
    PLACE_SHOWN,
    SHOW,
)
from voliere.kernel.jit import jit
from voliere.kernel.on_stack import stack_reals
from voliere.kernel.spread import clear

Singles = NDArray[np.float32]
Longs = NDArray[np.int64]

WIDTHS = (32, 32)
# Alone nothing is scored without a favourite, and who plays at random loses by laying one: nets
# that begin from nothing learn never to lay. Taught ones lay as seldom as the teacher does alone.
TAUGHT_ROUNDS = 10


def _both(of_lines: tuple[str, ...], of_colours: tuple[str, ...]) -> tuple[str, ...]:
    """The inputs of both kinds of rows, one beside the other."""
    pairs = zip_longest(of_lines, of_colours, fillvalue="nothing")
    return ("is-colour", *(f"{line}|{colour}" for line, colour in pairs))


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
    write_open_colours(s, seat, rival, expected, wants, theirs, out)


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
