"""The doors of the score pad for the page, which words what is to be said itself.

A phrase is written as {"id", "arguments"}, an error as its code and the values of its message.

>>> score_json('{"game": "vautour", "players": ["Ana", "Bo"], "taken": [[0]]}')
'{"error": {"code": "no-such-points-card", "values": {"card": "0"}}}'
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from voliere.games.errors import VoliereError
from voliere.scorepad.pad import laid, scored
from voliere.scorepad.reading import read_json
from voliere.words.phrase import Phrase

if TYPE_CHECKING:
    from collections.abc import Callable


def score_json(entry: str) -> str:
    """The points and reasons of an entry: {"ok": answer} or {"error": {"code", "values"}}."""
    return _told(lambda: scored(read_json(entry)))


def setup_json(game: str, players: int, options: str = "{}") -> str:
    """How the game is set up: {"ok": steps} or {"error": {"code", "values"}}."""
    return _told(lambda: laid(game, players, read_json(options)))


def plain(value: Any) -> Any:
    """The same with phrases as plain data.

    >>> plain([Phrase("pad-player-n", n=1)])
    [{'id': 'pad-player-n', 'arguments': {'n': 1}}]
    """
    if isinstance(value, Phrase):
        return {"id": value.id, "arguments": plain(value.arguments)}
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    return [plain(one) for one in value] if isinstance(value, (list, tuple)) else value


def _told(make: Callable[[], dict[str, Any]]) -> str:
    try:
        return json.dumps({"ok": plain(make())})
    except VoliereError as error:
        return json.dumps({"error": {"code": error.code, "values": plain(error.values)}})
