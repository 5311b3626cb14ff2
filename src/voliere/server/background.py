"""Work in the background: nobody waits for it, its failures are logged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import Any

from voliere.server.errors import ServerError

_log = logging.getLogger("voliere.background")


class Background:
    """Keeps such work from being forgotten before it is done."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Future[Any]] = set()

    def start(self, work: Awaitable[Any]) -> None:
        """Begin, and look back only to log what went wrong."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Future[Any]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        if isinstance(error, ServerError):
            _log.warning("not done", extra={"why": error.code})
        else:
            _log.error("work in the background failed", exc_info=error)
