"""Worker processes as the server sees them: each is asked one question at a time."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

import msgspec

from voliere.server.thinking.worker_messages import Answer, Asked, pack

COMMAND = (sys.executable, "-m", "voliere.server.thinking.worker")


class WorkerDiedError(Exception):
    """The process has ended instead of answering."""


class Worker:
    """A process that bots think in. It ends with this one: only we hold the other end of its
    standard input (`worker.py`)."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls) -> Worker:
        """A new process; it loads the bots while it waits for its first question."""
        # In a session of its own, so that it can be ended with all it has started.
        process = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=PIPE, stdout=PIPE, start_new_session=True
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
        """What it answers; WorkerDiedError if it ends instead."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(pack(question))
            await self._process.stdin.drain()
            line = await self._process.stdout.readline()
        except OSError:
            line = b""
        if not line.endswith(b"\n"):
            raise WorkerDiedError
        return msgspec.json.decode(line, type=Answer)

    async def end(self) -> None:
        """End it, whatever it is doing, and all it has started."""
        if not self.has_ended:
            with suppress(ProcessLookupError):
                if hasattr(os, "killpg"):
                    os.killpg(self.pid, signal.SIGKILL)
                else:
                    self._process.kill()
        await self._process.wait()
