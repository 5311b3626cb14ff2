"""Bots think in processes of their own, so that the tables never wait for them.

What goes to a worker is the seat's view and memory: nothing that is hidden from the bot's seat ever
leaves this process. A bot that fails, overruns or answers with an illegal move loses that decision
to the fallback of all bots; if even the worker fails, the move is drawn at random.

Only bots that are installed here sit at live tables. A `program:` is a command of the machine, and
whoever opens a table may be anybody.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import TYPE_CHECKING

from voliere.games.game import View

if TYPE_CHECKING:
    from voliere.bots import Bot

_log = logging.getLogger("voliere.bots")

WAITING_FOR_EACH_WORKER = 2
LONGEST = 60.0  # seconds a decision may take, compiling the rules included
LONGEST_MS = 50_000  # the same for the bot alone, which leaves the fallback some time
SEED_BYTES = 8


@cache
def offered() -> list[str]:
    """The bots that may sit at a live table."""
    # Here, since loading them takes a moment that a server that starts again does not have.
    from voliere import bots

    return bots.names()


def check_bot(name: str) -> None:
    """Refuse a bot that may not sit at a live table: BotError."""
    if name not in offered():
        from voliere.bots import BotError

        raise BotError("unknown-bot", bot=name, bots=", ".join(offered()))


@cache
def _bot(name: str) -> Bot:
    from voliere import bots

    check_bot(name)
    return bots.by_name(name)


def _prepare() -> None:
    """In the worker: leave Ctrl-C to the server, and yield to it when the machine is busy."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)


def _choose(name: str, view: View, memory: bytes) -> tuple[str, str | None]:
    """In the worker: the bot's move, or the fallback's and the code of the bot's fault."""
    from voliere.bots import BotError, decide, fallback

    view.__dict__["memory"] = memory  # it is no field of the view and gets lost on the way
    try:
        bot = _bot(name)
    except BotError as unknown:
        return str(fallback(view)), unknown.code
    decision = decide(bot, view, limit_ms=LONGEST_MS)
    fault = decision.fault.code if decision.fault else None
    return str(decision.move), fault


class WorkerThinker:
    """Worker processes, started when the first bot has to think."""

    def __init__(self, n_workers: int) -> None:
        self._n_workers = n_workers
        self._places = asyncio.Semaphore(n_workers * WAITING_FOR_EACH_WORKER)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, view: View) -> str:
        """The bot's move, or the fallback's if it fails."""
        async with self._places:
            for _ in range(2):
                try:
                    move, fault = await self._ask(bot, view)
                except BrokenProcessPool:
                    _log.warning("a bot's process died; another is started")
                    self._pool = None
                    continue
                except TimeoutError:
                    _log.warning("a bot overran its time", extra={"bot": bot})
                    break
                except Exception:
                    _log.exception("a bot failed", extra={"bot": bot})
                    break
                if fault:
                    _log.warning("a bot lost a decision", extra={"bot": bot, "why": fault})
                return move
        return view.moves[int.from_bytes(os.urandom(SEED_BYTES)) % len(view.moves)]

    async def _ask(self, bot: str, view: View) -> tuple[str, str | None]:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._n_workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_prepare,
            )
        asked = self._pool.submit(_choose, bot, view, view.memory)
        return await asyncio.wait_for(asyncio.wrap_future(asked), LONGEST)

    async def close(self) -> None:
        """Stop the workers, whatever they think about: the process would wait for them."""
        if self._pool is not None:
            workers = list(self._pool._processes.values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.kill()
