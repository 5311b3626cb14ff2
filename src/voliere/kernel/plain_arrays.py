"""Arrays and records as compiled functions see them, for the same functions run by Python.

They look at the bytes of NumPy's arrays and give plain numbers: those of NumPy have 32 bits where
compiled code computes with 64, and are slow one by one.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray


class Line:
    """Numbers in a row; a slice is a part of the same row.

    >>> numbers = np.array([1, 2, 3], np.int32)
    >>> line = Line(memoryview(numbers))
    >>> line[1:][0] = (1 << 32) + 7
    >>> line[1], line.size, numbers.tolist()
    (7, 3, [1, 7, 3])
    """

    __slots__ = ("_numbers", "size")

    def __init__(self, numbers: memoryview) -> None:
        self._numbers = numbers
        self.size = len(numbers)

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> Iterator[Any]:
        return iter(self._numbers)

    def __getitem__(self, index: Any) -> Any:
        found = self._numbers[index]
        return Line(found) if type(index) is slice else found

    def __setitem__(self, index: int, value: Any) -> None:
        try:
            self._numbers[index] = value
        except (TypeError, ValueError):  # a number of NumPy's, or one that has too many bits
            self._numbers[index] = cut(value, self._numbers.itemsize)


def cut(value: Any, n_bytes: int) -> int:
    """What is left of a number in so many bytes, as compiled code stores it."""
    bits = 8 * n_bytes
    left = int(value) & ((1 << bits) - 1)
    return left - (1 << bits) if left >> (bits - 1) else left


class Rows:
    """Rows of numbers, or of rows.

    >>> rows = Rows(memoryview(np.arange(6, dtype=np.int32)), (3, 2))
    >>> rows[2][1], rows[1, 0], len(rows), rows.size
    (5, 2, 3, 6)
    """

    __slots__ = ("_n", "_numbers", "_shape", "size")

    def __init__(self, numbers: memoryview, shape: tuple[int, ...]) -> None:
        self._numbers, self._shape = numbers, shape
        self._n = prod(shape[1:])
        self.size = len(numbers)

    def __len__(self) -> int:
        return self._shape[0]

    def __getitem__(self, index: Any) -> Any:
        if type(index) is tuple:
            row = self[index[0]]
            return row[index[1:]] if len(index) > 2 else row[index[1]]
        if index < 0:
            index += self._shape[0]
        return numbers_of(self._numbers[index * self._n : (index + 1) * self._n], self._shape[1:])

    def __setitem__(self, index: tuple[Any, ...], value: Any) -> None:
        self[index[0]][index[1:] if len(index) > 2 else index[1]] = value


def numbers_of(numbers: memoryview, shape: tuple[int, ...]) -> Line | Rows:
    """Numbers in that shape."""
    return Line(numbers) if len(shape) == 1 else Rows(numbers, shape)


class Record:
    """A record by the names of its fields (`kind_of`)."""

    __slots__ = ("_bytes", "_fields")

    def __init__(self, content: memoryview, fields: dict[str, Any]) -> None:
        self._bytes, self._fields = content, fields


@cache
def kind_of(dtype: np.dtype[Any]) -> type[Record]:
    """The class of records of that type, with an attribute for each field."""
    assert dtype.names is not None
    attributes = {name: _attribute(name, dtype[name].shape) for name in dtype.names}
    return type("Record", (Record,), attributes)


def _attribute(name: str, shape: tuple[int, ...]) -> property:
    if shape:
        return property(lambda self: self._fields[name])

    def write(self: Record, value: Any) -> None:
        self._fields[name][0] = value

    return property(lambda self: self._fields[name][0], write)


def record_of(content: memoryview, dtype: np.dtype[Any]) -> Record:
    """The record that lies in these bytes."""
    fields: dict[str, Any] = {}
    for name in dtype.names or ():
        kind, at = dtype[name], dtype.fields[name][1]  # type: ignore[index]
        numbers: Any = content[at : at + kind.itemsize].cast(kind.base.char)  # type: ignore[arg-type]
        fields[name] = numbers_of(numbers, kind.shape or (1,))
    return kind_of(dtype)(content, fields)


class Records:
    """One record, as an array of records of which it is the first and only one."""

    def __init__(self, content: memoryview, dtype: np.dtype[Any]) -> None:
        self._bytes, self._record = content, record_of(content, dtype)

    def __getitem__(self, index: int) -> Record:
        return self._record

    def __setitem__(self, index: int, record: Record) -> None:
        self._bytes[:] = record._bytes


class Bytes(Line):
    """Bytes that are looked at as records or numbers."""

    __slots__ = ()

    def view(self, dtype: Any) -> Any:
        """The same bytes as a record, or as numbers."""
        kind = np.dtype(dtype)
        return Records(self._numbers, kind) if kind.names else Line(self._numbers.cast(kind.char))


def looked_at(array: NDArray[Any]) -> Any:
    """An array as it is passed to a function run by Python. Words without a sign stay NumPy's,
    which drops what they can't hold as compiled code does; so do real numbers of 32 bits, which it
    rounds after every step as compiled code does, and records of them."""
    if array.dtype in (np.uint64, np.float32):
        return array
    if array.dtype.names:
        return array.view(np.recarray)
    if array.dtype == np.uint8:
        return Bytes(memoryview(array))  # type: ignore[arg-type]
    flat = memoryview(array.reshape(-1))  # type: ignore[arg-type]
    return numbers_of(flat, array.shape)


def room_for(kind: type[Any], *shape: int) -> Any:
    """An array of its own, for as long as a function runs."""
    return looked_at(np.zeros(shape, kind))
