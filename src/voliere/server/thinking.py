"""Bots think in processes of their own, so that the tables never wait for them.

What goes to a worker is the seat's view and memory: nothing that is hidden from the bot's seat ever
leaves this process. A bot that fails, overruns or answers with an illegal move loses that decision:
the move is then drawn at random.
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
from typing import Any

from voliere.games.game import View

_log = logging.getLogger("voliere.bots")

WAITING_FOR_EACH_WORKER = 2
LONGEST = 60.0  # seconds a decision may take, compiling the rules included
SEED_BYTES = 8


@cache
def _bot(name: str) -> Any:
    from voliere import bots

    return bots.by_name(name)


def _prepare() -> None:
    """In the worker: leave Ctrl-C to the server, and yield to it when the machine is busy."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)


def _choose(name: str, view: View, memory: bytes) -> str:
    """In the worker: the bot's move."""
    view.__dict__["memory"] = memory  # it is no field of the view and gets lost on the way
    return str(_bot(name).choose(view))


class WorkerThinker:
    """Worker processes, started when the first bot has to think."""

    def __init__(self, n_workers: int) -> None:
        self._n_workers = n_workers
        self._places = asyncio.Semaphore(n_workers * WAITING_FOR_EACH_WORKER)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, view: View) -> str:
        """The bot's move, or a random one if it fails."""
        async with self._places:
            for _ in range(2):
                try:
                    move = await self._ask(bot, view)
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
                if move in view.moves:
                    return move
                _log.warning("a bot's move is not legal", extra={"bot": bot, "move": move})
                break
        return view.moves[int.from_bytes(os.urandom(SEED_BYTES)) % len(view.moves)]

    async def _ask(self, bot: str, view: View) -> str:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._n_workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_prepare,
            )
        asked = self._pool.submit(_choose, bot, view, view.memory)
        return await asyncio.wait_for(asyncio.wrap_future(asked), LONGEST)

    async def close(self) -> None:
        """Stop the workers."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
