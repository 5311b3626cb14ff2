"""Small arrays that live on the stack of a compiled function while it runs.

Arrays that Numba makes are counted and freed by its runtime, which takes time and does not exist in
the browser. These cost nothing; they hold whatever was there before, and must not be returned.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.errors import TypingError
from numba.extending import intrinsic
from numba.np.arrayobj import make_array, populate_array


def _made(dtype: Any, shape: tuple[Any, ...]) -> Any:
    """The signature and the code of an array of this shape, whose lengths are constants."""
    if not all(isinstance(n, types.IntegerLiteral) for n in shape):
        raise TypingError("the length of an array on the stack is a constant")
    lengths = [n.literal_value for n in shape]
    kind = types.Array(dtype, len(lengths), "C")

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        item = context.get_data_type(dtype)
        size = context.get_abi_sizeof(item)
        word = ir.IntType(64)
        total = 1
        strides: list[Any] = []
        for n in reversed(lengths):
            strides.insert(0, ir.Constant(word, total * size))
            total *= n
        data = cgutils.alloca_once(builder, item, size=ir.Constant(word, total))
        array = make_array(kind)(context, builder)
        populate_array(
            array,
            data=data,
            shape=[ir.Constant(word, n) for n in lengths],
            strides=strides,
            itemsize=ir.Constant(word, size),
            meminfo=None,
        )
        return array._getvalue()

    return kind(*shape), generate


@intrinsic(prefer_literal=True)
def stack_ints(context: Any, n: Any) -> Any:
    """Room for n numbers of 32 bits."""
    return _made(types.int32, (n,))


@intrinsic(prefer_literal=True)
def stack_longs(context: Any, n: Any) -> Any:
    """Room for n numbers of 64 bits."""
    return _made(types.int64, (n,))


@intrinsic(prefer_literal=True)
def stack_words(context: Any, n: Any) -> Any:
    """Room for n words of 64 bits without a sign."""
    return _made(types.uint64, (n,))


@intrinsic(prefer_literal=True)
def stack_reals(context: Any, n: Any) -> Any:
    """Room for n real numbers."""
    return _made(types.float64, (n,))


@intrinsic(prefer_literal=True)
def stack_table(context: Any, n: Any, m: Any) -> Any:
    """Room for n rows of m numbers of 64 bits."""
    return _made(types.int64, (n, m))


@intrinsic(prefer_literal=True)
def stack_singles(context: Any, n: Any) -> Any:
    """Room for n real numbers of 32 bits."""
    return _made(types.float32, (n,))


@intrinsic(prefer_literal=True)
def stack_rows(context: Any, n: Any, m: Any) -> Any:
    """Room for n rows of m real numbers of 32 bits."""
    return _made(types.float32, (n, m))
