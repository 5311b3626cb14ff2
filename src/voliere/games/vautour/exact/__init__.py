"""Vautour for two, solved exactly: what chance may turn up, what the end pays, how far ahead."""

from voliere.games.vautour.exact import points, win
from voliere.games.vautour.exact.ahead import NOTEBOOK_ROOM, is_solvable, moments_ahead
from voliere.games.vautour.exact.small import SIZES, small_games

OBJECTIVES = {"win": win, "points": points}

__all__ = ["NOTEBOOK_ROOM", "OBJECTIVES", "SIZES", "is_solvable", "moments_ahead", "small_games"]
