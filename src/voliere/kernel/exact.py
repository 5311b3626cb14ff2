"""`exp`, `log` and `power` that give the same bits everywhere.

The C library's differ in their last bits between libraries, and between processors with the same
one. A search that uses them grows another tree from the same seed. Here is nothing but additions,
multiplications, divisions and bits, which every processor rounds alike. What `exp` and `log` give
is off by two units in the last place at most, `power` by some tens.
"""

# mypy: disable-error-code="no-any-return"

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic
from numpy.typing import NDArray

from voliere.kernel.jit import jit

MANTISSA_BITS = 52
BIAS = 1023  # of the exponent of a float
MANTISSA = (1 << MANTISSA_BITS) - 1
ONE = BIAS << MANTISSA_BITS  # the bits of 1.0

LN_2 = 0.6931471805599453
# ln 2 / 8 in two parts; the first has so few bits that its multiples up to 8 * 1100 are exact.
STEP_HIGH = 0.08664339756069239
STEP_LOW = 9.300771387515496e-12
STEPS = 8 / LN_2
# 2 to the 0/8, 1/8, … 7/8.
ROOTS = (
    1.0,
    1.0905077326652577,
    1.189207115002721,
    1.2968395546510096,
    1.4142135623730951,
    1.5422108254079407,
    1.681792830507429,
    1.8340080864093424,
)
SQRT_2 = 1.4142135623730951
LEAST, MOST = -708.0, 709.0  # beyond, exp is taken to be 0 or as at MOST


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

    x is split into eighths of ln 2 and a rest below half of one, whose power is a short series.
    """
    if x < LEAST:
        return 0.0
    x = min(x, MOST)
    n = int(x * STEPS + 0.5) if x >= 0.0 else int(x * STEPS - 0.5)
    rest = (x - n * STEP_HIGH) - n * STEP_LOW
    series = 1 / 5040 + rest * (1 / 40320)
    series = 1 / 720 + rest * series
    series = 1 / 120 + rest * series
    series = 1 / 24 + rest * series
    series = 1 / 6 + rest * series
    series = 1 / 2 + rest * series
    series = 1.0 + rest * series
    root = ROOTS[n & 7]
    return (root + root * (rest * series)) * float_of(((n >> 3) + BIAS) << MANTISSA_BITS)


@jit
def log(x: float) -> float:
    """The natural logarithm of x, a normal number above 0.

    x is a power of 2 times m, which lies between the roots of 1/2 and of 2, and
    ln m = 2 artanh((m - 1) / (m + 1)).
    """
    bits = bits_of(float(x))
    exponent = (bits >> MANTISSA_BITS) - BIAS
    m = float_of((bits & MANTISSA) | ONE)
    if m > SQRT_2:
        m *= 0.5
        exponent += 1
    s = (m - 1.0) / (m + 1.0)
    z = s * s
    z2 = z * z
    # The odd and the even terms side by side: neither waits for the other.
    odd = 1 / 5 + z2 * (1 / 9 + z2 * (1 / 13 + z2 * (1 / 17 + z2 * (1 / 21))))
    even = 1 / 3 + z2 * (1 / 7 + z2 * (1 / 11 + z2 * (1 / 15 + z2 * (1 / 19))))
    series = z * (even + z * odd)
    return exponent * LN_2 + 2.0 * (s + s * series)


@jit
def power(x: float, y: float) -> float:
    """x to the power of y; x is a normal number above 0."""
    return exp(y * log(x))
