"""A worker process and whoever watches it: no bot can bring the arena down.

Whatever a bot does to the process it thinks in, kill it, exit it, or never come back, the game is
forfeited by the seat that was deciding, and the next game is played in a fresh process.
"""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import sys
import threading
import time
from typing import IO, cast

import msgspec

from voliere.arena.errors import ArenaError
from voliere.arena.match import Played, Setup, forfeited
from voliere.arena.messages import Deciding, Done, Message
from voliere.arena.pairings import Fixture
from voliere.bots import BotError

COMMAND = [sys.executable, "-m", "voliere.arena.worker"]
START_MS = 600_000.0  # until a fresh process has told whose turn it is
TRIES = 3  # for a game whose process ends before any bot was asked
AT_ONCE = 1 << 16


class ClosedError(Exception):
    """The arena was closed while a game was being played."""


class OverranError(Exception):
    """The process has told nothing for longer than it may."""


class Guard:
    """Plays games in a process of its own, which it replaces when a bot has brought it down."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._lock = threading.Lock()
        self._closed = False
        self._process: subprocess.Popen[bytes] | None = None
        self._unread = b""

    def play(self, fixture: Fixture) -> Played:
        """What came of the game of a fixture.

        Raises ArenaError if no process can play it, and ClosedError after `close`.
        """
        ended = ""
        for _ in range(TRIES):
            self._send(fixture)
            deciding: Deciding | None = None
            try:
                while isinstance(message := self._next(deciding), Deciding):
                    deciding = message
            except OverranError:
                ended = self._end()
                if deciding is not None:
                    return self._overran(fixture, deciding)
                continue
            if isinstance(message, Done):
                return message.played
            ended = self._end()
            if self._closed:
                raise ClosedError
            if deciding is not None:
                return self._died(fixture, deciding, ended)
        raise ArenaError("worker-died", reason=ended)

    def close(self) -> None:
        """End the process, whatever it is doing; from any thread."""
        with self._lock:
            self._closed = True
            if self._process is not None:
                kill(self._process)

    def _died(self, fixture: Fixture, deciding: Deciding, reason: str) -> Played:
        fault = BotError("bot-died", bot=self._label(fixture, deciding), reason=reason)
        return forfeited(self.setup, fixture, deciding.seat, fault)

    def _overran(self, fixture: Fixture, deciding: Deciding) -> Played:
        limit = f"{deciding.limit_ms:g}"
        fault = BotError("bot-overran", bot=self._label(fixture, deciding), limit=limit)
        return forfeited(self.setup, fixture, deciding.seat, fault)

    def _label(self, fixture: Fixture, deciding: Deciding) -> str:
        return self.setup.entrants[fixture.arrangement[deciding.seat]].label

    def _send(self, fixture: Fixture) -> None:
        lines = [fixture] if self._process else [self.setup, fixture]
        process = self._running()
        to_worker = cast(IO[bytes], process.stdin)
        try:
            to_worker.write(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
            to_worker.flush()
        except OSError:
            pass  # it has ended, which shows when it is listened to

    def _running(self) -> subprocess.Popen[bytes]:
        with self._lock:
            if self._closed:
                raise ClosedError
            if self._process is None:
                self._unread = b""
                self._process = subprocess.Popen(
                    COMMAND,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    start_new_session=True,  # Ctrl-C is for the arena, not for its bots
                )
            return self._process

    def _next(self, deciding: Deciding | None) -> Message | None:
        """The next message; None if the process has ended. Raises OverranError if none comes in
        time."""
        from_worker = cast(IO[bytes], cast(subprocess.Popen[bytes], self._process).stdout)
        limit_ms = START_MS if deciding is None else deciding.limit_ms
        until = time.monotonic() + limit_ms / 1000
        with selectors.DefaultSelector() as selector:
            selector.register(from_worker, selectors.EVENT_READ)
            while b"\n" not in self._unread:
                if not selector.select(max(until - time.monotonic(), 0.0)):
                    raise OverranError
                read = os.read(from_worker.fileno(), AT_ONCE)
                if not read:
                    return None
                self._unread += read
        line, _, self._unread = self._unread.partition(b"\n")
        return msgspec.json.decode(line, type=Message)  # type: ignore[arg-type, no-any-return]

    def _end(self) -> str:
        """End the process, if it has not ended; how it ended comes back."""
        with self._lock:
            process, self._process = self._process, None
        assert process is not None, "it was just listened to"
        kill(process)
        code = process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                pipe.close()
        if code < 0:
            return f"signal {signal.Signals(-code).name}"
        return f"exit code {code}"


def kill(process: subprocess.Popen[bytes]) -> None:
    """End a process and, where processes come in groups, all it has started."""
    if process.poll() is None and hasattr(os, "killpg"):
        os.killpg(process.pid, signal.SIGKILL)
    process.kill()
