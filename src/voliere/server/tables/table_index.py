"""What the storage notes of a table beside its log, for queries that read no logs: who sits where,
how far the game is, and whether the server must look after it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sqlalchemy import Connection

from voliere.server.background import Background
from voliere.server.interfaces import Storage
from voliere.server.storage import games
from voliere.server.storage import tables as queries
from voliere.server.storage.rows import EntryRow
from voliere.server.tables import entries
from voliere.server.tables.endings import end_of
from voliere.server.tables.table_state import TableState


def noted_beside(row: EntryRow, entry: entries.AnyEntry) -> Callable[[Connection], None] | None:
    """What must be noted in the same commit as an entry."""
    if isinstance(entry, entries.Moved):  # nearly all of them are
        return None
    if isinstance(entry, entries.Sat) and row.person is not None:
        return partial(queries.seat, table_id=row.table_id, seat=entry.seat, person=row.person)
    if isinstance(entry, entries.Stood):
        return partial(queries.unseat, table_id=row.table_id, seat=entry.seat)
    if isinstance(entry, entries.NameHidden) and row.person is not None:
        return partial(
            games.hide_name, table_id=row.table_id, person=row.person, hidden=entry.hidden
        )
    if isinstance(entry, entries.Called | entries.Sealed):  # a start must find it, or it waits
        return partial(queries.set_state, table_id=row.table_id, state="waiting", minded=True)
    return None


class TableIndex:
    """The stage of one table, whether it is minded, and how its game ended, noted when they
    change."""

    def __init__(self, state: TableState, storage: Storage) -> None:
        self._state = state
        self._storage = storage
        self._noted = (state.row.state, state.row.minded, state.row.ended)
        self._background = Background()

    def follow(self, entry: entries.AnyEntry) -> None:
        """Note what an entry has changed, unless it was noted in the same commit."""
        if isinstance(entry, entries.Called | entries.Sealed):
            self._noted = ("waiting", True, None)
        self.note()

    def note(self) -> None:
        """Note how the table stands, if that is not noted; nobody waits for it."""
        table_id = self._state.row.id
        state = self._state
        stage, minded, _ = now = (state.stage, state.is_minded, state.ended_at)
        if now == self._noted:
            return
        self._noted = now
        end = end_of(state)

        def write(connection: Connection) -> None:
            queries.set_state(connection, table_id, stage, minded=minded)
            if end is not None:
                games.note_end(connection, table_id, end)

        self._background.start(self._storage.write(write))
