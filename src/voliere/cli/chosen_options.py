"""The options of a game that are not as usual, as a player reads them."""

from __future__ import annotations

from typing import Any

from voliere.games import wording
from voliere.games.game import Game, Options
from voliere.games.options import as_text
from voliere.words import listed, text


def chosen_options(game: Game, options: Options, lang: str) -> list[str]:
    """The options that are not as usual, in lines."""
    usual = game.options()
    lines = []
    for option in game.options.__struct_fields__:
        value = getattr(options, option)
        if option != "players" and value != getattr(usual, option):
            label = wording.option(game, option, lang)
            lines.append(
                text("cli-chosen-option", lang, label=label, value=shown(game, option, value, lang))
            )
    return lines


def shown(game: Game, option: str, value: Any, lang: str) -> str:
    """The value of an option as a player reads it."""
    if value is None or value is True or value is False:
        return text({None: "cli-none", True: "cli-yes", False: "cli-no"}[value], lang)
    if isinstance(value, list):
        return listed([shown(game, option, one, lang) for one in value], lang)
    label = wording.value(game, option, value, lang)
    return label or as_text(value)
