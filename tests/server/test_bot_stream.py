"""Bots written by others: a personal token, a stream of what happens, moves by request."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.client import BOT, INVITED, ME, OPEN, Guest
from tests.server.running import running

pytestmark = pytest.mark.asyncio

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
VOLIERE = Path(sys.executable).parent / "voliere"
NODE = Path(sys.executable).parent / "node"


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


Line = dict[str, Any]


@asynccontextmanager
async def listening(guest: Guest) -> AsyncIterator[asyncio.Queue[Line]]:
    """The lines of a stream, as they come."""
    lines: asyncio.Queue[Line] = asyncio.Queue()

    async def listen() -> None:
        async with guest.http.stream("GET", "/bot/stream") as stream:
            assert stream.status_code == 200
            async for line in stream.aiter_lines():
                lines.put_nowait(json.loads(line))

    task = asyncio.create_task(listen())
    try:
        yield lines
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def next_of(lines: asyncio.Queue[Line], *types: str) -> Line:
    """The next line of one of these types; any other but `waiting` is wrong."""
    while True:
        line = await asyncio.wait_for(lines.get(), 30)
        if line["type"] != "waiting":
            assert line["type"] in types, line
            return line


async def test_the_stream_tells_of_what_comes_later(address: str) -> None:
    ana, ben = await Guest.enter(address, "Ana"), await Guest.enter(address, "Ben")
    opened = await ana.open_table("vautour", [ME, INVITED])
    table_id = opened["table"]["id"]
    async with listening(ana) as lines:
        await asyncio.sleep(0.2)
        assert lines.empty()
        await ben.post(f"/tables/{table_id}/sit", key=opened["invitation"])
        started = await next_of(lines, "started")
        assert started == {
            "type": "started",
            "table": table_id,
            "game": "vautour",
            "seats": [0],
        }
        turn = await next_of(lines, "your-turn")
        assert (turn["seat"], turn["view"]["seat"]) == (0, 0)
        hers, his = await ana.connect(table_id), await ben.connect(table_id)
        await hers.say("chat", seat=0, phrase="hello")
        await his.say("chat", seat=1, text="salut")
        heard = await next_of(lines, "chat")
        assert (heard["table"], heard["said"]["seat"]) == (table_id, 1), "not what she said herself"
        assert heard["said"]["text"] == "salut"
        await hers.say("mute", seat=1, muted=True)
        await hers.ask("ping", "pong")
        await his.say("chat", seat=1, text="encore")
        await asyncio.gather(hers.play_on(), his.play_on())
        last = await next_of(lines, "your-turn", "finished")
        while last["type"] == "your-turn":
            last = await next_of(lines, "your-turn", "finished")
        assert last["table"] == table_id
        assert last["result"]["scores"] == hers.view["result"]["scores"]
        again = await ben.post(f"/tables/{table_id}/rematch")
        invited = await next_of(lines, "invitation")
        assert invited == {
            "type": "invitation",
            "table": again["table"]["id"],
            "after": table_id,
            "by": "Ben",
        }
        async with listening(ana) as later:
            assert await next_of(later, "invitation") == invited, "it stands still"
        await ana.post(f"/tables/{table_id}/rematch")
        assert (await next_of(lines, "started"))["table"] == invited["table"]
        await next_of(lines, "your-turn")
    async with listening(ana) as later:
        assert (await next_of(later, "started"))["table"] == invited["table"]
        await next_of(later, "your-turn")


async def test_s5_who_has_left_or_only_watches_is_told_nothing(address: str) -> None:
    ana, ben, eve = [await Guest.enter(address, name) for name in ("Ana", "Ben", "Eve")]
    opened = await ana.open_table("vautour", [ME, OPEN, OPEN], public=True)
    table_id = opened["table"]["id"]
    await eve.post(f"/tables/{table_id}/sit", seat=2)
    async with listening(eve) as lines:
        await asyncio.sleep(0.2)
        await eve.post(f"/tables/{table_id}/stand", seat=2)
        dan = await Guest.enter(address, "Dan")
        await dan.post(f"/tables/{table_id}/sit", seat=2)
        await ben.post(f"/tables/{table_id}/sit", seat=1)
        watching = await eve.connect(table_id)
        his = await ben.connect(table_id)
        await his.say("chat", seat=1, text="salut")
        await watching.until("chat")
        await asyncio.sleep(0.2)
        assert lines.empty()


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
            while sum(server.services.limits._streams.values()) > 2:
                await asyncio.sleep(0.01)
            assert together.count("open") >= 2
            assert await code_of(ana) == "too-many-streams"
            assert await code_of(ben) == "open", "others may have theirs"
            server.services.limits.sockets_an_address = 3
            assert await code_of(ben) == "too-many-sockets"
        while server.services.limits._streams or server.services.limits._sockets:
            await asyncio.sleep(0.01)
        async with ana.http.stream("GET", "/bot/stream") as again:
            assert again.status_code == 200, "a stream that has ended does not count"


@pytest.mark.parametrize(
    "command", [[sys.executable, "server_bot.py"], [str(NODE), "server_bot.mjs"]], ids=("py", "js")
)
async def test_the_sample_bots_play_and_play_again(address: str, command: list[str]) -> None:
    made = await asyncio.create_subprocess_exec(
        *(VOLIERE, "token", address, "--name", "Robot"), stdout=subprocess.PIPE
    )
    token = (await made.communicate())[0].decode().strip()
    robot = Guest(address, Authorization=f"Bearer {token}")
    ana = await Guest.enter(address, "Ana")
    opened = await ana.open_table("vautour", [ME, INVITED])
    table_id = opened["table"]["id"]
    process = subprocess.Popen([*command, address, token], cwd=EXAMPLES)
    try:
        await robot.post(f"/tables/{table_id}/sit", key=opened["invitation"])
        hers = await ana.connect(table_id)
        await hers.play_on()
        again = await ana.post(f"/tables/{table_id}/rematch")
        hers = await ana.connect(again["table"]["id"])
        await hers.until_table(lambda table: table["seats"][1]["name"] == "Robot")
        await hers.say("start")
        await hers.play_on()
    finally:
        process.kill()
        process.wait()
