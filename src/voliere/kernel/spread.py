"""Sets of small numbers written out for programs that learn: a 1 for each member, else 0."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from voliere.kernel.jit import jit

BITS = 8
# What each byte is written as: looking it up is faster than shifting bit by bit.
SPREAD = np.array([[byte >> bit & 1 for bit in range(BITS)] for byte in range(256)], np.int16)
# Without the sign bit the compiler knows that a place is not counted from the end, and writes
# eight numbers at a time.
PLACES = 0x7FFFFFFF


@jit
def spread(mask: int, n: int, out: NDArray[np.int16], at: int) -> None:
    """Write the n lowest bits of a mask as numbers, the lowest one first, from `at` on."""
    at &= PLACES
    for i in range(n // BITS):
        byte = (mask >> (BITS * i)) & 255
        for bit in range(BITS):
            out[at + BITS * i + bit] = SPREAD[byte, bit]
    rest = n % BITS
    byte = (mask >> (n - rest)) & 255
    for bit in range(rest):
        out[at + n - rest + bit] = SPREAD[byte, bit]


@jit
def clear(out: NDArray[np.int16], start: int, stop: int) -> None:
    """Write zeros from `start` to before `stop`."""
    start &= PLACES
    for i in range(stop - start):
        out[start + i] = 0
