"""The two nets of a game: the shape of their weights, and their compiled forward pass.

The policy looks at every row by the same weights, lets each row know of the sum of all, and gives
every row its outputs. Where a game shows something of its moves themselves, a row is looked at
together with that, for each part of a move anew. The critic looks at every row by the same weights,
adds the rows up and gives two numbers: how many tens of points the seat will gain on its best rival
from here on (alone: the points it will make), and the logit of its winning.
"""

# mypy: disable-error-code="no-untyped-def, no-any-return"
# (what Numba compiles is untyped)

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from voliere.bots.learned.features_of_moves import features_of_moves
from voliere.games.doors.contract import Features
from voliere.kernel.jit import jit, jit_closure
from voliere.kernel.on_stack import stack_rows, stack_singles
from voliere.kernel.out_of_line import stay_out_of_line

USUAL_WIDTHS = 48, 64
N_WORTHS = 2
GAIN, WIN = range(N_WORTHS)
POINTS = 10.0  # a gain of 1
NOTHING = np.float32(0.0)

OF_CRITIC = ("look", "look_bias", "weigh", "weigh_bias", "judge", "judge_bias")

Weights = NDArray[Any]
Singles = NDArray[np.float32]


class Nets(NamedTuple):
    """The compiled forward passes of a game's nets."""

    policy: Callable[..., None]
    critic: Callable[..., None]


def widths_of(features: Features) -> tuple[int, int]:
    """How wide the layers of the policy and of the critic are: as the room says (`WIDTHS`), which
    it may where it has many rows, or as usual."""
    policy, critic = getattr(features, "WIDTHS", USUAL_WIDTHS)
    return policy, critic


def record_of(features: Features) -> np.dtype[Any]:
    """The weights of a game's nets as a record: what compiled code reads, and the file holds."""
    rows, wide = widths_of(features)
    shapes = {
        "enter": (len(features.INPUTS), rows),
        "enter_bias": (rows,),
        "within": (rows, rows),
        "within_bias": (rows,),
        "across": (rows, rows),
        "leave": (rows, len(features.OUTPUTS)),
        "leave_bias": (len(features.OUTPUTS),),
        "look": (len(features.ALL_INPUTS), wide),
        "look_bias": (wide,),
        "weigh": (wide, wide),
        "weigh_bias": (wide,),
        "judge": (wide, N_WORTHS),
        "judge_bias": (N_WORTHS,),
    }
    if names := features_of_moves(features).names:
        shapes["consider"] = (len(names), rows)
    return np.dtype([(name, "<f4", shape) for name, shape in shapes.items()])


@cache
def nets_of(features: Features) -> Nets:
    """The forward passes of the nets that are shown these features."""
    n_rows, n_all = features.N_ROWS, len(features.ALL_INPUTS)
    n_outputs, (width, wide) = len(features.OUTPUTS), widths_of(features)
    all_inputs, thoughts = features.all_inputs, thoughts_of(features)

    @jit_closure(features)
    def policy(s, seat, w, out):
        """Write the outputs of all rows, one row behind the other."""
        stay_out_of_line()
        hidden = stack_rows(n_rows, width)
        thoughts(s, seat, w, hidden)
        for r in range(n_rows):
            rectify(hidden[r], width)
            outputs = out[r * n_outputs : (r + 1) * n_outputs]
            copy(w.leave_bias, n_outputs, outputs)
            add_products(hidden[r], width, w.leave, n_outputs, outputs)

    @jit_closure(features)
    def critic(s, seat, w, out):
        """Write the gain to come and the logit of winning."""
        stay_out_of_line()
        shown, row, total = stack_rows(n_rows, n_all), stack_singles(wide), stack_singles(wide)
        all_inputs(s, seat, shown)
        fill(total, wide)
        for r in range(n_rows):
            copy(w.look_bias, wide, row)
            add_products(shown[r], n_all, w.look, wide, row)
            rectify(row, wide)
            add(row, wide, total)
        copy(w.weigh_bias, wide, row)
        add_products(total, wide, w.weigh, wide, row)
        rectify(row, wide)
        copy(w.judge_bias, N_WORTHS, out)
        add_products(row, wide, w.judge, N_WORTHS, out)

    return Nets(policy, critic)


@cache
def thoughts_of(features: Features) -> Callable[..., None]:
    """What a policy thinks of the rows before it answers."""
    n_rows, n_inputs, width = features.N_ROWS, len(features.INPUTS), widths_of(features)[0]
    inputs = features.inputs

    @jit_closure(features)
    def thoughts(s, seat, w, out):
        """Write what is thought of all rows, each with the sum of all in view."""
        stay_out_of_line()
        shown, rows = stack_rows(n_rows, n_inputs), stack_rows(n_rows, width)
        total, all_rows = stack_singles(width), stack_singles(width)
        inputs(s, seat, shown)
        fill(total, width)
        for r in range(n_rows):
            copy(w.enter_bias, width, rows[r])
            add_products(shown[r], n_inputs, w.enter, width, rows[r])
            rectify(rows[r], width)
            add(rows[r], width, total)
        copy(w.within_bias, width, all_rows)
        add_products(total, width, w.across, width, all_rows)
        for r in range(n_rows):
            copy(all_rows, width, out[r])
            add_products(rows[r], width, w.within, width, out[r])

    return thoughts  # type: ignore[no-any-return]


@cache
def consider_of(features: Features) -> Callable[..., float]:
    """What a policy answers where a part of a move is shown as well."""
    n_considered, width = len(features_of_moves(features).names), widths_of(features)[0]

    @jit_closure(features)
    def consider(thought, output, shown, w):
        """One output of a row of which this is thought, together with what is shown of a part of
        a move."""
        hidden = stack_singles(width)
        copy(thought, width, hidden)
        add_products(shown, n_considered, w.consider, width, hidden)
        rectify(hidden, width)
        total = w.leave_bias[output]
        for j in range(width):
            total += hidden[j] * w.leave[j, output]
        return total

    return consider  # type: ignore[no-any-return]


# Numbers are added one input behind the other, never in another order: so every machine gets the
# same sums, and many outputs are computed at a time.


@jit
def fill(out: Singles, n: int) -> None:
    """Write zeros."""
    for j in range(n):
        out[j] = NOTHING


@jit
def copy(numbers: Singles, n: int, out: Singles) -> None:
    """Write n numbers."""
    for j in range(n):
        out[j] = numbers[j]


@jit
def add(numbers: Singles, n: int, out: Singles) -> None:
    """Add n numbers."""
    for j in range(n):
        out[j] += numbers[j]


@jit
def rectify(out: Singles, n: int) -> None:
    """Let no number be below 0."""
    for j in range(n):
        out[j] = max(out[j], NOTHING)


@jit
def add_products(numbers: Singles, n: int, weights: Singles, m: int, out: Singles) -> None:
    """Add n numbers times their weights for each of m outputs; most inputs are 0 and left out."""
    for i in range(n):
        x = numbers[i]
        if x != NOTHING:
            for j in range(m):
                out[j] += x * weights[i, j]
