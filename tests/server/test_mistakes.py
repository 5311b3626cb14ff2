"""One's mistakes asked again: from analysed games, on the table as it was, until they are learned;
kept for their person alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from tests.server.client import Guest, Message
from tests.server.finished import play_alone, play_together
from tests.server.running import HandClock, Running, running
from tests.server.test_analyses import until_done
from tests.server.test_personal_data import files_of
from tests.server.test_replays import code_of
from voliere.server.study import jobs
from voliere.study import trial
from voliere.study.analysis import ASKED_AGAIN
from voliere.study.spacing import PAUSES

pytestmark = pytest.mark.asyncio

DAY = 24 * 3600 * 1000


@pytest.fixture(scope="module", autouse=True)
def short_looks() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(jobs, "QUICK_MS", 30)
        patch.setattr(jobs, "FULL_MS", 400)
        yield


@pytest.fixture(scope="module")
def clock() -> HandClock:
    return HandClock()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, clock: HandClock) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data"), clock=clock) as one:
        yield one


@pytest_asyncio.fixture
async def ana(server: Running) -> AsyncIterator[Guest]:
    one = await Guest.enter(server.address, "Ana")
    yield one
    await one.close()


async def analysed(guest: Guest, game: str = "vautour") -> str:
    """A game played first move by first move, which is full of mistakes, and analysed."""
    table_id = await play_alone(guest, game)
    await guest.post(f"/tables/{table_id}/analysis")
    assert (await until_done(guest, f"/tables/{table_id}/analysis"))[-1]["state"] == "done"
    return table_id


async def answered(guest: Guest, question: Message, move: str) -> Message:
    asked = {key: question[key] for key in ("table", "decision")}
    return await guest.post("/me/mistakes", **asked, move=move)


@pytest.mark.parametrize("game", ["vautour", "piafs", "feather", "songbirds"])
async def test_a_mistake_is_asked_on_the_table_as_it_was(ana: Guest, game: str) -> None:
    assert (await ana.get("/me/mistakes"))["question"] is None
    table_id = await analysed(ana, game)
    told = await ana.get("/me/mistakes")
    assert 0 < told["due"] <= ASKED_AGAIN
    question = told["question"]
    n = question["decision"]
    whole = await ana.get(f"/tables/{table_id}/replay", seat=0)
    views: list[Message] = []
    for step in whole["steps"]:
        views.append({**(views[-1] if views else {}), **step["view"]})
    (step,) = question["replay"]["steps"]
    assert step["view"] == views[n]
    analysis = (await ana.get(f"/tables/{table_id}/analysis"))["analysis"]
    (decision,) = [one for one in analysis["decisions"] if one["index"] == n]
    assert decision["seat"] == 0
    assert decision["class"] != "good"
    assert sorted(question["moves"]) == sorted(one["move"] for one in decision["moves"])

    wrong = await answered(ana, question, decision["move"])
    assert wrong["played"] == decision["move"]
    assert sorted(one["move"] for one in wrong["values"]) == sorted(question["moves"])
    steps = wrong["replay"]["steps"]
    assert (steps[1]["seat"], steps[1]["move"]) == (0, decision["move"])
    is_last = bool(steps[1]["view"].get("over"))  # nothing follows the last card
    assert (2 if is_last else 3) <= len(steps) <= 1 + trial.LONGEST
    right = await answered(ana, question, wrong["values"][0]["move"])
    assert right["passes"]


async def test_it_comes_back_after_1_3_7_and_21_days_then_no_more(
    ana: Guest, clock: HandClock
) -> None:
    await analysed(ana)
    question = (await ana.get("/me/mistakes"))["question"]
    best = (await answered(ana, question, question["moves"][0]))["values"][0]["move"]
    clock.ms += DAY
    for days in PAUSES:
        now = clock.now()
        told = await answered(ana, question, best)
        assert (told["passes"], told["due"]) == (True, now + days * DAY)
        assert (await answered(ana, question, best))["due"] == told["due"]  # once is enough
        clock.ms += days * DAY
    assert (await answered(ana, question, best))["due"] is None
    assert (await ana.get("/me/mistakes"))["learned"] == 1


async def test_a_wrong_answer_begins_anew_with_a_day(ana: Guest, clock: HandClock) -> None:
    table_id = await analysed(ana)
    question = (await ana.get("/me/mistakes"))["question"]
    analysis = (await ana.get(f"/tables/{table_id}/analysis"))["analysis"]
    (decision,) = [one for one in analysis["decisions"] if one["index"] == question["decision"]]
    first = await answered(ana, question, decision["best"])
    clock.ms += DAY
    missed = await answered(ana, question, decision["move"])
    assert not missed["passes"]
    assert missed["loss"] > 2 * missed["error"]
    assert missed["due"] == clock.now() + DAY >= first["due"]


async def test_nobody_is_asked_or_answers_for_another(ana: Guest, server: Running) -> None:
    ben, eve = [await Guest.enter(server.address, name) for name in ("Ben", "Eve")]
    table_id = await play_together(ana, ben)
    await eve.post(f"/tables/{table_id}/analysis")
    await until_done(eve, f"/tables/{table_id}/analysis")
    assert (await eve.get("/me/mistakes"))["due"] == 0
    for guest, seat in ((ana, 0), (ben, 1)):
        question = (await guest.get("/me/mistakes"))["question"]
        assert question["replay"]["seat"] == seat
        body = {key: question[key] for key in ("table", "decision")}
        for other in (eve, ben if guest is ana else ana):
            refused = await code_of(other, "POST", "/me/mistakes", {**body, "move": "1"})
            assert refused == (404, "no-such-mistake")
        refused = await code_of(guest, "POST", "/me/mistakes", {**body, "move": "99"})
        assert refused == (400, "illegal-move")
    await ben.close()
    await eve.close()


async def test_they_are_exported_and_forgotten_with_their_person(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ana = await Guest.enter(server.address, "Ana")
        table_id = await analysed(ana)
        found = await ana.get("/me/mistakes")
        kept = await ana.get("/me/export")
        assert len(kept["mistakes"]) == found["due"]
        assert {one["table"] for one in kept["mistakes"]} == {table_id}
        rows: list[Any] = await asyncio.to_thread(
            server.call, server.services.storage.read(_people_with_mistakes)
        )
        assert (await ana.http.delete("/me")).status_code == 204
        left = files_of(server.settings.data)
        assert all(person.encode() not in left for person in rows)
        assert not await asyncio.to_thread(
            server.call, server.services.storage.read(_people_with_mistakes)
        )


def _people_with_mistakes(connection: Any) -> list[str]:
    from sqlalchemy import text

    return [row[0] for row in connection.execute(text("SELECT DISTINCT person FROM mistakes"))]
