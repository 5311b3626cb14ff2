"""Writing several numbers at once, of whatever kinds of integers they are."""

from __future__ import annotations

from typing import Any

from numba.core import cgutils, types
from numba.extending import intrinsic
from numba.np.arrayobj import make_array


@intrinsic
def write_all(context: Any, out: Any, at: Any, numbers: Any) -> Any:
    """Write the numbers of a tuple into an array, from place `at` on."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array_type, _, kinds = signature.args
        array = make_array(array_type)(context, builder, arguments[0])
        for i, kind in enumerate(kinds):
            number = builder.extract_value(arguments[2], i)
            place = builder.add(arguments[1], context.get_constant(types.intp, i))
            context.pack_value(
                builder,
                array_type.dtype,
                context.cast(builder, number, kind, array_type.dtype),
                cgutils.get_item_pointer(context, builder, array_type, array, [place]),
            )
        return context.get_dummy_value()

    return types.none(out, types.intp, numbers), generate
