"""What the score pad computes: points and reasons, the steps of setting up. What is to be said is a
phrase; `worded.py` says it, and in the browser the page does."""

from __future__ import annotations

from typing import Any

from voliere.games.doors.pad.errors import ScoreError
from voliere.games.doors.pad.steps import Steps
from voliere.games.errors import DoorError
from voliere.games.options import as_text
from voliere.scorepad.entries import read
from voliere.scorepad.rooms import part_of


def scored(entry: Any) -> dict[str, Any]:
    """The points, leaders and reasons of what was entered; ScoreError or OptionError for what
    can't be."""
    read_entry = read(entry)
    answer: dict[str, Any] = pad_of(read_entry.game).score(read_entry)
    return answer


def laid(game: str, players: int, options: Any = None) -> dict[str, Any]:
    """How the real game is set up for so many players; OptionError for a game, a player count or an
    option that does not exist."""
    if options is not None and not isinstance(options, dict):
        raise ScoreError("bad-entry", what="options", value=as_text(options))
    given = dict(options or {})
    given["players"] = players
    entry = read({"game": game, "options": given})
    steps = Steps(entry)
    pad_of(game).set_up(steps)
    return {
        "game": game,
        "players": entry.players,
        "steps": steps.steps,
        "table": {"heads": steps.heads, "rows": steps.rows},
    }


def pad_of(game: str) -> Any:
    """The door `pad` of the game's room; DoorError if it has none."""
    pad = part_of(game, "pad")
    if pad is None:
        raise DoorError("no-pad", game=game)
    return pad
