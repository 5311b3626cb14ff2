"""An index counts from the front.

In Python a negative one counts from the end, so Numba's code asks of every index with a sign which
it is. The compiled functions here have none that counts from the end, and theirs are taken as they
are: a tenth of the time of a search. Where every access is checked (NUMBA_BOUNDSCHECK) a negative
index is an error. Functions that others compile with Numba are left as they are.
"""

# A part of Numba's own is replaced here; docs/engine.md names it.

from __future__ import annotations

from typing import Any

from numba.core import types
from numba.np import arrayobj

from voliere.kernel.libraries import Library

_fix_integer_index = arrayobj.fix_integer_index


def _index_from_front(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """The index as a place in an axis of that size."""
    if isinstance(context.active_code_library, Library):
        return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)
    return _fix_integer_index(context, builder, kind, index, size)


def count_from_front() -> None:
    """Let compiled functions of ours take indices as they are."""
    arrayobj.fix_integer_index = _index_from_front
