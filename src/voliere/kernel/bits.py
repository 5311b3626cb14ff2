"""Sets of small numbers as bit masks: how many, which is lowest, which is the k-th."""

from __future__ import annotations

from typing import Any

import numba
from llvmlite import binding, ir
from numba.core import cgutils, types
from numba.cpython.unsafe.numbers import leading_zeros, trailing_zeros
from numba.extending import intrinsic

from voliere.kernel.jit import jit


@intrinsic
def _population(context: Any, value: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@jit
def bit_count(mask: int) -> int:
    """How many bits are set; the mask is not negative."""
    return _population(mask)


@jit
def lowest(mask: int) -> int:
    """The number of the lowest set bit; the mask is not empty."""
    return trailing_zeros(mask)


@jit
def highest(mask: int) -> int:
    """The number of the highest set bit; the mask is neither empty nor negative."""
    return 63 - leading_zeros(types.int64(mask))


# An instruction of most x86 processors; a build for some other processor does without.
HAS_DEPOSIT = not numba.config.CPU_NAME and binding.get_host_cpu_features().get("bmi2", False)


@intrinsic
def _deposit(context: Any, value: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word = ir.IntType(64)
        kind = ir.FunctionType(word, [word, word])
        function = cgutils.get_or_insert_function(builder.module, kind, "llvm.x86.bmi.pdep.64")
        return builder.call(function, arguments)

    return types.int64(types.int64, types.int64), generate


@jit
def kth(mask: int, k: int) -> int:
    """The number of the k-th lowest set bit, k from 0; the mask has more than k bits."""
    if HAS_DEPOSIT:
        return trailing_zeros(_deposit(1 << k, mask))
    for _ in range(k):
        mask &= mask - 1
    return trailing_zeros(mask)


@jit
def kth_of_16(mask: int, k: int) -> int:
    """The same for a mask of at most 16 bits. Where no instruction does it, by halves and without a
    branch: for a mask of which many bits are set nobody can guess how often a loop would turn."""
    if HAS_DEPOSIT:
        return kth(mask, k)
    place = 0
    for width in (8, 4, 2, 1):
        n = bit_count(mask & ((1 << width) - 1))
        is_above = (n - 1 - k) >> 63  # all bits if it is not among the lower ones, else none
        k -= n & is_above
        mask >>= width & is_above
        place += width & is_above
    return place
