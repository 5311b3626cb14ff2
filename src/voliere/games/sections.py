"""What a room's `room.toml` declares of the rules: which tables a section concerns, so that players
can be shown the rules of one table, and the rest folded; and what the worked examples are shown by.

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
    examples: list[str] = []


def sections_of(game: Game) -> dict[str, Concerns]:
    """The sections of a game's rules that do not concern every table, by their anchors."""
    return _room_of(game).sections


def examples_of(game: Game) -> list[str]:
    """What the worked examples of a game's rules are shown by, in their order: `mouse` is a figure
    of the room, `ties#carried` a step of a lesson."""
    return _room_of(game).examples


def _room_of(game: Game) -> _Room:
    file = game.folder / "room.toml"
    return msgspec.toml.decode(file.read_bytes(), type=_Room) if file.is_file() else _Room()
