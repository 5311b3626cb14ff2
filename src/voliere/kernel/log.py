"""The event log that the rules write while a move is applied.

A log is one array of numbers: how many are used, where the last event begins, then the events one
after the other, each as its length, its code and the numbers of its fields. Simulations pass None
instead: Numba then compiles `tell` away, so telling costs them nothing.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from voliere.kernel.jit import jit
from voliere.kernel.write import write_all

Log = NDArray[np.int32]

ABSENT = -(1 << 31)  # told, or shown in a view, where there is nothing
SIZE = 1 << 12
USED, LAST, FIRST = 0, 1, 2


def new_log() -> Log:
    """An empty log."""
    return np.zeros(SIZE, dtype=np.int32)


@jit
def tell(log: Log | None, code: int, *numbers: int) -> None:
    """Write one event: its code and the numbers of its fields."""
    if log is not None:
        begin = FIRST + log[USED]
        if begin + 2 + len(numbers) > log.size:
            raise IndexError("the event log is full")
        log[USED] += 2 + len(numbers)
        log[LAST] = begin
        log[begin] = 1 + len(numbers)
        log[begin + 1] = code
        write_all(log, begin + 2, numbers)


@jit
def tell_on(log: Log | None, *numbers: int) -> None:
    """Write further numbers of the event told last."""
    if log is not None:
        end = FIRST + log[USED]
        if end + len(numbers) > log.size:
            raise IndexError("the event log is full")
        log[USED] += len(numbers)
        log[log[LAST]] += len(numbers)
        write_all(log, end, numbers)


@jit
def unless_zero(number: int) -> int:
    """The number, where 0 is nothing."""
    return number if number != 0 else ABSENT


def clear(log: Log) -> None:
    """Empty the log."""
    log[USED] = 0


def take(log: Log) -> list[list[int]]:
    """The events written since the last time as rows of numbers, the code first; the log is empty
    afterwards."""
    numbers: list[int] = log[FIRST : FIRST + int(log[USED])].tolist()
    clear(log)
    rows = []
    at = 0
    while at < len(numbers):
        end = at + 1 + numbers[at]
        rows.append(numbers[at + 1 : end])
        at = end
    return rows
