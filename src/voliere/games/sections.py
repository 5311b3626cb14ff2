"""Which tables a section of the rules concerns: declared in the room's `room.toml`, so that players
can be shown the rules of one table, and the rest folded.

A section that is not named there concerns every table. `options` are the values that a table must
have, all of them; `chosen` are options of which one at least is not at its default.
"""

from __future__ import annotations

from typing import Any

import msgspec

from voliere.games.game import Game


class Concerns(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The tables that a section concerns."""

    options: dict[str, list[Any]] = {}
    chosen: list[str] = []


class _Room(msgspec.Struct, frozen=True, kw_only=True):
    sections: dict[str, Concerns] = {}


def sections_of(game: Game) -> dict[str, Concerns]:
    """The sections of a game's rules that do not concern every table, by their anchors."""
    file = game.folder / "room.toml"
    if not file.is_file():
        return {}
    return msgspec.toml.decode(file.read_bytes(), type=_Room).sections
