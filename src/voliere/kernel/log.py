"""The event log that the rules write while a move is applied.

A log is an int32 array; row 0 holds the number of rows used, every further row one event: its code
and up to `WIDTH - 1` numbers. Simulations pass None instead: Numba then compiles `tell` away, so
telling costs them nothing.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from voliere.kernel.jit import jit

Log = NDArray[np.int32]

WIDTH = 6
ROWS = 256


def new_log() -> Log:
    """An empty log."""
    return np.zeros((ROWS, WIDTH), dtype=np.int32)


@jit
def tell(
    log: Log | None, code: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0
) -> None:
    """Write one event."""
    if log is not None:
        row = log[0, 0] + 1
        if row >= log.shape[0]:
            raise IndexError("the event log is full")
        log[0, 0] = row
        log[row, 0] = code
        log[row, 1] = a
        log[row, 2] = b
        log[row, 3] = c
        log[row, 4] = d
        log[row, 5] = e


def take(log: Log) -> list[list[int]]:
    """The rows written since the last time, oldest first; the log is empty afterwards."""
    n = int(log[0, 0])
    log[0, 0] = 0
    rows: list[list[int]] = log[1 : n + 1].tolist()
    return rows
