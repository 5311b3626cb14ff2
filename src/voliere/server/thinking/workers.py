"""Worker processes as the server sees them: each is asked one question at a time."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from voliere.server.thinking.worker_messages import Answer, Asked, framed, pack

COMMAND = (sys.executable, "-m", "voliere.server.thinking.worker")
LONGEST_LINE = 1 << 24  # bytes of an answer


class WorkerDiedError(Exception):
    """The process has ended instead of answering."""


class Worker:
    """A process that bots think in, or does other long work. It ends with this one: only we hold
    the other end of its standard input (`worker_process.py`)."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, command: tuple[str, ...] = COMMAND) -> Worker:
        """A new process; it loads what it needs while it waits for its first question."""
        # In a session of its own, so that it can be ended with all it has started.
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, start_new_session=True, limit=LONGEST_LINE
        )
        return cls(process)

    @property
    def pid(self) -> int:
        """Its process id."""
        return self._process.pid

    @property
    def has_ended(self) -> bool:
        """Whether it can't be asked any more."""
        return self._process.returncode is not None

    async def ask(self, question: Asked) -> Answer:
        """What a bot answers; WorkerDiedError if the process ends instead."""
        return msgspec.json.decode(await self.line(pack(question)), type=Answer)

    async def line(self, question: bytes) -> bytes:
        """The line it answers a question with; WorkerDiedError if it ends instead."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(framed(question))
            await self._process.stdin.drain()
            line = await self._process.stdout.readline()
        except OSError:
            line = b""
        if not line.endswith(b"\n"):
            raise WorkerDiedError
        return line

    async def end(self) -> None:
        """End it, whatever it is doing, and all it has started."""
        if not self.has_ended:
            with suppress(ProcessLookupError):
                if hasattr(os, "killpg"):
                    os.killpg(self.pid, signal.SIGKILL)
                else:
                    self._process.kill()
        await self._process.wait()
