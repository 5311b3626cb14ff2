"""R5: whoever comes back is told what they missed, and sees what everybody sees."""

from __future__ import annotations

import json
import random

import pytest

from tests.server.client import BOT, INVITED, ME, Guest, Message

pytestmark = pytest.mark.asyncio


def told_in(messages: list[Message]) -> list[Message]:
    return [line for m in messages if m["type"] in ("happened", "welcome") for line in m["told"]]


async def test_r5_the_tail_continues_where_the_client_was(address: str) -> None:
    ana, ben = await Guest.enter(address, "Ana"), await Guest.enter(address, "Ben")
    opened = await ana.open_table("vautour", [ME, INVITED])
    table_id = opened["table"]["id"]
    one = await ana.connect(table_id)
    two = await ben.connect(table_id, key=opened["invitation"])
    await two.ask("sit", "happened", key=opened["invitation"])
    await one.until("happened")
    seen = one.version
    await one.close()
    await two.play("9")
    await two.until("accepted")
    back = await ana.connect(table_id, seen=seen)
    welcome = back.messages[-1]
    assert welcome["since"] == seen
    assert [line["event"]["event"] for line in welcome["told"]] == ["chose"]
    assert [line["event"]["card"] for line in welcome["told"]] == [None]
    whole = await ana.connect(table_id)
    assert whole.messages[-1]["since"] == 0
    assert len(whole.messages[-1]["told"]) > len(welcome["told"])


async def test_r5_random_disconnects_leave_the_view_as_a_fresh_one(address: str) -> None:
    chance = random.Random(5)
    ana = await Guest.enter(address, "Ana")
    watcher = await Guest.enter(address, "Eve")
    for game in ("vautour", "songbirds"):
        opened = await ana.open_table(game, [ME, BOT], public=True)
        table_id = opened["table"]["id"]
        seat = await ana.connect(table_id)
        other = await watcher.connect(table_id)
        await seat.say("start")
        heard: list[Message] = []
        while not (seat.view and seat.view["over"]):
            if seat.can_decide:
                assert seat.view is not None
                await seat.play(chance.choice(seat.view["moves"]))
            await seat.hear()
            if chance.random() < 0.15:
                heard += told_in(seat.messages)
                seen = seat.version
                await seat.close()
                seat = await ana.connect(table_id, seen=seen)
                assert seat.messages[-1]["since"] == seen
        heard += told_in(seat.messages)
        assert heard == told_in((await ana.connect(table_id)).messages)
        fresh = await ana.connect(table_id)
        assert json.dumps(fresh.view) == json.dumps(seat.view)
        while not (other.view and other.view["over"]):
            await other.hear()
        again = await watcher.connect(table_id)
        assert json.dumps(again.view) == json.dumps(other.view)


async def test_another_window_replaces_the_first(address: str) -> None:
    ana = await Guest.enter(address)
    opened = await ana.open_table("vautour", [ME, BOT])
    first = await ana.connect(opened["table"]["id"])
    await ana.connect(opened["table"]["id"])
    bye = await first.until("bye")
    assert bye["code"] == "replaced"
    assert await first.closed() == 1008


async def test_presence_tells_who_is_there(address: str) -> None:
    ana, ben = await Guest.enter(address, "Ana"), await Guest.enter(address, "Ben")
    opened = await ana.open_table("vautour", [ME, INVITED])
    one = await ana.connect(opened["table"]["id"])
    two = await ben.connect(opened["table"]["id"], key=opened["invitation"])
    assert await one.until("presence") == {"type": "presence", "present": [0], "watching": 1}
    await two.close()
    assert (await one.until("presence"))["watching"] == 0
