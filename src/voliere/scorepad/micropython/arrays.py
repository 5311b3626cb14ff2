"""Stands in for `numpy`: arrays of whole numbers, of one, two or three dimensions."""

from __future__ import annotations

from typing import Any

int32 = int
int64 = int
uint64 = int


class Array:
    """Numbers in rows; an index gives a number or a row, a slice a part of the same array.

    >>> grid = array([[1, 2], [3, 4], [5, 6]])
    >>> grid[1, 0] += 5
    >>> part = grid[1:]
    >>> part[1][0] = 7
    >>> grid.tolist(), part.tolist(), len(grid), grid.size
    ([[1, 2], [8, 4], [7, 6]], [[8, 4], [7, 6]], 3, 6)
    """

    def __init__(self, numbers: list[int], start: int, shape: tuple[int, ...]) -> None:
        self._numbers = numbers
        self._start = start
        self.shape = shape

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return self.shape[0] * self._row()

    def _row(self) -> int:
        """How many numbers one step of the first index passes over."""
        n = 1
        for length in self.shape[1:]:
            n *= length
        return n

    def _place(self, index: int) -> int:
        if not -self.shape[0] <= index < self.shape[0]:
            raise IndexError("the array is not so long")
        return self._start + index % self.shape[0] * self._row()

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, tuple):
            inner = self[index[0]]
            return inner[index[1:]] if len(index) > 2 else inner[index[1]]
        if isinstance(index, slice):
            start = 0 if index.start is None else index.start
            stop = self.shape[0] if index.stop is None else min(index.stop, self.shape[0])
            shape = (max(stop - start, 0),) + self.shape[1:]  # noqa: RUF005
            return Array(self._numbers, self._start + start * self._row(), shape)
        place = self._place(index)
        if len(self.shape) == 1:
            return self._numbers[place]
        return Array(self._numbers, place, self.shape[1:])

    def __setitem__(self, index: Any, value: int) -> None:
        if isinstance(index, tuple):
            inner = self[index[0]]
            inner[index[1:] if len(index) > 2 else index[1]] = value
        else:
            self._numbers[self._place(index)] = value

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Any:
        return (self[i] for i in range(self.shape[0]))

    def tolist(self) -> Any:
        """The numbers as lists."""
        return [one.tolist() if isinstance(one, Array) else one for one in self]


def array(values: Any, dtype: Any = None) -> Any:
    """The values as an array; those of numbers in rows are of one length."""
    values = list(values)
    if values and isinstance(values[0], list):
        numbers = [number for row in values for number in row]
        return Array(numbers, 0, (len(values), len(values[0])))
    return Array(values, 0, (len(values),))


def zeros(shape: tuple[int, ...]) -> Any:
    """Zeros in this shape."""
    n = 1
    for length in shape:
        n *= length
    return Array([0] * n, 0, shape)


def dtype(fields: Any, align: Any = False) -> Any:
    """The fields of a record, which nobody asks for here: `rooms` knows them."""
    return fields
