"""The generated descriptions are up to date, and describe what the server really says."""

from __future__ import annotations

import re
from pathlib import Path

import jsonschema_rs
import pytest

from tests.server.client import BOT, ME, Guest
from voliere.games import REGISTRY
from voliere.server import protocol, schema

ROOT = Path(__file__).parent.parent.parent


def test_the_typescript_is_up_to_date() -> None:
    written = (ROOT / "web/src/lib/table/protocol.ts").read_text("utf-8")
    again = "python -m voliere.server.schema --typescript web/src/lib/table/protocol.ts"
    assert written == schema.typescript(), f"run: {again}"


def test_every_message_has_an_example() -> None:
    page = (ROOT / "docs/protocol.md").read_text("utf-8")
    shown = set(re.findall(r'^\{"type": ?"([a-z-]+)"', page, flags=re.MULTILINE))
    for union in (protocol.FromClient, protocol.FromServer):
        for message in schema.members(union):
            assert message.__struct_config__.tag in shown


def validator(name: str) -> jsonschema_rs.Validator:
    whole = schema.json_schema()
    return jsonschema_rs.validator_for({"$ref": f"#/$defs/{name}", "$defs": whole["$defs"]})


def test_the_examples_are_messages() -> None:
    page = (ROOT / "docs/protocol.md").read_text("utf-8")
    import json

    client, server = validator("FromClient"), validator("FromServer")
    for line in page.splitlines():
        if line.startswith('{"type"'):
            message = json.loads(line)
            assert client.is_valid(message) or server.is_valid(message), line


@pytest.mark.asyncio
@pytest.mark.parametrize("game", REGISTRY)
async def test_what_the_server_says_fits_the_schema(address: str, game: str) -> None:
    said = validator("FromServer")
    ana = await Guest.enter(address)
    opened = await ana.open_table(game, [ME, BOT])
    seat = await ana.connect(opened["table"]["id"])
    await seat.say("start")
    await seat.play_on()
    await seat.ask("ping", "pong")
    for message in seat.messages:
        said.validate(message)
