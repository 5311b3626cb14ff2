"""The code of compiled functions, as LLVM has it."""

# Numba's own parts are used here; docs/engine.md names them.

from __future__ import annotations

from typing import Any, NamedTuple

from llvmlite import binding
from numba.core import config
from numba.core.codegen import JITCodeLibrary
from numba.core.environment import lookup_environment

ENVIRONMENT = "_ZN08NumbaEnv"  # begins the name of what holds a function's Python objects


class Needed(NamedTuple):
    """A function that is machine code of its own: its symbol, and where it is kept, for which types
    of arguments."""

    symbol: str
    folder: str
    name: str
    types: tuple[Any, ...]


class Library(JITCodeLibrary):  # type: ignore[misc]  # Numba is untyped
    """The code of a function; `needed` is what it calls and does not bring along."""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        self.needed: set[Needed] = set()
        self._shared_module: Any = None  # as it is linked into its callers

    def finalize(self) -> None:
        """Make it machine code, with all it calls that is not machine code of its own."""
        self._add_needed()
        super().finalize()

    def _add_needed(self) -> None:
        for library in self._linking_libraries:
            self.needed |= getattr(library, "missing", set())

    def _finalize_specific(self) -> None:
        super()._finalize_specific()
        for variable in self._final_module.global_variables:
            if variable.name.startswith(ENVIRONMENT):
                environment = lookup_environment(variable.name)
                if environment is not None:
                    self._codegen.set_env(variable.name, environment)


class WholeLibrary(Library):
    """The code of a function that Python calls."""


class CalleeLibrary(Library):
    """The code of a function that compiled functions call: as it was translated, to be optimised
    with theirs, or machine code of its own if it stays out of line."""

    itself: Needed
    stays_out_of_line = False

    @property
    def is_machine_code(self) -> bool:
        """Whether callers need not bring it along. Where nothing is optimised everything is to be
        linked into one module (`voliere.wasm`)."""
        return self.stays_out_of_line and bool(config.OPT)

    @property
    def missing(self) -> set[Needed]:
        """What its callers need, and don't get by taking its code."""
        return {self.itself} if self.is_machine_code else self.needed

    def finalize(self) -> None:
        """Bring together what the function is made of."""
        if self.is_machine_code:
            self.enable_object_caching()
            super().finalize()
            return
        self._add_needed()
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalize_dynamic_globals()
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        self._ensure_finalized()
        if self._shared_module is None:
            self._shared_module = self._nothing() if self.is_machine_code else self._copyable()
        return self._shared_module

    def _nothing(self) -> Any:
        return binding.parse_assembly(str(self._codegen._create_empty_module(self.name)))

    def _copyable(self) -> Any:
        """The code, which several of its callers may bring along."""
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == binding.Linkage.external:
                function.linkage = "linkonce_odr"
        return self._final_module

    def take(self, code: bytes, symbol: str, *, is_object: bool) -> None:
        """Be what was kept: machine code that defines the symbol, or code to be compiled."""
        self.stays_out_of_line = is_object
        engine = self._codegen._engine
        if not is_object:
            self._final_module = binding.parse_bitcode(code)
            self._finalized = True
        elif engine.is_symbol_defined(symbol):
            self._finalized = True
        else:
            self.enable_object_caching()
            self._set_compiled_object(code)
            self._finalize_final_module()
            engine._defined_symbols.add(symbol)
