"""`jit`: Numba as this project uses it, compiled code kept on disk between runs.

Four things are done here once, so that nobody meets them again:

* Numba does not notice that a function called from a cached one has changed in another file. The
  cache folder of a function is therefore named after a hash of all sources it may depend on.
* A closure over compiled functions (see `entry.py`) is never found in the cache again, because
  Numba's key pickles what it captures; here the key is the function's qualified name.
* Bounds checking changes the code but not Numba's cache key; it is part of the folder's name.
* Processes that compile at the same time would write over each other's entries in the list of a
  function's variants, and later be given the code of another variant; here they take turns.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numba

from voliere.kernel.alone import alone_in

PACKAGE = Path(__file__).resolve().parent.parent
KEPT_CACHES = 24  # folders of earlier sources that are not deleted yet


def _rooms(module: str) -> tuple[str, ...]:
    """The folders whose sources a compiled function of that module may depend on."""
    room, *rest = module.removeprefix("voliere.").split(".")
    if room == "games":
        return ("kernel", f"games/{rest[0]}")
    return ("kernel",) if room == "kernel" else ("kernel", "games", room)


@cache
def sources_hash(rooms: tuple[str, ...]) -> str:
    """A short name for the sources of these folders of the package as they are now."""
    digest = hashlib.sha256()
    for room in rooms:
        for path in sorted((PACKAGE / room).rglob("*.py")):
            digest.update(str(path.relative_to(PACKAGE)).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _cache_root() -> Path:
    if named := os.environ.get("VOLIERE_CACHE"):
        return Path(named)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "voliere"
    base = os.environ.get("LOCALAPPDATA" if sys.platform == "win32" else "XDG_CACHE_HOME")
    return Path(base or Path.home() / ".cache") / "voliere"


def _caches() -> Path:
    # Two installs of the same sources in different places must not share: Numba stores paths.
    place = hashlib.sha256(str(PACKAGE).encode()).hexdigest()[:8]
    checked = "-checked" if numba.config.BOUNDSCHECK else ""
    version = f"py{sys.version_info.major}{sys.version_info.minor}-numba{numba.__version__}"
    return _cache_root() / "kernels" / f"{place}-{version}{checked}"


CACHES = _caches()
_in_use: set[str] = set()


def jit(function: Callable[..., Any]) -> Any:
    """`function` compiled on first use, releasing the GIL, kept on disk.

    It may call compiled functions of the kernel and of its own room (above the games: of all
    games, too), and makes no arrays (`jit_allocating`).
    """
    rooms = _rooms(function.__module__)
    return _compiled(function, function.__qualname__, rooms, allocates=False)


def jit_allocating(function: Callable[..., Any]) -> Any:
    """`jit` for a function that makes arrays. Numba then counts references to all its arrays,
    those it was given too: a third of the time of a search, before it was split in two."""
    return _compiled(function, function.__qualname__, _rooms(function.__module__), allocates=True)


def jit_closure(
    module: str, *, allocates: bool = False, is_short: bool = False
) -> Callable[[Callable[..., Any]], Any]:
    """`jit` for a function that a factory makes of the compiled functions of `module`, a game's
    rules; the factory is called once for each of them.

    A short one keeps the GIL: a call of a microsecond that lets another thread have it may wait
    twenty times as long to get it back."""

    def decorate(function: Callable[..., Any]) -> Any:
        name = f"{function.__name__}[{module}]"
        rooms = sorted({*_rooms(function.__module__), *_rooms(module)})
        return _compiled(function, name, tuple(rooms), allocates=allocates, nogil=not is_short)

    return decorate


def _compiled(
    function: Callable[..., Any],
    name: str,
    rooms: tuple[str, ...],
    *,
    allocates: bool,
    nogil: bool = True,
) -> Any:
    sources = sources_hash(rooms)
    _in_use.add(sources)
    function.__qualname__ = name
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(CACHES / sources)
    try:
        dispatcher = numba.njit(
            cache=True,
            nogil=nogil,
            forceinline=True,  # small functions, one state: half as fast again, same compile time
            error_model="numpy",
            _nrt=allocates,
        )(function)
    finally:
        numba.config.CACHE_DIR = before
    dispatcher._cache._index_key = _index_key(f"{function.__module__}.{name}")
    _save_alone(dispatcher._cache._cache_file)
    return dispatcher


def _save_alone(file: Any) -> None:
    """Let one process at a time save into a function's file in the cache."""
    save = file.save

    def save_alone(key: Any, data: Any) -> None:
        with alone_in(Path(file._cache_path)):
            save(key, data)

    file.save = save_alone


def _index_key(name: str) -> Callable[[Any, Any], tuple[Any, ...]]:
    """The key of a function in the cache. Numba's own key pickles what a closure captures, which
    differs from run to run; the sources are in the folder's name already, so the name is enough."""

    def key(signature: Any, codegen: Any) -> tuple[Any, ...]:
        return (signature, codegen.magic_tuple(), name)

    return key


def forget_old_caches() -> None:
    """Delete the compiled code of earlier sources, but for the newest folders."""
    if not CACHES.is_dir():
        return
    old = [folder for folder in CACHES.iterdir() if folder.name not in _in_use]
    for folder in sorted(old, key=lambda folder: folder.stat().st_mtime)[:-KEPT_CACHES]:
        shutil.rmtree(folder, ignore_errors=True)
