"""What several commands take: the language, the number of players, the options of a game."""

from __future__ import annotations

import re
from typing import Annotated, Any

import typer

from voliere.cli.completion import game_names, languages
from voliere.cli.errors import CommandError
from voliere.words import LANGUAGES

Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="|".join(LANGUAGES),
        help="cli-flag-lang",
        autocompletion=languages,
    ),
]
GameName = Annotated[
    str,
    typer.Argument(metavar="cli-value-game", help="cli-flag-game", autocompletion=game_names),
]
Players = Annotated[str | None, typer.Option("--players", metavar="N", help="cli-flag-players")]
GameOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="cli-value-option",
        help="cli-flag-option",
    ),
]
RecordFile = Annotated[str, typer.Argument(metavar="cli-value-file", help="cli-flag-records-file")]
Plain = Annotated[
    bool | None,
    typer.Option(
        "--plain/--drawn",
        help="cli-flag-plain",
    ),
]

AsJson = Annotated[bool, typer.Option("--json", help="cli-flag-json")]

INTEGER = re.compile(r"-?[0-9]{1,18}")
WORDS = {"true": True, "false": False, "null": None}


def parse(texts: list[str] | None, players: str | None) -> dict[str, Any]:
    """The options of a game by name, typed as in a record; CommandError for a text that is none.

    >>> parse(["coop=true", "special=crow,falcon", "target=null"], "4")
    {'players': 4, 'coop': True, 'special': ['crow', 'falcon'], 'target': None}
    """
    options: dict[str, Any] = {} if players is None else {"players": value(players)}
    for text in texts or []:
        name, equals, written = text.partition("=")
        name = name.strip()
        if not equals or not name:
            raise CommandError("bad-option-form", text=text)
        if name in options:
            raise CommandError("option-twice", option=name)
        options[name] = value(written)
    return options


def value(text: str) -> Any:
    """A value as it stands in a record: true, false, null, a number, a word, or with a comma a
    list of such.

    >>> value("true"), value("2"), value("runner-up"), value("crow,")
    (True, 2, 'runner-up', ['crow'])
    """
    text = text.strip()
    if "," in text:
        return [value(item) for item in text.removesuffix(",").split(",")]
    if text in WORDS:
        return WORDS[text]
    return int(text) if INTEGER.fullmatch(text) else text
