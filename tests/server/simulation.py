"""A whole server under a seed: time, disk, network and chance are simulated (R6).

The event loop's time stands still while anything can run and jumps when everything waits, so the
same seed gives the same run, to the byte.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.pool import StaticPool

from tests.server.running import FirstThinker
from voliere.server.cluster.bus import LocalBus
from voliere.server.errors import ServerError
from voliere.server.storage.batch import write_batch
from voliere.server.storage.migrate import upgrade
from voliere.server.storage.people import add_person
from voliere.server.storage.rows import Append, PersonRow
from voliere.server.tables.live_tables import LiveTables
from voliere.server.tables.table_limits import TableLimits
from voliere.server.tables.warmup import Warmup

T = TypeVar("T")


class SimulatedLoop(asyncio.SelectorEventLoop):
    """An event loop whose time is a number that jumps to the next thing to do."""

    def __init__(self) -> None:
        super().__init__()
        self._now = 0.0

    def time(self) -> float:
        return self._now

    def _run_once(self) -> None:
        if not self._ready and self._scheduled:  # type: ignore[attr-defined]
            self._now = max(self._now, self._scheduled[0]._when)  # type: ignore[attr-defined]
        super()._run_once()  # type: ignore[misc]


def simulate(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run a coroutine in simulated time."""
    loop = SimulatedLoop()
    try:
        return loop.run_until_complete(work())
    finally:
        loop.close()


class SeededRandomness:
    """Random bytes that a seed decides."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def token(self, n_bytes: int) -> bytes:
        return self._chance.randbytes(n_bytes)


class SimulatedDisk:
    """A database whose commits take a while and can be cut off: what was not committed is lost,
    and nobody has heard of it. It outlives the servers that use it."""

    keeps_order = True

    def __init__(self, seed: int) -> None:
        self.failed: ServerError | None = None
        self._chance = random.Random(seed)
        self._engine = create_engine("sqlite://", poolclass=StaticPool)
        self._waiting: list[tuple[Any, asyncio.Future[Any]]] = []
        self._writer: asyncio.Task[None] | None = None
        self.generation = 0

        @event.listens_for(self._engine, "connect")
        def connected(connection: sqlite3.Connection, _: Any) -> None:
            connection.isolation_level = None

        @event.listens_for(self._engine, "begin")
        def begun(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN")

        with self._engine.begin() as connection:
            upgrade(connection)

    def cut(self) -> None:
        """Lose everything that is not committed; those who wait will never be answered."""
        self._waiting.clear()
        self.generation += 1
        if self._writer is not None:
            self._writer.cancel()
            self._writer = None

    async def open(self) -> None:
        pass

    async def append(self, append: Append) -> None:
        await self.write(append)

    def write(self, work: Any) -> asyncio.Future[Any]:
        future = asyncio.get_running_loop().create_future()
        self._waiting.append((work, future))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        return future

    async def _write(self) -> None:
        while self._waiting:
            await asyncio.sleep(self._chance.expovariate(200))
            batch, self._waiting = self._waiting, []
            with self._engine.begin() as connection:
                outcomes = write_batch(connection, [work for work, _ in batch])
            # On disk, and not yet told: the power may go out just here.
            await asyncio.sleep(self._chance.expovariate(500))
            for (_, future), (done, value) in zip(batch, outcomes, strict=True):
                if not future.done():
                    (future.set_result if done else future.set_exception)(value)
        self._writer = None

    async def read(self, job: Callable[[Connection], T]) -> T:
        await asyncio.sleep(self._chance.expovariate(1000))
        with self._engine.connect() as connection:
            return job(connection)

    async def scrub(self) -> None:
        pass

    async def close(self) -> None:
        self._engine.dispose()


class LoopClock:
    """The time of the running event loop, from a fixed day on: for simulated time."""

    def __init__(self, start: int = 1_700_000_000_000) -> None:
        self._start = start

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self._start + int(asyncio.get_running_loop().time() * 1000)


def new_live_tables(disk: SimulatedDisk, seed: int) -> LiveTables:
    """The live tables on that disk, as after a start."""
    return LiveTables(
        storage=disk,
        bus=LocalBus(),
        clock=LoopClock(),
        randomness=SeededRandomness(seed),
        thinker=FirstThinker(),
        warmup=Ready(),
        limits=TableLimits(tables_a_person=1000, bot_delay=0.0),
    )


class Ready(Warmup):
    """All games and bots are ready: a thread would bring real time in."""

    async def of(self, game: str) -> None:
        pass

    async def of_bots(self) -> None:
        pass


async def add_people(disk: SimulatedDisk, *names: str) -> None:
    """People who may sit down."""
    for name in names:
        person = PersonRow(name, name, "en", 0, None, None, None, None)
        await disk.write(lambda c, person=person: add_person(c, person))
