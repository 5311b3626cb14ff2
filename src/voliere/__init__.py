"""Volière: four bird card games to play, learn, study and teach to machines.

What stands here is loaded when it is first used: importing the package takes no time.

>>> import voliere
>>> table = voliere.new_table("vautour", players=2, seed=7)
>>> table.actors
[0, 1]
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from voliere.games.errors import (
        IllegalMove,
        NotationError,
        OptionError,
        RecordError,
        VoliereError,
    )
    from voliere.table.record import from_record, verify
    from voliere.table.table import Table, new_table
    from voliere.table.telling import say

__version__ = "1.0.0"

_MODULES = {
    "games.errors": ("IllegalMove", "NotationError", "OptionError", "RecordError", "VoliereError"),
    "table.record": ("from_record", "verify"),
    "table.table": ("Table", "new_table"),
    "table.telling": ("say",),
}
_HOME = {name: f"voliere.{module}" for module, names in _MODULES.items() for name in names}


def games() -> list[str]:
    """The names of the games."""
    from voliere.games import REGISTRY

    return list(REGISTRY)


def __getattr__(name: str) -> Any:
    """What the package offers, loaded now."""
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOME[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOME})


class _Package(ModuleType):
    """`voliere.games` stays the function when the package of that name is imported."""

    def __setattr__(self, name: str, value: Any) -> None:
        if name != "games" or not isinstance(value, ModuleType):
            super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Package

__all__ = [
    "IllegalMove",
    "NotationError",
    "OptionError",
    "RecordError",
    "Table",
    "VoliereError",
    "from_record",
    "games",
    "new_table",
    "say",
    "verify",
]
