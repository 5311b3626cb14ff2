"""Bots think in processes of their own; one that fails loses the decision, never the table."""

from __future__ import annotations

from pathlib import Path

import pytest

import voliere
from voliere.bots import fallback
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


@pytest.mark.parametrize("name", ["no such bot", "program:touch {mark}"])
async def test_a_bot_that_is_not_offered_loses_the_decision_to_the_fallback(
    name: str, tmp_path: Path
) -> None:
    mark = tmp_path / "was-here"
    thinker = WorkerThinker(1)
    table = voliere.new_table("vautour", players=2, seed=3)
    try:
        move = await thinker.choose(name.format(mark=mark), table.view(0))
    finally:
        await thinker.close()
    assert move == str(fallback(table.view(0)))
    assert not mark.exists()
