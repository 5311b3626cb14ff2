"""Volière: four bird card games to play, learn, study and teach to machines.

>>> import voliere
>>> table = voliere.new_table("vautour", players=2, seed=7)
>>> table.actors
[0, 1]
"""

from voliere.games import REGISTRY
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


def games() -> list[str]:
    """The names of the games."""
    return list(REGISTRY)


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
