"""`exp`, `log` and `power` that give the same bits everywhere.

The C library's differ in their last bits between libraries, and between processors with the same
one. A search that uses them grows another tree from the same seed. Here is nothing but additions,
multiplications, divisions and bits, which every processor rounds alike. What `exp` and `log` give
is off by two units in the last place at most, `power` by some tens. They are as fast as the
library's: searching bots spend a sixth of their time here.
"""

# mypy: disable-error-code="no-any-return"

from __future__ import annotations

from decimal import Context, Decimal
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic
from numpy.typing import NDArray

from voliere.kernel.jit import jit

MANTISSA_BITS = 52
BIAS = 1023  # of the exponent of a float
EXPONENT = 0xFFF << MANTISSA_BITS  # the bits of exponent and sign
LEAST, MOST = -708.0, 709.0  # beyond, exp is taken to be 0 or as at MOST

# Both take a factor from a table, so that a short series is enough for the rest. The tables are
# made of decimal numbers, which are the same everywhere, too.
PARTS = 128
PART_BITS = 7
_ENOUGH = Context(prec=20)
_LN_2 = _ENOUGH.ln(Decimal(2))


def _in_two(number: Decimal, n_bits: int) -> tuple[float, float]:
    """A number in two parts, the first with so few bits that small multiples of it are exact."""
    high = round(number * 2**n_bits) / 2**n_bits
    return high, float(number - Decimal(high))


LN_2_HIGH, LN_2_LOW = _in_two(_LN_2, 41)
STEP_HIGH, STEP_LOW = _in_two(_LN_2 / PARTS, 42)
STEPS = float(PARTS / _LN_2)
ROOTS = np.array([float(_ENOUGH.exp(_LN_2 * i / PARTS)) for i in range(PARTS)])  # of 2
ROUNDING = 1.5 * 2.0**MANTISSA_BITS  # a number so large that fractions added to it are rounded off
ROUNDING_BITS = 0x4338 << 48

# log looks at numbers from 11/16 to 22/16, in parts that meet at 1; of each it knows a number near
# the inverse of its middle, of few bits, and that number's logarithm.
FIRST_BITS = 0x3FE6 << 48  # of 11/16
BELOW_1 = 80  # parts below 1, half as wide as those above
HIGH_BITS = ~((1 << 21) - 1)


def _inverse(part: int) -> float:
    """A number near the inverse of the middle of a part; 1 on both sides of 1, where logarithms are
    small and must be exact."""
    if part in (BELOW_1 - 1, BELOW_1):
        return 1.0
    after = part - BELOW_1 + 0.5
    middle = 1 + after / (2 * PARTS if part < BELOW_1 else PARTS)
    return round(1024 / middle) / 1024


INVERSES = np.array([_inverse(part) for part in range(PARTS)])
LOGS = np.array([float(-_ENOUGH.ln(Decimal(inverse))) for inverse in INVERSES.tolist()])


def rounded(table: NDArray[np.float64]) -> NDArray[np.float64]:
    """A table that NumPy has computed, without the last bits, in which its libraries differ."""
    return table.astype(np.float32).astype(np.float64)


@intrinsic
def bits_of(context: Any, number: Any) -> Any:
    """The 64 bits of a float, as an integer."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.bitcast(arguments[0], ir.IntType(64))

    return types.int64(types.float64), generate


@intrinsic
def float_of(context: Any, bits: Any) -> Any:
    """The float that has these 64 bits."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.bitcast(arguments[0], ir.DoubleType())

    return types.float64(types.int64), generate


@jit
def exp(x: float) -> float:
    """e to the power of x.

    x is a number of steps, each a 128th of ln 2, and a rest below half of one, whose power is a
    short series.
    """
    if x < LEAST:
        return 0.0
    x = min(x, MOST)
    shifted = x * STEPS + ROUNDING
    n = bits_of(shifted) - ROUNDING_BITS
    whole = shifted - ROUNDING
    rest = (x - whole * STEP_HIGH) - whole * STEP_LOW
    square = rest * rest
    series = rest + square * ((1 / 2 + rest * (1 / 6)) + square * (1 / 24 + rest * (1 / 120)))
    root = ROOTS[n & (PARTS - 1)]
    return (root + root * series) * float_of(((n >> PART_BITS) + BIAS) << MANTISSA_BITS)


@jit
def log(x: float) -> float:
    """The natural logarithm of x, a normal number above 0.

    x is a power of 2 times m, which lies in one of the parts; m times the part's inverse is 1 and a
    small rest, whose logarithm is a short series.
    """
    bits = bits_of(float(x))
    after = bits - FIRST_BITS
    exponent = after >> MANTISSA_BITS
    part = (after >> (MANTISSA_BITS - PART_BITS)) & (PARTS - 1)
    m_bits = bits - (after & EXPONENT)
    m, high = float_of(m_bits), float_of(m_bits & HIGH_BITS)
    inverse = INVERSES[part]
    rest = (high * inverse - 1.0) + (m - high) * inverse  # the first product is exact
    square = rest * rest
    series = (rest * (1 / 3) - 1 / 2) + square * (
        (rest * (1 / 5) - 1 / 4) + square * (rest * (1 / 7) - 1 / 6)
    )
    low = exponent * LN_2_LOW + (rest + square * series)
    return (exponent * LN_2_HIGH + LOGS[part]) + low


@jit
def power(x: float, y: float) -> float:
    """x to the power of y; x is a normal number above 0."""
    return exp(y * log(x))
