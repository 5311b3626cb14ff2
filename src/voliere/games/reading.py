"""A state as plain numbers and lists: what views are made of.

Every field of a state is int32, so a whole state is read in one go, and each field is cut out of it
when it is first asked for: to ask NumPy for each of them takes several times as long.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

Layout = dict[str, tuple[int, tuple[int, ...]]]  # where each field begins, and its shape


def layout_of(state: np.dtype[Any]) -> Layout:
    """Where the fields of a state are."""
    fields = {name: state.fields[name] for name in state.names or ()}  # type: ignore[index]
    assert all(kind.base == np.int32 for kind, *_ in fields.values()), "a state is all int32"
    return {name: (offset // 4, kind.shape) for name, (kind, offset, *_) in fields.items()}


class Reading(dict[str, Any]):
    """The fields of a state by name."""

    __slots__ = ("_layout", "_numbers")

    def __init__(self, buffer: NDArray[np.uint8], layout: Layout) -> None:
        super().__init__()
        self._layout = layout
        self._numbers: list[int] = buffer.view(np.int32).tolist()

    def __missing__(self, field: str) -> Any:
        at, shape = self._layout[field]
        found = self[field] = _cut(self._numbers, at, shape)
        return found


def _cut(numbers: list[int], at: int, shape: tuple[int, ...]) -> Any:
    """The numbers from `at` on, in lists of that shape."""
    if not shape:
        return numbers[at]
    if len(shape) == 1:
        return numbers[at : at + shape[0]]
    each = math.prod(shape[1:])
    return [_cut(numbers, at + each * one, shape[1:]) for one in range(shape[0])]
