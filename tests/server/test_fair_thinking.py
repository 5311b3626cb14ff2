"""S7: nobody's bots keep another person's bots from answering, on a real server."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.client import BOT, INVITED, ME, Guest
from tests.server.running import FirstThinker, HandClock, MusingThinker, running
from voliere.server.interfaces import Chosen, Question
from voliere.server.tables.table_bots import PATIENCE_MS
from voliere.server.tables.table_limits import TableLimits

pytestmark = pytest.mark.asyncio

OWL = {"kind": "bot", "bot": "hibou"}
TURN_SECONDS = 15.0  # far more than a turn takes, far less than the flood would have taken
N_TURNS = 5


async def begun(guest: Guest, seats: list[Any], game: str = "vautour", **more: Any) -> str:
    """A table whose game has begun."""
    opened = await guest.open_table(game, seats, **more)
    table_id = str(opened["table"]["id"])
    await guest.post(f"/tables/{table_id}/start")
    return table_id


async def start(guest: Guest, table_id: str) -> tuple[int, str | None]:
    """The answer to a request to begin: its status and code."""
    answer = await guest.http.post(f"/tables/{table_id}/start", json={})
    return answer.status_code, answer.json().get("code")


# Whose turn it is


@pytest.mark.parametrize("bot", ["oisillon", "moineau", "merle", "hibou"])
async def test_s7_a_guest_s_hundred_owls_do_not_keep_another_person_waiting(
    bot: str, tmp_path: Path
) -> None:
    with running(tmp_path, thinker=None) as server:
        mallory, ben = [await Guest.enter(server.address) for _ in range(2)]
        table_id = await begun(ben, [ME, {"kind": "bot", "bot": bot}], "songbirds")
        for _ in range(15):
            await begun(mallory, [OWL] * 7, "feather")
        await mallory.close()
        seat = await ben.connect(table_id)
        for _ in range(N_TURNS):
            while not seat.can_decide:
                await seat.hear()
            assert seat.view is not None
            asked = time.monotonic()
            await seat.play(seat.view["moves"][0])
            while not seat.can_decide:
                await seat.hear()
            assert time.monotonic() - asked < TURN_SECONDS
            assert seat.messages[-1].get("hurried", []) == [], "the crowd hurries only itself"
        address = f"http://127.0.0.1:{server.services.metrics_port}/metrics"
        figures = (await ben.http.get(address)).text
        (waiting,) = re.findall(r"^voliere_bots_waiting (\d+)\.0$", figures, re.MULTILINE)
        assert int(waiting) > 50, "the owls are far from done"
        assert "\nvoliere_bots_hurried_total " in figures
        assert 'voliere_bots_wait_seconds_bucket{le="0.3"}' in figures
        await seat.close()


# Who waits for whom


class AskedThinker(MusingThinker):
    """Bots that never come to a decision; what they are asked can be looked at."""

    def __init__(self) -> None:
        self.questions: list[Question] = []

    async def choose(self, question: Question) -> Chosen:
        self.questions.append(question)
        try:
            return await super().choose(question)
        finally:
            self.questions.remove(question)

    def regard(self, question: Question, person: str, *, is_awaited: bool) -> None:
        question.person, question.is_awaited = person, is_awaited

    async def until(self, *wanted: tuple[str, bool]) -> None:
        """Come back when those are asked for whom, and whether they wait for it."""
        end = time.monotonic() + TURN_SECONDS
        while [(one.person, one.is_awaited) for one in self.questions] != [*wanted]:
            assert time.monotonic() < end, self.questions
            await asyncio.sleep(0.01)


async def test_bots_think_for_those_who_are_there_and_else_for_the_host(tmp_path: Path) -> None:
    thinker = AskedThinker()
    with running(tmp_path, thinker=thinker) as server:
        ana, ben = [await Guest.enter(server.address, name) for name in ("Ana", "Ben")]
        opened = await ana.open_table("vautour", [ME, INVITED, BOT])
        table_id, key = opened["table"]["id"], opened["invitation"]
        await ben.post(f"/tables/{table_id}/sit", key=key)
        state = server.services.live_tables.tables[table_id].state
        host, guest = (str(state.seats[seat].person) for seat in (0, 1))
        await thinker.until((host, False))
        seat = await ben.connect(table_id)
        await thinker.until((guest, True))
        other = await ana.connect(table_id)
        await thinker.until((host, True))
        await other.say("stand", seat=0)
        await thinker.until((host, True), (host, True))
        await other.close()
        await thinker.until((guest, True), (guest, True))
        await seat.close()
        await thinker.until((host, False), (host, False))


async def test_a_bot_whose_turn_is_over_thinks_no_more(tmp_path: Path) -> None:
    thinker = AskedThinker()
    with running(tmp_path, thinker=thinker) as server:
        ana = await Guest.enter(server.address)
        table_id = await begun(ana, [ME, BOT])
        host = str(server.services.live_tables.tables[table_id].state.row.host)
        seat = await ana.connect(table_id)
        await thinker.until((host, True))
        for _ in range(3):
            await seat.say("stand", seat=0)
            await thinker.until()  # the game waits
            await seat.say("sit", seat=0)
            await thinker.until((host, True))
        await seat.close()


async def test_who_plays_through_requests_is_waited_for_a_minute(tmp_path: Path) -> None:
    thinker, clock = AskedThinker(), HandClock()
    with running(tmp_path, thinker=thinker, clock=clock) as server:
        ana = await Guest.enter(server.address)
        table_id = await begun(ana, [ME, BOT])
        live = server.services.live_tables.tables[table_id]
        host = str(live.state.row.host)
        await thinker.until((host, False))
        decision = live.state.decision
        await ana.post(f"/tables/{table_id}/moves", id="m", seat=0, decision=decision, move="5")
        await thinker.until((host, True))
        clock.ms += PATIENCE_MS
        server.loop.call_soon_threadsafe(live._bots.note_who_waits)
        await thinker.until((host, False))


# What is told


class HurriedThinker(FirstThinker):
    """Bots that had less than their usual time, as often as it is said."""

    n_hurried = 1

    async def choose(self, question: Question) -> Chosen:
        self.n_hurried -= 1
        return Chosen(question.seen.view.moves[0], hurried=self.n_hurried >= 0)


async def test_that_a_bot_had_less_time_is_told_and_remembered(tmp_path: Path) -> None:
    with running(tmp_path, thinker=HurriedThinker()) as server:
        ana = await Guest.enter(server.address)
        opened = await ana.open_table("vautour", [ME, BOT])
        table_id = opened["table"]["id"]
        seat = await ana.connect(table_id)
        await seat.say("start")
        while seat.version < seat.decision + 1 or not seat.decision:
            message = await seat.hear()
        assert message["type"] == "happened"
        assert message["hurried"] == [1]
        await seat.close()
    with running(tmp_path) as server:
        ana.address = server.address
        seat = await ana.connect(table_id)
        (welcome,) = seat.messages
        assert welcome["hurried"] == [1]
        assert seat.view is not None
        await seat.play(seat.view["moves"][0])
        decision = seat.decision
        while seat.decision == decision or seat.version == seat.decision:
            message = await seat.hear()
        assert message["hurried"] == [], "it has had its time again"
        await seat.close()


# How many tables


async def all_bots(guest: Guest, n_tables: int) -> list[str]:
    opened = [await guest.open_table("vautour", [BOT, BOT]) for _ in range(n_tables)]
    return [str(one["table"]["id"]) for one in opened]


async def test_s7_bots_alone_play_at_five_tables_of_a_person(tmp_path: Path) -> None:
    with running(tmp_path, settings={"generosity": 1.0}, thinker=MusingThinker()) as server:
        ana = await Guest.enter(server.address, **{"Accept-Language": "fr"})
        tables = await all_bots(ana, 8)
        answers = await asyncio.gather(*(start(ana, table_id) for table_id in tables))
        assert sorted(answers, key=str) == [
            *[(200, None)] * 5,
            *[(429, "too-many-bot-tables")] * 3,
        ]
        refused = tables[answers.index((429, "too-many-bot-tables"))]
        assert (await ana.get(f"/tables/{refused}"))["table"]["state"] == "waiting"
        seat = await ana.connect(refused)
        answer = await seat.ask("start")
        assert answer["code"] == "too-many-bot-tables"
        await seat.close()
        answer = await ana.http.post(f"/tables/{refused}/start", json={})
        assert "5 de vos tables" in answer.json()["sentence"]
        await begun(ana, [ME, BOT])


async def test_s7_at_tables_that_were_left_no_bot_thinks_so_they_do_not_count(
    tmp_path: Path,
) -> None:
    thinker = AskedThinker()
    with running(tmp_path, thinker=thinker) as server:
        server.services.live_tables.limits = TableLimits(bot_tables_a_person=2)
        ana = await Guest.enter(server.address)
        for _ in range(3):
            table_id = await begun(ana, [ME, BOT])
            await ana.post(f"/tables/{table_id}/stand", seat=0)
        await thinker.until()
        (table_id,) = await all_bots(ana, 1)
        assert await start(ana, table_id) == (200, None)


async def test_s7_guests_of_one_address_share_a_limit_and_others_do_not(tmp_path: Path) -> None:
    with running(tmp_path, thinker=MusingThinker()) as server:
        server.services.live_tables.limits = TableLimits(
            bot_tables_a_person=2, bot_tables_an_address=3
        )
        codes = []
        for _ in range(2):
            guest = await Guest.enter(server.address)
            tables = await all_bots(guest, 2)
            codes += [(await start(guest, table_id))[1] for table_id in tables]
        assert codes == [None, None, None, "too-many-bot-tables-here"]
        elsewhere = Guest(server.address)
        elsewhere.http._transport = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
        await elsewhere.post("/guest", name="Eve")
        (table_id,) = await all_bots(elsewhere, 1)
        assert await start(elsewhere, table_id) == (200, None)


async def test_s7_a_game_that_ends_makes_room(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        server.services.live_tables.limits = TableLimits(bot_tables_a_person=1)
        ana = await Guest.enter(server.address)
        for table_id in await all_bots(ana, 3):
            assert await start(ana, table_id) == (200, None)
            while (await ana.get(f"/tables/{table_id}"))["table"]["state"] != "over":
                await asyncio.sleep(0.01)


async def test_a_start_that_is_refused_takes_no_place(tmp_path: Path) -> None:
    with running(tmp_path, thinker=MusingThinker()) as server:
        server.services.live_tables.limits = TableLimits(bot_tables_a_person=1)
        ana, ben = [await Guest.enter(server.address) for _ in range(2)]
        opened = await ana.open_table("vautour", [BOT, BOT], public=True)
        table_id = opened["table"]["id"]
        assert await start(ben, table_id) == (403, "not-host")
        assert await start(ana, table_id) == (200, None)
        assert await start(ana, table_id) == (409, "already-started")
