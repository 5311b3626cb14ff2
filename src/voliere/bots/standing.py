"""How values stand among each other, on one scale in every game."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from voliere.kernel.jit import jit

Reals = NDArray[np.float64]


@jit
def standardise(values: Reals, n: int) -> None:
    """Turn n values into how many standard deviations each is above their mean."""
    mean = 0.0
    for i in range(n):
        mean += values[i] / n
    variance = 0.0
    for i in range(n):
        variance += (values[i] - mean) * (values[i] - mean) / n
    deviation = np.sqrt(variance)
    for i in range(n):
        values[i] = (values[i] - mean) / deviation if deviation > 1e-12 else 0.0
