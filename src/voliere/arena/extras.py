"""Packages that only some runs need: those of the extra `voliere[arena]`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from voliere.arena.errors import ArenaError


def extra(module: str) -> Any:
    """A module of an optional package; ArenaError if it is not installed.

    >>> extra("no_such_bird.wings")
    Traceback (most recent call last):
    voliere.arena.errors.ArenaError: This needs no_such_bird: install “voliere[arena]”.
    """
    try:
        return import_module(module)
    except ImportError as error:
        package = module.partition(".")[0]
        raise ArenaError("missing-package", package=package, extra="arena") from error
