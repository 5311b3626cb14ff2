"""The table of a game drawn as text, by the door `board` of its room.

The door offers `draw(view, look)`, the table in lines, and `legend(lang)`, how to read it. A game
without one is told in the sentences of its own words.
"""

from __future__ import annotations

from typing import Any

from voliere.games import wording
from voliere.games.doors.board.look import Look
from voliere.games.game import Game


def draw(game: Game, view: Any, look: Look) -> list[str]:
    """The table as a picture of text; in sentences if it has none or is too narrow for it."""
    board = game.door("board")
    if board is not None:
        lines: list[str] = board.draw(view, look)
        if look.has_room_for(lines):
            return lines
    return look.wrapped(wording.describe(game, view, look.lang, look.names))


def legend(game: Game, lang: str) -> list[str]:
    """How to read the picture, in sentences; none for a game without one."""
    board = game.door("board")
    return [] if board is None else list(board.legend(lang))
