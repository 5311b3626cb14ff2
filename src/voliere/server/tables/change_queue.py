"""The queue of a table: one after the other, and everybody can see whether more are to come."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import NamedTuple


class _Waiting(NamedTuple):
    """Somebody who waits for their turn."""

    turn: asyncio.Future[None]
    who: int | None
    what: int | None


class ChangeQueue:
    """A lock that knows whether somebody waits for it; `gave_up` is called when one of them does.
    Several who come for the same thing have their turn together, unless somebody waits. As much of
    `asyncio.Lock` as a table needs, at a fraction of its cost."""

    def __init__(self, gave_up: Callable[[], None]) -> None:
        self._inside: list[int | None] = []
        self._what: int | None = None  # for which thing those inside have come
        self._waiting: deque[_Waiting] = deque()
        self._gave_up = gave_up

    @property
    def is_taken(self) -> bool:
        """Whether it is anybody's turn."""
        return bool(self._inside)

    @property
    def are_more_to_come(self) -> bool:
        """Whether more than one have their turn, or wait for it."""
        return len(self._inside) > 1 or bool(self._waiting)

    async def enter(self, who: int | None = None, what: int | None = None) -> None:
        """Wait for one's turn; without `what` one has it alone."""
        if not self._inside or (
            what is not None
            and what == self._what
            and who not in self._inside
            and not self._waiting
        ):
            self._inside.append(who)
            self._what = what
            return
        waiting = _Waiting(asyncio.get_running_loop().create_future(), who, what)
        self._waiting.append(waiting)
        try:
            await waiting.turn
        except asyncio.CancelledError:
            if not waiting.turn.cancelled():
                self.leave(who)  # the turn came together with the wish to go
            elif waiting in self._waiting:
                self._waiting.remove(waiting)
            self._gave_up()
            raise

    def leave(self, who: int | None = None) -> None:
        """End one's turn; the last one hands it to the next who waits."""
        self._inside.remove(who)
        while not self._inside and self._waiting:
            following = self._waiting.popleft()
            if not following.turn.done():
                self._inside.append(following.who)
                self._what = following.what
                following.turn.set_result(None)
