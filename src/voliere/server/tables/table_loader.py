"""Tables fetched from the storage. After a restart everybody comes back at once: what is asked for
while one reading is under way is read together in the next.
"""

from __future__ import annotations

import asyncio

from voliere.server.background import Background
from voliere.server.interfaces import Storage
from voliere.server.storage import tables as queries

MOST_AT_ONCE = 50  # tables of one reading: the others who read must not wait long


class TableLoader:
    """Where the tables lie that nobody looks at."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._wanted: dict[str, asyncio.Future[queries.Loaded | None]] = {}
        self._is_reading = False
        self._background = Background()

    def fetch(self, table_id: str) -> asyncio.Future[queries.Loaded | None]:
        """All that is kept of a table; None if there is none."""
        if table_id not in self._wanted:
            self._wanted[table_id] = asyncio.get_running_loop().create_future()
            if not self._is_reading:
                self._is_reading = True
                self._background.start(self._read_on())
        return self._wanted[table_id]

    async def _read_on(self) -> None:
        try:
            while self._wanted:
                ids = list(self._wanted)[:MOST_AT_ONCE]
                await self._read({table_id: self._wanted.pop(table_id) for table_id in ids})
        finally:
            self._is_reading = False

    async def _read(self, wanted: dict[str, asyncio.Future[queries.Loaded | None]]) -> None:
        """Read these tables; whoever waits for one is told what was found, or what went wrong."""
        try:
            found = await self._storage.read(lambda c: queries.load_tables(c, list(wanted)))
        except Exception as error:
            for one in wanted.values():
                if not one.done():
                    one.set_exception(error)
            return
        for table_id, one in wanted.items():
            if not one.done():
                one.set_result(found.get(table_id))
