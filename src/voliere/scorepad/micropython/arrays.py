"""Stands in for `numpy`: arrays of whole numbers, of one or two dimensions."""

from __future__ import annotations

from typing import Any

int32 = int
int64 = int


class Grid:
    """An array of two dimensions, with a row or a cell at an index.

    >>> grid = Grid([[1, 2], [3, 4]])
    >>> grid[1, 0] += 5
    >>> grid[1], grid[0, 1]
    ([8, 4], 2)
    """

    def __init__(self, rows: list[list[int]]) -> None:
        self.rows = rows

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, tuple):
            return self.rows[place[0]][place[1]]
        return self.rows[place]

    def __setitem__(self, place: Any, value: int) -> None:
        self.rows[place[0]][place[1]] = value

    def __len__(self) -> int:
        return len(self.rows)


def array(values: Any, dtype: Any = None) -> Any:
    """The values as an array."""
    values = list(values)
    return Grid(values) if values and isinstance(values[0], list) else values


def zeros(shape: tuple[int, ...]) -> Any:
    """Zeros in this shape, of one or two dimensions."""
    if len(shape) == 2:
        return Grid([[0] * shape[1] for _ in range(shape[0])])
    return [0] * shape[0]


def dtype(fields: Any, align: Any = False) -> Any:
    """The fields of a record, which nobody asks for here: `rooms` knows them."""
    return fields
