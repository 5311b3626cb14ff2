"""The tables of the games drawn as text: a module a game, found by the game's name.

A module offers `draw(view, look)`, the table in lines, and `legend(lang)`, how to read it. A game
without one is told in the sentences of its own words.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from voliere.cli.boards.look import Look
from voliere.games.game import Game


def draw(game: Game, view: Any, look: Look) -> list[str]:
    """The table as a picture of text; in sentences if it has none or is too narrow for it."""
    board = f"{__name__}.{game.name}"
    if find_spec(board) is not None:
        drawing: Callable[[Any, Look], list[str]] = import_module(board).draw
        lines = drawing(view, look)
        if look.has_room_for(lines):
            return lines
    return look.wrapped(game.words.describe(view, look.lang, look.names))


def legend(game: Game, lang: str) -> list[str]:
    """How to read the picture, in sentences; none for a game without one."""
    board = f"{__name__}.{game.name}"
    if find_spec(board) is None:
        return []
    sentences: list[str] = import_module(board).legend(lang)
    return sentences
