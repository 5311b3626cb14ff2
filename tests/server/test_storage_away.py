"""Bots and clocks when the database is away for a while: they go on once it is back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection

from tests.server.simulation import SimulatedDisk, add_people, new_live_tables, simulate
from voliere.server.bodies import SeatAsk, TableAsk
from voliere.server.errors import ServerError
from voliere.server.protocol import Pace
from voliere.server.tables import permissions
from voliere.server.tables.live_table import LiveTable
from voliere.server.tables.live_tables import LiveTables

pytestmark = pytest.mark.complains("SimulatedDisk")  # writes that the power cut short

T = TypeVar("T")
BOT, ME = SeatAsk(kind="bot", bot="oisillon"), SeatAsk(kind="me")
LIVE = Pace(kind="live", per_move=5, bank=0)


class FarDisk(SimulatedDisk):
    """A database on another machine, that can be away."""

    is_away = False
    keeps_order = False

    def write(self, work: Any) -> asyncio.Future[Any]:
        if not self.is_away:
            return super().write(work)
        future = asyncio.get_running_loop().create_future()
        future.set_exception(ServerError("storage-away"))
        return future

    async def read(self, job: Callable[[Connection], T]) -> T:
        if self.is_away:
            raise ServerError("storage-away")
        return await super().read(job)


async def ring(live_tables: LiveTables, seconds: int) -> None:
    """Let the clocks ring, as a server process does."""
    for _ in range(seconds):
        with suppress(ServerError):
            await live_tables.ring_clocks()
        await asyncio.sleep(1)


async def begun(live_tables: LiveTables, *seats: SeatAsk, pace: Pace) -> LiveTable:
    """A table whose game has begun."""
    ask = TableAsk(game="vautour", seats=list(seats), pace=pace, substitute="oisillon")
    live = await live_tables.opening.open("ana", "Ana", ask)
    await live.change(lambda now: permissions.start(now, "ana", 0), "ana")
    return live


def test_bots_go_on_when_the_database_is_back() -> None:
    async def work() -> None:
        disk = FarDisk(1)
        await add_people(disk, "ana")
        live = await begun(new_live_tables(disk, 1), BOT, BOT, pace=Pace())
        disk.is_away = True
        await asyncio.sleep(60)
        assert live.state.stage == "playing"
        disk.is_away = False
        await asyncio.sleep(60)
        assert live.state.stage == "over"

    simulate(work)


def test_clocks_ring_when_the_database_is_back() -> None:
    async def work() -> None:
        disk = FarDisk(1)
        await add_people(disk, "ana")
        live_tables = new_live_tables(disk, 1)
        live = await begun(live_tables, ME, ME, pace=LIVE)
        disk.is_away = True
        await ring(live_tables, 60)
        assert live.state.seats[0].bot is None
        disk.is_away = False
        await ring(live_tables, 60)
        assert live.state.stage == "over"

    simulate(work)
