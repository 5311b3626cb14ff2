"""Vautour: the values that the options of a table may have."""

from __future__ import annotations

from typing import Any

from voliere.games.options import require

TIEBREAKS = ("runner-up", "best-mouse")  # V10, in the order of their numbers in the state
RUNNER_UP, BEST_MOUSE = 0, 1


def check(options: Any) -> None:
    """V8, V10: raise OptionError for a value that the rules don't know."""
    require(options, "tiebreak", list(TIEBREAKS))
    require(options, "memory_aid", [False, True])
