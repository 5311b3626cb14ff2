"""The server's own schema as Markdown: what can be asked over HTTP, and what a socket says."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from voliere.server.app import make_routes
from voliere.server.openapi import describe
from voliere.server.schema import json_schema

MARK = "<!-- from the schema -->"
Schema = dict[str, Any]


def http() -> str:
    """Every operation of the REST interface and every body."""
    described = describe(make_routes(None))  # type: ignore[arg-type]
    lines = []
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            lines += _operation(f"{method.upper()} {path}", operation)
    lines += ["## Bodies", ""]
    for name, schema in sorted(described["components"]["schemas"].items()):
        lines += _type(name, schema)
    return "\n".join(lines)


def messages() -> str:
    """Every message of a table's socket, and what messages are made of."""
    types = json_schema()["$defs"]
    lines = []
    told = set()
    for heading, union in (("Client to server", "FromClient"), ("Server to client", "FromServer")):
        lines += [f"## {heading}", ""]
        for name in map(_name, types[union]["anyOf"]):
            told.add(name)
            lines += _type(name, types[name])
    lines += ["## What they are made of", ""]
    for name in sorted(_reached(types, told) - told):
        lines += _type(name, types[name])
    return "\n".join(lines)


def _operation(heading: str, operation: Schema) -> list[str]:
    lines = [f"## `{heading}`", "", _one_line(operation.get("description", "")), ""]
    rows = [
        (f"`{one['name']}`", one["in"], kind(one.get("schema", {})), _needed(one.get("required")))
        for one in operation.get("parameters", ())
    ]
    if rows:
        lines += _table(("parameter", "where", "kind", ""), rows)
    if body := operation.get("requestBody"):
        lines += [f"Body: {_contents(body)}", ""]
    answers = operation["responses"].items()
    good = [f"{status}: {_contents(one)}" for status, one in answers if status < "400"]
    refusals = [status for status, _ in answers if status >= "400"]
    return [*lines, f"Answer: {'; '.join(good)}", "", f"Refusals: {', '.join(refusals)}", ""]


def _type(name: str, schema: Schema) -> list[str]:
    lines = [f"### `{name}`", "", _one_line(schema.get("description", "")), ""]
    if not (fields := schema.get("properties")):
        return [*lines, kind(schema), ""]
    required = schema.get("required", ())
    rows = [(f"`{key}`", kind(one), _needed(key in required)) for key, one in fields.items()]
    return [*lines, *_table(("field", "kind", ""), rows)]


def kind(schema: Schema) -> str:
    """A schema in words, with links to the types it names.

    >>> kind({"type": "array", "items": {"type": "integer"}})
    'array of integer'
    """
    if "$ref" in schema:
        name = _name(schema)
        return f"[{name}](#{name.replace('.', '').lower()})"
    if choices := schema.get("enum"):
        return " or ".join(f"`{value}`" for value in choices)
    if "const" in schema:
        return f"`{schema['const']}`"
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(map(kind, schema[several]))
    if schema.get("type") == "array":
        if tuple_of := schema.get("prefixItems"):
            return "array of " + ", ".join(map(kind, tuple_of))
        return f"array of {kind(schema.get('items') or {})}"
    if schema.get("type") == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {kind(schema['additionalProperties'])}"
    named = schema.get("type", "anything")
    return named if isinstance(named, str) else " or ".join(named)


def _contents(part: Schema) -> str:
    found = part.get("content", {}).items()
    kinds = [f"{kind(one.get('schema', {}))} (`{media}`)" for media, one in found]
    return ", ".join(kinds) or "empty"


def _table(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> list[str]:
    cells = [heads, tuple("---" for _ in heads), *rows]
    return [*(f"| {' | '.join(row)} |" for row in cells), ""]


def _needed(is_required: bool | None) -> str:
    return "" if is_required else "may be left out"


def _name(reference: Schema) -> str:
    return str(reference["$ref"]).rsplit("/", 1)[1]


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _reached(types: Schema, names: set[str]) -> set[str]:
    """The names of all types that these are made of."""
    found, waiting = set(names), list(names)
    while waiting:
        for name in re.findall(r"'#/\$defs/([\w.]+)'", str(types[waiting.pop()])):
            if name not in found:
                found.add(name)
                waiting.append(name)
    return found
