"""Games compiled while people already play them: in processes of their own, the game that somebody
has opened last before all others.

What such a process has compiled is on disk, function by function; one that is ended for a game that
is wanted more goes on later where it was.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress

from voliere.server.background import Background
from voliere.study.ready import MODULE

_log = logging.getLogger("voliere.compilation")

PLACES = min(2, os.cpu_count() or 1)


class Compilation:
    """The games that are not compiled yet, how far each is, and the processes that are at it."""

    def __init__(self, n_places: int = PLACES) -> None:
        self._n_places = n_places
        self._waiting: dict[str, asyncio.Future[bool]] = {}  # until its game is done
        self._queue: list[str] = []  # whose turn comes, the next one first
        self._opened: set[str] = set()  # by somebody who plays
        self._processes: dict[str, Process | None] = {}  # None while it starts
        self._shares: dict[str, float] = {}
        self._background = Background()
        self._is_closed = False

    @property
    def shares(self) -> dict[str, float]:
        """How much of each game is compiled, of those that are not yet."""
        return {game: self._shares.get(game, 0.0) for game in self._waiting}

    async def of(self, game: str) -> bool:
        """Return when the game has been compiled; False if that has failed."""
        if game not in self._waiting:
            self._waiting[game] = asyncio.get_running_loop().create_future()
            self._queue.append(game)
            self._take_up()
        return await asyncio.shield(self._waiting[game])

    def hurry(self, game: str) -> None:
        """Somebody has opened this game: it comes before all others."""
        self._opened.add(game)
        if game not in self._queue:
            return
        self._queue.remove(game)
        self._queue.insert(0, game)
        if len(self._processes) == self._n_places:
            self._give_way()
        self._take_up()

    def _give_way(self) -> None:
        """End one that nobody has opened; its turn comes again."""
        for game, process in self._processes.items():
            if game not in self._opened and process is not None:
                with suppress(ProcessLookupError):
                    process.kill()
                return

    def _take_up(self) -> None:
        while self._queue and len(self._processes) < self._n_places and not self._is_closed:
            game = self._queue.pop(0)
            self._processes[game] = None
            self._background.start(self._compile(game))

    async def _compile(self, game: str) -> None:
        process = self._processes[game] = await asyncio.create_subprocess_exec(
            sys.executable, "-m", MODULE, game,
            stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True,
        )  # fmt: skip
        assert process.stdout is not None
        async for line in process.stdout:
            self._shares[game] = max(float(line), self._shares.get(game, 0.0))
        code = await process.wait()
        del self._processes[game]
        if code < 0 and not self._is_closed:  # it has given way
            self._queue.insert(1, game)
        else:
            self._done(game, is_compiled=code == 0)
        self._take_up()

    def _done(self, game: str, *, is_compiled: bool) -> None:
        if not is_compiled and not self._is_closed:
            _log.error("a game could not be compiled", extra={"game": game})
        self._waiting.pop(game).set_result(is_compiled)

    async def close(self) -> None:
        """End the processes."""
        self._is_closed = True
        for process in self._processes.values():
            if process is not None:
                with suppress(ProcessLookupError):
                    process.kill()
        while self._processes:
            await asyncio.sleep(0.01)
