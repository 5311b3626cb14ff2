"""Keeping a compiled function out of its callers.

LLVM copies functions into their callers as long as it thinks that pays, and optimises the copies
anew. Large kernels that are made of many parts then take half a minute to compile. A part that
calls `stay_out_of_line` first is compiled once and called, not copied; that costs a few nanoseconds
a call.
"""

from __future__ import annotations

from typing import Any

from numba.core import types
from numba.extending import intrinsic


@intrinsic
def stay_out_of_line(context: Any) -> Any:
    """Keep the function in which this stands out of its callers; nothing happens when it runs."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        builder.function.attributes.discard("alwaysinline")
        builder.function.attributes.add("noinline")
        context.active_code_library.stays_out_of_line = True
        return context.get_dummy_value()

    return types.none(), generate
