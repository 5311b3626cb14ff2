"""Bots think in processes of their own; one that fails loses the decision, never the table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import voliere
from voliere.bots import fallback
from voliere.server.interfaces import Question
from voliere.server.thinking import thinker as thinker_module
from voliere.server.thinking.thinker import WorkerThinker
from voliere.server.thinking.workers import Worker
from voliere.table.seen import Seen

pytestmark = pytest.mark.asyncio


@asynccontextmanager
async def thinker(n_workers: int = 1) -> AsyncIterator[WorkerThinker]:
    one = WorkerThinker(n_workers)
    try:
        yield one
    finally:
        await one.close()


def figure(one: WorkerThinker, name: str) -> float | None:
    return one.metrics.registry.get_sample_value(name)


def seen_in(game: str = "vautour", players: int = 2) -> Seen:
    table = voliere.new_table(game, players=players, seed=3)
    return table.seen(table.actors[0])


def asked(bot: str, person: str = "ana", *, is_awaited: bool = True) -> Question:
    return Question(bot, seen_in(), person, is_awaited)


async def test_a_bot_decides_in_a_worker_process() -> None:
    async with thinker() as one:
        question = asked("oisillon")
        chosen = await one.choose(question)
        assert chosen.move in question.seen.view.moves
        assert not chosen.hurried
        (worker,) = one._idle
        await worker.end()
        assert (await one.choose(asked("oisillon"))).move in question.seen.view.moves


async def test_a_worker_that_dies_while_it_thinks_is_replaced() -> None:
    async with thinker() as one:
        await one.choose(asked("oisillon"))
        (worker,) = one._idle
        choosing = asyncio.create_task(one.choose(asked("hibou")))
        while worker in one._idle:
            await asyncio.sleep(0)
        worker._process.kill()
        assert (await choosing).move in seen_in().view.moves
        assert worker.has_ended


@pytest.mark.parametrize("name", ["no such bot", "program:touch {mark}"])
async def test_a_bot_that_is_not_offered_loses_the_decision_to_the_fallback(
    name: str, tmp_path: Path
) -> None:
    mark = tmp_path / "was-here"
    async with thinker() as one:
        chosen = await one.choose(asked(name.format(mark=mark)))
    assert chosen.move == str(fallback(seen_in()))
    assert not mark.exists()


async def test_a_bot_that_overruns_loses_the_decision_and_its_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with thinker() as one:
        await one.choose(asked("oisillon"))
        (worker,) = one._idle
        monkeypatch.setattr(thinker_module, "LONGEST", 0.05)
        seen = seen_in("songbirds")
        chosen = await one.choose(Question("hibou", seen, "ana", is_awaited=True))
        assert chosen.move in seen.view.moves
        assert worker.has_ended


async def test_when_many_wait_owls_think_shorter_and_it_is_told() -> None:
    async with thinker() as one:
        chosen = await asyncio.gather(*(one.choose(asked("hibou")) for _ in range(7)))
    assert all(one.move in seen_in().view.moves for one in chosen)
    assert [one.hurried for one in chosen] == [False, True, True, False, False, False, False]
    assert figure(one, "voliere_bots_hurried_total") == 2
    assert figure(one, "voliere_bots_wait_seconds_count") == 7
    assert figure(one, "voliere_bots_waiting") == 0


async def test_a_quick_bot_decides_while_an_owl_thinks() -> None:
    async with thinker() as one:
        await asyncio.gather(*(one.choose(asked("oisillon")) for _ in range(2)))
        owl = asyncio.create_task(
            one.choose(Question("hibou", seen_in("songbirds"), "ana", is_awaited=True))
        )
        await asyncio.sleep(0)
        await one.choose(asked("oisillon", "ben"))
        assert not owl.done()
        await owl
        n_started = figure(one, "voliere_bots_workers_started_total")
        assert n_started == 2, "one for the owl, and one for all quick bots"


async def test_who_no_longer_wants_an_answer_gives_up_the_place_in_the_queue() -> None:
    async with thinker() as one:
        tasks = [asyncio.create_task(one.choose(asked("hibou", is_awaited=False))) for _ in "abc"]
        await asyncio.sleep(0)
        assert figure(one, "voliere_bots_waiting") == 2
        tasks[1].cancel()
        await asyncio.gather(tasks[1], return_exceptions=True)
        assert figure(one, "voliere_bots_waiting") == 1
        tasks[0].cancel()  # it is being thought about, and the worker can't be told to stop
        assert (await tasks[2]).move in seen_in().view.moves
        assert figure(one, "voliere_bots_wait_seconds_count") == 2


async def test_no_worker_is_left_when_the_server_stops_in_the_middle_of_a_thought() -> None:
    started: list[Worker] = []
    async with thinker() as one:
        choosing = asyncio.create_task(one.choose(asked("hibou")))
        while not one._idle:  # the one for quick bots
            await asyncio.sleep(0.01)
        started += one._idle
        choosing.cancel()
    assert all(worker.has_ended for worker in started)
    assert not one._running
