"""Bots think, and hints are made, in processes of their own: the tables never wait for them.

What goes to a worker is the seat's view and memory: nothing that is hidden from the bot's seat ever
leaves this process. A bot that fails, overruns or answers with an illegal move loses that decision
to the fallback of all bots; if even the worker fails, the move is drawn at random. Which bot thinks
when, and for how long, is decided by `schedule.py`.
"""

from __future__ import annotations

import asyncio
import logging
import os
from typing import NamedTuple

from prometheus_client import CollectorRegistry

from voliere.games import by_name
from voliere.games.doors.personalities import written
from voliere.games.game import View
from voliere.server.background import Background
from voliere.server.errors import ServerError
from voliere.server.interfaces import Advice, Chosen, Question
from voliere.server.metrics import ThinkingMetrics
from voliere.server.thinking.installed_bots import is_quick
from voliere.server.thinking.schedule import Schedule
from voliere.server.thinking.worker_messages import Answer, Asked
from voliere.server.thinking.workers import Worker, WorkerDiedError

_log = logging.getLogger("voliere.bots")

LONGEST = 60.0  # seconds a decision may take
OVERRAN = "bot-overran"
HINT = "hint"  # what a question is counted as that asks no bot
SEED_BYTES = 8


class Answered(NamedTuple):
    """What a worker answered; `hurried` if it had less than the usual time."""

    answer: Answer
    hurried: bool


class Waiting(NamedTuple):
    """Who waits for an answer, since when."""

    answer: asyncio.Future[Answered]
    since: float


class WorkerThinker:
    """Worker processes, started when bots have to think: as many as slow bots may think at once,
    and one more for the quick ones."""

    def __init__(self, n_workers: int, metrics: ThinkingMetrics | None = None) -> None:
        self.metrics = metrics or ThinkingMetrics(CollectorRegistry())
        self._schedule = Schedule(n_workers)
        self._waiting: dict[Question, Waiting] = {}
        self._idle: list[Worker] = []
        self._running: set[asyncio.Task[None]] = set()
        self._background = Background()
        self._starting: asyncio.Task[None] | None = None
        self._wake_up: asyncio.TimerHandle | None = None

    # Asking

    @property
    def is_pressed(self) -> bool:
        """Whether somebody waits for a bot that can't think yet."""
        return self._schedule.is_pressed

    async def choose(self, question: Question) -> Chosen:
        """What the bot plays, or the fallback if it fails."""
        answer, hurried = await self._answered(question)
        return Chosen(answer.move, hurried)

    async def hint(self, question: Question) -> Advice:
        """What is advised to a person; ServerError if nothing is."""
        answer, hurried = await self._answered(question)
        if answer.hint is None:
            raise ServerError("no-hint")
        return Advice(answer.hint, hurried)

    async def _answered(self, question: Question) -> Answered:
        loop = asyncio.get_running_loop()
        waiting = self._waiting[question] = Waiting(loop.create_future(), loop.time())
        self._schedule.add(question)
        self._take_up()
        try:
            return await waiting.answer
        finally:
            del self._waiting[question]
            self._schedule.remove(question)
            self._note_length()

    def regard(self, question: Question, person: str, *, is_awaited: bool) -> None:
        """From now on somebody else waits for a question, or nobody does any more."""
        is_waiting = self._schedule.remove(question)
        question.person, question.is_awaited = person, is_awaited
        if is_waiting:
            self._schedule.add(question)
            self._take_up()

    def _take_up(self) -> None:
        """Begin with what may be thought about now."""
        loop = asyncio.get_running_loop()
        while (question := self._schedule.next(loop.time())) is not None:
            self.metrics.wait.observe(loop.time() - self._waiting[question].since)
            task = asyncio.create_task(self._think(question, self._schedule.share(question)))
            self._running.add(task)
            task.add_done_callback(self._running.discard)
        self._note_length()
        self._take_up_again()

    def _take_up_again(self) -> None:
        """Look again when those that nobody waits for have rested."""
        if self._wake_up is not None:
            self._wake_up.cancel()
            self._wake_up = None
        loop = asyncio.get_running_loop()
        if len(self._schedule) and self._schedule.rests_until > loop.time():
            self._wake_up = loop.call_at(self._schedule.rests_until, self._take_up)

    def _note_length(self) -> None:
        self.metrics.waiting.set(len(self._schedule))

    # Thinking

    async def _think(self, question: Question, share: float) -> None:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            answer = await self._thought(question, share)
            thought = self.metrics.thought.labels(written(question.bot or HINT)[0])
            thought.observe(loop.time() - begun)
            self._answer(question, Answered(answer, hurried=share < 1))
        finally:
            self._schedule.done(question, loop.time(), loop.time() - begun)
        self._take_up()

    def _answer(self, question: Question, answered: Answered) -> None:
        """Answer who asked, if they still wait."""
        self.metrics.hurried.inc(answered.hurried)
        waiting = self._waiting.get(question)
        if waiting is not None and not waiting.answer.done():
            waiting.answer.set_result(answered)

    async def _thought(self, question: Question, share: float) -> Answer:
        for _ in range(2):
            try:
                return await self._ask(question, share)
            except WorkerDiedError:
                _log.warning("a bot's process died; another is started")
            except TimeoutError:
                _log.warning("a bot overran its time", extra={"bot": question.bot})
                break
            except Exception:
                _log.exception("a bot failed", extra={"bot": question.bot})
                break
        return Answer() if question.bot is None else Answer(any_move(question.seen.view))

    async def _ask(self, question: Question, share: float) -> Answer:
        """What a worker answers. One that has died or is still busy is not asked again."""
        worker = await self._free_worker()
        if not self._idle and self._schedule.has_place and not is_quick(question.bot):
            # A quick bot that comes meanwhile should not wait for the start of a process.
            self._background.start(self._start_worker())
        asked = Asked(question.bot, question.seen, share, is_compiled(question))
        try:
            answer = await asyncio.wait_for(worker.ask(asked), LONGEST)
        except BaseException:
            await worker.end()
            raise
        if answer.fault:
            extra = {"bot": question.bot, "why": answer.fault}
            _log.warning("a bot lost a decision", extra=extra)
        if answer.fault == OVERRAN:
            await worker.end()  # the bot is still at it
        else:
            self._idle.append(worker)
        return answer

    # Workers

    async def _free_worker(self) -> Worker:
        """A worker that has nothing to do, started if there is none."""
        while True:
            while self._idle:
                worker = self._idle.pop()
                if not worker.has_ended:
                    return worker
            await asyncio.shield(self._start_worker())

    def _start_worker(self) -> asyncio.Task[None]:
        """Start a worker, one at a time; it is among the idle ones when the task has ended."""
        if self._starting is None:
            self._starting = asyncio.create_task(self._start())
        return self._starting

    async def _start(self) -> None:
        try:
            self._idle.append(await Worker.start())
            self.metrics.workers_started.inc()
        finally:
            self._starting = None

    async def close(self) -> None:
        """End the workers."""
        if self._wake_up is not None:
            self._wake_up.cancel()
        for task in self._running:
            task.cancel()
        starting = [self._starting] if self._starting else []
        await asyncio.gather(*self._running, *starting, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._idle))


def is_compiled(question: Question) -> bool:
    """Whether the game that a bot is asked about is compiled by now."""
    return by_name(str(question.seen.view.__struct_config__.tag)).is_compiled


def any_move(view: View) -> str:
    """A legal move, drawn at random."""
    return view.moves[int.from_bytes(os.urandom(SEED_BYTES)) % len(view.moves)]
