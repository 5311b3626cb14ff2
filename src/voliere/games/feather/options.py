"""Feather: the values that the options of a table may have."""

from __future__ import annotations

from typing import Any

from voliere.games.options import refuse, require

OPENINGS = ("deal", "migration", "draft")  # in the order of their numbers in the state


def check(options: Any) -> None:
    """F10-F14: raise OptionError for a value that the rules don't know; a solo hand is dealt."""
    require(options, "opening", list(OPENINGS))
    require(options, "raptors", [False, True])
    if options.players == 1 and options.opening != "deal":
        raise refuse(options, "opening", "players")
