"""The two nets of a game: the shape of their weights, and their compiled forward pass.

The policy looks at every row by the same weights, lets each row know of the sum of all, and gives
every row its outputs. The critic looks at every row by the same weights, adds the rows up and gives
two numbers: how many tens of points the seat will gain on its best rival from here on (alone: the
points it will make), and the logit of its winning.
"""

# mypy: disable-error-code="no-untyped-def, no-any-return"
# (what Numba compiles is untyped)

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from voliere.games.doors.contract import Features
from voliere.kernel.jit import jit_closure
from voliere.kernel.on_stack import stack_rows, stack_singles
from voliere.kernel.out_of_line import stay_out_of_line

POLICY_WIDTH, CRITIC_WIDTH = 48, 64
N_WORTHS = 2
GAIN, WIN = range(N_WORTHS)
POINTS = 10.0  # a gain of 1

Weights = NDArray[Any]


class Nets(NamedTuple):
    """The compiled forward passes of a game's nets."""

    policy: Callable[..., None]
    critic: Callable[..., None]


def record_of(features: Features) -> np.dtype[Any]:
    """The weights of a game's nets as a record: what compiled code reads, and the file holds."""
    rows, wide = POLICY_WIDTH, CRITIC_WIDTH
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
    return np.dtype([(name, "<f4", shape) for name, shape in shapes.items()])


@cache
def nets_of(features: Features) -> Nets:
    """The forward passes of the nets that are shown these features."""
    n_rows, n_inputs, n_all = features.N_ROWS, len(features.INPUTS), len(features.ALL_INPUTS)
    n_outputs, width, wide = len(features.OUTPUTS), POLICY_WIDTH, CRITIC_WIDTH
    inputs, all_inputs = features.inputs, features.all_inputs
    nothing = np.float32(0.0)

    @jit_closure(features)
    def policy(s, seat, w, out):
        """Write the outputs of all rows, one row behind the other."""
        stay_out_of_line()
        shown = stack_rows(n_rows, n_inputs)
        rows = stack_rows(n_rows, width)
        both, total = stack_singles(width), stack_singles(width)
        inputs(s, seat, shown)
        for j in range(width):
            total[j] = nothing
        for r in range(n_rows):
            for j in range(width):
                rows[r, j] = w.enter_bias[j]
            for i in range(n_inputs):
                x = shown[r, i]
                if x != nothing:
                    for j in range(width):
                        rows[r, j] += x * w.enter[i, j]
            for j in range(width):
                rows[r, j] = max(rows[r, j], nothing)
                total[j] += rows[r, j]
        for j in range(width):
            both[j] = w.within_bias[j]
        for i in range(width):
            x = total[i]
            if x != nothing:
                for j in range(width):
                    both[j] += x * w.across[i, j]
        hidden = stack_singles(width)
        for r in range(n_rows):
            for j in range(width):
                hidden[j] = both[j]
            for i in range(width):
                x = rows[r, i]
                if x != nothing:
                    for j in range(width):
                        hidden[j] += x * w.within[i, j]
            at = r * n_outputs
            for k in range(n_outputs):
                out[at + k] = w.leave_bias[k]
            for i in range(width):
                x = hidden[i]
                if x > nothing:
                    for k in range(n_outputs):
                        out[at + k] += x * w.leave[i, k]

    @jit_closure(features)
    def critic(s, seat, w, out):
        """Write the gain to come and the logit of winning."""
        stay_out_of_line()
        shown = stack_rows(n_rows, n_all)
        row, total = stack_singles(wide), stack_singles(wide)
        all_inputs(s, seat, shown)
        for j in range(wide):
            total[j] = nothing
        for r in range(n_rows):
            for j in range(wide):
                row[j] = w.look_bias[j]
            for i in range(n_all):
                x = shown[r, i]
                if x != nothing:
                    for j in range(wide):
                        row[j] += x * w.look[i, j]
            for j in range(wide):
                total[j] += max(row[j], nothing)
        for j in range(wide):
            row[j] = w.weigh_bias[j]
        for i in range(wide):
            x = total[i]
            if x != nothing:
                for j in range(wide):
                    row[j] += x * w.weigh[i, j]
        for k in range(N_WORTHS):
            out[k] = w.judge_bias[k]
        for i in range(wide):
            x = row[i]
            if x > nothing:
                for k in range(N_WORTHS):
                    out[k] += x * w.judge[i, k]

    return Nets(policy, critic)
