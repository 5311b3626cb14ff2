"""The turn aid of a game: what to do, step by step, with a picture for each step."""

from __future__ import annotations

from typing import Any

from voliere.games.game import Game
from voliere.scorepad.sheets.door import sheets_of
from voliere.scorepad.worded import worded


def aid(game: Game, lang: str) -> list[dict[str, Any]]:
    """The steps of a game's turn aid, in words.

    >>> from voliere.games import by_name
    >>> aid(by_name("vautour"), "en")[6]["head"]
    'After 15 rounds'
    """
    return [worded(step._asdict(), lang) for step in sheets_of(game).AID]
