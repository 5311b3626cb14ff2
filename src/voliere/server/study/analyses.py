"""Analyses of finished games, made in the background: a quick look, then a thorough one.

They are made by processes of their own that yield to everything else, and nothing is gone on with
while somebody waits for a bot that can't think yet, or hardly: at most a tenth of the time. What is
asked for twice is made once, also where several server processes share a database. What comes of
a table's game is kept with it; that of a record that was sent is remembered for a while.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import sys
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection

from voliere.server.analysis_bodies import AnalysisStage, Depth
from voliere.server.errors import ServerError
from voliere.server.interfaces import Clock, Storage
from voliere.server.metrics import AnalysisMetrics
from voliere.server.storage import analyses as queries
from voliere.server.storage import mistakes, statistics
from voliere.server.storage.statistics import Measured
from voliere.server.study.analyst_messages import Progress, Task, Trial
from voliere.server.study.jobs import Attempt, Job, Jobs, Most
from voliere.server.study.kept_analysis import mistakes_in, packed, unpacked
from voliere.server.thinking.workers import Worker, WorkerDiedError
from voliere.study.analysis import ANALYSIS_VERSION, Analysis, Tried

_log = logging.getLogger("voliere.analyses")

COMMAND = (sys.executable, "-m", "voliere.server.study.analyst")
BEAT_SECONDS = 5.0
STALE_MS = 20_000  # after so long without a beat nobody works on it any more
TURN = 20.0  # seconds after which a look has to wait for its turn again
REST = 9  # times as long as the last piece of work, while somebody waits for a bot
LOOK_SECONDS = 0.05
LONGEST = 120.0  # seconds for one piece of work, compiling the rules included
IDLE = 60.0  # seconds without work after which the process is ended
REMEMBERED = 50
KEY_BYTES = 16

_progress = msgspec.json.Decoder(Progress)


class Standing(NamedTuple):
    """How an analysis stands; `analysis` is the most thorough one there is."""

    state: AnalysisStage
    done: int = 0
    of: int = 0
    depth: Depth | None = None
    analysis: Analysis | None = None


class Analyses:
    """All analyses of this process."""

    def __init__(
        self,
        storage: Storage,
        clock: Clock,
        is_pressed: Callable[[], bool],
        most: Most,
        n_processes: int,
        metrics: AnalysisMetrics,
    ) -> None:
        self._storage, self._clock, self._is_pressed = storage, clock, is_pressed
        self._jobs = Jobs(most)
        self._n_processes = n_processes
        self._metrics = metrics
        self._ended: OrderedDict[str, Job] = OrderedDict()  # failed, or not to be kept
        self._tasks: list[asyncio.Task[None]] = []

    # Asking

    async def of_table(self, table_id: str) -> Standing:
        """How the analysis of a table's game stands."""
        job = self._jobs.find(table_id) or self._ended.get(table_id)
        row = await self._row(table_id)
        if job is not None and not (job.has_failed and row is not None and row.depth == "full"):
            return _standing(job, None if row is None else row.body)
        if row is None:
            return Standing("none")
        is_beating = row.beat >= self._clock.now() - STALE_MS
        state: AnalysisStage = "working" if is_beating else "none"
        return Standing(
            "done" if row.depth == "full" else state,
            row.done,
            row.of,
            row.depth,
            None if row.body is None else unpacked(row.body),
        )

    async def ask_for_table(
        self, table_id: str, record: dict[str, Any], person: str, address: str
    ) -> None:
        """Have the game of a table analysed, unless that is done or under way; ServerError if too
        many are."""
        if self._jobs.find(table_id) is not None:
            return
        row = await self._row(table_id)
        if row is not None and row.depth == "full":
            return
        self._jobs.check(person, address)
        now = self._clock.now()
        claim = partial(
            queries.claim,
            table_id=table_id,
            version=ANALYSIS_VERSION,
            now=now,
            stale=now - STALE_MS,
        )
        if not await self._storage.write(claim):
            return
        depth = None if row is None else row.depth
        self._open(Job(table_id, person, address, record, table_id, depth))

    def of_sent(self, key: str) -> tuple[dict[str, Any], Standing]:
        """A record that was sent, and how its analysis stands; ServerError if there is none."""
        job = self._sent(key)
        if job is None:
            raise ServerError("no-such-analysis")
        return job.record, _standing(job, None)

    def knows(self, key: str) -> bool:
        """Whether the analysis of a record that was sent is done or under way."""
        job = self._sent(key)
        return job is not None and not job.has_failed

    def ask_for_sent(self, key: str, record: dict[str, Any], person: str, address: str) -> None:
        """Have a record analysed that was sent, unless that is known; ServerError if too many
        are."""
        if not self.knows(key):
            self._jobs.check(person, address)
            self._open(Job(key, person, address, record, None))

    def _sent(self, key: str) -> Job | None:
        job = self._jobs.find(key) or self._ended.get(key)
        return None if job is None or job.table_id is not None else job

    async def try_move(self, trial: Trial, person: str) -> Tried:
        """What comes of a move that a person tries; ServerError if that can't be said."""
        attempt = Attempt(person, trial, asyncio.get_running_loop().create_future())
        self._jobs.attempt(attempt)
        self._begin()
        return await attempt.tried

    async def _row(self, table_id: str) -> queries.AnalysisRow | None:
        find = partial(queries.find, table_id=table_id, version=ANALYSIS_VERSION)
        return await self._storage.read(find)

    def _open(self, job: Job) -> None:
        self._ended.pop(job.key, None)
        self._jobs.open(job)
        self._metrics.open.set(len(self._jobs))
        self._begin()

    def _begin(self) -> None:
        if not self._tasks:
            works = [self._work() for _ in range(self._n_processes)]
            self._tasks = [asyncio.create_task(work) for work in (*works, self._beat())]

    # Working

    async def _work(self) -> None:
        """One process, and what it is given to do."""
        analyst = Analyst(self._is_pressed)
        try:
            while True:
                try:
                    await self._do(analyst, await asyncio.wait_for(self._jobs.next(), IDLE))
                except TimeoutError:
                    await analyst.close()
        finally:
            await analyst.close()

    async def _do(self, analyst: Analyst, job: Job | Attempt) -> None:
        if isinstance(job, Job):
            await self._look(analyst, job)
        else:
            await self._try(analyst, job)

    async def _try(self, analyst: Analyst, attempt: Attempt) -> None:
        """See what comes of an attempt, if somebody still waits for it."""
        if attempt.tried.done():
            return
        try:
            attempt.tried.set_result(await analyst.tried(attempt.trial))
        except (WorkerDiedError, TimeoutError) as error:
            _log.warning("an attempt has failed", extra={"why": type(error).__name__})
            attempt.tried.set_exception(ServerError("study-failed"))

    async def _look(self, analyst: Analyst, job: Job) -> None:
        """Do what a job waits for next, and before each piece of it what comes first; one that
        takes very long has to wait again."""
        loop = asyncio.get_running_loop()
        until = loop.time() + TURN
        try:
            while (progress := await self._go_on(analyst, job)).analysis is None:
                if loop.time() >= until:
                    self._jobs.go_on(job)
                    return
            await self._finish(job, progress.analysis)
        except (WorkerDiedError, TimeoutError, ServerError) as error:
            _log.warning("an analysis has failed", extra={"why": type(error).__name__})
            await self._fail(job)
        except Exception:
            _log.exception("an analysis has failed")
            await self._fail(job)

    async def _go_on(self, analyst: Analyst, job: Job) -> Progress:
        while (other := self._jobs.before(job.wanted)) is not None:
            await self._do(analyst, other)
        progress = await analyst.go_on(job)
        job.done, job.of = progress.done, progress.of
        return progress

    async def _finish(self, job: Job, analysis: Analysis) -> None:
        """Keep what came of it, and go on to the thorough look after the quick one."""
        depth = job.wanted
        if job.table_id is None:
            job.analysis = analysis
        else:
            await self._keep(job.table_id, depth, analysis)
        self._metrics.made.inc()
        job.depth = depth
        job.done = job.of = 0
        if depth == "quick":
            self._jobs.go_on(job)
        else:
            self._end(job)

    async def _keep(self, table_id: str, depth: Depth, analysis: Analysis) -> None:
        """Keep an analysis and, of a thorough one, what those who played can learn from it."""
        body, now = packed(analysis), self._clock.now()
        found = mistakes_in(analysis) if depth == "full" else []
        measured = [Measured(one.seat, one.ecart, one.luck) for one in analysis.summary]

        def write(connection: Connection) -> None:
            queries.keep(connection, table_id, depth, body)
            mistakes.note(connection, table_id, found, now)
            statistics.note(connection, table_id, measured)

        await self._storage.write(write)

    async def _fail(self, job: Job) -> None:
        job.has_failed = True
        self._metrics.failed.inc()
        self._end(job)
        if job.table_id is not None:
            with suppress(ServerError):
                await self._let_go([job.table_id])

    def _end(self, job: Job) -> None:
        self._jobs.close(job)
        self._metrics.open.set(len(self._jobs))
        if job.has_failed or job.table_id is None:
            self._ended[job.key] = job
            if len(self._ended) > REMEMBERED:
                self._ended.popitem(last=False)

    async def _beat(self) -> None:
        """Tell the other processes from time to time what is worked on here."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            if tables := self._jobs.tables:
                try:
                    await self._storage.write(partial(self._tell, tables=tables))
                except ServerError as error:
                    _log.warning("postponed", extra={"why": error.code})

    def _tell(self, connection: Connection, tables: list[str]) -> None:
        queries.beat(connection, tables, self._clock.now())
        for table_id in tables:
            job = self._jobs.find(table_id)
            if job is not None and job.of:
                queries.note_progress(connection, table_id, job.done, job.of)

    async def close(self) -> None:
        """Stop, and leave what is not done to others, or for later."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if (tables := self._jobs.tables) and self._storage.failed is None:
            await self._let_go(tables)

    async def _let_go(self, tables: list[str]) -> None:
        await self._storage.write(partial(queries.let_go, table_ids=tables))


class Analyst:
    """A process that analyses, started when it is needed; one that has died is replaced once."""

    def __init__(self, is_pressed: Callable[[], bool]) -> None:
        self._is_pressed = is_pressed
        self._worker: Worker | None = None
        self._last = 0.0  # seconds that the last piece of work took

    async def go_on(self, job: Job) -> Progress:
        """Go on with a job for a moment; WorkerDiedError or TimeoutError if that can't be."""
        await self._wait_for_bots()
        line = await self._ask(Task(job.key, job.record, job.budget_ms))
        return _progress.decode(line)

    async def tried(self, trial: Trial) -> Tried:
        """What comes of a trial; the same errors."""
        return msgspec.json.decode(await self._ask(trial), type=Tried)

    async def _ask(self, asked: Task | Trial) -> bytes:
        question = msgspec.json.encode(asked)
        try:
            return await self._answer(question)
        except WorkerDiedError:
            return await self._answer(question)

    async def _wait_for_bots(self) -> None:
        loop = asyncio.get_running_loop()
        until = loop.time() + REST * self._last
        while self._is_pressed() and loop.time() < until:
            await asyncio.sleep(LOOK_SECONDS)

    async def _answer(self, question: bytes) -> bytes:
        loop = asyncio.get_running_loop()
        worker = self._worker = self._worker or await Worker.start(COMMAND)
        begun = loop.time()
        try:
            line = await asyncio.wait_for(worker.line(question), LONGEST)
        except BaseException:
            await self.close()
            raise
        self._last = loop.time() - begun
        return line

    async def close(self) -> None:
        """End the process."""
        worker, self._worker = self._worker, None
        if worker is not None:
            await worker.end()


def key_of(record: dict[str, Any]) -> str:
    """What the analysis of a record that was sent is called: the same for the same record."""
    whole = msgspec.json.encode(record, order="deterministic")
    return hashlib.blake2b(whole, digest_size=KEY_BYTES).hexdigest()


def _standing(job: Job, kept: bytes | None) -> Standing:
    """How a job stands, with what is kept of it."""
    state: AnalysisStage = "working" if job.of else "waiting"
    if job.has_failed:
        state = "failed"
    elif job.depth == "full":
        state = "done"
    analysis = job.analysis if kept is None else unpacked(kept)
    return Standing(state, job.done, job.of, job.depth, analysis)
