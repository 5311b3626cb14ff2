"""Games that are not compiled are played all the same, and compiled meanwhile, the one somebody has
opened before the others."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.client import Guest
from tests.server.running import start
from voliere.games import REGISTRY
from voliere.server.tables import warmup as warmup_module
from voliere.server.tables.compilation import Compilation
from voliere.server.tables.warmup import Warmup

pytestmark = pytest.mark.asyncio


@pytest.fixture
def cold(tmp_path: Path) -> Iterator[str]:
    """The address of a server on a machine where nothing was ever compiled."""
    process, address = start(tmp_path / "data", "0", VOLIERE_CACHE=str(tmp_path / "cache"))
    try:
        yield address
    finally:
        process.terminate()
        assert process.wait(60) == 0


async def test_every_game_can_be_played_before_anything_is_compiled(cold: str) -> None:
    guest = await Guest.enter(cold)
    for game in REGISTRY:
        bots = [{"kind": "bot", "bot": bot} for bot in ("hibou", "moineau")]
        table = await guest.open_table(game, [{"kind": "me"}, *bots][: REGISTRY[game].players[-1]])
        seated = await guest.connect(table["table"]["id"])
        await seated.say("start")
        while not seated.can_decide:
            await seated.hear()
        assert seated.view is not None
        version = seated.version
        await seated.play(seated.view["moves"][0])
        while seated.version == version:
            await seated.hear()
        while not (seated.can_decide or seated.view["over"]):
            await seated.hear()  # the others have had their turns
        about = await guest.get("/about")
        assert 0.0 <= about["compiling"][game] <= 1.0
        await seated.socket.close()
    await guest.close()


@asynccontextmanager
async def compiling(n_places: int) -> AsyncIterator[Compilation]:
    one = Compilation(n_places)
    try:
        yield one
    finally:
        await one.close()


async def test_the_game_that_somebody_opens_comes_first() -> None:
    async with compiling(1) as compilation:
        ended: list[str] = []

        async def compiled(game: str) -> None:
            assert await compilation.of(game)
            ended.append(game)

        tasks = [asyncio.create_task(compiled(game)) for game in ("piafs", "feather", "vautour")]
        while not any(compilation._processes.values()):
            await asyncio.sleep(0.01)
        assert set(compilation.shares) == {"piafs", "feather", "vautour"}
        compilation.hurry("vautour")
        await asyncio.gather(*tasks)
        assert ended == ["vautour", "piafs", "feather"], "what gave way is next"
        assert compilation.shares == {}


async def test_a_game_changes_over_to_compiled_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warmup_module, "is_ready", lambda game: False)
    game = REGISTRY["vautour"]
    async with compiling(1) as compilation:
        warmup = Warmup(compilation)
        await warmup.of("vautour")
        assert not game.is_compiled
        assert await warmup.shares(["vautour"]) == {"vautour": 0.0}
        while not game.is_compiled:
            await asyncio.sleep(0.05)
        assert await warmup.shares(["vautour"]) == {}


async def test_a_game_that_python_cannot_run_is_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def breaks(entry: object) -> object:
        raise NotImplementedError("only a compiler understands this")

    monkeypatch.setattr(warmup_module, "is_ready", lambda game: False)
    monkeypatch.setattr("voliere.kernel.uncompiled.entry_as_written", breaks)
    async with compiling(1) as compilation:
        await Warmup(compilation).of("vautour")
        assert REGISTRY["vautour"].is_compiled
        assert compilation.shares == {}


@pytest.mark.complains("could not be compiled")
async def test_a_game_that_cannot_be_compiled_is_played_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(warmup_module, "is_ready", lambda game: False)
    monkeypatch.setattr("voliere.server.tables.compilation.MODULE", "no.such.module")
    async with compiling(1) as compilation:
        warmup = Warmup(compilation)
        await warmup.of("vautour")
        while await warmup.shares(["vautour"]):
            await asyncio.sleep(0.05)
        assert not REGISTRY["vautour"].is_compiled
        REGISTRY["vautour"].run_compiled()


async def test_the_process_that_compiles_ends_with_the_server(tmp_path: Path) -> None:
    process, address = start(tmp_path / "data", "0", VOLIERE_CACHE=str(tmp_path / "cache"))
    guest = await Guest.enter(address)
    await guest.get("/about")
    while not (found := compilers(process.pid)):
        await asyncio.sleep(0.1)
    await guest.close()
    process.kill()
    process.wait()
    given_up = time.monotonic() + 60
    while any(map(is_alive, found)) and time.monotonic() < given_up:
        await asyncio.sleep(0.1)
    assert not any(map(is_alive, found))


def compilers(parent: int) -> list[int]:
    """The processes that were started by another."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text()
    commands = {
        int(child): Path(f"/proc/{child}/cmdline").read_text() for child in children.split()
    }
    return [child for child, command in commands.items() if "voliere.study.ready" in command]


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()
