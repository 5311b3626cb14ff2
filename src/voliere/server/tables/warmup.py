"""Games made ready before a table needs them: loading compiled rules takes a moment, and the event
loop must not wait for it. A game that is not compiled yet is played all the same, by rules that
Python runs, and compiled meanwhile (`compilation.py`); then it changes over.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable, Coroutine, Iterable
from functools import partial
from typing import Any

from voliere.games import by_name
from voliere.games.game import Game
from voliere.server.background import Background
from voliere.server.tables.compilation import Compilation
from voliere.server.tables.revealing import reveals
from voliere.server.thinking.installed_bots import offered
from voliere.study.ready import is_ready
from voliere.table.table import Table

_log = logging.getLogger("voliere.warmup")

MOMENT = 1.0
SWITCH_SECONDS = 0.001  # the longest that the event loop waits meanwhile


class Warmup:
    """What is ready; what is not is made so in a thread, one thing after the other."""

    def __init__(self, compilation: Compilation | None = None) -> None:
        self.compilation = compilation or Compilation()
        self._ready: dict[str, asyncio.Task[None]] = {}
        self._looked_at: set[str] = set()
        self._uncompiled: set[str] = set()
        self._loading: set[str] = set()  # compiled by now
        self._one = asyncio.Lock()
        self._background = Background()

    async def of(self, game: str) -> None:
        """Return when the game can be played. If it is not compiled it comes before others."""
        await self._made(game, self._open(by_name(game)))
        self.compilation.hurry(game)

    async def of_bots(self) -> None:
        """Return when it is known which bots there are."""
        await self._made("bots", self._make(offered))

    async def of_all(self, games: Iterable[str]) -> None:
        """Return when all these games, and the names of the bots, are ready. Begins a moment
        later: those who come back after a restart wait for theirs only."""
        await asyncio.sleep(MOMENT)
        for game in games:
            await self._made(game, self._open(by_name(game)))
        await self.of_bots()

    async def shares(self, games: Iterable[str]) -> dict[str, float]:
        """How much of each of these games is compiled, of those that are not yet."""
        shares = self.compilation.shares
        found: dict[str, float] = {}
        for game in games:
            if not await self._is_compiled(by_name(game)):
                self._begin(game, self._open(by_name(game)))
                found[game] = 1.0 if game in self._loading else shares.get(game, 0.0)
        return found

    async def close(self) -> None:
        """Compile no more."""
        await self.compilation.close()
        for game in self._uncompiled:
            by_name(game).run_compiled()  # whoever asks next in this process waits for it

    async def _made(self, what: str, making: Coroutine[Any, Any, None]) -> None:
        await asyncio.shield(self._begin(what, making))

    def _begin(self, what: str, making: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        if what in self._ready:
            making.close()
        else:
            self._ready[what] = asyncio.create_task(making)
        return self._ready[what]

    async def _is_compiled(self, game: Game) -> bool:
        if game.name not in self._looked_at:
            is_compiled = await asyncio.to_thread(is_ready, game)
            if game.name not in self._looked_at and not is_compiled:
                self._uncompiled.add(game.name)
            self._looked_at.add(game.name)
        return game.name not in self._uncompiled

    async def _open(self, game: Game) -> None:
        if not await self._is_compiled(game):
            changing_over = asyncio.create_task(self._change_over(game))
            self._background.start(changing_over)
            if await self._runs_by_python(game):
                return
            self.compilation.hurry(game.name)
            await changing_over
        await self._make(partial(touch, game))

    async def _runs_by_python(self, game: Game) -> bool:
        """Whether the game can be played uncompiled: one of another package may use what only a
        compiler understands. Then it is waited for."""
        try:
            game.run_by_python()
            await self._make(partial(touch, game))
        except Exception as error:
            _log.info("a game is waited for", extra={"game": game.name, "why": repr(error)})
            game.run_compiled()
        return not game.is_compiled

    async def _change_over(self, game: Game) -> None:
        """When the game has been compiled, load that, and use it from then on."""
        if await self.compilation.of(game.name):
            self._loading.add(game.name)
            await self._make(partial(touch, game.compiled_twin()))
            game.run_compiled()
        self._uncompiled.discard(game.name)

    async def _make(self, make: Callable[[], object]) -> None:
        async with self._one:
            usual = sys.getswitchinterval()
            sys.setswitchinterval(SWITCH_SECONDS)
            try:
                await asyncio.to_thread(make)
            finally:
                sys.setswitchinterval(usual)


def touch(game: Game) -> None:
    """Load everything compiled that a live table of the game calls."""
    players = 2 if 2 in game.players else game.players[0]
    table = Table(game, game.options(players=players), seed=1)
    seat = table.actors[0]
    move = str(table.legal_moves(seat)[0])
    reveals(table, seat, move, is_agreed=False)
    table.play(seat, move)
    table.view(None)
