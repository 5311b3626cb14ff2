"""Songbirds: what a net is shown of a colour in a line. Inputs of a line that is full are 0."""

# mypy: disable-error-code="no-any-return, return-value"
# (the State record is untyped)

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.songbirds.awards import volume_sum, volumes_in
from voliere.games.songbirds.cards import BERRIES, LINE_NAMES, LOUDEST, N_BERRIES
from voliere.games.songbirds.colour_values import worth_now, worth_of, worth_with
from voliere.games.songbirds.expectations import n_empty_in
from voliere.games.songbirds.state import LINE_CELLS, N_COLOURS, VOLUMES
from voliere.kernel.jit import jit
from voliere.kernel.on_stack import stack_longs, stack_reals
from voliere.kernel.out_of_line import stay_out_of_line

Singles = NDArray[np.float32]
Reals = NDArray[np.float64]
Longs = NDArray[np.int64]

VOLUME_NAMES = tuple(str(volume + 1) for volume in range(LOUDEST))
OTHERS = ("loudest", "second", "third")  # the other colours of a line, by how loud they are


def each(name: str, of: tuple[str, ...]) -> tuple[str, ...]:
    """An input by that name for each of these."""
    return tuple(f"{name}-{one}" for one in of)


OF_LINE = (
    "token",
    *each("empty", ("1", "2", "3", "4", "5")),
    "volume",
    *each("volume", OTHERS),
    "expected",
    "want",
    *each("want", OTHERS),
    "stake",
    *each("stake", OTHERS),
    *each("pull", VOLUME_NAMES),  # what a card of that volume here brings by the stakes
    "pull-shown",
    *each("before-centre", ("soft", "loud", "empty")),
    *each("behind-centre", ("soft", "loud", "empty")),
)
ALL_OF_LINE = (
    "token",
    *each("empty", ("1", "2", "3", "4", "5")),
    "volume",
    *each("volume", OTHERS),
    "expected",
    "want",
    "rival-want",
    "stake",
    *each("stake", OTHERS),
    "worth",
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


# With all cards open


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


# Of both


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
