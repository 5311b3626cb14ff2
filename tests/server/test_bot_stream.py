"""Bots written by others: a personal token, a stream of turns, moves by request."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from tests.server.client import BOT, INVITED, ME, Guest
from tests.server.running import running

pytestmark = pytest.mark.asyncio


async def test_a_bot_plays_a_whole_game_by_stream(address: str) -> None:
    ana = await Guest.enter(address, "Robot")
    token = (await ana.post("/me/tokens", label="my bot"))["token"]
    opened = await ana.open_table("vautour", [ME, BOT])
    table_id = opened["table"]["id"]
    headers = {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=address + "/api/v1", headers=headers) as robot:
        await robot.post(f"/tables/{table_id}/start")
        async with robot.stream("GET", "/bot/stream", timeout=60) as lines:
            async for line in lines.aiter_lines():
                turn = json.loads(line)
                if turn["type"] != "your-turn":
                    continue
                answer = await robot.post(
                    f"/tables/{turn['table']}/moves",
                    json={
                        "id": f"d{turn['decision']}",
                        "seat": turn["seat"],
                        "decision": turn["decision"],
                        "move": turn["view"]["moves"][-1],
                    },
                )
                assert answer.status_code == 200, answer.text
                if turn["view"]["round"] == 15:
                    break
    record = await ana.get(f"/tables/{table_id}/record")
    assert record["result"] is not None


async def test_the_stream_tells_of_turns_that_come_later(address: str) -> None:
    ana, ben = await Guest.enter(address, "Ana"), await Guest.enter(address, "Ben")
    opened = await ana.open_table("vautour", [ME, INVITED])
    turns: list[dict[str, object]] = []

    async def listen() -> None:
        async with ana.http.stream("GET", "/bot/stream") as lines:
            async for line in lines.aiter_lines():
                turns.append(json.loads(line))
                return

    listening = asyncio.create_task(listen())
    await asyncio.sleep(0.2)
    assert turns == []
    await ben.post(f"/tables/{opened['table']['id']}/sit", key=opened["invitation"])
    await asyncio.wait_for(listening, 30)
    assert turns[0]["type"] == "your-turn"
    assert turns[0]["seat"] == 0


async def test_s9_streams_are_counted_as_a_person_s_and_as_sockets_of_an_address(
    tmp_path: Path,
) -> None:
    with running(tmp_path, settings={"generosity": 0.25}) as server:
        ana, ben = await Guest.enter(server.address, "Ana"), await Guest.enter(server.address)
        async with AsyncExitStack() as open_streams:

            async def code_of(guest: Guest) -> str:
                asked = guest.http.stream("GET", "/bot/stream")
                answer = await open_streams.enter_async_context(asked)
                if answer.status_code == 200:
                    return "open"
                return str(json.loads(await answer.aread())["code"])

            together = await asyncio.gather(*(code_of(ana) for _ in range(6)))
            while sum(server.office.limits._streams.values()) > 2:
                await asyncio.sleep(0.01)
            assert together.count("open") >= 2
            assert await code_of(ana) == "too-many-streams"
            assert await code_of(ben) == "open", "others may have theirs"
            server.office.limits.sockets_an_address = 3
            assert await code_of(ben) == "too-many-sockets"
        while server.office.limits._streams or server.office.limits._sockets:
            await asyncio.sleep(0.01)
        async with ana.http.stream("GET", "/bot/stream") as again:
            assert again.status_code == 200, "a stream that has ended does not count"


async def test_the_sample_bot_plays(address: str) -> None:
    ana = await Guest.enter(address, "Robot")
    token = (await ana.post("/me/tokens", label="sample"))["token"]
    opened = await ana.open_table("vautour", [ME, BOT])
    table_id = opened["table"]["id"]
    sample = Path(__file__).parent.parent.parent / "examples" / "server_bot.py"
    process = subprocess.Popen([sys.executable, str(sample), address, token])
    try:
        await ana.post(f"/tables/{table_id}/start")
        for _ in range(600):
            if (await ana.get(f"/tables/{table_id}"))["table"]["state"] == "over":
                break
            await asyncio.sleep(0.05)
    finally:
        process.kill()
        process.wait()
    assert (await ana.get(f"/tables/{table_id}/record"))["result"] is not None
