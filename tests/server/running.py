"""A real server on a free port of this machine, in a thread of the test process."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from voliere.server.interfaces import Advice, Chosen, Question
from voliere.server.run import new_event_loop, serve
from voliere.server.services import Services
from voliere.server.settings import Settings

QUICK_HINT = 1 / 64  # of the usual time


class FirstThinker:
    """A bot that thinks at once, in the test's own process: it plays the first legal move."""

    is_pressed = False

    async def choose(self, question: Question) -> Chosen:
        return Chosen(question.seen.view.moves[0], hurried=False)

    async def hint(self, question: Question) -> Advice:
        from voliere.server.thinking.worker import advise

        hint = await asyncio.to_thread(advise, question.seen, QUICK_HINT)
        return Advice(hint, hurried=False)

    def regard(self, question: Question, person: str, *, is_awaited: bool) -> None:
        pass

    async def close(self) -> None:
        pass


class MusingThinker(FirstThinker):
    """A bot that never comes to a decision."""

    async def choose(self, question: Question) -> Chosen:
        return await asyncio.get_running_loop().create_future()  # type: ignore[no-any-return]


class HandClock:
    """A clock that a test sets by hand."""

    def __init__(self) -> None:
        self.ms = 1_800_000_000_000

    def now(self) -> int:
        return self.ms


class Running:
    """A server that runs; `call` runs a coroutine in its event loop."""

    def __init__(self, data: Path, **parts: Any) -> None:
        settings = {"generosity": 1000.0, "bot_delay": 0.0, "workers": 1, "database": "", "bus": ""}
        settings |= {"metrics": "127.0.0.1:0", "hosts": (), "origins": ()}
        settings |= parts.pop("settings", {})
        self.settings = Settings(port=0, data=data, **settings)
        self.parts = {"thinker": FirstThinker()} | parts
        self.address = ""
        self.error: BaseException | None = None
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self._ready.wait(120)
        if self.error is not None:
            raise self.error

    def _run(self) -> None:
        async def main() -> None:
            self.loop = asyncio.get_running_loop()
            self.services = Services(self.settings, **self.parts)
            self._stop = asyncio.Event()
            serving = asyncio.create_task(serve(self.services, self._is_ready))
            stopping = asyncio.create_task(self._stop.wait())
            await asyncio.wait((serving, stopping), return_when=asyncio.FIRST_COMPLETED)
            if not serving.done():
                self.server_task = serving
                await self.services.say_goodbye()
                serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)
            if not serving.cancelled() and serving.exception() is not None:
                self.error = serving.exception()

        try:
            with asyncio.Runner(loop_factory=new_event_loop) as runner:
                runner.run(main())
        except BaseException as error:
            self.error = error
        self._ready.set()

    def _is_ready(self, address: str) -> None:
        self.address = address
        self._ready.set()

    def call(self, coroutine: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(60)

    def stop(self) -> None:
        if self._thread.is_alive():
            self.loop.call_soon_threadsafe(self._stop.set)
            self._thread.join(30)


SERVE = """
from pathlib import Path
from voliere.cli.serve import serve
serve(port={port!r}, data=Path({data!r}), workers="1")
"""


def start(
    data: Path, port: str, log: Path | None = None, **environment: str
) -> tuple[subprocess.Popen[str], str]:
    """A server process of its own; its address comes with it. It logs into a file, if there is
    one."""
    generous = {"VOLIERE_GENEROSITY": "1000", "VOLIERE_BOT_DELAY": "0"}
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE.format(port=port, data=str(data))],
        stdout=subprocess.PIPE,
        stderr=None if log is None else log.open("w"),
        env={**os.environ, **generous, **environment},
        text=True,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line, "the server has started"
    return process, line.split()[-1]


@contextmanager
def running(data: Path, **parts: Any) -> Iterator[Running]:
    server = Running(data, **parts)
    try:
        yield server
    finally:
        server.stop()
