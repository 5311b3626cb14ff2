"""The queue of a table: one after the other, and everybody can see whether more are to come."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from types import TracebackType


class Turns:
    """A lock that knows how many wait for it; `gave_up` is called when one of them does. As much of
    `asyncio.Lock` as a table needs, at a fraction of its cost."""

    def __init__(self, gave_up: Callable[[], None]) -> None:
        self.is_taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._gave_up = gave_up

    @property
    def n_waiting(self) -> int:
        """How many wait for their turn."""
        return len(self._waiting)

    async def __aenter__(self) -> None:
        if not self.is_taken:
            self.is_taken = True
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._next()  # the turn came together with the wish to go
            elif turn in self._waiting:
                self._waiting.remove(turn)
            self._gave_up()
            raise

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._next()

    def _next(self) -> None:
        """Hand the turn to the next who waits."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.is_taken = False
