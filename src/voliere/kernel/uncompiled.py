"""Compiled functions run as they are written, by Python: for who can't wait for the compiler.

The same functions, with the same bytes for a state; where a compiled function calls another, its
written form calls the other's. What is no Python (bits, arrays on the stack) is stood in for here.
A few hundred times slower, which is quick enough for somebody who plays.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import partial
from types import CellType, FunctionType
from typing import Any

import numpy as np

from voliere.kernel import bits, exact, on_stack, out_of_line, write
from voliere.kernel.compiling import Kernel
from voliere.kernel.entry import Entry
from voliere.kernel.plain_arrays import looked_at, room_for

_written: dict[Kernel, Callable[..., Any]] = {}
_names: dict[int, dict[str, Any]] = {}


def as_written(kernel: Any) -> Callable[..., Any]:
    """The function on arrays of NumPy, as the compiled one is called."""
    function = _function(kernel)

    def call(*arguments: Any) -> Any:
        with np.errstate(over="ignore"):
            return function(
                *(looked_at(one) if isinstance(one, np.ndarray) else one for one in arguments)
            )

    return call


def entry_as_written(entry: Entry) -> Entry:
    """The entry points of a game, run by Python."""
    functions = {one.name: getattr(entry, one.name) for one in fields(entry)}
    return Entry(
        **{
            name: as_written(function) if isinstance(function, Kernel) else function
            for name, function in functions.items()
        }
    )


def _function(kernel: Kernel) -> Callable[..., Any]:
    """The function as it is written, with the written form of all it calls."""
    if kernel not in _written:
        function = kernel.py_func
        _written[kernel] = FunctionType(
            function.__code__,
            _names_of(function.__globals__),
            function.__name__,
            function.__defaults__,
            tuple(CellType(_seen(cell.cell_contents)) for cell in function.__closure__ or ()),
        )
    return _written[kernel]


def _names_of(module: Mapping[str, Any]) -> dict[str, Any]:
    """The names of a module, as functions run by Python should find them."""
    names = _names.get(id(module))
    if names is None:
        names = _names[id(module)] = {}
        names.update({name: _seen(value) for name, value in module.items()})
    return names


def _seen(value: Any) -> Any:
    if isinstance(value, Kernel):
        return STAND_INS.get(value) or _function(value)
    if isinstance(value, np.ndarray) and value.dtype.kind in "iu" and value.dtype != np.uint64:
        return looked_at(np.ascontiguousarray(value, np.int64))
    return STAND_INS.get(value, value) if type(value) is Intrinsic else value


# What stands in for what only a compiler understands


def _bit_count(mask: int) -> int:
    return int(mask).bit_count()


def _lowest(mask: int) -> int:
    return (int(mask) & -int(mask)).bit_length() - 1


def _highest(mask: int) -> int:
    return int(mask).bit_length() - 1


def _kth(mask: int, k: int) -> int:
    for _ in range(k):
        mask &= mask - 1
    return _lowest(mask)


def _write_all(out: Any, at: int, numbers: tuple[int, ...]) -> None:
    for place, number in enumerate(numbers, at):
        out[place] = number


def _bits_of(number: float) -> int:
    found: int = struct.unpack("<q", struct.pack("<d", number))[0]
    return found


def _float_of(number: int) -> float:
    found: float = struct.unpack("<d", struct.pack("<q", number))[0]
    return found


Intrinsic = type(out_of_line.stay_out_of_line)
STAND_INS: dict[Any, Callable[..., Any]] = {
    bits.bit_count: _bit_count,
    bits.lowest: _lowest,
    bits.highest: _highest,
    bits.kth: _kth,
    bits.kth_of_16: _kth,
    exact.bits_of: _bits_of,
    exact.float_of: _float_of,
    on_stack.stack_ints: partial(room_for, np.int32),
    on_stack.stack_longs: partial(room_for, np.int64),
    on_stack.stack_words: partial(room_for, np.uint64),
    on_stack.stack_reals: partial(room_for, np.float64),
    on_stack.stack_table: partial(room_for, np.int64),
    on_stack.stack_singles: partial(room_for, np.float32),
    on_stack.stack_rows: partial(room_for, np.float32),
    out_of_line.stay_out_of_line: lambda: None,
    write.write_all: _write_all,
}
