"""The queue of a table: one after the other, and everybody can see whether more are to come."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Turns(asyncio.Lock):
    """A lock that knows how many wait for it; `gave_up` is called when one of them does."""

    def __init__(self, gave_up: Callable[[], None]) -> None:
        super().__init__()
        self.n_waiting = 0
        self._gave_up = gave_up

    async def acquire(self) -> bool:  # type: ignore[override]
        """Come back when it is one's turn."""
        self.n_waiting += 1
        try:
            return await super().acquire()
        except asyncio.CancelledError:
            self._gave_up()
            raise
        finally:
            self.n_waiting -= 1
