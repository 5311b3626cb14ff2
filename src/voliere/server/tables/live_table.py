"""A live table: the authority over one table inside this process.

Every change goes the same way: look whether it may be (`permissions`), write the entry and wait
until it is on disk (`Journal`), and only then let it happen to the `TableState` and tell everybody
(`Audience`).

Those who decide at once often send their moves at once. These have their turn in the journal
together and go to the disk together; each is acknowledged, and the news are told together.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial

from voliere.server.interfaces import Bus, Clock, Storage, Thinker
from voliere.server.protocol import Accepted, TableSummary
from voliere.server.storage.rows import EntryRow
from voliere.server.tables import entries, messages, permissions, settling
from voliere.server.tables.audience import Audience, Watcher
from voliere.server.tables.journal import Journal
from voliere.server.tables.table_bots import TableBots
from voliere.server.tables.table_index import TableIndex
from voliere.server.tables.table_state import TableState

Decide = Callable[[TableState], entries.AnyEntry | None]


class LiveTable:
    """One table, its journal, its audience and its bots."""

    def __init__(
        self,
        state: TableState,
        names: dict[str, str],
        *,
        storage: Storage,
        bus: Bus,
        clock: Clock,
        thinker: Thinker,
        changed: Callable[[LiveTable], None],
        bot_delay: float,
    ) -> None:
        self.state = state
        self.names = names
        self.touched = clock.now()
        self.begun_from: str | None = None  # the address, if the table was left to bots at once
        self.audience = Audience(state, names, clock)
        self._journal = Journal(
            state,
            names,
            storage=storage,
            bus=bus,
            clock=clock,
            happen=self._happen,
            gave_up=self.audience.tell_untold,
        )
        self._index = TableIndex(state, storage)
        self._bots = TableBots(self, thinker=thinker, clock=clock, delay=bot_delay)
        self._clock = clock
        self._changed = changed

    @property
    def id(self) -> str:
        """The table's id."""
        return self.state.row.id

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks and no bot thinks."""
        is_busy = self._bots.are_at_work or self._journal.is_taken
        return not self.audience.watchers and not is_busy

    @property
    def is_left_to_bots(self) -> bool:
        """Whether bots alone play here, or are about to begin."""
        is_begun = self.state.stage == "playing" or self.begun_from is not None
        return is_begun and self.state.stage != "over" and self.state.is_left_to_bots

    @property
    def due(self) -> int | None:
        """When something is to be done here by itself, since somebody's time is up."""
        return settling.due(self.state)

    def summary(self) -> TableSummary:
        """The table from outside."""
        return messages.summary(self.state, self.names)

    # Watching

    def attach(self, watcher: Watcher, *, seen: int | None) -> None:
        """Welcome somebody and tell them everything from now on."""
        self.audience.attach(watcher, seen=seen)
        self._bots.note_who_waits()

    def detach(self, watcher: Watcher) -> None:
        """Tell them nothing more."""
        if watcher in self.audience.watchers:
            self.audience.detach(watcher)
            self._bots.note_who_waits()
            self.touched = self._clock.now()

    # Changing

    async def play(self, person: str, *, seat: int, decision: int, move: str, id: str) -> Accepted:
        """Play a person's move; returns the acknowledgement once the move is on disk."""
        await self._journal.enter(seat, decision)
        try:
            while True:
                own = permissions.own_seat(self.state, person, seat)
                self._bots.note_move()
                version = permissions.already_played(self.state, seat, id, move)
                if version is not None:
                    return Accepted(id=id, version=version)
                moved = permissions.play(self.state, seat, decision, move, id)
                if own.replaced_by:
                    await self._journal.write(entries.Returned(seat=seat), None)
                elif (version := await self._journal.write(moved, None)) is not None:
                    return Accepted(id=id, version=version)
        finally:
            self._journal.leave(seat)
            if not self._journal.is_taken:
                self.audience.tell_untold()

    async def change(self, decide: Decide, person: str | None = None) -> int:
        """Write what `decide` finds right, let it happen, tell everybody; returns the table's
        version. What `decide` raises is raised, and nothing has changed."""
        await self._journal.enter()
        try:
            while (entry := decide(self.state)) is not None:
                if await self._journal.write(entry, person):
                    break
            return self.state.version
        finally:
            self._journal.leave()
            self.audience.tell_untold()

    async def take_note(self) -> None:
        """Read what another process has written to the log."""
        await self._journal.enter()
        try:
            await self._journal.catch_up()
        finally:
            self._journal.leave()
            self.audience.tell_untold()

    def _happen(self, row: EntryRow, entry: entries.AnyEntry) -> None:
        """An entry is on disk: let it happen and tell everybody, without waiting in between."""
        before = self.state.version
        self.state.apply(row, entry)
        self.touched = row.at
        if not isinstance(entry, entries.Moved) or self.state.stage != "playing":
            self.audience.tell(entry, before)
            self._index.follow(entry)
        elif self.state.decision <= before and self._journal.are_more_to_come:
            self.audience.hold_back(before)
            return  # nobody has to decide who had not before
        else:
            self.audience.tell_happened(before)
        self._changed(self)
        self.mind()

    def forget(self, person: str, versions: Collection[int]) -> None:
        """Forget who a person was, as the log already has: those entries of it are rewritten."""
        self.names.pop(person, None)
        self.state.forget(person, versions)
        self.audience.tell_summary()
        self._index.note()
        self._changed(self)
        self.mind()  # a game that waited for them waits no longer

    def note_end(self) -> None:
        """Note how the game ended, if the server was stopped before it could."""
        if self.state.stage == "over":
            self._index.note()

    # What the table does by itself

    def mind(self) -> None:
        """Set the bots thinking whose turn it is, and no others."""
        self._bots.ask()

    async def settle_undo(self) -> None:
        """Take the moves back if everybody has agreed."""
        await self.change(settling.take_back)

    async def settle_seats(self) -> None:
        """Begin the game if the last free seat was just taken."""
        await self.change(lambda state: settling.begin(state, self._clock.now()))

    async def settle_deal(self) -> None:
        """Take the steps to the deal that can be taken now, if it is under way."""
        while self.state.is_dealing:
            version = self.state.version
            if await self.change(lambda now: settling.deal(now, self._clock.now())) == version:
                break

    async def ring(self) -> None:
        """Deal without those who are overdue; hand the seats whose time is up to the table's
        bot."""
        await self.settle_deal()
        now = self._clock.now()
        while self.due is not None and self.due <= now:
            await self.change(partial(settling.hand_over, now=now))

    async def rest(self) -> None:
        """Stop the bots of this table; the log stays."""
        self._bots.stop()
