"""A table's journal: the way into its log, one change after the other.

An entry happens only when it is on disk. The key (table, seq) decides between processes: who comes
second reads what was written first, lets that happen, and looks again.
"""

from __future__ import annotations

from collections.abc import Callable

from voliere.server.interfaces import Bus, Clock, Storage
from voliere.server.storage import tables as queries
from voliere.server.storage.batch import Conflict
from voliere.server.storage.rows import Append, EntryRow
from voliere.server.tables import entries
from voliere.server.tables.change_queue import ChangeQueue
from voliere.server.tables.table_index import noted_beside
from voliere.server.tables.table_state import TableState

Happen = Callable[[EntryRow, entries.AnyEntry], None]


class Journal:
    """Writes and reads the log of one table; `happen` is called with every entry that is on disk,
    in the order of the log, and `gave_up` when somebody no longer waits for their turn."""

    def __init__(
        self,
        state: TableState,
        names: dict[str, str],
        *,
        storage: Storage,
        bus: Bus,
        clock: Clock,
        happen: Happen,
        gave_up: Callable[[], None],
    ) -> None:
        self._state = state
        self._names = names
        self._storage = storage
        self._bus = bus
        self._clock = clock
        self._happen = happen
        self._queue = ChangeQueue(gave_up)
        self._under_way: list[int] = []  # the versions of entries on their way to the disk
        self._given_up = 0  # the last version nobody waited for: it may be in the log all the same

    # Taking turns

    @property
    def is_taken(self) -> bool:
        """Whether it is anybody's turn to write."""
        return self._queue.is_taken

    @property
    def are_more_to_come(self) -> bool:
        """Whether more than one have their turn, or wait for it."""
        return self._queue.are_more_to_come

    async def enter(self, seat: int | None = None, decision: int | None = None) -> None:
        """Wait for one's turn. The seats of one decision have theirs together where they may; all
        others have it alone."""
        await self._queue.enter(seat, decision if self._may_write_at_once else None)

    def leave(self, seat: int | None = None) -> None:
        """End one's turn."""
        self._queue.leave(seat)

    @property
    def _may_write_at_once(self) -> bool:
        """Whether those who decide at once may write at once: what one of them plays is nothing to
        the others, but the log must not get entries in between that nobody here knows of."""
        is_alone = self._storage.keeps_order and not self._bus.is_shared
        return is_alone and self._given_up <= self._state.version

    # In one's turn

    async def write(self, entry: entries.AnyEntry, person: str | None) -> int | None:
        """Write an entry and let it happen; returns its version, or None if another process has
        written first, and what that was has happened instead."""
        state = self._state
        seq = max((state.version, *self._under_way)) + 1
        row = EntryRow(state.row.id, seq, self._clock.now(), person, entries.write_entry(entry))
        self._under_way.append(seq)
        try:
            await self._storage.append(Append(row, noted_beside(row, entry)))
        except Conflict:
            await self.catch_up()
            return None
        except BaseException:
            self._given_up = max(self._given_up, seq)
            raise
        finally:
            self._under_way.remove(seq)
        if seq == state.version + 1:
            self._happen(row, entry)
        else:
            await self.catch_up()  # nobody has waited for the entry before
        if self._bus.is_shared:
            await self._bus.publish(f"table.{state.row.id}", str(seq).encode())
        return seq

    async def catch_up(self) -> None:
        """Read the log on, and let happen what others have written."""
        table_id, since = self._state.row.id, self._state.version
        rows = await self._storage.read(lambda c: queries.tail(c, table_id, since))
        strangers = {row.person for row in rows if row.person and row.person not in self._names}
        if strangers:
            self._names |= await self._storage.read(lambda c: queries.names_of(c, strangers))
        for row in rows:
            if row.seq > self._state.version:  # another may have been reading too
                self._happen(row, entries.read_entry(row.body))
