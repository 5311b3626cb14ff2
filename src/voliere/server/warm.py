"""Compiled rules made ready before a table needs them: loading takes a moment, compiling after a
change of version a minute, and the event loop must wait for neither.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable

from voliere.games import by_name
from voliere.server.takeback import reveals
from voliere.server.thinking import offered
from voliere.table.table import Table

_log = logging.getLogger("voliere.warm")

SLOW_SECONDS = 5.0
MOMENT = 1.0


class Warmth:
    """Which games are ready; those that are not are made so in a thread, one after the other."""

    def __init__(self) -> None:
        self._ready: dict[str, asyncio.Task[None]] = {}
        self._one = asyncio.Lock()

    async def of(self, game: str) -> None:
        """Come back when the game is ready."""
        if game not in self._ready:
            self._ready[game] = asyncio.create_task(self._warm(game))
        await asyncio.shield(self._ready[game])

    async def of_all(self, games: Iterable[str]) -> None:
        """Come back when all these games, and the names of the bots, are ready. Begins a moment
        later: those who come back after a restart wait for theirs only."""
        await asyncio.sleep(MOMENT)
        for game in games:
            await self.of(game)
        await asyncio.to_thread(offered)

    async def _warm(self, game: str) -> None:
        async with self._one:
            await asyncio.to_thread(touch, game)


def touch(name: str) -> None:
    """Load, or compile, everything that a live table of the game calls."""
    begun = time.monotonic()
    game = by_name(name)
    players = 2 if 2 in game.players else game.players[0]
    table = Table(game, game.options(players=players), seed=1)
    seat = table.actors[0]
    move = str(table.legal_moves(seat)[0])
    reveals(table, seat, move)
    table.play(seat, move)
    table.view(None)
    taken = time.monotonic() - begun
    if taken > SLOW_SECONDS:
        _log.info("rules were compiled", extra={"game": name, "seconds": round(taken, 1)})
