"""The door `sheets` of a game's room; `sheets.typ` beside it sets the score sheet."""

from __future__ import annotations

from importlib import resources
from typing import cast

from voliere.games.doors.contract import Sheets
from voliere.games.errors import DoorError
from voliere.games.game import Game


def sheets_of(game: Game) -> Sheets:
    """What the game's room offers for its sheets; DoorError if it has none."""
    sheets = game.door("sheets")
    if sheets is None:
        raise DoorError("no-sheets", game=game.name)
    return cast(Sheets, sheets)


def template_of(game: Game) -> str:
    """How the score sheet of the game is set: `score-sheet` in typst."""
    return resources.files(game.package).joinpath("sheets.typ").read_text("utf-8")
