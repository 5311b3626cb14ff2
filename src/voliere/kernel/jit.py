"""`jit`: Numba as this project uses it, compiled code kept on disk between runs.

Three things are done here once, so that nobody meets them again:

* Numba does not notice that a function called from a cached one has changed in another file. The
  cache folder of a function is therefore named after a hash of all sources it may depend on
  (`sources.py`). Where the sources lie and how old they are does not matter, so two installs of the
  same sources share what one of them has compiled.
* A closure over compiled functions (see `entry.py`) is never found in the cache again, because
  Numba's key pickles what it captures; here the key is the function's qualified name, and what it
  captures by name: what two factories make of different parts never shares its code.
* Bounds checking changes the code but not Numba's cache key; it is part of the folder's name.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import numba

from voliere.kernel.compiling import Kernel
from voliere.kernel.shipped import VERSION
from voliere.kernel.sources import sources_hash

KEPT_CACHES = 3  # folders of a module's earlier sources that are not deleted yet


def cache_root() -> Path:
    """The folder for everything that is compiled once and kept."""
    if named := os.environ.get("VOLIERE_CACHE"):
        return Path(named)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "voliere"
    base = os.environ.get("LOCALAPPDATA" if sys.platform == "win32" else "XDG_CACHE_HOME")
    return Path(base or Path.home() / ".cache") / "voliere"


def _caches() -> Path:
    checked = "-checked" if numba.config.BOUNDSCHECK else ""
    return cache_root() / "kernels" / f"{VERSION}{checked}"


CACHES = _caches()
_in_use: set[str] = set()


def jit(function: Callable[..., Any]) -> Any:
    """`function` compiled on first use, releasing the GIL, kept on disk.

    It makes no arrays (`jit_allocating`).
    """
    return _compiled(function, function.__qualname__, (function.__module__,), allocates=False)


def plain(function: Any) -> Callable[..., Any]:
    """A compiled function as it is written: for who calls it from Python now and then, so that no
    compiled code is loaded for that."""
    return function.py_func  # type: ignore[no-any-return]


def jit_allocating(function: Callable[..., Any]) -> Any:
    """`jit` for a function that makes arrays. Numba then counts references to all its arrays,
    those it was given too: a third of the time of a search, before it was split in two."""
    return _compiled(function, function.__qualname__, (function.__module__,), allocates=True)


class Named(Protocol):
    """A module, or what stands in for one."""

    __name__: str


def jit_closure(
    *modules: Named, allocates: bool = False, is_short: bool = False
) -> Callable[[Callable[..., Any]], Any]:
    """`jit` for a function that a factory makes of the compiled functions of these modules, a
    game's rules and perhaps what bots know of it; the factory is called once for each of them.

    A short one keeps the GIL: a call of a microsecond that lets another thread have it may wait
    twenty times as long to get it back."""
    names = tuple(module.__name__ for module in modules)

    def decorate(function: Callable[..., Any]) -> Any:
        name = f"{function.__name__}[{','.join(names)}]"
        sources = (function.__module__, *names)
        return _compiled(function, name, sources, allocates=allocates, nogil=not is_short)

    return decorate


def _compiled(
    function: Callable[..., Any],
    name: str,
    modules: tuple[str, ...],
    *,
    allocates: bool,
    nogil: bool = True,
) -> Any:
    folder = f"{'+'.join(modules)}-{sources_hash(modules)}"
    _in_use.add(folder)
    key = f"{name}{_captured(function)}"
    function.__qualname__ = key  # which is also in the name that its machine code is called by
    options = {
        "nopython": True,
        "nogil": nogil,
        "forceinline": True,  # small functions, one state: half as fast again
        "error_model": "numpy",
        "no_cfunc_wrapper": True,  # nobody calls these from C
        "_nrt": allocates,
        "boundscheck": None,  # as NUMBA_BOUNDSCHECK says
    }
    kernel = Kernel(function, options, CACHES / folder, key)
    kernel.key_in_cache = f"{function.__module__}.{key}"
    return kernel


def _captured(function: Callable[..., Any]) -> str:
    """What a closure is made of, as a short text that is the same in every run."""
    if not function.__closure__:
        return ""
    captured = (_named(cell.cell_contents) for cell in function.__closure__)
    return "#" + hashlib.sha256(" ".join(captured).encode()).hexdigest()[:16]


def _named(value: Any) -> str:
    """A captured value by its name: a compiled function, a number, a type of records."""
    return getattr(value, "key_in_cache", None) or repr(value)


def forget_old_caches() -> None:
    """Delete the compiled code of earlier sources, but for the newest folders of each module."""
    if not CACHES.is_dir():
        return
    newest_first = sorted(CACHES.iterdir(), key=lambda folder: -folder.stat().st_mtime)
    n_kept: Counter[str] = Counter()
    for folder in newest_first:
        modules, _, _ = folder.name.rpartition("-")
        n_kept[modules] += 1
        if n_kept[modules] > KEPT_CACHES and folder.name not in _in_use:
            shutil.rmtree(folder, ignore_errors=True)
