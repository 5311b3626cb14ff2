"""What a game declares, as plain data: for programs in other languages."""

from __future__ import annotations

from typing import Any

from voliere.games.game import Game
from voliere.games.kinds import Decks


def describe(game: Game, decks: Decks) -> dict[str, Any]:
    """The events of a game, by their codes, and the fields of its view: where their numbers are,
    their kinds and who may know them (None: everybody). Cards and other words are numbers of
    the decks, each a list of [number, word].

    >>> from voliere.games import by_name
    >>> described = describe(by_name("vautour"), Decks())
    >>> described["events"][0]["tag"], [field["name"] for field in described["events"][0]["fields"]]
    ('chose', ['seat', 'card'])
    >>> described["events"][0]["fields"][1]["seen_by"]
    ['seat']
    """
    return {
        "name": game.name,
        "events": game.events.described(decks),
        "view": game.views.described(decks),
    }
