"""When the clocks of which tables are to be looked at."""

from __future__ import annotations

import heapq


class DueTables:
    """Tables by the time at which something is due there, earliest first. A table may be listed
    several times, and for times that have become wrong: whoever looks finds nothing to do."""

    def __init__(self) -> None:
        self._dues: list[tuple[int, str]] = []

    def add(self, due: int, table_id: str) -> None:
        """Something is due at a table at that time."""
        heapq.heappush(self._dues, (due, table_id))

    def next(self, now: int) -> str | None:
        """Take out a table that is due by now, if there is one.

        >>> tables = DueTables()
        >>> tables.add(20, "b")
        >>> tables.add(10, "a")
        >>> tables.next(15), tables.next(15)
        ('a', None)
        """
        is_due = bool(self._dues) and self._dues[0][0] <= now
        return heapq.heappop(self._dues)[1] if is_due else None
