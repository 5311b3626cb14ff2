"""Analyses of finished games: made once, in the background, for whoever may see the game, and never
before a bot that somebody waits for."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from tests.server.client import BOT, ME, Guest, Message
from tests.server.finished import play_alone, play_together
from tests.server.rows import table_row
from tests.server.running import FirstThinker, Running, running
from tests.server.test_replays import code_of, played
from voliere.server.errors import ServerError
from voliere.server.storage import analyses as queries
from voliere.server.storage import tables
from voliere.server.storage.postgres import PostgresStorage
from voliere.server.study import analyses as service
from voliere.server.study import jobs
from voliere.server.study.analyst import Begun
from voliere.server.study.jobs import Job, Jobs, Most
from voliere.study.analyse import plan_for
from voliere.study.analysis import ANALYSIS_VERSION

pytestmark = pytest.mark.asyncio

ACCOUNT = ("fair", "deal", "draw", "own", "others", "remainder")


@pytest.fixture(scope="module", autouse=True)
def short_looks() -> Any:
    """Both looks are short here, or the tests would last minutes."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(jobs, "QUICK_MS", 30)
        patch.setattr(jobs, "FULL_MS", 60)
        yield


@pytest_asyncio.fixture
async def ana(server: Running) -> AsyncIterator[Guest]:
    one = await Guest.enter(server.address, "Ana")
    yield one
    await one.close()


@pytest_asyncio.fixture
async def ben(server: Running) -> AsyncIterator[Guest]:
    one = await Guest.enter(server.address, "Ben")
    yield one
    await one.close()


async def until_done(guest: Guest, path: str) -> list[Message]:
    """Everything that was answered until the thorough analysis was there."""
    told: list[Message] = []
    while not told or told[-1]["state"] not in ("done", "failed"):
        told.append(await guest.get(path))
        await asyncio.sleep(0.01)
    return told


async def test_a_quick_look_comes_first_then_a_thorough_one(ana: Guest) -> None:
    path = f"/tables/{await play_alone(ana, bots=2)}/analysis"
    assert (await ana.get(path))["state"] == "none"
    asked = await ana.post(path)
    assert asked["state"] in ("waiting", "working")
    told = await until_done(ana, path)
    depths = [one["depth"] for one in told]
    assert depths[-1] == "full"
    assert depths == sorted(depths, key=[None, "quick", "full"].index)
    assert all(0 <= one["done"] <= one["of"] for one in told)
    last = told[-1]
    assert last["state"] == "done"
    assert last["analysis"]["seats"][0] == "Ana"
    assert len(last["told"]["sentences"]) == 3
    assert len(last["told"]["turning_points"]) == 3
    for one in last["analysis"]["summary"]:
        assert sum(one[part] for part in ACCOUNT) == pytest.approx(one["result"])
    again = await ana.get(path, have="full")
    assert (again["state"], again["analysis"], again["told"]) == ("done", None, None)


async def test_how_far_it_is_is_said_piece_by_piece() -> None:
    begun = Begun(plan_for(played("vautour", players=2).record(), budget_ms=60))
    n = len(begun.plan.pieces)
    said = [begun.go_on(0.0) for _ in range(n)]
    assert [(one.done, one.of) for one in said] == [(i + 1, n) for i in range(n)]
    assert [one.analysis is None for one in said] == [True] * (n - 1) + [False]


async def test_what_is_asked_twice_is_made_once(ana: Guest, server: Running) -> None:
    path = f"/tables/{await play_alone(ana)}/analysis"
    made: list[str] = []
    finish = service.Analyses._finish

    async def counted(self: Any, job: Job, analysis: Any) -> None:
        made.append(job.wanted)
        await finish(self, job, analysis)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(service.Analyses, "_finish", counted)
        await asyncio.gather(*(ana.post(path) for _ in range(5)))
        one = (await until_done(ana, path))[-1]
        assert (await ana.post(path))["state"] == "done"
    assert made == ["quick", "full"]
    server.services.live_tables.tables.clear()
    assert await ana.get(path) == one  # it was kept


async def test_it_is_told_in_the_language_of_who_asks(ana: Guest) -> None:
    path = f"/tables/{await play_alone(ana)}/analysis"
    await ana.post(path)
    english = (await until_done(ana, path))[-1]["told"]["sentences"]
    ana.http.headers["Accept-Language"] = "fr"
    french = (await ana.get(path))["told"]["sentences"]
    assert english != french
    assert "hasard" in french[1]


async def test_whoever_may_see_the_game_may_ask_and_nobody_before_its_end(
    ana: Guest, ben: Guest
) -> None:
    table_id = await play_together(ana, ben)
    stranger = await Guest.enter(ana.address, "Zoé")
    assert (await stranger.post(f"/tables/{table_id}/analysis"))["state"] != "none"
    opened = await ana.open_table("vautour", [ME, BOT])
    running_ = f"/tables/{opened['table']['id']}/analysis"
    assert await code_of(stranger, "POST", running_) == (404, "no-such-table")
    await ana.post(f"/tables/{opened['table']['id']}/start")
    for who in (ana, stranger):
        assert await code_of(who, "POST", running_) == (409, "not-over")
        assert await code_of(who, "GET", running_) == (409, "not-over")
    await stranger.close()


async def test_a_record_that_was_sent_is_analysed_and_not_kept(ana: Guest, server: Running) -> None:
    record = {**played("feather", players=2).record(), "seats": ["Canari", "bot:merle"]}
    asked = await ana.post("/analyses", record=record)
    told = await until_done(ana, f"/analyses/{asked['key']}")
    assert told[-1]["analysis"]["seats"] == ["Canari", "Merle"]
    assert (await ana.post("/analyses", record=record))["state"] == "done"
    with sqlite3.connect(server.settings.sqlite_file) as database:
        assert "Canari" not in "\n".join(database.iterdump())


async def test_what_cannot_be_analysed_is_said_in_one_sentence(ana: Guest) -> None:
    table = played("vautour", players=2)
    whole = table.record()
    half = {**whole, "moves": whole["moves"][:6], "result": None}
    wrong = {**whole, "moves": [{"seat": 0, "move": "99"}, *whole["moves"][1:]]}
    for record, code in (
        (half, "study-unfinished"),
        (wrong, "wrong-move-in-record"),
        ({**whole, "game": "vultures"}, "unknown-game"),
        ({"hello": 1}, "bad-record"),
    ):
        assert await code_of(ana, "POST", "/analyses", {"record": record}) == (400, code)
    assert await code_of(ana, "GET", "/analyses/nothing") == (404, "no-such-analysis")


async def test_an_analysis_names_nobody_where_it_is_kept(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ana = await Guest.enter(server.address, "Canari")
        table_id = await play_alone(ana)
        await ana.post(f"/tables/{table_id}/analysis")
        await until_done(ana, f"/tables/{table_id}/analysis")
        row = await asyncio.to_thread(
            server.call,
            server.services.storage.read(lambda c: queries.find(c, table_id, ANALYSIS_VERSION)),
        )
        assert service.unpacked(row.body).seats == ["0", "1"]
        assert (await ana.http.delete("/me")).status_code == 204
        ben = await Guest.enter(server.address, "Ben")
        told = await ben.get(f"/tables/{table_id}/analysis")
        assert told["state"] == "done"
        assert told["analysis"]["seats"][0] == "—"


async def test_one_person_has_few_under_way_and_a_flood_is_refused(tmp_path: Path) -> None:
    class Pressed(FirstThinker):
        is_pressed = True  # so that nothing gets on

    with running(tmp_path, thinker=Pressed()) as server:
        server.services.analyses._jobs._most = Most(3, 10)
        ana = await Guest.enter(server.address, "Ana")
        played_ = [await play_alone(ana) for _ in range(4)]
        for table_id in played_[:3]:
            await ana.post(f"/tables/{table_id}/analysis")
        refused = await code_of(ana, "POST", f"/tables/{played_[3]}/analysis")
        assert refused == (429, "too-many-analyses")


async def test_nothing_is_gone_on_with_while_somebody_waits_for_a_bot() -> None:
    pressed = True
    analyst = service.Analyst(lambda: pressed)
    analyst._last = 10.0
    waiting = asyncio.create_task(analyst._wait_for_bots())
    await asyncio.sleep(0.2)
    assert not waiting.done()
    pressed = False
    await asyncio.wait_for(waiting, 2)
    pressed, analyst._last = True, 0.02
    begun = time.monotonic()
    await analyst._wait_for_bots()  # nor for ever
    assert time.monotonic() - begun >= service.REST * 0.02


async def test_a_quick_look_comes_before_thorough_ones_and_people_take_turns() -> None:
    waiting = Jobs(Most(10, 10))

    def job(key: str, person: str, depth: Any) -> None:
        waiting.open(Job(key, person, "here", {}, None, depth))

    for key in ("a1", "a2", "a3"):
        job(key, "ana", "quick")
    job("b1", "ben", "quick")
    job("z1", "zoe", None)
    order = [(await waiting.next()).key for _ in range(5)]
    assert order == ["z1", "a1", "b1", "a2", "a3"]


async def test_what_takes_very_long_lets_others_in(
    ana: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A record as long as may be sent holds up nobody: after its turn it waits again."""
    monkeypatch.setattr(service, "TURN", 0.0)
    begun: list[str] = []
    go_on = service.Analyst.go_on

    async def noted(self: Any, job: Job) -> Any:
        begun.append(job.key)
        return await go_on(self, job)

    monkeypatch.setattr(service.Analyst, "go_on", noted)
    keys = []
    for players in (2, 3):
        asked = await ana.post("/analyses", record=played("piafs", players=players).record())
        keys.append(asked["key"])
    for key in keys:
        assert (await until_done(ana, f"/analyses/{key}"))[-1]["state"] == "done"
    first = begun.index(keys[1])
    assert keys[0] in begun[first:], "they take turns"


async def test_there_are_limits_for_all_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "OPEN", 2)
    waiting = Jobs(Most(1, 10))
    for person in ("ana", "ben"):
        waiting.check(person, "here")
        waiting.open(Job(person, person, "here", {}, None))
    with pytest.raises(ServerError, match="Too many"):
        waiting.check("zoe", "there")
    with pytest.raises(ServerError, match="One of your"):
        waiting.check("ana", "there")


async def test_an_analysis_that_nobody_works_on_any_more_is_taken_over(
    ana: Guest, server: Running
) -> None:
    table_id = await play_alone(ana)
    now = server.services.clock.now()

    async def claimed(stale: int) -> bool:
        return await server.services.storage.write(
            lambda c: queries.claim(c, table_id, ANALYSIS_VERSION, now, stale)
        )

    assert await asyncio.to_thread(server.call, claimed(now - 1000))
    assert not await asyncio.to_thread(server.call, claimed(now - 1000))  # another's
    assert (await ana.get(f"/tables/{table_id}/analysis"))["state"] == "working"
    assert await asyncio.to_thread(server.call, claimed(now + 1))


@pytest.mark.complains("an analysis has failed")
async def test_one_that_fails_is_said_to_have_and_may_be_asked_again(
    ana: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = f"/tables/{await play_alone(ana)}/analysis"
    with monkeypatch.context() as patch:
        patch.setattr(service, "packed", lambda analysis: 1 // 0)
        await ana.post(path)
        assert (await until_done(ana, path))[-1]["state"] == "failed"
    await ana.post(path)
    assert (await until_done(ana, path))[-1]["state"] == "done"


async def test_one_of_several_processes_has_a_game_to_analyse(services: dict[str, str]) -> None:
    """On a PostgreSQL that two processes share, one of them is given what both are asked for."""
    processes = [PostgresStorage(services["database"]) for _ in range(2)]
    for one in processes:
        await one.open()
    await processes[0].write(lambda c: tables.add_table(c, table_row("shared"), []))
    claim = partial(queries.claim, table_id="shared", version=ANALYSIS_VERSION, now=1000, stale=500)
    given = await asyncio.gather(*(one.write(claim) for one in processes))
    assert sorted(given) == [False, True]
    await processes[0].write(lambda c: queries.keep(c, table_id="shared", depth="full", body=b"x"))
    taken = partial(claim, stale=2000)
    assert not await processes[1].write(taken)  # it is done
    found = await processes[1].read(lambda c: queries.find(c, "shared", ANALYSIS_VERSION))
    assert found is not None
    assert (found.depth, found.body) == ("full", b"x")
    newer = partial(claim, version=ANALYSIS_VERSION + 1)
    assert await processes[1].write(newer)
    for one in processes:
        await one.close()
