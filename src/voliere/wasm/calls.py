"""Plain functions around the exports: what the browser can call.

An array is its address and its lengths, a number has 32 bits, a real number 64. What comes back is
a number; where it is several, they are written as numbers of 32 bits to one more address. An error
that Python would raise is a trap.
"""

# Numba's own parts are used here; docs/engine.md names them.

from __future__ import annotations

from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target
from numba.np.arrayobj import populate_array

from voliere.kernel.exports import Export

WORD = ir.IntType(32)
LONG = ir.IntType(64)  # Numba's own lengths and numbers
REAL = ir.DoubleType()
ADDRESS = WORD


def module_of(exports: list[Export]) -> Any:
    """One module of everything that the exports are made of, with a plain function for each."""
    calls = Calls()
    for export in exports:
        calls.add(export)
    return calls.linked()


class Calls:
    """The plain functions, and the libraries of what they call."""

    def __init__(self) -> None:
        self.context = cpu_target.target_context
        self.module = ir.Module("exports")
        self.libraries: list[Any] = []

    @global_compiler_lock  # type: ignore[untyped-decorator]
    def add(self, export: Export) -> None:
        """Compile an exported function for its arguments, and write the function around it."""
        signature = tuple(export.arguments.values())
        export.function.compile(signature)
        compiled = export.function.overloads[signature]
        self.libraries.append(compiled.library)
        returned = compiled.signature.return_type
        wanted = [one for kind in signature for one in _passed(kind)]
        if isinstance(returned, types.BaseTuple):
            wanted.append(ADDRESS)
        kind = ir.FunctionType(_given_back(returned), wanted)
        function = ir.Function(self.module, kind, export.name)
        function.attributes.add("nounwind")
        builder = ir.IRBuilder(function.append_basic_block())
        given = list(function.args)
        arguments = [self._argument(builder, kind, given) for kind in signature]
        callee = self.context.declare_function(self.module, compiled.fndesc)
        status, value = self.context.call_conv.call_function(
            builder, callee, returned, signature, arguments
        )
        with cgutils.if_unlikely(builder, status.is_error):
            builder.call(self._trap(), [])
            builder.unreachable()
        self._give_back(builder, returned, value, given)

    def _trap(self) -> Any:
        kind = ir.FunctionType(ir.VoidType(), [])
        return cgutils.get_or_insert_function(self.module, kind, "llvm.trap")

    def _argument(self, builder: Any, kind: Any, given: list[Any]) -> Any:
        """The argument as Numba wants it, of what the function was given."""
        if isinstance(kind, types.Array):
            return self._array(builder, kind, given)
        number = given.pop(0)
        return number if isinstance(kind, types.Float) else builder.sext(number, LONG)

    def _array(self, builder: Any, kind: Any, given: list[Any]) -> Any:
        context = self.context
        item = context.get_data_type(kind.dtype)
        size = ir.Constant(LONG, context.get_abi_sizeof(item))
        data = builder.inttoptr(given.pop(0), item.as_pointer())
        shape = [builder.sext(given.pop(0), LONG) for _ in range(kind.ndim)]
        step = size
        strides: list[Any] = []
        for n in reversed(shape):
            strides.insert(0, step)
            step = builder.mul(step, n)
        array = context.make_array(kind)(context, builder)
        populate_array(
            array,
            data=data,
            shape=cgutils.pack_array(builder, shape),
            strides=cgutils.pack_array(builder, strides),
            itemsize=size,
            meminfo=None,
        )
        return array._getvalue()

    def _give_back(self, builder: Any, kind: Any, value: Any, given: list[Any]) -> None:
        if isinstance(kind, types.BaseTuple):
            out = builder.inttoptr(given.pop(0), WORD.as_pointer())
            for i in range(len(kind)):
                number = builder.trunc(builder.extract_value(value, i), WORD)
                builder.store(number, builder.gep(out, [ir.Constant(WORD, i)]))
            builder.ret_void()
        elif kind == types.none:
            builder.ret_void()
        elif isinstance(kind, types.Float) or value.type.width == WORD.width:
            builder.ret(value)
        elif value.type.width < WORD.width:
            builder.ret(builder.zext(value, WORD))
        else:
            builder.ret(builder.trunc(value, WORD))

    def linked(self) -> Any:
        """The module with everything that it calls."""
        module = llvm.parse_assembly(cgutils.normalize_ir_text(str(self.module)))
        for library in self.libraries:
            module.link_in(library._get_module_for_linking(), preserve=True)
        return module


def _passed(kind: Any) -> list[Any]:
    """What is passed for an argument."""
    if isinstance(kind, types.Array):
        return [ADDRESS] + [WORD] * kind.ndim
    return [REAL if isinstance(kind, types.Float) else WORD]


def _given_back(kind: Any) -> Any:
    """What comes back."""
    if isinstance(kind, types.Float):
        return REAL
    return WORD if isinstance(kind, types.Integer | types.Boolean) else ir.VoidType()
