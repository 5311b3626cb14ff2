"""Piafs: the options of a table (P5, P6)."""

from __future__ import annotations

from voliere.games.options import choice, declared, is_not, number, refused
from voliere.games.piafs.cards import SPECIES
from voliere.games.piafs.state import NO_SPECIES, NOBODY

OPTIONS = declared(
    [
        choice("without", (None,) + SPECIES, field="named_without", first=NO_SPECIES),  # noqa: RUF005 - MicroPython has no other way
        number("first", 0, None, null=NOBODY, field="named_first"),
    ],
    refusals=[refused("without", "players", {"players": is_not(2), "without": is_not(None)})],
)
