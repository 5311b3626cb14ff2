"""Opening tables, for their hosts and for those who meet again, and beginning their games."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection

from voliere.games import by_name
from voliere.server.bodies import TableAsk
from voliere.server.errors import ServerError
from voliere.server.interfaces import Clock, Randomness, Storage
from voliere.server.storage import tables as queries
from voliere.server.storage.batch import JobRefused
from voliere.server.storage.rows import EntryRow, TableRow
from voliere.server.tables import clocks, entries, permissions, table_plan
from voliere.server.tables.live_table import LiveTable
from voliere.server.tables.table_state import TableState
from voliere.server.tables.warmup import Warmup
from voliere.server.thinking.installed_bots import check_bot
from voliere.table import fair
from voliere.table.table import make_options

if TYPE_CHECKING:
    from voliere.server.tables.live_tables import LiveTables

ID_BYTES = 8  # after the time
KEY_BYTES = 16
INVITATION_DAYS = 30
DAY = 24 * 3600 * 1000


class TableOpening:
    """Opens tables among the live ones of this process."""

    def __init__(
        self,
        live_tables: LiveTables,
        *,
        storage: Storage,
        clock: Clock,
        randomness: Randomness,
        warmup: Warmup,
    ) -> None:
        self._live_tables = live_tables
        self._storage = storage
        self._clock = clock
        self._randomness = randomness
        self._warmup = warmup

    # A table

    async def open(
        self,
        person: str,
        name: str,
        ask: TableAsk,
        opened_from: bytes | None = None,
        *,
        after: LiveTable | None = None,
        branched: entries.Branched | None = None,
    ) -> LiveTable:
        """Open a table for its host; `opened_from` is their sealed address. Those from the table
        before it are awaited. One that plays on from another game begins at once."""
        game = by_name(ask.game)
        await self._warmup.of(ask.game)
        options = make_options(game, **{"players": len(ask.seats), **ask.options})
        if len(ask.seats) != options.players:
            raise ServerError("bad-seats", players=options.players, given=len(ask.seats))
        clocks.check_pace(ask.pace)
        await self._warmup.of_bots()
        for bot in [ask.substitute, *(seat.bot for seat in ask.seats if seat.kind == "bot")]:
            check_bot(bot or "", game)
        several = table_plan.several_seats(ask)
        now = self._clock.now()
        plan = table_plan.planned_seats(ask.seats)
        row = TableRow(
            id=new_id(now, self._randomness),
            log_version=entries.LOG_VERSION,
            game=ask.game,
            options=json.dumps(msgspec.to_builtins(options)),
            plan=msgspec.json.encode(plan).decode(),
            pace=msgspec.json.encode(ask.pace).decode(),
            public=ask.public,
            substitute=ask.substitute,
            host=person,
            created=now,
            secret=self._randomness.token(fair.SECRET_BYTES),
            invitation=self._new_key(),
            invitation_until=now + INVITATION_DAYS * DAY,
            state="waiting" if branched is None else "playing",
            minded=branched is not None,
            several_seats=several,
            opened_from=opened_from if ask.public else None,
        )
        before = after.state if after else None
        sittings = table_plan.sittings(
            ask.seats, plan, table_plan.pledging(before), may_choose=several != "nobody"
        )
        happened: list[tuple[str, entries.AnyEntry]] = [(person, sat) for sat in sittings]
        happened += table_plan.awaited(before, person)
        if ask.hints:
            happened.append((person, entries.HintsAllowed()))
        if branched is not None:
            happened += [(person, branched), (person, entries.Started())]
        first = [
            EntryRow(row.id, seq, now, who, entries.write_entry(entry))
            for seq, (who, entry) in enumerate(happened, start=1)
        ]
        await self._add(row, first, [sat.seat for sat in sittings], person)
        state = TableState(row)
        for entry in first:
            state.apply(entry)
        names = (after.names if after else {}) | {person: name}
        live = await self._live_tables.add(state, names)
        live.mind()
        return live

    async def _add(
        self, row: TableRow, first: list[EntryRow], seats: list[int], person: str
    ) -> None:
        def add(connection: Connection) -> None:
            self._check_room(connection, row, person)
            queries.add_table(connection, row, first)
            for seat in seats:
                queries.seat(connection, row.id, seat, person)

        try:
            await self._storage.write(add)
        except JobRefused as refused:
            code, limit = refused.args
            raise ServerError(code, limit=limit) from None

    def _check_room(self, connection: Connection, row: TableRow, person: str) -> None:
        """Raise JobRefused with the reason if a person, or their address, has too many tables."""
        limits = self._live_tables.limits
        if queries.n_under_way(connection, person) >= limits.tables_a_person:
            raise JobRefused("too-many-tables", limits.tables_a_person)
        if not row.public:
            return
        if queries.n_public(connection, host=person) >= limits.public_a_person:
            raise JobRefused("too-many-public", limits.public_a_person)
        n_here = queries.n_public(connection, opened_from=row.opened_from)
        if row.opened_from is not None and n_here >= limits.public_an_address:
            raise JobRefused("too-many-public-here", limits.public_an_address)

    # An invitation

    async def invite_again(self, live: LiveTable, person: str) -> None:
        """Renew the invitation of a table, by its host; the old link is void."""
        if live.state.row.host != person:
            raise ServerError("not-host")
        permissions.check_open(live.state)
        key = self._new_key()
        until = self._clock.now() + INVITATION_DAYS * DAY
        await live.change(lambda _: entries.Invited(key=key, until=until))

    def _new_key(self) -> str:
        return self._randomness.token(KEY_BYTES).hex()

    # A game

    async def start(self, live: LiveTable, person: str, address: str) -> None:
        """Begin the game of a table, by its host, who asks from that address. Only so many tables
        may be left to bots alone: nobody's pace holds these back."""
        at = self._clock.now()
        permissions.start(live.state, person, at)
        if live.state.is_left_to_bots:
            self._check_bot_tables(person, address)
            live.begun_from = address
        try:
            await live.change(lambda now: permissions.start(now, person, at))
        finally:
            if live.state.stage == "waiting":
                live.begun_from = None

    def _check_bot_tables(self, person: str, address: str) -> None:
        """Refuse one more table that bots alone play at. Those that are just about to begin count:
        otherwise any number could, if they did so at once."""
        running = [live for live in self._live_tables.tables.values() if live.is_left_to_bots]
        limits = self._live_tables.limits
        if sum(one.state.row.host == person for one in running) >= limits.bot_tables_a_person:
            raise ServerError("too-many-bot-tables", limit=limits.bot_tables_a_person)
        if sum(one.begun_from == address for one in running) >= limits.bot_tables_an_address:
            raise ServerError("too-many-bot-tables-here", limit=limits.bot_tables_an_address)

    async def rematch(self, old: LiveTable, person: str, name: str) -> LiveTable:
        """The table where the same people meet again; whoever asks sits down there."""
        state = old.state
        if not state.seats_of(person):
            raise ServerError("not-seated")
        if state.stage != "over":
            raise ServerError("not-over")
        if state.rematch is None:
            new = await self.open(person, name, table_plan.same_again(state, person), after=old)
            await old.change(
                lambda now: None if now.rematch else entries.Rematched(table=new.id), person
            )
        assert state.rematch is not None
        new = await self._live_tables.find(state.rematch)
        for seat in state.seats_of(person):
            await self._sit_again(new, state, seat, person, name)
        if new.state.row.host != person:
            await new.settle_seats()
        return new

    async def _sit_again(
        self, new: LiveTable, old: TableState, seat: int, person: str, name: str
    ) -> None:
        new.names[person] = name
        await new.change(
            lambda now: permissions.sit(
                now,
                person,
                seat=seat,
                colour=old.seats[seat].colour,
                name=old.seats[seat].name if now.may_have_several(person) else None,
                nonce=None,
                key=now.row.invitation,
                now=self._clock.now(),
                is_pledging=old.seats[seat].pledge is not None,
            ),
            person,
        )


def new_id(now: int, randomness: Randomness) -> str:
    """A table's id: the second it was opened in, then chance. Tables of the same hour are played
    in the same hour, and so their logs lie together on the disk."""
    return f"{now // 1000:08x}{randomness.token(ID_BYTES).hex()}"
