"""When the last person leaves, the game waits for them: nobody plays it to its end meanwhile."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.client import BOT, INVITED, ME, Guest, Seated
from tests.server.running import FirstThinker, HandClock, running
from voliere.server.interfaces import Chosen, Question

pytestmark = pytest.mark.asyncio

DAY = 24 * 3600 * 1000
LIVE = {"kind": "live", "per_move": 30, "bank": 300}
A_WHILE = 0.2  # bots that think at once would have played on many times


class HeldThinker(FirstThinker):
    """A bot that thinks until it is let go."""

    def __init__(self) -> None:
        self.is_held = asyncio.Event()
        self.go_on = asyncio.Event()

    async def choose(self, question: Question) -> Chosen:
        self.is_held.set()
        await self.go_on.wait()
        return await super().choose(question)


async def against_a_bot(ana: Guest, **more: object) -> Seated:
    """Ana has played once against a bot."""
    opened = await ana.open_table("vautour", [ME, BOT], **more)
    seat = await ana.connect(opened["table"]["id"])
    await seat.say("start")
    await seat.until("happened")
    await seat.play("7")
    while seat.view and seat.view["round"] == 1:
        await seat.hear()
    return seat


async def leave(seat: Seated) -> int:
    """Leave seat 0; the version at which the game stands still comes back."""
    await seat.say("stand", seat=0)
    await seat.until_table(lambda now: now["seats"][0]["played_by"] is not None)
    return seat.version


async def still_at(seat: Seated) -> int:
    """The table's version after a while."""
    await asyncio.sleep(A_WHILE)
    await seat.say("ping")
    return int((await seat.until("pong"))["version"])


async def test_a_game_against_bots_waits_for_who_left(address: str) -> None:
    seat = await against_a_bot(await Guest.enter(address))
    version = await leave(seat)
    assert seat.table["paused"]
    assert await still_at(seat) == version
    await seat.say("sit", seat=0)
    table = await seat.until_table(lambda now: not now["paused"])
    assert table["seats"][0]["played_by"] is None
    await seat.play_on()


async def test_a_move_is_a_return_too(address: str) -> None:
    seat = await against_a_bot(await Guest.enter(address))
    await leave(seat)
    await seat.play("3")
    await seat.until_table(lambda now: not now["paused"])
    await seat.play_on()


async def test_a_game_that_waits_is_left_alone_by_restarts_and_clocks(tmp_path: Path) -> None:
    clock = HandClock()
    with running(tmp_path, clock=clock) as server:
        ana = await Guest.enter(server.address)
        seat = await against_a_bot(ana, pace=LIVE)
        version = await leave(seat)
        clock.ms += DAY
        assert await still_at(seat) == version
        table_id, token = seat.table["id"], ana.token
    with running(tmp_path, clock=clock) as server:
        clock.ms += DAY
        await asyncio.sleep(A_WHILE)
        assert table_id not in server.services.live_tables.tables, "nobody looks after it"
        ana = Guest(server.address)
        ana.http.cookies.set("voliere", token)
        seat = await ana.connect(table_id)
        assert (seat.table["paused"], await still_at(seat)) == (True, version)
        await seat.say("sit", seat=0)
        await seat.until_table(lambda now: not now["paused"])
        await seat.play_on()


async def test_where_time_has_taken_all_seats_bots_play_on(tmp_path: Path) -> None:
    clock = HandClock()
    with running(tmp_path, clock=clock) as server:
        seat = await against_a_bot(await Guest.enter(server.address), pace=LIVE)
        clock.ms += DAY
        await seat.until_table(lambda now: now["state"] == "over")
        assert not seat.table["paused"]


async def test_only_the_last_of_two_people_stops_the_game(address: str) -> None:
    ana, ben = await Guest.enter(address, "Ana"), await Guest.enter(address, "Ben")
    opened = await ana.open_table("vautour", [ME, INVITED, BOT])
    one = await ana.connect(opened["table"]["id"])
    two = await ben.connect(opened["table"]["id"], key=opened["invitation"])
    await two.ask("sit", "happened", key=opened["invitation"])
    await one.until("happened")
    await leave(one)
    assert not one.table["paused"]
    await two.play("7")
    while two.view and two.view["round"] == 1:
        await two.hear()
    await two.say("stand", seat=1)
    await one.until_table(lambda now: now["paused"])
    version = one.version
    assert await still_at(one) == version
    await one.say("sit", seat=0)
    await one.until_table(lambda now: not now["paused"])
    await one.play_on()


async def test_a_bot_in_mid_thought_does_not_play_on_either(tmp_path: Path) -> None:
    thinker = HeldThinker()
    with running(tmp_path, thinker=thinker) as server:
        ana = await Guest.enter(server.address)
        opened = await ana.open_table("vautour", [ME, BOT])
        seat = await ana.connect(opened["table"]["id"])
        await seat.say("start")
        await seat.until("happened")
        while not thinker.is_held.is_set():
            await asyncio.sleep(0.01)
        version = await leave(seat)
        server.loop.call_soon_threadsafe(thinker.go_on.set)
        assert await still_at(seat) == version
        await seat.say("sit", seat=0)
        await seat.until_table(lambda now: not now["paused"])
        await seat.play_on()


async def test_a_game_does_not_wait_for_somebody_who_is_erased(address: str) -> None:
    ana, eve = await Guest.enter(address, "Ana"), await Guest.enter(address, "Eve")
    seat = await against_a_bot(ana, public=True)
    watching = await eve.connect(seat.table["id"])
    await leave(seat)
    await ana.http.delete("/me")
    table = await watching.until_table(lambda now: now["state"] == "over")
    assert not table["paused"]


async def test_bots_among_themselves_play_to_the_end(address: str) -> None:
    ana = await Guest.enter(address)
    opened = await ana.open_table("vautour", [BOT, BOT])
    seat = await ana.connect(opened["table"]["id"])
    await seat.say("start")
    await seat.until_table(lambda now: now["state"] == "over")
