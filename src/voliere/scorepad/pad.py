"""The doors of the score pad: `score` and `setup` with plain data, and the same with JSON text."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from voliere.games.errors import VoliereError
from voliere.games.options import as_text
from voliere.scorepad import feather, piafs, songbirds, steps, vautour
from voliere.scorepad.entries import read
from voliere.scorepad.errors import ScoreError

if TYPE_CHECKING:
    from collections.abc import Callable

PADS = {
    "feather": feather.score,
    "piafs": piafs.score,
    "songbirds": songbirds.score,
    "vautour": vautour.score,
}


def score(entry: Any, lang: str = "en") -> dict[str, Any]:
    """The points, leaders and reasons of what was entered (see docs/scorepad.md for the form).

    A half-entered sheet gives what can be computed so far, and says in `missing` what is still to
    enter. Raises ScoreError or OptionError for what can't be.
    """
    read_entry = read(entry, lang)
    return PADS[read_entry.game](read_entry, lang)


def setup(game: str, players: int, options: Any = None, lang: str = "en") -> dict[str, Any]:
    """How the real game is set up for so many players, step by step; OptionError for a game, a
    player count or an option that does not exist."""
    if options is not None and not isinstance(options, dict):
        raise ScoreError("bad-entry", what="options", value=as_text(options))
    given = dict(options or {})
    given["players"] = players
    return steps.setup(read({"game": game, "options": given}, lang), lang)


def score_json(text: str, lang: str = "en") -> str:
    """`score` from JSON to JSON: {"ok": answer} or {"error": {"code", "sentence"}}."""
    return _told(lambda: score(_read_json(text), lang), lang)


def setup_json(game: str, players: int, options: str = "{}", lang: str = "en") -> str:
    """`setup` from JSON to JSON: {"ok": answer} or {"error": {"code", "sentence"}}."""
    return _told(lambda: setup(game, players, _read_json(options), lang), lang)


def _read_json(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        raise ScoreError("bad-entry", what="JSON", value=text[:40]) from None


def _told(make: Callable[[], dict[str, Any]], lang: str) -> str:
    try:
        return json.dumps({"ok": make()})
    except VoliereError as error:
        return json.dumps({"error": {"code": error.code, "sentence": error.sentence(lang)}})
