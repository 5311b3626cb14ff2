"""`voliere games`: the games of the aviary and their options."""

from __future__ import annotations

from typing import Any

import msgspec

from voliere.cli import language
from voliere.cli.json_lines import print_json
from voliere.cli.options import AsJson, Lang
from voliere.games import REGISTRY, wording
from voliere.games.game import Game
from voliere.games.options import as_text
from voliere.words import text


def games(as_json: AsJson = False, lang: Lang = None) -> int:
    """List the games, with the options a table can choose.

    \b
    Example:
      voliere games --lang fr
    """
    tongue = language.chosen(lang)
    if as_json:
        print_json([plain(game, tongue) for game in REGISTRY.values()])
        return 0
    print("\n\n".join("\n".join(card(game, tongue)) for game in REGISTRY.values()))
    return 0


def card(game: Game, lang: str) -> list[str]:
    """The identity card of a game, in lines."""
    least, most = game.players[0], game.players[-1]
    shortest, longest = game.minutes
    facts = [
        text("cli-players", lang, least=least, most=most),
        text("cli-minutes", lang, least=shortest, most=longest),
    ]
    return [
        f"{game.name}: {wording.title(game, lang)}, {', '.join(facts)}.",
        wording.tagline(game, lang),
        *options(game, lang),
    ]


def plain(game: Game, lang: str) -> dict[str, Any]:
    """The identity card of a game as plain data."""
    return {
        "name": game.name,
        "title": wording.title(game, lang),
        "tagline": wording.tagline(game, lang),
        "players": list(game.players),
        "minutes": list(game.minutes),
        "options": [
            {
                "name": option,
                "default": default,
                "label": wording.option(game, option, lang),
                "values": {
                    as_text(value): wording.value(game, option, value, lang)
                    for value in game.words.VALUES.get(option, ())
                },
            }
            for option, default in msgspec.to_builtins(game.options()).items()
        ],
    }


def options(game: Game, lang: str) -> list[str]:
    """The options of a game and what their values mean, in lines."""
    usual = game.options()
    lines = []
    for option in game.options.__struct_fields__:
        default = as_text(getattr(usual, option))
        label = wording.option(game, option, lang)
        lines.append(text("cli-option", lang, name=option, default=default, label=label))
        for value in game.words.VALUES.get(option, ()):
            named = wording.value(game, option, value, lang)
            said = text("cli-option-value", lang, name=option, value=as_text(value), label=named)
            lines.append(f"  {said}")
    return lines
