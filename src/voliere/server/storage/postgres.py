"""PostgreSQL, shared by any number of server processes; each commits what has gathered in it.

A commit that fails leaves open what is in the database: its callers are told that the database is
away, and the next commit tries again on a new connection.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import perf_counter
from typing import Any, TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from voliere.server.errors import ServerError
from voliere.server.storage.batch import Job, Outcome, write_batch
from voliere.server.storage.migrate import upgrade
from voliere.server.storage.rows import Append

log = logging.getLogger("voliere.storage")

T = TypeVar("T")
Waiting = tuple[Append | Job, "asyncio.Future[Any]"]

CLEARED = (  # what is kept of people
    "people", "sessions", "recovery_codes", "seatings", "entries", "comments", "mistakes",
    "lesson_progress", "audit", "orders", "reports",
)  # fmt: skip
MIGRATION_LOCK = 0x766F6C69
MOST_IN_A_COMMIT = 2000
CONNECTIONS = 8
PAUSE_SECONDS = 10


class PostgresStorage:
    """A PostgreSQL database, written by one task a process."""

    keeps_order = False

    def __init__(
        self,
        address: str,
        *,
        longest_pause: float = PAUSE_SECONDS,
        note_commit: Callable[[float], None] | None = None,
    ) -> None:
        self._note_commit = note_commit  # how many seconds one has taken
        self.failed: ServerError | None = None
        self._engine: AsyncEngine = create_async_engine(
            address.replace("postgresql://", "postgresql+asyncpg://", 1),
            pool_size=CONNECTIONS,
            pool_pre_ping=True,
            # A process that is stopped, or whose machine is gone, in the middle of a commit would
            # hold its rows, and with them whoever goes on with its tables.
            connect_args={
                "server_settings": {
                    "idle_in_transaction_session_timeout": str(int(longest_pause * 1000))
                }
            },
        )
        self._waiting: list[Waiting] = []
        self._gathered = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._is_closing = False

    async def open(self) -> None:
        """Bring the database to the present schema, one process at a time, and start writing."""
        async with self._engine.begin() as connection:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(upgrade)
        self._task = asyncio.create_task(self._write_on())

    async def append(self, append: Append) -> None:
        """Return when the row is on disk; Conflict if its seq is taken."""
        await self.write(append)

    def write(self, work: Append | Callable[[Connection], T]) -> asyncio.Future[T]:
        """What the job returns, once its changes are on disk."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, future))
        self._gathered.set()
        return future

    async def read(self, job: Callable[[Connection], T]) -> T:
        """What the job finds."""
        try:
            async with self._engine.connect() as connection:
                return await connection.run_sync(job)
        except (SQLAlchemyError, OSError) as error:
            raise self._away(error) from error

    async def scrub(self) -> None:
        """Let PostgreSQL clear away what was deleted."""
        engine = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            for table in CLEARED:
                await connection.execute(text(f"VACUUM {table}"))

    async def close(self) -> None:
        """Finish what has been asked, then disconnect."""
        self._is_closing = True
        self._gathered.set()
        if self._task is not None:
            await self._task
        await self._engine.dispose()

    async def _write_on(self) -> None:
        while self._waiting or not self._is_closing:
            await self._gathered.wait()
            self._gathered.clear()
            while self._waiting:
                batch = self._waiting[:MOST_IN_A_COMMIT]
                del self._waiting[:MOST_IN_A_COMMIT]
                await self._commit(batch)

    async def _commit(self, batch: list[Waiting]) -> None:
        outcomes: list[Outcome]
        begun = perf_counter()
        try:
            async with self._engine.begin() as connection:
                outcomes = await connection.run_sync(write_batch, [work for work, _ in batch])
        except Exception as error:
            outcomes = [(False, self._away(error))] * len(batch)
        if self._note_commit is not None:
            self._note_commit(perf_counter() - begun)
        for (_, future), (done, value) in zip(batch, outcomes, strict=True):
            if future.cancelled():
                continue
            if done:
                future.set_result(value)
            else:
                future.set_exception(value)

    def _away(self, error: BaseException) -> ServerError:
        log.error("the database does not answer", exc_info=error)
        return ServerError("storage-away")
