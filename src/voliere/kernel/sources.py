"""Which source files a compiled function may depend on: its module, and what that imports.

Data counts as well: `weights.py` reads the file `weights.bin` that stands beside it.

Imports are read from the text, not from what is loaded: the answer is the same whoever asks, and
before anything is imported. Only modules of this package and of the asking module's own package
count; what else there is has versions.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import sys
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
CODE = (".py", ".pyi", ".pyc")


@cache
def sources_hash(modules: tuple[str, ...]) -> str:
    """A short name for the sources of these modules, and of all they import, as they are now."""
    digest = hashlib.sha256()
    for module, path in sorted(sources_of(modules).items()):
        digest.update(module.encode())
        for file in (path, *data_of(path)):
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def data_of(path: Path) -> list[Path]:
    """The data of a module: the files beside it that are called like it."""
    alike = path.parent.glob(f"{path.stem}.*")
    return sorted(file for file in alike if file.suffix not in CODE and file.is_file())


def sources_of(modules: Iterable[str], *, without: Collection[str] = ()) -> dict[str, Path]:
    """The files of these modules, and of all they import; those `without` are not followed."""
    found: dict[str, Path] = {}
    for module in modules:
        _follow(module, found, without)
    return found


def _follow(module: str, found: dict[str, Path], without: Collection[str]) -> None:
    """Add the module and, one after the other, everything it imports."""
    packages = {PACKAGE.name, module.partition(".")[0]}
    waiting = [module]
    while waiting:
        module = waiting.pop()
        if module in found or module in without or module.partition(".")[0] not in packages:
            continue
        path = _file_of(module)
        if path is not None:
            found[module] = path
            waiting += imports_of(path)


@cache
def imports_of(path: Path) -> tuple[str, ...]:
    """The modules that a file imports when it runs, wherever in it that stands."""
    return tuple(module for node in _run(_parsed(path)) for module in _imported(node))


def _parsed(path: Path) -> ast.AST:
    source = path.read_bytes()
    try:
        return ast.parse(source)
    except SystemError:  # of CPython before 3.13, if another thread parses something meanwhile
        return ast.parse(source)


def _run(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a file, but for those that only a type checker reads."""
    is_for_types = isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
    if not is_for_types:
        yield node
        for part in ast.iter_child_nodes(node):
            yield from _run(part)


def _imported(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        for name in node.names:
            yield name.name
    elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
        for name in node.names:
            module = f"{node.module}.{name.name}"
            yield module if _file_of(module) is not None else node.module


@cache
def _file_of(module: str) -> Path | None:
    """The file of a module; None if there is no such module, or none with a source."""
    package, *rest = module.split(".")
    if package == PACKAGE.name:
        place = PACKAGE.joinpath(*rest)
        return next(
            (file for file in (place.with_suffix(".py"), place / "__init__.py") if file.is_file()),
            None,
        )
    if module in sys.modules:  # also a script, which is __main__
        file = getattr(sys.modules[module], "__file__", None)
        return Path(file) if file else None
    try:
        spec = importlib.util.find_spec(module)
    except (ImportError, ValueError):
        return None
    is_source = spec is not None and spec.origin is not None and spec.origin.endswith(".py")
    return Path(spec.origin) if is_source and spec is not None and spec.origin else None
