"""What of the compiled functions is offered outside Python: by name, with the types of arguments.

Each stands beside the functions it exports; `voliere.wasm` compiles them for the browser. There an
array is its address and its lengths, and numbers have 32 bits.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numba import types
from numba.np import numpy_support

BYTES = types.Array(types.uint8, 1, "C")
INTS = types.Array(types.int32, 1, "C")
LONGS = types.Array(types.int64, 1, "C")
WORDS = types.Array(types.uint64, 1, "C")
REALS = types.Array(types.float64, 1, "C")
ROWS = types.Array(types.int32, 2, "C")
NUMBER = types.int64
REAL = types.float64


def table_of(dtype: Any, dimensions: int) -> Any:
    """An array of numbers of that type, of several dimensions."""
    return types.Array(numpy_support.from_dtype(np.dtype(dtype)), dimensions, "C")


def records_of(dtype: np.dtype[Any]) -> Any:
    """An array of records."""
    return types.Array(numpy_support.from_dtype(dtype), 1, "C")


class Export(NamedTuple):
    """A compiled function that is offered outside: its name, and its arguments with their types."""

    name: str
    function: Any
    arguments: Mapping[str, Any]
