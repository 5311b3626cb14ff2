"""The tables that are live in this process: loaded when somebody comes, let go later."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from voliere.server.background import Background
from voliere.server.cluster.ownership import Ownership
from voliere.server.errors import ServerError
from voliere.server.interfaces import Bus, Clock, Randomness, Storage, Thinker, Unsubscribe
from voliere.server.storage import processes
from voliere.server.storage import tables as queries
from voliere.server.tables import entries
from voliere.server.tables.due_tables import DueTables
from voliere.server.tables.following import Following
from voliere.server.tables.live_table import LiveTable
from voliere.server.tables.table_bots import AGAIN_SECONDS
from voliere.server.tables.table_limits import TableLimits
from voliere.server.tables.table_loader import TableLoader
from voliere.server.tables.table_opening import TableOpening
from voliere.server.tables.table_state import TableState
from voliere.server.tables.warmup import Warmup

_log = logging.getLogger("voliere.live_tables")

MOST_TABLES = 100_000
LOGS_AT_ONCE = 1000  # looked at in one query; a database takes so many parameters


class LiveTables:
    """All live tables of this process."""

    def __init__(
        self,
        *,
        storage: Storage,
        bus: Bus,
        clock: Clock,
        randomness: Randomness,
        thinker: Thinker,
        warmup: Warmup,
        limits: TableLimits,
        ownership: Ownership | None = None,
    ) -> None:
        self.tables: dict[str, LiveTable] = {}
        self.limits = limits
        self.following = Following()
        self.opening = TableOpening(
            self, storage=storage, clock=clock, randomness=randomness, warmup=warmup
        )
        self._storage = storage
        self._bus = bus
        self._clock = clock
        self._thinker = thinker
        self._warmup = warmup
        self._ownership = ownership
        self._due = DueTables()
        self._loader = TableLoader(storage)
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._unsubscribe: dict[str, Unsubscribe] = {}
        self._background = Background()

    # Finding

    async def find(self, table_id: str) -> LiveTable:
        """The live table of that id; ServerError if there is none."""
        if table_id in self.tables:
            return self.tables[table_id]
        if table_id not in self._loading:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def add(self, state: TableState, names: dict[str, str]) -> LiveTable:
        """The live table of one that was just opened. Where there are other processes it is loaded
        like any other, and so hears of what they write."""
        if self._bus.is_shared:
            return await self.find(state.row.id)
        return self._live(state, names)

    async def _load(self, table_id: str) -> LiveTable:
        if self._bus.is_shared:
            self._unsubscribe[table_id] = await self._bus.subscribe(
                f"table.{table_id}", lambda data: self._heard(table_id, data)
            )
        try:
            loaded = await self._loader.fetch(table_id)
            if loaded is None:
                raise ServerError("no-such-table")
        except ServerError:
            await self._let_go(table_id)
            raise
        await self._warmup.of(loaded.row.game)
        state = TableState(loaded.row)
        for row in loaded.log:
            state.apply(row)
        if state.may_be_minded:
            await self._warmup.of_bots()
        live = self._live(state, loaded.names)
        live.mind()
        live.note_end()
        await live.settle_undo()
        await live.settle_deal()
        return live

    def _live(self, state: TableState, names: dict[str, str]) -> LiveTable:
        live = LiveTable(
            state,
            names,
            storage=self._storage,
            bus=self._bus,
            clock=self._clock,
            thinker=self._thinker,
            changed=self._note_change,
            bot_delay=self.limits.bot_delay,
        )
        self.tables[live.id] = live
        self._note_change(live)
        return live

    # When something has changed

    def _note_change(self, live: LiveTable) -> None:
        if self._ownership is not None:
            self._ownership.note(live.state)
        if (due := live.due) is not None:
            self._due.add(due, live.id)
        self.following.note(live.state)

    def _heard(self, table_id: str, data: bytes) -> None:
        """Another process has written to a table's log, up to the seq in `data`."""
        live = self.tables.get(table_id)
        if live and data.isdigit() and int(data) > live.state.version:
            self._background.start(live.take_note())

    async def look_around(self) -> None:
        """Read the logs that other processes have written to, in case a call got lost."""
        if not self._bus.is_shared:
            return
        known = list(self.tables)
        for first in range(0, len(known), LOGS_AT_ONCE):
            some = known[first : first + LOGS_AT_ONCE]
            found = await self._storage.read(partial(queries.versions, table_ids=some))
            for table_id, version in found.items():
                live = self.tables.get(table_id)
                if live is not None and version > live.state.version:
                    await live.take_note()

    # People

    def rename(self, names: dict[str, str]) -> None:
        """Call people by these names from now on."""
        for live in self.tables.values():
            if changed := {
                one: name for one, name in names.items() if live.names.get(one, name) != name
            }:
                live.names.update(changed)
                live.audience.tell_summary()

    async def name_again(self) -> None:
        """Look up what everybody is called here."""
        known = list({one for live in self.tables.values() for one in live.names})
        for first in range(0, len(known), LOGS_AT_ONCE):
            some = known[first : first + LOGS_AT_ONCE]
            self.rename(await self._storage.read(partial(queries.names_of, persons=some)))

    # Taking up

    async def wake(self) -> None:
        """Load the tables that bots or clocks are at work on, after a start; where there are other
        processes, those of them that none looks after."""
        wanted = queries.minded_tables if self._ownership is None else processes.unattended
        await self.take_up(await self._storage.read(wanted))

    async def take_up(self, table_ids: list[str]) -> None:
        """Load tables one after the other, and so go on with them."""
        for table_id in table_ids:
            while not await self._is_taken_up(table_id):
                await asyncio.sleep(AGAIN_SECONDS)
            await asyncio.sleep(0)

    async def _is_taken_up(self, table_id: str) -> bool:
        """Whether there is nothing more to do for a table: it is loaded, or will never be."""
        try:
            (await self.find(table_id)).mind()
        except Exception as error:
            if isinstance(error, ServerError) and error.code == "storage-away":
                return False
            _log.exception("a table can't be read", extra={"table": table_id})
        return True

    # Clocks

    async def ring_clocks(self) -> None:
        """Deal without those who are overdue, and hand the seats whose time is up to bots."""
        now = self._clock.now()
        while (table_id := self._due.next(now)) is not None:
            try:
                live = await self.find(table_id)
                await live.ring()
            except ServerError:
                self._due.add(now + int(AGAIN_SECONDS * 1000), table_id)
                raise

    async def rest(self, person: str, start: int | None, end: int | None) -> None:
        """Stop a person's clocks at correspondence tables from `start` to `end`; without dates
        they go again from now on."""
        playing = ("waiting", "playing")
        found = await self._storage.read(
            lambda c: queries.tables_of(c, person, playing, MOST_TABLES)
        )
        now = self._clock.now()
        for table_id in found:
            live = await self.find(table_id)
            if live.state.pace.kind == "correspondence":
                for seat in live.state.seats_of(person):
                    rested = entries.Rested(seat=seat, start=start or now, end=end or now)
                    await live.change(lambda _, rested=rested: rested)  # type: ignore[misc]

    # Letting go

    async def tidy(self) -> None:
        """Let go of the tables where nothing goes on."""
        now = self._clock.now()
        for live in list(self.tables.values()):
            if live.is_idle and now - live.touched > self.limits.idle_ms:
                del self.tables[live.id]
                if self._ownership is not None:
                    self._ownership.let_go(live.state)
                await self._let_go(live.id)

    async def expire(self, table_id: str) -> None:
        """Close a table that has waited too long; nothing happens if it has begun meanwhile."""
        live = await self.find(table_id)
        await live.change(
            lambda now: entries.Closed(expired=True) if now.stage == "waiting" else None
        )

    async def close_table(self, table_id: str) -> None:
        """Close a table that waits, or is played; ServerError if neither."""

        def decide(now: TableState) -> entries.Closed:
            if now.stage in ("over", "closed"):
                raise ServerError("table-ended")
            return entries.Closed()

        await (await self.find(table_id)).change(decide)

    async def forget_closed(self, table_ids: list[str]) -> None:
        """Keep nothing more of tables that were closed before a game began."""
        await self._storage.write(partial(queries.delete_closed, table_ids=table_ids))
        for table_id in table_ids:
            if self.tables.pop(table_id, None) is not None:
                await self._let_go(table_id)

    async def _let_go(self, table_id: str) -> None:
        if unsubscribe := self._unsubscribe.pop(table_id, None):
            await unsubscribe()

    async def close(self) -> None:
        """Stop the bots; every table stays as it is on disk."""
        for live in self.tables.values():
            await live.rest()
