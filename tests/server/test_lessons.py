"""Lessons over HTTP: listed, had with their line, tried; strangers get a sentence each."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
import pytest_asyncio

from tests.server.running import Running, running
from voliere.lessons.found import known, lesson_of
from voliere.lessons.plan import LEARNER

pytestmark = pytest.mark.asyncio

FIRST = "/lessons/vautour/first"


@pytest_asyncio.fixture
async def stranger(server: Running) -> AsyncIterator[httpx.AsyncClient]:
    origin = {"Origin": server.address}
    address = f"{server.address}/api/v1"
    async with httpx.AsyncClient(base_url=address, headers=origin, timeout=60) as client:
        yield client


async def test_every_lesson_is_listed_and_can_be_had(stranger: httpx.AsyncClient) -> None:
    cards = (await stranger.get("/lessons", params={"lang": "fr"})).json()
    assert [(card["game"], card["name"]) for card in cards] == list(known())
    for card in cards:
        lesson = (await stranger.get(f"/lessons/{card['game']}/{card['name']}?lang=fr")).json()
        assert lesson["card"] == card
        assert len(lesson["steps"]) == card["steps"]
        assert lesson["steps"][-1]["at"] < len(lesson["replay"]["steps"])
        assert lesson["replay"]["seat"] == LEARNER


async def test_a_lesson_shows_the_learner_nothing_hidden(stranger: httpx.AsyncClient) -> None:
    lesson = (await stranger.get(FIRST)).json()
    for step in lesson["replay"]["steps"]:
        assert step["hands"] is None
        assert step["move"] is None or step["seat"] == LEARNER
    others = lesson_of("vautour", "first").step("mouse").then
    chosen = [told["event"] for step in lesson["replay"]["steps"][:4] for told in step["told"]]
    hidden = [event for event in chosen if event["event"] == "chose" and event["seat"] != LEARNER]
    assert len(hidden) == len(others)
    assert all(event["card"] is None for event in hidden)


async def test_another_move_is_played_and_answered(stranger: httpx.AsyncClient) -> None:
    tried = await stranger.post(f"{FIRST}/try?lang=en", json={"step": "mouse", "move": "3"})
    answer = tried.json()
    assert not answer["good"]
    assert "Merle played 11" in answer["text"]
    took = [told["event"] for step in answer["steps"] for told in step["told"]]
    assert next(one for one in took if one["event"] == "took")["seat"] == 2
    good = await stranger.post(f"{FIRST}/try", json={"step": "mouse", "move": "14"})
    assert good.json()["good"]


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        (FIRST, {"step": "nowhere", "move": "3"}, 400, "no-such-step"),
        (FIRST, {"step": "vulture", "move": "15"}, 400, "illegal-move"),
        (FIRST, {"step": "once", "move": "3"}, 400, "illegal-move"),
        (FIRST, {"step": "mouse", "move": "CH5m@2"}, 400, "bad-notation"),
        (FIRST, {"step": "mouse"}, 400, "bad-message"),
        ("/lessons/vautour/nowhere", {"step": "mouse", "move": "3"}, 404, "no-such-lesson"),
        ("/lessons/vautour/..%2Ffirst", {"step": "mouse", "move": "3"}, 404, "not-found"),
        ("/lessons/dodo/first", {"step": "mouse", "move": "3"}, 404, "no-such-lesson"),
    ],
)
async def test_strangers_are_told_what_is_wrong(
    stranger: httpx.AsyncClient, path: str, body: dict[str, str], status: int, code: str
) -> None:
    refused = await stranger.post(f"{path}/try", json=body)
    assert (refused.status_code, refused.json()["code"]) == (status, code)
    assert refused.json()["sentence"]


async def test_who_tries_too_much_waits(tmp_path: Path) -> None:
    body = {"step": "mouse", "move": "3"}
    with running(tmp_path, settings={"generosity": 0.25}) as server:
        address, origin = f"{server.address}/api/v1", {"Origin": server.address}
        async with httpx.AsyncClient(base_url=address, headers=origin, timeout=60) as client:
            codes = [(await client.post(f"{FIRST}/try", json=body)).status_code for _ in range(30)]
    assert set(codes) == {200, 429}


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
async def test_all_tries_of_a_lesson_are_those_of_its_moves(
    stranger: httpx.AsyncClient, encoding: str
) -> None:
    answer = await stranger.get(f"{FIRST}/tries?lang=fr", headers={"Accept-Encoding": encoding})
    assert answer.headers.get("Content-Encoding", "identity") == encoding
    tries = answer.json()
    lesson = (await stranger.get(f"{FIRST}?lang=fr")).json()
    asking = {step["name"]: step for step in lesson["steps"] if step["answer"]}
    assert tries.keys() == asking.keys()
    for name, of_step in tries.items():
        step = asking[name]
        assert list(of_step) == [move for move in step["moves"] if move != step["answer"]]
        move = next(iter(of_step))
        body = {"step": name, "move": move}
        assert (await stranger.post(f"{FIRST}/try?lang=fr", json=body)).json() == of_step[move]


async def test_no_try_tells_what_is_hidden(stranger: httpx.AsyncClient) -> None:
    for game, name in known():
        tries = (await stranger.get(f"/lessons/{game}/{name}/tries")).json()
        for one in (one for of_step in tries.values() for one in of_step.values()):
            for step in one["steps"]:
                assert step["hands"] is None
                assert step["move"] is None or step["seat"] == LEARNER


@pytest.mark.parametrize("lesson", ["vautour/nowhere", "dodo/first"])
async def test_there_are_no_tries_of_what_is_no_lesson(
    stranger: httpx.AsyncClient, lesson: str
) -> None:
    refused = await stranger.get(f"/lessons/{lesson}/tries")
    assert (refused.status_code, refused.json()["code"]) == (404, "no-such-lesson")
