"""What has happened in a game as numbers, as a seat may know it: the history part of the
information state tensor.

An event stands there as its length, its code and the numbers of its fields, in the place and order
in which the rules tell them; a field that the seat may not know has HIDDEN for each number. Who may
know what is decided where everybody's is, by the events' own declaration (`Event.seen_by`).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import numpy as np
from numpy.typing import NDArray

from voliere.envs.opening import Row
from voliere.games import by_name

HIDDEN = -(1 << 31) + 1
# More than any game of one deal tells; of a longer match the last numbers are kept.
N_NUMBERS = 4096
# Tensors are of 32-bit floats, which have no room for all numbers of 32 bits: each stands there as
# its low and its high half.
N_HALVES = 2 * N_NUMBERS


def history(game: str, rows: Iterable[tuple[Row, int | None]]) -> NDArray[np.int16]:
    """The events as halves of numbers, each as the seat beside it may know it, then zeros."""
    numbers = [number for row, seat in rows for number in _told(game, row, seat)][-N_NUMBERS:]
    out = np.zeros(N_NUMBERS, dtype="<i4")
    out[: len(numbers)] = numbers
    return out.view("<i2")


@cache
def _told(game: str, row: Row, seat: int | None) -> tuple[int, ...]:
    declared = by_name(game).events.declared[row[0]]
    event = declared.event(list(row))
    seen = event.seen_by(seat)
    numbers = [row[0], *[HIDDEN] * (len(row) - 1)]
    for field in declared.fields:
        is_shown = getattr(seen, field.name) is not None or getattr(event, field.name) is None
        if is_shown:
            place = slice(field.at, field.at + field.kind.width)
            numbers[place] = row[place]
    return (len(row), *numbers)
