"""Who says what a move of a game is worth, by what the game's room says of it."""

from __future__ import annotations

from voliere.bots.knowledge import knowledge_of
from voliere.games.game import Game

INSTINCT, SEARCH = "instinct", "search"


def judged_by(game: Game) -> str:
    """How games go on after a move that is judged: played to their end by instinct, or searched."""
    return str(getattr(knowledge_of(game), "JUDGED_BY", INSTINCT))


def is_a_judge(game: Game) -> bool:
    """Whether that can be trusted to say what a move is worth."""
    return bool(getattr(knowledge_of(game), "IS_A_JUDGE", False))
