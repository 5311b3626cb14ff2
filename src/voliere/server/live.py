"""A live table: the authority over one table inside this process.

All changes go through its queue, one after the other: look whether it may be, write the entry,
wait until it is on disk, and only then let it happen and tell everybody. Attaching somebody and
telling them how the table stands is one step, so nothing gets lost in between.

Those who decide at once often send their moves at once. These have their turn in the queue together
and go to the disk together; each is acknowledged, and the news are told together.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from functools import partial
from typing import Protocol

from sqlalchemy import Connection

from voliere.server import conduct, log, sealing, telling
from voliere.server.aside import Aside
from voliere.server.protocol import (
    Accepted,
    ChatSaid,
    Marked,
    Presence,
    SealChanged,
    TableSummary,
    Undo,
)
from voliere.server.standing import Standing
from voliere.server.storage import tables as queries
from voliere.server.storage.batch import Conflict
from voliere.server.storage.rows import Append, EntryRow
from voliere.server.table_bots import TableBots
from voliere.server.turns import Turns
from voliere.server.world import Bus, Clock, Storage, Thinker

_log = logging.getLogger("voliere.table")

PRESENCE_SECONDS = 0.1

Decide = Callable[[Standing], log.AnyEntry | None]


class Watcher(Protocol):
    """Somebody who looks at a table, from a seat or as a spectator."""

    person: str
    lang: str
    seat: int | None

    def send(self, data: bytes) -> None:
        """Take a message, without waiting."""
        ...


class LiveTable:
    """One table, its watchers and its bots."""

    def __init__(
        self,
        standing: Standing,
        names: dict[str, str],
        *,
        storage: Storage,
        bus: Bus,
        clock: Clock,
        thinker: Thinker,
        changed: Callable[[LiveTable], None],
        bot_delay: float,
    ) -> None:
        self.standing = standing
        self.names = names
        self.watchers: set[Watcher] = set()
        self.touched = clock.now()
        self.begun_from: str | None = None  # the address, if the table was left to bots at once
        self._storage = storage
        self._bus = bus
        self._clock = clock
        self._changed = changed
        self._bots = TableBots(self, thinker=thinker, clock=clock, delay=bot_delay)
        self._queue = Turns(self._tell_untold)
        self._under_way: list[int] = []  # the versions of entries on their way to the disk
        self._given_up = 0  # the last version nobody waited for: it may be in the log all the same
        self._untold: int | None = None  # what happened after this version is told with the next
        self._aside = Aside()
        self._noted = (standing.row.state, standing.row.minded)
        self._is_presence_due = False

    @property
    def id(self) -> str:
        """The table's id."""
        return self.standing.row.id

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks and no bot thinks."""
        return not self.watchers and not self._bots.are_at_work and not self._queue.is_taken

    @property
    def is_left_to_bots(self) -> bool:
        """Whether bots alone play here, or are about to begin."""
        is_begun = self.standing.state == "playing" or self.begun_from is not None
        return is_begun and self.standing.state != "over" and self.standing.is_left_to_bots

    @property
    def told(self) -> int:
        """The version up to which everybody has been told what happened."""
        return self.standing.version if self._untold is None else self._untold

    def summary(self) -> TableSummary:
        """The table from outside."""
        return telling.summary(self.standing, self.names)

    # Watching

    def attach(self, watcher: Watcher, *, seen: int | None) -> None:
        """Welcome somebody and tell them everything from now on."""
        self._tell_untold()
        self.watchers.add(watcher)
        self._bots.note_who_waits()
        self.welcome(watcher, seen=seen)
        self._tell_presence_soon()

    def detach(self, watcher: Watcher) -> None:
        """Tell them nothing more."""
        if watcher in self.watchers:
            self.watchers.discard(watcher)
            self._bots.note_who_waits()
            self.touched = self._clock.now()
            self._tell_presence_soon()

    def welcome(self, watcher: Watcher, *, seen: int | None) -> None:
        """Tell a watcher how the table stands from where they sit."""
        self._tell_untold()
        watcher.send(
            telling.welcome(
                self.standing,
                self.summary(),
                self.names,
                person=watcher.person,
                seat=watcher.seat,
                lang=watcher.lang,
                seen=seen,
                present=self._present(),
                watching=self._n_watching(),
                now=self._clock.now(),
            )
        )

    def _present(self) -> list[int]:
        people = {watcher.person for watcher in self.watchers}
        return [seat.seat for seat in self.standing.seats if seat.person in people]

    def _n_watching(self) -> int:
        seated = {seat.person for seat in self.standing.seats}
        return len({one.person for one in self.watchers} - seated)

    def _tell_presence_soon(self) -> None:
        """Tell everybody who is here; those who come and go in the same moment together."""
        if not self._is_presence_due:
            self._is_presence_due = True
            asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self._tell_presence)

    def _tell_presence(self) -> None:
        self._is_presence_due = False
        here = Presence(present=self._present(), watching=self._n_watching())
        self._tell_all(telling.encode(here))

    def _turn_heads(self) -> None:
        """Who sits down looks from there from now on; who stands up becomes a spectator."""
        for watcher in self.watchers:
            mine = self.standing.seats_of(watcher.person)
            if watcher.seat not in mine and (mine or watcher.seat is not None):
                watcher.seat = mine[0] if mine else None
                self.welcome(watcher, seen=None)
        self._tell_presence_soon()

    # Changing

    async def play(self, person: str, *, seat: int, decision: int, move: str, id: str) -> Accepted:
        """Play a person's move; the acknowledgement comes back once the move is on disk."""
        await self._queue.enter(seat, decision if self._may_play_at_once else None)
        try:
            while True:
                own = conduct.own_seat(self.standing, person, seat)
                self._bots.note_move()
                version = conduct.already_played(self.standing, seat, id, move)
                if version is not None:
                    return Accepted(id=id, version=version)
                played = conduct.play(self.standing, seat, decision, move, id)
                if own.replaced_by:
                    await self._write(log.Returned(seat=seat), None)
                elif (version := await self._write(played, None)) is not None:
                    return Accepted(id=id, version=version)
        finally:
            self._queue.leave(seat)
            if not self._queue.is_taken:
                self._tell_untold()

    @property
    def _may_play_at_once(self) -> bool:
        """Whether those who decide at once may write at once: what one of them plays is nothing to
        the others, but the log must not get entries in between that nobody here knows of."""
        is_alone = self._storage.keeps_order and not self._bus.is_shared
        return is_alone and self._given_up <= self.standing.version

    async def change(self, decide: Decide, person: str | None = None) -> int:
        """Write what `decide` finds right, let it happen, tell everybody; the table's version
        comes back. What `decide` raises is raised, and nothing has changed."""
        await self._queue.enter()
        try:
            while (entry := decide(self.standing)) is not None:
                if await self._write(entry, person):
                    break
            return self.standing.version
        finally:
            self._queue.leave()
            self._tell_untold()

    async def take_note(self) -> None:
        """Read what another process has written to the log."""
        await self._queue.enter()
        try:
            await self._catch_up()
        finally:
            self._queue.leave()
            self._tell_untold()

    async def _write(self, entry: log.AnyEntry, person: str | None) -> int | None:
        """Write an entry and let it happen; its version comes back, or None if another process has
        written first, and what that was has happened instead."""
        seq = max((self.standing.version, *self._under_way)) + 1
        row = EntryRow(self.id, seq, self._clock.now(), person, log.write_entry(entry))
        self._under_way.append(seq)
        try:
            await self._storage.append(Append(row, self._also(row, entry)))
        except Conflict:
            await self._catch_up()
            return None
        except BaseException:
            self._given_up = max(self._given_up, seq)
            raise
        finally:
            self._under_way.remove(seq)
        if seq == self.standing.version + 1:
            self._happen(row, entry)
        else:
            await self._catch_up()  # nobody has waited for the entry before
        if self._bus.is_shared:
            await self._bus.publish(f"table.{self.id}", str(seq).encode())
        return seq

    def _also(self, row: EntryRow, entry: log.AnyEntry) -> Callable[[Connection], None] | None:
        """What must be noted in the same commit, for queries that don't read logs."""
        if isinstance(entry, log.Sat) and row.person is not None:
            return partial(queries.seat, table_id=self.id, seat=entry.seat, person=row.person)
        if isinstance(entry, log.Stood):
            return partial(queries.unseat, table_id=self.id, seat=entry.seat)
        if isinstance(entry, log.Called | log.Sealed):  # a start must find the table, or it waits
            return partial(queries.set_state, table_id=self.id, state="waiting", minded=True)
        return None

    async def _catch_up(self) -> None:
        since = self.standing.version
        rows = await self._storage.read(lambda c: queries.tail(c, self.id, since))
        strangers = {row.person for row in rows if row.person and row.person not in self.names}
        if strangers:
            self.names |= await self._storage.read(lambda c: queries.names_of(c, strangers))
        for row in rows:
            if row.seq > self.standing.version:  # another may have been reading too
                self._happen(row, log.read_entry(row.body))

    def _happen(self, row: EntryRow, entry: log.AnyEntry) -> None:
        """An entry is on disk: let it happen and tell everybody, without waiting in between."""
        standing = self.standing
        before = standing.version
        standing.apply(row, entry)
        self.touched = row.at
        is_same_moment = standing.decision <= before
        if isinstance(entry, log.Sat | log.Stood):
            self._turn_heads()
        if isinstance(entry, log.Called | log.Sealed):
            self._noted = ("waiting", True)  # in the same commit
        if not isinstance(entry, log.Played) or standing.state != "playing":
            self._tell(entry, before)
            self._note_state()
        elif is_same_moment and self._queue.are_more_to_come:
            self._untold = before if self._untold is None else self._untold
            return  # nobody has to decide who had not before
        else:
            self._tell_happened(before)
        self._changed(self)
        self.mind()

    def _note_state(self) -> None:
        now = (self.standing.state, self.standing.is_minded)
        if now != self._noted:
            self._noted = now
            state, minded = now
            self._aside.start(
                self._storage.write(lambda c: queries.set_state(c, self.id, state, minded=minded))
            )

    # Telling

    def _tell(self, entry: log.AnyEntry, before: int) -> None:
        match entry:
            case log.Started():
                self._tell_seal(before)  # before the first card
                self._tell_happened(before)
            case log.Played() | log.TakenBack():
                self._tell_happened(before)
            case log.Replaced() | log.Returned() | log.Rested() if self._has_clocks:
                self._tell_happened(before)
            case _:
                self._tell_untold()
        match entry:
            case log.Spoke():
                self._tell_chat()
            case log.Marked():
                marks = self.standing.shown_marks()
                self._tell_all(telling.encode(Marked(version=self.standing.version, marks=marks)))
            case log.UndoAsked() | log.UndoAnswered():
                self._tell_undo()
            case log.Replaced() | log.Returned():
                self._tell_undo()  # a request lapses when somebody goes or comes back
                self.tell_summary()
            case log.Pledged() | log.Contributed() | log.Called() | log.Sealed():
                self._tell_seal(self.standing.version)
            case log.Muted() | log.Rested() | log.Invited():
                pass
            case log.TakenBack(training=False):
                pass
            case _:
                self.tell_summary()

    @property
    def _has_clocks(self) -> bool:
        """Whether clocks are told: the table is timed and its cards are dealt."""
        return self.standing.times is not None and self.standing.table is not None

    def _tell_seal(self, version: int) -> None:
        """Tell what the seats add to the deal, if any of them does."""
        seal = sealing.seal(self.standing)
        if seal is not None and (any(seal.pledges) or self.standing.is_dealing):
            self._tell_all(telling.encode(SealChanged(version=version, seal=seal)))

    def _tell_untold(self) -> None:
        """Tell what has waited for the next move, if anything has."""
        if self._untold is not None:
            self._tell_happened(self._untold)

    def _tell_happened(self, since: int) -> None:
        if self._untold is not None:
            since, self._untold = self._untold, None
        news = telling.News(self.standing, since, self.names, self._clock.now())
        for watcher in self.watchers:
            watcher.send(news.for_seat(watcher.seat, watcher.lang))

    def _tell_chat(self) -> None:
        said = self.standing.chat[-1]
        message = telling.encode(ChatSaid(said=said))
        for watcher in self.watchers:
            if said.seat not in self.standing.muted.get(watcher.person, ()):
                watcher.send(message)

    def _tell_undo(self) -> None:
        undo = self.standing.undo
        self._tell_all(telling.encode(Undo(version=self.standing.version, undo=undo)))

    def _tell_all(self, message: bytes) -> None:
        for watcher in self.watchers:
            watcher.send(message)

    def tell_summary(self) -> None:
        """Tell everybody how the table is from outside."""
        self._tell_untold()
        table = self.summary()
        for watcher in self.watchers:
            watcher.send(telling.table_changed(self.standing, table, watcher.person))

    # Looking after the table

    def mind(self) -> None:
        """Set the bots thinking whose turn it is, and no others."""
        self._bots.ask()

    async def settle_undo(self) -> None:
        """Take the moves back if everybody has agreed."""

        def decide(standing: Standing) -> log.AnyEntry | None:
            if standing.undo is None or standing.undo.waiting:
                return None
            return log.TakenBack(n_moves=standing.undo.n_moves, training=standing.undo.training)

        await self.change(decide)

    async def settle_seats(self) -> None:
        """Begin the game if the last free seat was just taken."""

        def decide(standing: Standing) -> log.AnyEntry | None:
            is_ready = standing.state == "waiting" and not any(s.is_free for s in standing.seats)
            if not is_ready or standing.is_dealing:
                return None
            return sealing.next_step(standing, self._clock.now())

        await self.change(decide)

    async def settle_deal(self) -> None:
        """Take the steps to the deal that can be taken now, if it is under way."""

        def decide(standing: Standing) -> log.AnyEntry | None:
            is_dealing = standing.is_dealing
            return sealing.next_step(standing, self._clock.now()) if is_dealing else None

        while self.standing.is_dealing:
            version = self.standing.version
            if await self.change(decide) == version:
                break

    async def ring(self) -> None:
        """Deal without those who are overdue; hand the seats whose time is up to the table's
        bot."""
        await self.settle_deal()
        now = self._clock.now()

        def decide(standing: Standing) -> log.AnyEntry | None:
            if standing.times is None or standing.state != "playing":
                return None
            for seat, times in enumerate(standing.times.seats):
                due = times.due()
                if due is not None and due <= now:
                    return log.Replaced(seat=seat, bot=standing.row.substitute, why="time")
            return None

        while self.due is not None and self.due <= now:
            await self.change(decide)

    @property
    def due(self) -> int | None:
        """When the time to reveal, or the first seat's time, is up."""
        if self.standing.is_dealing:
            return sealing.due(self.standing)
        is_timed = self.standing.times and self.standing.state == "playing"
        return self.standing.times.first_due() if is_timed and self.standing.times else None

    def forget(self, person: str, versions: Collection[int]) -> None:
        """Forget who a person was, as the log already has: those entries of it are rewritten."""
        self.names.pop(person, None)
        self.standing.forget(person, versions)
        self.tell_summary()
        self._note_state()
        self._changed(self)
        self.mind()  # a game that waited for them waits no longer

    async def rest(self) -> None:
        """Stop the bots of this table; the log stays."""
        self._bots.stop()
