"""When a process dies, the others go on with the tables that only bots and clocks keep going.

Each process shows that it lives and looks whether the others do. The tables of one that is gone
are claimed slice by slice by whoever is ready for more, so they spread over the survivors. Two
processes that look after the same table, because one was only asleep, do no harm: the key
(table, seq) decides between them.
"""

from __future__ import annotations

import asyncio
import logging

from voliere.server.cluster.heartbeats import Heartbeats
from voliere.server.cluster.ownership import Ownership
from voliere.server.errors import ServerError
from voliere.server.interfaces import Storage
from voliere.server.storage import processes as queries
from voliere.server.storage.batch import JobRefused
from voliere.server.tables.live_tables import LiveTables

_log = logging.getLogger("voliere.failover")

TABLES_A_CLAIM = 100


class Failover:
    """The part of one process in it."""

    def __init__(self, storage: Storage, live_tables: LiveTables, ownership: Ownership) -> None:
        self._storage = storage
        self._live_tables = live_tables
        self._ownership = ownership
        self._me = ownership.process
        self._heartbeats = Heartbeats()
        self._is_unsure = False  # whether a claim may have succeeded without our hearing of it
        self._taking: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Put this process on the list, before it looks after any table."""
        await self._ownership.beat()

    async def look(self) -> None:
        """Show that this process lives, and begin to take over from those that don't."""
        await self._ownership.beat()
        await self._ownership.write()
        beats = await self._storage.read(queries.beats)
        beats.pop(self._me, None)
        gone = self._heartbeats.look(beats)
        is_taking = self._taking is not None and not self._taking.done()
        if (gone or self._is_unsure) and not is_taking:
            # Beside the looks: they must go on, or this process would itself be taken for dead.
            self._taking = asyncio.create_task(self._take_over(gone))

    async def leave(self) -> None:
        """Hand over to the others at once, as far as the storage can be told."""
        if self._taking is not None:
            self._taking.cancel()
        if self._ownership.n_beats:
            try:
                await self._storage.write(lambda c: queries.leave(c, self._me))
            except ServerError as error:
                _log.warning("not handed over", extra={"why": error.code})

    async def _take_over(self, gone: dict[str, int]) -> None:
        """Take up the tables of the processes that are gone, as long as they have any."""
        try:
            if self._is_unsure:
                own = await self._storage.read(lambda c: queries.minded_by(c, self._me))
                self._is_unsure = False
                await self._live_tables.take_up(own)
            for process, beat in gone.items():
                while some := await self._claim(process, beat):
                    _log.info("tables taken over", extra={"of": process, "tables": len(some)})
                    self._ownership.take(some)
                    await self._live_tables.take_up(some)
        except JobRefused:
            pass  # this process was itself taken for dead: its next look puts that right
        except ServerError as error:
            _log.warning("failover postponed", extra={"why": error.code})
        except Exception:
            _log.exception("failover failed")

    async def _claim(self, process: str, beat: int) -> list[str]:
        self._is_unsure = True
        some = await self._storage.write(
            lambda c: queries.claim(c, self._me, process, beat, TABLES_A_CLAIM)
        )
        self._is_unsure = False
        return some
