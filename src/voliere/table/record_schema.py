"""The JSON Schema of game records, made from what the games declare.

`python -m voliere.table.record_schema` prints it; docs/record.schema.json is that, and a test keeps
it so. It says what a record looks like; whether the game was played by the rules only the referee
can say (`voliere check`).
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from voliere.games import REGISTRY
from voliere.games.game import Game
from voliere.games.result import Result
from voliere.table.record import RECORD_VERSION

Schema = dict[str, Any]

TEXT: Schema = {"type": "string", "minLength": 1}
TEXTS: Schema = {"type": "array", "items": TEXT}
HEX: Schema = {"type": "string", "pattern": "^[0-9a-f]{64}$"}


def record_schema(games: list[Game] | None = None) -> Schema:
    """The schema of a record of one of these games, by default of all there are."""
    known = list(REGISTRY.values()) if games is None else games
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A game record of Volière",
        "oneOf": [_of_game(game) for game in known],
        "$defs": {
            "move": _object(
                {"seat": _number(), "move": TEXT, "legal": {**TEXTS, "uniqueItems": True}},
                optional=("legal",),
            ),
            "chance": {
                "type": "object",
                "properties": {"chance": TEXT},
                "required": ["chance"],
                "not": {"required": ["seat"]},
            },
            "fairness": {
                "type": "object",
                "properties": {
                    "version": {"const": 2},
                    "commitment": HEX,
                    "secret": HEX,
                    "nonces": {"type": "array"},
                },
                "required": ["commitment", "secret", "nonces"],
            },
            "branch": _object(
                {
                    "table": {"type": ["string", "null"]},
                    "move": _number(),
                    "seat": _number(),
                    "cards": {"enum": ["true", "anew"]},
                    "exchanged": {"type": "array", "items": TEXT, "maxItems": 2},
                }
            ),
            "comment": {
                "type": "object",
                "properties": {"move": _number(), "seat": _number(), "text": TEXT},
                "required": ["move", "seat", "text"],
            },
        },
    }


def _of_game(game: Game) -> Schema:
    """The schema of the records of one game."""
    most = game.players[-1]
    return _object(
        {
            "voliere": {"const": RECORD_VERSION},
            "game": {"const": game.name},
            "options": _flat(game.options),
            "seats": {"type": "array", "items": {"type": "string"}, "maxItems": most},
            "training": {"const": True},
            "branch": {"$ref": "#/$defs/branch"},
            "deal": {"type": "object"},
            "moves": {
                "type": "array",
                "items": {"oneOf": [{"$ref": "#/$defs/move"}, {"$ref": "#/$defs/chance"}]},
            },
            "result": {"oneOf": [{"type": "null"}, _flat(Result)]},
            "fairness": {"$ref": "#/$defs/fairness"},
            "comments": {"type": "array", "items": {"$ref": "#/$defs/comment"}},
        },
        optional=("seats", "training", "branch", "fairness", "comments"),
    )


def _flat(kind: Any) -> Schema:
    """The schema of a type that is made of nothing but plain values."""
    schema = msgspec.json.schema(kind)
    [found] = schema["$defs"].values()
    assert isinstance(found, dict)
    return {**found, "additionalProperties": False}


def _number() -> Schema:
    return {"type": "integer", "minimum": 0}


def _object(properties: Schema, *, optional: tuple[str, ...] = ()) -> Schema:
    required = [name for name in properties if name not in optional]
    return {
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }


def as_text() -> str:
    """The schema of the package's own games, as it stands in the file."""
    from voliere.games import OWN

    return json.dumps(record_schema(list(OWN.values())), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(as_text(), end="")
