"""Vautour: the options of a table (V8, V10)."""

from __future__ import annotations

from voliere.games.options import choice, declared, flag

TIEBREAKS = ("runner-up", "best-mouse")  # V10, in the order of their numbers in the state
RUNNER_UP, BEST_MOUSE = 0, 1

OPTIONS = declared([choice("tiebreak", TIEBREAKS), flag("memory_aid")])
