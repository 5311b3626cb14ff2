"""Compiled code on disk, found again by the sources it was made of."""

# Numba's own parts are used here; docs/engine.md names them.

from __future__ import annotations

import logging
import re
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from numba.core.caching import IndexDataCacheFile, _Cache
from numba.core.compiler import CompileResult, compile_result
from numba.core.registry import cpu_target

from voliere.kernel import shipped
from voliere.kernel.libraries import CalleeLibrary, Needed

UNFIT = re.compile(r"[^\w.,-]+")  # for the name of a file
POLL_SECONDS = 0.01  # while another process keeps a variant of the same function

_log = logging.getLogger("voliere.kernel")


@cache
def machine() -> tuple[str, str, str]:
    """What code is compiled for: the kind of machine, its processor, and what that can do."""
    kind, processor, features = cpu_target.target_context.codegen().magic_tuple()
    return kind, processor, features


@cache
def tell_unkept(folder: Path, reason: str) -> None:
    """Say, once, why everything will be compiled again the next time."""
    _log.warning("what is compiled can't be kept in %s: %s", folder, reason)


class Kept(_Cache):  # type: ignore[misc]  # Numba is untyped
    """The compiled variants of a function, one for each list of types of its arguments."""

    kind = "whole"

    def __init__(
        self, folder: Path, name: str, made_for: tuple[str, str, str] | None = None
    ) -> None:
        self._folder, self._name = folder, name
        self._made_for = made_for or machine()

    @property
    def cache_path(self) -> str:
        """The folder."""
        return str(self._folder)

    def enable(self) -> None:
        """It always is."""

    def disable(self) -> None:
        """It never is."""

    def flush(self) -> None:
        """Forget all variants."""
        self._file.flush()

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The variant for these arguments, our own or the one that came with the package; None if
        there is none, or if what it needs is gone."""
        target_context.refresh()
        found = self._load(sig, target_context)
        if found is None and shipped.is_used():
            folder = shipped.KERNELS / self._folder.name
            plain = shipped.plain(self._made_for)
            found = type(self)(folder, self._name, plain)._load(sig, target_context)
        return found

    def _load(self, sig: Any, target_context: Any) -> Any:
        data = self._read(sig)
        if data is None:
            return None
        needed, reduced = data
        if not all(self._is_there(one, target_context) for one in needed):
            return None
        return self._rebuilt(target_context, needed, reduced)

    def _read(self, sig: Any) -> Any:
        """What is on disk for these arguments; None if there is nothing. A folder that can't be
        read, or is damaged, is no reason not to play."""
        try:
            return self._file.load(self._key(sig))
        except OSError:
            return None
        except Exception:  # whatever is met by who unpickles what is no pickle
            with suppress(OSError):
                self.flush()
            return None

    def _is_there(self, needed: Needed, target_context: Any) -> bool:
        """Whether a function that this one calls is loaded, or can be. It may have been compiled
        anew since, and have another name."""
        engine = target_context.codegen()._engine
        if not engine.is_symbol_defined(needed.symbol):
            folder = self._folder.parent / needed.folder
            callees = KeptCallees(folder, needed.name, self._made_for)
            callees._load(needed.types, target_context)
        return bool(engine.is_symbol_defined(needed.symbol))

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep a variant. Processes that compile at the same time would write over each other's
        entries in the list of variants, and later be given the code of another: one at a time."""
        data.library._ensure_finalized()
        if data.library.has_dynamic_globals:
            return  # it holds addresses of this process
        content = sorted(data.library.needed), self._reduced(data)
        from filelock import FileLock  # only now: nothing is kept where all is compiled

        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            with FileLock(self._folder / "lock", poll_interval=POLL_SECONDS):
                self._file.save(self._key(sig), content)
        except OSError as error:
            tell_unkept(self._folder.parent, error.strerror or str(error))

    @property
    def _file(self) -> Any:
        file = f"{UNFIT.sub('-', self._name)}.{self.kind}"
        return IndexDataCacheFile(str(self._folder), file, self._folder.name)

    def _key(self, sig: Any) -> tuple[Any, ...]:
        """Numba's own key has the source too, which the folder's name has already, and what a
        closure captures, which differs from run to run."""
        return sig, self._made_for, self._name

    def _reduced(self, result: Any) -> Any:
        return result._reduce()

    def _rebuilt(self, target_context: Any, needed: list[Needed], reduced: Any) -> Any:
        return CompileResult._rebuild(target_context, *reduced)


class KeptCallees(Kept):
    """The variants of a function that compiled functions call."""

    kind = "callee"

    def _reduced(self, result: Any) -> Any:
        library, function = result.library, result.fndesc
        function.typemap = function.calltypes = None  # as Numba does: these can't be kept
        is_object = library.is_machine_code
        code = library._get_compiled_object() if is_object else library._copyable().as_bitcode()
        types = result.signature, result.reload_init
        return library.name, is_object, code, function, result.environment, *types

    def _rebuilt(self, target_context: Any, needed: list[Needed], reduced: Any) -> Any:
        name, is_object, code, function, environment, signature, reload_init = reduced
        for begin in reload_init:
            begin()
        library = CalleeLibrary(target_context.codegen(), name)
        library.needed = set(needed)
        library.take(code, function.llvm_func_name, is_object=is_object)
        return compile_result(
            typing_context=target_context.typing_context,
            target_context=target_context,
            library=library,
            fndesc=function,
            environment=environment,
            signature=signature,
            objectmode=False,
            lifted=(),
            reload_init=reload_init,
        )
