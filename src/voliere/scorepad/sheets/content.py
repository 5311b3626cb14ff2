"""What stands on the sheets of a game, as plain data for the template: words, numbers from the
game's tables, names of pictures."""

from __future__ import annotations

from typing import Any

from voliere.games import wording
from voliere.games.game import Game
from voliere.scorepad.sheets.aids import aid
from voliere.scorepad.sheets.door import sheets_of
from voliere.scorepad.sheets.summary import summary
from voliere.scorepad.worded import worded
from voliere.words import Phrase

GAMES_ON_A_SHEET = 3  # where there is room for several


def content(game: Game, lang: str, players: int) -> dict[str, Any]:
    """Everything on the sheets of a game for so many players."""
    sheets = sheets_of(game)
    title = wording.title(game, lang)
    words = {
        "document": Phrase("sheet-document", title=title),
        "score": Phrase("sheet-score"),
        "rules": Phrase("sheet-rules"),
        "aid": Phrase("sheet-aid"),
        "date": Phrase("sheet-date"),
        "total": Phrase("sheet-total"),
        "points": Phrase("sheet-points"),
        "made": Phrase("sheet-made"),
        "players": [Phrase("pad-player-n", n=n) for n in range(1, players + 1)],
        "games": [Phrase("sheet-game-n", n=n) for n in range(1, GAMES_ON_A_SHEET + 1)],
    }
    return {
        "game": game.name,
        "lang": lang,
        "players": players,
        "rules_size": sheets.RULES_SIZE,
        "name": title,
        "words": worded(words | sheets.WORDS, lang),
        "sheet": worded(sheets.sheet(players), lang),
        "summary": summary(game, lang),
        "aid": aid(game, lang),
    }
