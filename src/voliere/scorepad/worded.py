"""The doors of the score pad for programs: `score` and `setup` with plain data, and the same with
JSON text, worded in a language."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from voliere.games.errors import VoliereError
from voliere.scorepad.pad import laid, scored
from voliere.scorepad.reading import read_json
from voliere.words import Phrase, text


def score(entry: Any, lang: str = "en") -> dict[str, Any]:
    """The points, leaders and reasons of what was entered (see docs/scorepad.md for the form).

    A half-entered sheet gives what can be computed so far, and says in `missing` what is still to
    enter. Raises ScoreError or OptionError for what can't be.
    """
    answer: dict[str, Any] = worded(scored(entry), lang)
    return answer


def setup(game: str, players: int, options: Any = None, lang: str = "en") -> dict[str, Any]:
    """How the real game is set up for so many players, step by step; OptionError for a game, a
    player count or an option that does not exist."""
    steps: dict[str, Any] = worded(laid(game, players, options), lang)
    return steps


def score_json(entry: str, lang: str = "en") -> str:
    """`score` from JSON to JSON: {"ok": answer} or {"error": {"code", "sentence"}}."""
    return _told(lambda: score(read_json(entry), lang), lang)


def setup_json(game: str, players: int, options: str = "{}", lang: str = "en") -> str:
    """`setup` from JSON to JSON: {"ok": answer} or {"error": {"code", "sentence"}}."""
    return _told(lambda: setup(game, players, read_json(options), lang), lang)


def worded(value: Any, lang: str) -> Any:
    """The same with every phrase said in the language.

    >>> worded({"why": [Phrase("list-last", list="a", item="b")]}, "fr")
    {'why': ['a et b']}
    """
    if isinstance(value, Phrase):
        return text(value.id, lang, **value.arguments)
    if isinstance(value, dict):
        return {key: worded(one, lang) for key, one in value.items()}
    return [worded(one, lang) for one in value] if isinstance(value, list) else value


def _told(make: Callable[[], dict[str, Any]], lang: str) -> str:
    try:
        return json.dumps({"ok": make()})
    except VoliereError as error:
        return json.dumps({"error": {"code": error.code, "sentence": error.sentence(lang)}})
