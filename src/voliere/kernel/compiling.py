"""How a function is compiled: whole, to be called from Python, or as a callee of another.

Numba compiles everything as if Python might call it: each function is optimised, made machine code
and wrapped for Python, with copies of all it calls, and then the same again in each of its callers.
With rules made of hundreds of small functions that is most of the time. Here a function that
another compiled one calls is only translated (`Callee`); optimised and made machine code is the
whole, once, which Python calls (`Kernel`). What stays out of line (`out_of_line.py`) is machine
code of its own, which all its callers share.
"""

# Numba's own parts are used here; docs/engine.md names them.

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

from numba.core.compiler import Compiler
from numba.core.registry import CPUDispatcher

from voliere.kernel.indices import count_from_front
from voliere.kernel.kept import Kept, KeptCallees
from voliere.kernel.libraries import CalleeLibrary, Needed, WholeLibrary

count_from_front()


class Kernel(CPUDispatcher):  # type: ignore[misc]  # Numba is untyped
    """A compiled function as Python calls it; compiled functions are given its `callee`."""

    key_in_cache = ""

    def __init__(self, function: Any, options: dict[str, Any], folder: Path, name: str) -> None:
        super().__init__(function, targetoptions=options, pipeline_class=Whole)
        self._cache = Kept(folder, name)
        self._folder, self._name = folder, name

    @cached_property
    def callee(self) -> Callee:
        """The function as other compiled functions call it."""
        return Callee(self.py_func, self.targetoptions, self._folder, self._name)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """What Numba asks for when a compiled function calls this one."""
        return self.callee.get_call_template(args, kws)

    def get_overload(self, sig: Any) -> Any:
        """What Numba calls it by inside a compiled function."""
        return self.callee.get_overload(sig)


class Callee(CPUDispatcher):  # type: ignore[misc]
    """A function as compiled functions call it: Python can't."""

    def __init__(self, function: Any, options: dict[str, Any], folder: Path, name: str) -> None:
        super().__init__(function, targetoptions=options, pipeline_class=Translated)
        self._cache = KeptCallees(folder, name)
        self._folder, self._name = folder, name

    def add_overload(self, cres: Any) -> None:
        """Let it be called with arguments of these types; there is nothing for Python to call."""
        types = tuple(cres.signature.args)
        symbol = cres.fndesc.llvm_func_name
        cres.library.itself = Needed(symbol, self._folder.name, self._name, types)
        key = object()  # stands for the function wherever Numba looks for one
        self.targetctx.insert_user_function(key, cres.fndesc, [cres.library])
        self.overloads[types] = cres._replace(entry_point=key)


class Whole(Compiler):  # type: ignore[misc]
    """Compiles a function with all it calls."""

    def define_pipelines(self) -> Any:
        """Numba's own steps."""
        name = self.state.func_id.func_qualname
        self.state.library = WholeLibrary(self.state.targetctx.codegen(), name)
        self.state.library.enable_object_caching()
        return super().define_pipelines()


class Translated(Compiler):  # type: ignore[misc]
    """Translates a function for its callers: nothing is put around it for Python."""

    def define_pipelines(self) -> Any:
        """Numba's own steps, but for the last."""
        name = self.state.func_id.func_qualname
        self.state.library = CalleeLibrary(self.state.targetctx.codegen(), name)
        self.state.flags.no_compile = self.state.flags.no_cpython_wrapper = True
        return super().define_pipelines()
