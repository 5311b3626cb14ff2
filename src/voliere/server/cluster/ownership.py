"""Which tables this process looks after, noted where the other processes find it if it dies.

Only where there are others: a single process loads all minded tables when it starts.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import partial
from itertools import islice

from voliere.server.background import Background
from voliere.server.errors import ServerError
from voliere.server.interfaces import Storage
from voliere.server.storage import processes as queries
from voliere.server.storage.batch import JobRefused
from voliere.server.tables.table_state import TableState

_log = logging.getLogger("voliere.ownership")

MOST_AT_ONCE = 500


class Ownership:
    """The notes of one process, by its id."""

    def __init__(self, storage: Storage, process: str) -> None:
        self.process = process
        self.n_beats = 0
        self._storage = storage
        self._noted: set[str] = set()
        self._unwritten: set[str] = set()
        self._is_writing = False
        self._background = Background()

    def note(self, state: TableState) -> None:
        """Note that a loaded table needs somebody, or no longer does. Before the game begins is
        early enough to have it on disk with the first move."""
        table_id = state.row.id
        if state.may_be_minded == (table_id in self._noted):
            return
        if state.may_be_minded:
            self._noted.add(table_id)
            self._unwritten.add(table_id)
            if not self._is_writing:
                self._background.start(self.write())
        else:
            self._strike(table_id)

    def let_go(self, state: TableState) -> None:
        """A table is no longer loaded. One being played stays noted on disk, since its clock may go
        on; one that waits for players needs nobody until somebody comes."""
        if state.stage == "waiting":
            self._strike(state.row.id)
        self._noted.discard(state.row.id)

    def _strike(self, table_id: str) -> None:
        """Note that this process does not look after a table any more. Each strikes out its own
        notes only: processes never wait for each other here."""
        self._noted.discard(table_id)
        self._unwritten.discard(table_id)
        self._background.start(
            self._storage.write(lambda c: queries.forget(c, self.process, table_id))
        )

    def take(self, table_ids: Iterable[str]) -> None:
        """These tables are noted already, and about to be loaded."""
        self._noted.update(table_ids)

    async def beat(self) -> None:
        """Show that this process lives. Whoever was taken for dead meanwhile notes again what it
        looks after."""
        self.n_beats += 1
        number = self.n_beats
        if not await self._storage.write(lambda c: queries.beat(c, self.process, number)):
            self._unwritten |= self._noted

    async def write(self) -> None:
        """Write down what is not yet; what can't be written now waits for the next time."""
        self._is_writing = True
        try:
            while some := set(islice(self._unwritten, MOST_AT_ONCE)):
                try:
                    await self._storage.write(
                        partial(queries.mind, process=self.process, table_ids=some)
                    )
                    self._unwritten -= some
                except JobRefused:
                    await self.beat()
        except ServerError as error:
            _log.warning("not noted yet", extra={"why": error.code})
        finally:
            self._is_writing = False
