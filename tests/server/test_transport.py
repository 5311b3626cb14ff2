"""The server runs on plain uvicorn where the inner parts our protocols stand on have changed, or
where the settings say so; games are played over it as ever."""

from __future__ import annotations

import asyncio
import logging
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tests.server.client import INVITED, ME, Guest
from tests.server.running import Running, running
from voliere.server.net.limits import FRAME_BYTES, HEADERS_BYTES, LINE_BYTES

ROOT = Path(__file__).parents[2]
PIECE = 1000
SETTINGS = {"plain_uvicorn": True}


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data"), settings=SETTINGS) as one:
        yield one


async def play_a_game(address: str) -> None:
    ana, ben = await Guest.enter(address), await Guest.enter(address, "Ben")
    opened = await ana.open_table("vautour", [ME, INVITED])
    table = opened["table"]["id"]
    await ben.post(f"/tables/{table}/sit", key=opened["invitation"])
    players = [await ana.connect(table), await ben.connect(table)]
    await asyncio.gather(*(player.play_on() for player in players))
    for player in players:
        assert player.view is not None
        assert player.view["over"]
        assert (await player.ask("ping", "pong"))["type"] == "pong"
        await player.close()


@pytest.mark.asyncio
async def test_a_game_is_played_on_plain_uvicorn(plain: Running) -> None:
    await play_a_game(plain.address)


@pytest.mark.asyncio
async def test_goodbyes_and_refusals_arrive_on_plain_uvicorn(plain: Running) -> None:
    ana = await Guest.enter(plain.address)
    table = (await ana.open_table("vautour", [ME, INVITED]))["table"]["id"]
    first = await ana.connect(table)
    second = await ana.connect(table)
    assert (await first.until("bye"))["code"] == "replaced"
    assert await first.closed() == 1008
    assert (await second.ask("chat", "chat", seat=1, phrase="hello"))["type"] == "refused"
    await second.say("chat", seat=0, text="a" * FRAME_BYTES)
    assert (await second.until("refused"))["code"] == "too-large"
    await second.close()


async def endless_head(address: str) -> bytes:
    """What is said to somebody whose headers have no end."""
    host, port = address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(b"GET /healthz HTTP/1.1\r\nX-Long: ")
    answering = asyncio.create_task(reader.read(1000))
    for _ in range(2 * (LINE_BYTES + HEADERS_BYTES) // PIECE):
        if answering.done():
            break
        writer.write(b"a" * PIECE)
        await asyncio.sleep(0.01)
    writer.close()
    return await asyncio.wait_for(answering, 10)


@pytest.mark.asyncio
async def test_limits_that_uvicorn_has_settings_for_hold_on_plain_uvicorn(plain: Running) -> None:
    assert (await endless_head(plain.address)).startswith(b"HTTP/1.1 400 ")
    ana = await Guest.enter(plain.address)
    assert (await ana.http.post("/tables", content=b" " * (1 << 20))).status_code == 413
    table = (await ana.open_table("vautour", [ME, INVITED]))["table"]["id"]
    socket = await ana.connect(table)
    await socket.socket.send("a" * (4 * FRAME_BYTES))
    assert await socket.closed() == 1009


@pytest.mark.asyncio
async def test_parts_that_have_changed_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A planted change: a method that ours call is gone."""
    monkeypatch.delattr(HttpToolsProtocol, "_unset_keepalive_if_required")
    with caplog.at_level(logging.WARNING), running(tmp_path) as server:
        await play_a_game(server.address)
    said = [one for one in caplog.records if one.name == "voliere.transport"]
    assert [one.getMessage() for one in said] == [
        "on plain uvicorn, since this version is not as expected: "
        "fewer limits, more CPU time a move"
    ]
    assert "_unset_keepalive_if_required" in said[0].__dict__["why"]


def test_the_parts_are_as_expected_here(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Or every other test would run on plain uvicorn, and nobody see it."""
    with caplog.at_level(logging.WARNING), running(tmp_path):
        pass
    assert not [one for one in caplog.records if one.name == "voliere.transport"]


def test_versions_have_an_upper_bound() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for name in ("uvicorn", "websockets"):
        (wanted,) = (
            one for one in project["optional-dependencies"]["server"] if one.startswith(name)
        )
        assert ",<" in wanted
