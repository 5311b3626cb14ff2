"""Bots think in processes of their own; one that fails loses the decision, never the table."""

from __future__ import annotations

import pytest

import voliere
from voliere.server.thinking import WorkerThinker

pytestmark = pytest.mark.asyncio


async def test_a_bot_decides_in_a_worker_process() -> None:
    thinker = WorkerThinker(1)
    table = voliere.new_table("vautour", players=2, seed=3)
    try:
        view = table.view(1)
        assert await thinker.choose("oisillon", view) in view.moves
        assert thinker._pool is not None
        for process in list(thinker._pool._processes.values()):
            process.kill()
        assert await thinker.choose("oisillon", view) in view.moves
    finally:
        await thinker.close()


async def test_a_bot_that_fails_loses_the_decision() -> None:
    thinker = WorkerThinker(1)
    table = voliere.new_table("vautour", players=2, seed=3)
    try:
        assert await thinker.choose("no such bot", table.view(0)) in table.view(0).moves
    finally:
        await thinker.close()
