"""Lists in records: an array that begins with how many numbers of it are in the list."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from voliere.kernel.jit import jit


@jit
def put(out: NDArray[np.int32], number: int) -> None:
    """Add a number to the end of a list."""
    n = out[0] + 1
    out[n] = number
    out[0] = n
