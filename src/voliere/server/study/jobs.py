"""Games that are being analysed, or wait for it: whose turn is it?

An attempt at a question, which somebody waits for, comes first, and a quick look before every
thorough one, whoever asks. Otherwise people take turns, however much each has asked for.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from voliere.server.analysis_bodies import Depth
from voliere.server.errors import ServerError
from voliere.server.study.analyst_messages import Trial
from voliere.server.thinking.fair_queue import FairQueue
from voliere.study.analysis import QUICK_MS, Analysis, Tried

FULL_MS: int | None = None  # of a thorough one: the usual time
OPEN = 100  # analyses that wait or are under way


@dataclass(eq=False)
class Job:
    """A game to be analysed, and how far that is; `depth` and `analysis` are what there is
    already. Of a record that was sent `table_id` is None."""

    key: str
    person: str
    address: str
    record: dict[str, Any]
    table_id: str | None
    depth: Depth | None = None
    analysis: Analysis | None = None
    done: int = 0
    of: int = 0
    has_failed: bool = False

    @property
    def wanted(self) -> Depth:
        """What it waits for next."""
        return "quick" if self.depth is None else "full"

    @property
    def budget_ms(self) -> int | None:
        """The time for that; None is the usual one."""
        return QUICK_MS if self.depth is None else FULL_MS


@dataclass(eq=False)
class Attempt:
    """A move that somebody tries at a decision, and waits for what comes of it."""

    person: str
    trial: Trial
    tried: asyncio.Future[Tried]


@dataclass(frozen=True)
class Most:
    """How many analyses may be under way, for a person and for an address."""

    a_person: int
    an_address: int


class Jobs:
    """The open jobs, by their keys."""

    def __init__(self, most: Most) -> None:
        self._most = most
        self._open: dict[str, Job] = {}
        self._attempts: FairQueue[Attempt] = FairQueue()
        self._quick: FairQueue[Job] = FairQueue()
        self._full: FairQueue[Job] = FairQueue()
        self._has_some = asyncio.Event()

    def __len__(self) -> int:
        return len(self._open)

    def find(self, key: str) -> Job | None:
        """The open job with that key."""
        return self._open.get(key)

    def check(self, person: str, address: str) -> None:
        """Raise ServerError if there may be no further job for that person, or that address."""
        jobs = self._open.values()
        if sum(job.person == person for job in jobs) >= self._most.a_person:
            raise ServerError("too-many-analyses", limit=self._most.a_person)
        n_here = sum(job.address == address for job in jobs)
        if n_here >= self._most.an_address or len(self._open) >= OPEN:
            raise ServerError("analyses-busy")

    def open(self, job: Job) -> None:
        """Let a job wait for its turn."""
        self._open[job.key] = job
        self._wait(job)

    def go_on(self, job: Job) -> None:
        """Let a job wait again: for the thorough look after the quick one, or because it takes
        long."""
        self._wait(job)

    def close(self, job: Job) -> None:
        """Nothing more is to be done for a job."""
        self._open.pop(job.key, None)

    @property
    def tables(self) -> list[str]:
        """The tables of the open jobs."""
        return [job.table_id for job in self._open.values() if job.table_id is not None]

    def attempt(self, attempt: Attempt) -> None:
        """Let somebody's attempt wait for its turn."""
        self._attempts.add(attempt)
        self._has_some.set()

    async def next(self) -> Job | Attempt:
        """What is to be done next, when there is something."""
        while (found := self.before("full")) is None and not len(self._full):
            self._has_some.clear()
            await self._has_some.wait()
        return self._full.next() if found is None else found

    def before(self, depth: Depth) -> Job | Attempt | None:
        """What is to be done before a look of that depth: attempts, and quick looks before
        thorough ones."""
        if len(self._attempts):
            return self._attempts.next()
        return self._quick.next() if depth == "full" and len(self._quick) else None

    def _wait(self, job: Job) -> None:
        (self._quick if job.wanted == "quick" else self._full).add(job)
        self._has_some.set()
