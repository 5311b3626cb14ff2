"""The extras of the package: what only some things need, and one sentence where it is missing.

`pip install voliere` brings rules, tables, bots and records; the rest is asked for by name, as in
`pip install "voliere[server]"`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from voliere.games.errors import VoliereError

MODULES = {  # of each extra, by the names they are imported by
    "server": (
        "alembic", "argon2", "httptools", "litestar", "prometheus_client", "segno", "sqlalchemy",
        "uvicorn", "websockets",
    ),
    "sheets": ("typst",),
    "envs": ("gymnasium", "pettingzoo", "pyspiel"),
    "arena": ("matplotlib", "openskill", "pyarrow", "ray"),
    "scale": ("asyncpg", "greenlet", "nats"),
    "train": ("torch",),
}  # fmt: skip
EXTRA_OF = {module: extra for extra, modules in MODULES.items() for module in modules}


class MissingPackage(VoliereError, ImportError):  # noqa: N818 - it says what is wrong
    """A package is not installed that comes with an extra."""


def missing(module: str) -> MissingPackage:
    """The error of a module of an extra that is not installed.

    >>> print(missing("ray.util"))
    This needs ray: pip install "voliere[arena]"
    """
    package = module.partition(".")[0]
    return MissingPackage("missing-package", package=package, extra=EXTRA_OF[package])


@contextmanager
def extras() -> Iterator[None]:
    """Imports of what comes with extras: MissingPackage for the first that is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in EXTRA_OF:
            raise
        raise missing(error.name or "") from error


def extra(module: str) -> Any:
    """A module of an extra; MissingPackage if it is not installed."""
    with extras():
        return import_module(module)


def require(name: str) -> None:
    """MissingPackage if an extra is not installed; nothing is imported yet."""
    for module in MODULES[name]:
        if find_spec(module) is None:
            raise missing(module)
