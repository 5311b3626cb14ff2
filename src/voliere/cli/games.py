"""`voliere games`: the games of the aviary and their options."""

from __future__ import annotations

from voliere.cli import language, words
from voliere.cli.options import Lang
from voliere.games import REGISTRY
from voliere.games.game import Game
from voliere.games.options import as_text


def games(lang: Lang = None) -> int:
    """List the games, with the options a table can choose.

    \b
    Example:
      voliere games --lang fr
    """
    tongue = language.chosen(lang)
    print("\n\n".join("\n".join(card(game, tongue)) for game in REGISTRY.values()))
    return 0


def card(game: Game, lang: str) -> list[str]:
    """The identity card of a game, in lines."""
    least, most = game.players[0], game.players[-1]
    shortest, longest = game.words.MINUTES
    facts = [
        words.text("players", lang, least=least, most=most),
        words.text("minutes", lang, least=shortest, most=longest),
    ]
    return [
        f"{game.name}: {game.words.TITLE[lang]}, {', '.join(facts)}.",
        game.words.TAGLINE[lang],
        *options(game, lang),
    ]


def options(game: Game, lang: str) -> list[str]:
    """The options of a game and what their values mean, in lines."""
    usual = game.options()
    lines = []
    for option in game.options.__struct_fields__:
        default = as_text(getattr(usual, option))
        label = game.words.OPTIONS[option][lang]
        lines.append(words.text("option", lang, name=option, default=default, label=label))
        for key, value_label in game.words.OPTIONS.items():
            name, equals, value = key.partition("=")
            if equals and name == option:
                lines.append(
                    words.text(
                        "option-value", lang, name=name, value=value, label=value_label[lang]
                    )
                )
    return lines
