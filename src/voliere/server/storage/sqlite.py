"""SQLite inside the process: one writer thread that commits what has gathered, WAL, FULL sync.

While a commit waits for the disk, further work gathers for the next one; there is no timer. If a
commit fails, nothing after it is accepted until the server is started again.

Rows of logs, nearly all there is to write, go in as one statement that is its own transaction: the
thread asks for Python's lock once a commit, however many rows there are, and the event loop is not
disturbed by it.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from filelock import BaseFileLock, FileLock, Timeout
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from voliere.server.errors import ServerError
from voliere.server.storage.batch import INSERT_JSON, Job, Outcome, as_json, write_batch
from voliere.server.storage.checkup import Checkup, fault_of
from voliere.server.storage.migrate import upgrade
from voliere.server.storage.private_files import make_database, make_file, make_folder
from voliere.server.storage.rows import Append

log = logging.getLogger("voliere.storage")

T = TypeVar("T")
Waiting = tuple[Append | Job, "asyncio.Future[Any]"]

READERS = 2
MOST_IN_A_COMMIT = 2000
SCRUB_TRIES = 40


class SqliteStorage:
    """A SQLite file, written by one thread."""

    keeps_order = True

    def __init__(
        self,
        path: Path,
        *,
        engine: Engine | None = None,
        note_commit: Callable[[float], None] | None = None,
    ) -> None:
        self.path = path
        self._note_commit = note_commit  # how many seconds one has taken
        self.failed: ServerError | None = None
        self._engine = engine or new_engine(path)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._gathered: list[Waiting] = []
        self._is_writing = False
        self._is_idle = asyncio.Event()
        self._is_idle.set()
        self._queue: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._lock: BaseFileLock | None = None
        self._thread = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self._checkup = Checkup(path, partial(self._stop, "the data are damaged"))

    async def open(self) -> None:
        """Bring the file to the present schema and start writing; ServerError if it can't be."""
        self._loop = asyncio.get_running_loop()
        await self._loop.run_in_executor(self._readers, self._prepare)
        self._thread.start()
        self._checkup.start()

    def _prepare(self) -> None:
        try:
            make_folder(self.path.parent)
            self._lock = lock_folder(self.path.parent)
            make_database(self.path)
            with self._engine.begin() as connection:
                upgrade(connection)
        except (OSError, SQLAlchemyError, RuntimeError) as error:
            reason = str(getattr(error, "orig", None) or error)
            raise ServerError("data-unusable", path=self.path, reason=reason) from error

    def append(self, append: Append) -> asyncio.Future[None]:
        """Done when the row is on disk; Conflict if its seq is taken."""
        return self.write(append)

    def write(self, work: Append | Callable[[Connection], T]) -> asyncio.Future[T]:
        """What the job returns, once its changes are on disk."""
        assert self._loop is not None, "the storage is open"
        future: asyncio.Future[T] = self._loop.create_future()
        if self.failed:
            future.set_exception(self.failed)
        else:
            if not self._gathered:
                self._is_idle.clear()
                self._loop.call_soon(self._hand_over)
            self._gathered.append((work, future))
        return future

    def _hand_over(self) -> None:
        """Give the writer what has gathered, unless it is busy: then it is given more later."""
        if self._gathered and not self._is_writing:
            batch = self._gathered[:MOST_IN_A_COMMIT]
            del self._gathered[:MOST_IN_A_COMMIT]
            self._is_writing = True
            self._queue.put(batch)

    def _settle(self, batch: list[Waiting], outcomes: list[Outcome], seconds: float) -> None:
        """A commit is done: tell those who wait, and go on with what came meanwhile."""
        if self._note_commit is not None:
            self._note_commit(seconds)
        for (_, future), (done, value) in zip(batch, outcomes, strict=True):
            if future.cancelled():
                continue
            if done:
                future.set_result(value)
            else:
                future.set_exception(value)
        self._is_writing = False
        self._hand_over()
        if not self._is_writing:
            self._is_idle.set()

    async def read(self, job: Callable[[Connection], T]) -> T:
        """What the job finds."""
        assert self._loop is not None, "the storage is open"
        return await self._loop.run_in_executor(self._readers, self._read, job)

    def _read(self, job: Callable[[Connection], T]) -> T:
        try:
            with self._engine.connect() as connection:
                return job(connection)
        except DatabaseError as error:
            if fault_of(error) is None:
                raise
            raise self._stop("the data can't be read", error) from error

    async def scrub(self) -> None:
        """Leave no trace in the files of what was deleted: empty the write-ahead log."""
        assert self._loop is not None, "the storage is open"
        await self._loop.run_in_executor(self._readers, self._checkpoint)

    def _checkpoint(self) -> None:
        with closing(sqlite3.connect(self.path, timeout=10)) as connection:
            for _ in range(SCRUB_TRIES):
                busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
                if not busy:
                    return
                time.sleep(0.05)
        log.warning("readers keep the write-ahead log from being emptied")

    async def close(self) -> None:
        """Finish what has been asked, then let go of the file."""
        self._checkup.stop()
        if self._thread.is_alive():
            await self._is_idle.wait()
            self._queue.put(None)
            await asyncio.to_thread(self._thread.join)
        self._readers.shutdown()
        self._engine.dispose()
        if self._lock is not None:
            self._lock.release()

    # The writer thread

    def _write_on(self) -> None:
        self._file = self._identity()
        with self._engine.connect().execution_options(writes=True) as connection:
            while (batch := self._queue.get()) is not None:
                self._commit(connection, batch)

    def _commit(self, connection: Connection, batch: list[Waiting]) -> None:
        outcomes: list[Outcome]
        begun = time.perf_counter()
        try:
            if self.failed:
                raise self.failed
            if self._identity() != self._file:
                raise FileNotFoundError(f"{self.path} is not the file that was opened")
            outcomes = _write(connection, [work for work, _ in batch])
        except Exception as error:
            outcomes = [(False, self._stop("commit failed", error))] * len(batch)
        assert self._loop is not None
        self._loop.call_soon_threadsafe(self._settle, batch, outcomes, time.perf_counter() - begun)

    def _identity(self) -> tuple[int, int]:
        """Which file lies at the path: one that was deleted can be written to and is lost."""
        found = self.path.stat()
        return found.st_dev, found.st_ino

    def _stop(self, what: str, error: Exception) -> ServerError:
        """Accept nothing from now on: after a failed commit nobody knows what is on the disk, and
        what is written into a damaged file may be lost."""
        if self.failed is None:
            self.failed = ServerError(fault_of(error) or "storage-failed")
            log.critical("%s, no more moves are accepted", what, exc_info=error)
        return self.failed


def _write(connection: Connection, work: list[Append | Job]) -> list[Outcome]:
    """Commit all the work; returns an outcome each."""
    rows = [one.row for one in work if isinstance(one, Append) and one.also is None]
    if len(rows) == len(work):
        try:
            driver: Any = connection.connection.driver_connection
            driver.execute(INSERT_JSON, (as_json(rows),))
            return [(True, None)] * len(work)
        except sqlite3.IntegrityError:
            pass  # a seq is taken: nothing was written, find out which
    with connection.begin():
        return write_batch(connection, work)


def lock_folder(folder: Path) -> BaseFileLock:
    """Keep a second server out of a data folder, until the lock it returns is released."""
    make_file(folder / "voliere.lock")
    lock = FileLock(folder / "voliere.lock", thread_local=False)
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise ServerError("data-in-use", path=folder) from None
    return lock


def new_engine(path: Path, **more: Any) -> Engine:
    """An engine on a SQLite file, with the settings that durability needs; `more` is for
    SQLAlchemy, such as another driver."""
    engine = create_engine(
        f"sqlite:///{path}", connect_args={"check_same_thread": False, "timeout": 10}, **more
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        # The driver's own transactions would commit at savepoints: it is told to keep out.
        connection.isolation_level = None
        mode = connection.execute("PRAGMA journal_mode=WAL").fetchone()[0]
        connection.execute("PRAGMA synchronous=FULL")
        if mode != "wal" or connection.execute("PRAGMA synchronous").fetchone()[0] != 2:
            raise RuntimeError(f"{path} can't be kept safely: its journal mode is {mode}, not wal")
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA secure_delete=ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # Whoever means to write says so at once: who has read first and finds that another program
        # (`voliere admin`) has written since could not write any more.
        is_writer = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writer else "BEGIN")

    return engine
