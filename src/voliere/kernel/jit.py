"""`jit`: Numba as this project uses it, compiled code kept on disk between runs.

Three things are done here once, so that nobody meets them again:

* Numba does not notice that a function called from a cached one has changed in another file. The
  cache folder is therefore named after a hash of all sources of the package.
* A closure over compiled functions (see `entry.py`) is never found in the cache again, because
  Numba's key pickles what it captures; here the key is the function's qualified name.
* Bounds checking changes the code but not Numba's cache key; it is part of the folder's name.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba

PACKAGE = Path(__file__).resolve().parent.parent
COMPILED_ROOMS = ("kernel", "games", "bots", "envs", "scorepad", "study")
KEPT_CACHES = 4


def _sources_hash() -> str:
    digest = hashlib.sha256()
    for room in COMPILED_ROOMS:
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


def _cache_folder() -> Path:
    # Two installs of the same sources in different places must not share: Numba stores paths.
    place = hashlib.sha256(str(PACKAGE).encode()).hexdigest()[:8]
    checked = "-checked" if numba.config.BOUNDSCHECK else ""
    version = f"py{sys.version_info.major}{sys.version_info.minor}-numba{numba.__version__}"
    return _cache_root() / "kernels" / f"{place}-{version}{checked}-{_sources_hash()}"


CACHE_FOLDER = _cache_folder()


def jit(function: Callable[..., Any]) -> Any:
    """`function` compiled on first use, releasing the GIL, kept on disk."""
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(CACHE_FOLDER)
    try:
        dispatcher = numba.njit(cache=True, nogil=True)(function)
    finally:
        numba.config.CACHE_DIR = before
    name = f"{function.__module__}.{function.__qualname__}"
    dispatcher._cache._index_key = _index_key(name)
    return dispatcher


def _index_key(name: str) -> Callable[[Any, Any], tuple[Any, ...]]:
    """The key of a function in the cache. Numba's own key pickles what a closure captures, which
    differs from run to run; the sources are in the folder's name already, so the name is enough."""

    def key(signature: Any, codegen: Any) -> tuple[Any, ...]:
        return (signature, codegen.magic_tuple(), name)

    return key


def jit_closure(name: str) -> Callable[[Callable[..., Any]], Any]:
    """`jit` for a function made by a factory: `name` tells the factory's products apart."""

    def decorate(function: Callable[..., Any]) -> Any:
        function.__qualname__ = f"{function.__name__}[{name}]"
        return jit(function)

    return decorate


def forget_old_caches() -> None:
    """Delete the compiled code of earlier versions of the sources, but for the newest few."""
    folder = CACHE_FOLDER.parent
    if not folder.is_dir():
        return
    place = CACHE_FOLDER.name.split("-")[0]
    others = [p for p in folder.iterdir() if p != CACHE_FOLDER and p.name.startswith(place)]
    for path in sorted(others, key=lambda p: p.stat().st_mtime)[: -KEPT_CACHES or None]:
        shutil.rmtree(path, ignore_errors=True)
