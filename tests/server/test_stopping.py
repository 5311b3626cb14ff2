"""The server stops at once when it is told to: everybody hears why, nobody holds it up."""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.client import ME, Guest, Seated
from tests.server.complaints import complaints_in
from tests.server.running import start
from tests.server.stranger import Stranger, handshake, request

pytestmark = pytest.mark.asyncio

OWL = {"kind": "bot", "bot": "hibou"}
PATIENCE = 3.0  # the goal is 2 seconds; the machine may be busy
THINKING_SECONDS = 1.0


async def stop(process: Any) -> float:
    """Tell a server to stop; how many seconds it took comes back."""
    begun = time.monotonic()
    process.send_signal(signal.SIGTERM)
    assert await asyncio.to_thread(process.wait, 60) == 0
    return time.monotonic() - begun


async def owls_at_table(ana: Guest) -> Seated:
    """A table at which owls think."""
    opened = await ana.open_table("feather", [ME, *[OWL] * 4])
    seat = await ana.connect(opened["table"]["id"])
    await seat.say("start")
    return seat


async def test_a_stop_waits_for_no_bot_no_stream_and_no_half_request(tmp_path: Path) -> None:
    log = tmp_path / "log"
    process, address = start(tmp_path / "data", "0", log)
    ana = await Guest.enter(address)
    seats = [await owls_at_table(ana) for _ in range(4)]
    ends: list[str] = []

    async def listen() -> None:
        async with ana.http.stream("GET", "/bot/stream") as lines:
            async for _ in lines.aiter_lines():
                pass
        ends.append("whole")

    listening = [asyncio.create_task(listen()) for _ in range(4)]
    strangers = [await Stranger.come(address) for _ in range(4)]
    table_id = seats[0].table["id"]
    await strangers[0].say(b"POST /api/v1/guest HTTP/1.1\r\nContent-Length: 9\r\n\r\n")
    await strangers[1].say(request(address, "GET", b"/healthz"))
    await strangers[2].say(handshake(address, table_id, ana.token))  # and never a hello
    await asyncio.sleep(THINKING_SECONDS)
    assert await stop(process) < PATIENCE
    for seat in seats:
        assert (await seat.until("bye"))["code"] == "restarting"
    await asyncio.gather(*listening)
    assert ends == ["whole"] * 4, "a stream ends, it is not cut"
    assert complaints_in(log) == []


async def test_a_stop_soon_after_the_start_is_quick(tmp_path: Path) -> None:
    log = tmp_path / "log"
    process, address = start(tmp_path / "data", "0", log)
    async with httpx.AsyncClient() as client:
        assert (await client.get(address + "/healthz")).status_code == 200
        assert await stop(process) < PATIENCE
    assert complaints_in(log) == []
