"""Bots and clocks when the database is away for a while: they go on once it is back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection

from tests.server.simulation import SimulatedDisk, add_people, new_house, simulate
from voliere.server import conduct
from voliere.server.bodies import SeatAsk, TableAsk
from voliere.server.errors import ServerError
from voliere.server.house import House
from voliere.server.live import LiveTable
from voliere.server.protocol import Pace

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


async def ring(house: House, seconds: int) -> None:
    """Let the clocks ring, as the office does."""
    for _ in range(seconds):
        with suppress(ServerError):
            await house.ring_clocks()
        await asyncio.sleep(1)


async def begun(house: House, *seats: SeatAsk, pace: Pace) -> LiveTable:
    """A table whose game has begun."""
    ask = TableAsk(game="vautour", seats=list(seats), pace=pace, substitute="oisillon")
    live = await house.open("ana", "Ana", ask)
    await live.change(lambda now: conduct.start(now, "ana", 0), "ana")
    return live


def test_bots_go_on_when_the_database_is_back() -> None:
    async def work() -> None:
        disk = FarDisk(1)
        await add_people(disk, "ana")
        live = await begun(new_house(disk, 1), BOT, BOT, pace=Pace())
        disk.is_away = True
        await asyncio.sleep(60)
        assert live.standing.state == "playing"
        disk.is_away = False
        await asyncio.sleep(60)
        assert live.standing.state == "over"

    simulate(work)


def test_clocks_ring_when_the_database_is_back() -> None:
    async def work() -> None:
        disk = FarDisk(1)
        await add_people(disk, "ana")
        house = new_house(disk, 1)
        live = await begun(house, ME, ME, pace=LIVE)
        disk.is_away = True
        await ring(house, 60)
        assert live.standing.seats[0].bot is None
        disk.is_away = False
        await ring(house, 60)
        assert live.standing.state == "over"

    simulate(work)
