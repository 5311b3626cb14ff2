"""Who follows their tables from afar, and is to be told that something has changed there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from voliere.server.tables.table_state import TableState


class Follower:
    """Somebody who follows their tables: those that have changed since they last looked."""

    def __init__(self) -> None:
        self._changed: set[str] = set()
        self._woken = asyncio.Event()

    def wake(self, table_id: str | None = None) -> None:
        """Have them look, at a table if one is named."""
        if table_id is not None:
            self._changed.add(table_id)
        self._woken.set()

    async def changed(self, seconds: float) -> set[str]:
        """The tables that have changed, as soon as there is one; TimeoutError if nothing happens
        for so long."""
        await asyncio.wait_for(self._woken.wait(), seconds)
        self._woken.clear()
        changed, self._changed = self._changed, set()
        return changed


class Following:
    """Those who follow their tables, by person."""

    def __init__(self) -> None:
        self._followers: dict[str, set[Follower]] = {}

    @contextmanager
    def of(self, person: str) -> Iterator[Follower]:
        """A follower, woken whenever a live table changes at which the person sits."""
        follower = Follower()
        self._followers.setdefault(person, set()).add(follower)
        try:
            yield follower
        finally:
            self._followers[person].discard(follower)
            if not self._followers[person]:
                del self._followers[person]

    def note(self, state: TableState) -> None:
        """A table has changed: wake those who sit there."""
        if self._followers:
            for seat in state.seats:
                for follower in self._followers.get(seat.person or "", ()):
                    follower.wake(state.row.id)

    def wake_all(self) -> None:
        """Have everybody look around: the server is about to go."""
        for followers in self._followers.values():
            for follower in followers:
                follower.wake()
