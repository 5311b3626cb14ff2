"""Games that are being analysed, or wait for it: whose turn is it?

A quick look comes before every thorough one, whoever asks. Otherwise people take turns, however
much each has asked for.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from voliere.server.analysis_bodies import Depth
from voliere.server.errors import ServerError
from voliere.server.thinking.fair_queue import FairQueue
from voliere.study.analysis import Analysis

QUICK_MS = 1000  # of a quick look
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
        self._quick: FairQueue[Job] = FairQueue()
        self._full: FairQueue[Job] = FairQueue()
        self._has_some = asyncio.Event()

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
        """Let a job that has had its quick look wait for the thorough one."""
        self._wait(job)

    def close(self, job: Job) -> None:
        """Nothing more is to be done for a job."""
        self._open.pop(job.key, None)

    @property
    def tables(self) -> list[str]:
        """The tables of the open jobs."""
        return [job.table_id for job in self._open.values() if job.table_id is not None]

    async def next(self) -> Job:
        """The job whose turn it is, when there is one."""
        while not (len(self._quick) or len(self._full)):
            self._has_some.clear()
            await self._has_some.wait()
        return (self._quick if len(self._quick) else self._full).next()

    def next_quick(self) -> Job | None:
        """The next quick look, if one is wanted."""
        return self._quick.next() if len(self._quick) else None

    def _wait(self, job: Job) -> None:
        (self._quick if job.wanted == "quick" else self._full).add(job)
        self._has_some.set()
