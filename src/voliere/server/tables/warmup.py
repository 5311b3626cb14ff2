"""Compiled rules made ready before a table needs them: loading takes a moment, compiling after a
change of version a minute, and the event loop must wait for neither.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections.abc import Callable, Iterable
from functools import partial

from voliere.games import by_name
from voliere.server.tables.revealing import reveals
from voliere.server.thinking.installed_bots import offered
from voliere.table.table import Table

_log = logging.getLogger("voliere.warmup")

SLOW_SECONDS = 5.0
MOMENT = 1.0
SWITCH_SECONDS = 0.001  # the longest that the event loop waits meanwhile


class Warmup:
    """What is ready; what is not is made so in a thread, one thing after the other."""

    def __init__(self) -> None:
        self._ready: dict[str, asyncio.Task[None]] = {}
        self._one = asyncio.Lock()

    async def of(self, game: str) -> None:
        """Return when the game is ready."""
        await self._made(game, partial(touch, game))

    async def of_bots(self) -> None:
        """Return when it is known which bots there are."""
        await self._made("bots", offered)

    async def of_all(self, games: Iterable[str]) -> None:
        """Return when all these games, and the names of the bots, are ready. Begins a moment
        later: those who come back after a restart wait for theirs only."""
        await asyncio.sleep(MOMENT)
        for game in games:
            await self.of(game)
        await self.of_bots()

    async def _made(self, what: str, make: Callable[[], object]) -> None:
        if what not in self._ready:
            self._ready[what] = asyncio.create_task(self._make(make))
        await asyncio.shield(self._ready[what])

    async def _make(self, make: Callable[[], object]) -> None:
        async with self._one:
            usual = sys.getswitchinterval()
            sys.setswitchinterval(SWITCH_SECONDS)
            try:
                await asyncio.to_thread(make)
            finally:
                sys.setswitchinterval(usual)


def touch(name: str) -> None:
    """Load, or compile, everything that a live table of the game calls."""
    begun = time.monotonic()
    game = by_name(name)
    players = 2 if 2 in game.players else game.players[0]
    table = Table(game, game.options(players=players), seed=1)
    seat = table.actors[0]
    move = str(table.legal_moves(seat)[0])
    reveals(table, seat, move, is_agreed=False)
    table.play(seat, move)
    table.view(None)
    taken = time.monotonic() - begun
    if taken > SLOW_SECONDS:
        _log.info("rules were compiled", extra={"game": name, "seconds": round(taken, 1)})
