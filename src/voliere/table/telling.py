"""How a game ended, as a sentence."""

from __future__ import annotations

from voliere.games.game import Ended, Game, Result
from voliere.games.wording import say

__all__ = ["say", "say_result"]


def say_result(game: Game, result: Result, lang: str, names: list[str]) -> str:
    """How a game ended, in one sentence."""
    return say(game, Ended(result=result), lang, names)
