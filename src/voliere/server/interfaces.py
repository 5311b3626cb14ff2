"""What the server takes from outside, behind small interfaces, so that a test can hold it all:
the time, random numbers, the storage, the bus between processes, and the bots' thinking.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import NamedTuple, Protocol, TypeVar

from sqlalchemy import Connection

from voliere.server.errors import ServerError
from voliere.server.storage.rows import Append
from voliere.server.thinking.worker_messages import ThoughtHint
from voliere.table.seen import Seen

T = TypeVar("T")
Unsubscribe = Callable[[], Awaitable[None]]


class Clock(Protocol):
    """The time of day."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        ...


class Randomness(Protocol):
    """Bytes that nobody can guess."""

    def token(self, n_bytes: int) -> bytes:
        """That many random bytes."""
        ...


class Storage(Protocol):
    """Where things are kept. What `append` and `write` promise is on disk when they return."""

    failed: ServerError | None
    keeps_order: bool  # after something that could not be written nothing else is

    async def open(self) -> None:
        """Make ready, migrations included."""
        ...

    def append(self, append: Append) -> Awaitable[None]:
        """Write a row of a table's log; Conflict if another writer has its seq."""
        ...

    def write(self, work: Callable[[Connection], T]) -> Awaitable[T]:
        """Change something else."""
        ...

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Look something up."""
        ...

    async def scrub(self) -> None:
        """Leave no trace of what was deleted."""
        ...

    async def close(self) -> None:
        """Finish what was asked and let go."""
        ...


class Bus(Protocol):
    """Wake-up calls between server processes. They may get lost: the truth is in the storage."""

    is_shared: bool

    async def open(self) -> None:
        """Connect."""
        ...

    async def publish(self, subject: str, data: bytes) -> None:
        """Tell the other processes."""
        ...

    async def subscribe(self, subject: str, heard: Callable[[bytes], None]) -> Unsubscribe:
        """Hear what other processes tell about a subject, until unsubscribed."""
        ...

    async def close(self) -> None:
        """Disconnect."""
        ...


@dataclass(eq=False)
class Question:
    """A decision that is wanted of a bot, which is told what its seat has seen and nothing else;
    without a bot, a hint for who has that seat. `person` is who waits for it, or whose table it is
    if nobody waits (`is_awaited`)."""

    bot: str | None
    seen: Seen
    person: str
    is_awaited: bool


class Chosen(NamedTuple):
    """A move in notation; `hurried` if the bot had less time for it than it usually takes."""

    move: str
    hurried: bool


class Advice(NamedTuple):
    """A hint; `hurried` if there was less time for it than usual."""

    hint: ThoughtHint
    hurried: bool


class Thinker(Protocol):
    """Where bots think, and hints are made."""

    @property
    def is_pressed(self) -> bool:
        """Whether somebody waits for a bot that can't think yet."""
        ...

    async def choose(self, question: Question) -> Chosen:
        """What the bot plays."""
        ...

    async def hint(self, question: Question) -> Advice:
        """What is advised to a person; ServerError if nothing is."""
        ...

    def regard(self, question: Question, person: str, *, is_awaited: bool) -> None:
        """From now on somebody else waits for a question, or nobody does any more."""
        ...

    async def close(self) -> None:
        """Stop thinking."""
        ...


class SystemClock:
    """The clock of the machine."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000


class SystemRandomness:
    """The random bytes of the operating system."""

    def token(self, n_bytes: int) -> bytes:
        """That many random bytes."""
        return secrets.token_bytes(n_bytes)
