"""The house: the tables that are live in this process, loaded when somebody comes, let go later."""

from __future__ import annotations

import asyncio
import heapq
import json
import logging
from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial

import msgspec
from sqlalchemy import Connection

from voliere.games import by_name
from voliere.server import clocks, conduct, log
from voliere.server.aside import Aside
from voliere.server.bodies import SeatAsk, TableAsk
from voliere.server.errors import ServerError
from voliere.server.installed_bots import check_bot
from voliere.server.live import LiveTable
from voliere.server.minding import Minding
from voliere.server.protocol import COLOURS, SeveralSeats
from voliere.server.seating import PlannedSeat, colour_for
from voliere.server.shelf import Shelf
from voliere.server.standing import Standing
from voliere.server.storage import processes
from voliere.server.storage import tables as queries
from voliere.server.storage.batch import JobRefused
from voliere.server.storage.rows import EntryRow, TableRow
from voliere.server.table_bots import AGAIN_SECONDS
from voliere.server.talk import ChatLimits
from voliere.server.warm import Warmth
from voliere.server.world import Bus, Clock, Randomness, Storage, Thinker, Unsubscribe
from voliere.table import fair
from voliere.table.table import make_options

_log = logging.getLogger("voliere.house")

ID_BYTES = 8  # after the time
KEY_BYTES = 16
INVITATION_DAYS = 30
DAY = 24 * 3600 * 1000
MOST_TABLES = 100_000
LOGS_AT_ONCE = 1000  # looked at in one query; a database takes so many parameters


@dataclass(frozen=True)
class Limits:
    """What one person may take of the house, and how long an empty table stays loaded."""

    tables_a_person: int = 50
    bot_tables_a_person: int = 5  # that bots alone play at
    bot_tables_an_address: int = 15
    public_a_person: int = 3
    public_an_address: int = 20
    chat: ChatLimits = field(default_factory=ChatLimits)
    idle_ms: int = 120_000
    bot_delay: float = 0.4


class House:
    """All live tables of this process."""

    def __init__(
        self,
        *,
        storage: Storage,
        bus: Bus,
        clock: Clock,
        randomness: Randomness,
        thinker: Thinker,
        warmth: Warmth,
        limits: Limits,
        minding: Minding | None = None,
    ) -> None:
        self.tables: dict[str, LiveTable] = {}
        self.limits = limits
        self._storage = storage
        self._bus = bus
        self._clock = clock
        self._randomness = randomness
        self._thinker = thinker
        self._warmth = warmth
        self._minding = minding
        self._shelf = Shelf(storage)
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._unsubscribe: dict[str, Unsubscribe] = {}
        self._aside = Aside()
        self._dues: list[tuple[int, str]] = []
        self._turns: dict[str, set[asyncio.Event]] = {}

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

    async def _load(self, table_id: str) -> LiveTable:
        if self._bus.is_shared:
            self._unsubscribe[table_id] = await self._bus.subscribe(
                f"table.{table_id}", lambda data: self._heard(table_id, data)
            )
        try:
            loaded = await self._shelf.fetch(table_id)
            if loaded is None:
                raise ServerError("no-such-table")
        except ServerError:
            await self._let_go(table_id)
            raise
        await self._warmth.of(loaded.row.game)
        standing = Standing(loaded.row)
        for row in loaded.log:
            standing.apply(row)
        if standing.may_be_minded:
            await self._warmth.of_bots()
        live = self._live(standing, loaded.names)
        live.mind()
        await live.settle_undo()
        await live.settle_deal()
        return live

    def _live(self, standing: Standing, names: dict[str, str]) -> LiveTable:
        live = LiveTable(
            standing,
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

    def _heard(self, table_id: str, data: bytes) -> None:
        """Another process has written to a table's log, up to the seq in `data`."""
        live = self.tables.get(table_id)
        if live and data.isdigit() and int(data) > live.standing.version:
            self._aside.start(live.take_note())

    # Opening

    async def open(
        self,
        person: str,
        name: str,
        ask: TableAsk,
        opened_from: bytes | None = None,
        *,
        after: LiveTable | None = None,
    ) -> LiveTable:
        """Open a table for its host; `opened_from` is their sealed address. Those from the table
        before it are awaited."""
        game = by_name(ask.game)
        await self._warmth.of(ask.game)
        options = make_options(game, **{"players": len(ask.seats), **ask.options})
        if len(ask.seats) != options.players:
            raise ServerError("bad-seats", players=options.players, given=len(ask.seats))
        clocks.check_pace(ask.pace)
        await self._warmth.of_bots()
        for bot in [ask.substitute, *(seat.bot for seat in ask.seats if seat.kind == "bot")]:
            check_bot(bot or "")
        several = _several_seats(ask)
        now = self._clock.now()
        table_id = new_id(now, self._randomness)
        plan = _plan(ask.seats)
        row = TableRow(
            id=table_id,
            log_version=log.LOG_VERSION,
            game=ask.game,
            options=json.dumps(msgspec.to_builtins(options)),
            plan=msgspec.json.encode(plan).decode(),
            pace=msgspec.json.encode(ask.pace).decode(),
            public=ask.public,
            substitute=ask.substitute,
            host=person,
            created=now,
            secret=self._randomness.token(fair.SECRET_BYTES),
            invitation=self._randomness.token(KEY_BYTES).hex(),
            invitation_until=now + INVITATION_DAYS * DAY,
            state="waiting",
            minded=False,
            several_seats=several,
            opened_from=opened_from if ask.public else None,
        )
        pledging = _pledging(after)
        sittings = _sittings(ask.seats, plan, pledging, may_choose=several != "nobody")
        entries: list[tuple[str, log.AnyEntry]] = [(person, sat) for sat in sittings]
        entries += _awaited(after, person)
        first = [
            EntryRow(table_id, seq, now, who, log.write_entry(entry))
            for seq, (who, entry) in enumerate(entries, start=1)
        ]
        await self._add(row, first, [sat.seat for sat in sittings], person)
        standing = Standing(row)
        for entry in first:
            standing.apply(entry)
        if self._bus.is_shared:
            return await self.find(table_id)
        return self._live(standing, (after.names if after else {}) | {person: name})

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
        limits = self.limits
        if queries.n_under_way(connection, person) >= limits.tables_a_person:
            raise JobRefused("too-many-tables", limits.tables_a_person)
        if not row.public:
            return
        if queries.n_public(connection, host=person) >= limits.public_a_person:
            raise JobRefused("too-many-public", limits.public_a_person)
        n_here = queries.n_public(connection, opened_from=row.opened_from)
        if row.opened_from is not None and n_here >= limits.public_an_address:
            raise JobRefused("too-many-public-here", limits.public_an_address)

    # Beginning

    async def start(self, live: LiveTable, person: str, address: str) -> None:
        """Begin the game of a table, by its host, who asks from that address. Only so many tables
        may be left to bots alone: nobody's pace holds these back."""
        at = self._clock.now()
        conduct.start(live.standing, person, at)
        if live.standing.is_left_to_bots:
            self._check_bot_tables(person, address)
            live.begun_from = address
        try:
            await live.change(lambda now: conduct.start(now, person, at))
        finally:
            if live.standing.state == "waiting":
                live.begun_from = None

    def _check_bot_tables(self, person: str, address: str) -> None:
        """Refuse one more table that bots alone play at. Those that are just about to begin count:
        otherwise any number could, if they did so at once."""
        running = [live for live in self.tables.values() if live.is_left_to_bots]
        limits = self.limits
        if sum(one.standing.row.host == person for one in running) >= limits.bot_tables_a_person:
            raise ServerError("too-many-bot-tables", limit=limits.bot_tables_a_person)
        if sum(one.begun_from == address for one in running) >= limits.bot_tables_an_address:
            raise ServerError("too-many-bot-tables-here", limit=limits.bot_tables_an_address)

    async def rematch(self, old: LiveTable, person: str, name: str) -> LiveTable:
        """The table where the same people meet again; whoever asks sits down there."""
        standing = old.standing
        if not standing.seats_of(person):
            raise ServerError("not-seated")
        if standing.state != "over":
            raise ServerError("not-over")
        if standing.rematch is None:
            new = await self.open(person, name, _same_again(standing, person), after=old)
            await old.change(
                lambda now: None if now.rematch else log.Rematched(table=new.id), person
            )
        assert standing.rematch is not None
        new = await self.find(standing.rematch)
        for seat in standing.seats_of(person):
            await self._sit_again(new, standing, seat, person, name)
        if new.standing.row.host != person:
            await new.settle_seats()
        return new

    async def _sit_again(
        self, new: LiveTable, old: Standing, seat: int, person: str, name: str
    ) -> None:
        new.names[person] = name
        await new.change(
            lambda now: conduct.sit(
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

    async def invite_again(self, live: LiveTable, person: str) -> None:
        """Renew the invitation of a table, by its host; the old link is void."""
        if live.standing.row.host != person:
            raise ServerError("not-host")
        conduct.check_open(live.standing)
        key = self._randomness.token(KEY_BYTES).hex()
        until = self._clock.now() + INVITATION_DAYS * DAY
        await live.change(lambda _: log.Invited(key=key, until=until))

    # Looking after the tables

    def _note_change(self, live: LiveTable) -> None:
        if self._minding is not None:
            self._minding.note(live.standing)
        if (due := live.due) is not None:
            heapq.heappush(self._dues, (due, live.id))
        if self._turns:
            for seat in live.standing.actors:
                for turn in self._turns.get(live.standing.seats[seat].person or "", ()):
                    turn.set()

    @contextmanager
    def turns_of(self, person: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever a person may have to decide at a live table."""
        event = asyncio.Event()
        self._turns.setdefault(person, set()).add(event)
        try:
            yield event
        finally:
            self._turns[person].discard(event)
            if not self._turns[person]:
                del self._turns[person]

    def wake_turns(self) -> None:
        """Have everybody who waits for a turn look around: the server is about to go."""
        for events in self._turns.values():
            for event in events:
                event.set()

    async def wake(self) -> None:
        """Load the tables that bots or clocks are at work on, after a start; where there are other
        processes, those of them that none looks after."""
        wanted = queries.minded_tables if self._minding is None else processes.unattended
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

    async def ring_clocks(self) -> None:
        """Deal without those who are overdue, and hand the seats whose time is up to bots."""
        now = self._clock.now()
        while self._dues and self._dues[0][0] <= now:
            _, table_id = heapq.heappop(self._dues)
            try:
                live = await self.find(table_id)
                await live.ring()
            except ServerError:
                heapq.heappush(self._dues, (now + int(AGAIN_SECONDS * 1000), table_id))
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
            if live.standing.pace.kind == "correspondence":
                for seat in live.standing.seats_of(person):
                    rested = log.Rested(seat=seat, start=start or now, end=end or now)
                    await live.change(lambda _, rested=rested: rested)  # type: ignore[misc]

    async def tidy(self) -> None:
        """Let go of the tables where nothing goes on."""
        now = self._clock.now()
        for live in list(self.tables.values()):
            if live.is_idle and now - live.touched > self.limits.idle_ms:
                del self.tables[live.id]
                if self._minding is not None:
                    self._minding.let_go(live.standing)
                await self._let_go(live.id)

    async def expire(self, table_id: str) -> None:
        """Close a table that has waited too long; nothing happens if it has begun meanwhile."""
        live = await self.find(table_id)
        await live.change(lambda now: log.Closed(expired=True) if now.state == "waiting" else None)

    async def forget_closed(self, table_ids: list[str]) -> None:
        """Keep nothing more of tables that were closed before a game began."""
        await self._storage.write(partial(queries.delete_closed, table_ids=table_ids))
        for table_id in table_ids:
            if self.tables.pop(table_id, None) is not None:
                await self._let_go(table_id)

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
                if live is not None and version > live.standing.version:
                    await live.take_note()

    async def _let_go(self, table_id: str) -> None:
        if unsubscribe := self._unsubscribe.pop(table_id, None):
            await unsubscribe()

    async def close(self) -> None:
        """Stop the bots; every table stays as it is on disk."""
        for live in self.tables.values():
            await live.rest()


def _plan(asks: list[SeatAsk]) -> list[PlannedSeat]:
    """The seats as planned, each with a colour of its own."""
    plan: list[PlannedSeat] = []
    for ask in asks:
        if ask.colour is not None and ask.colour not in COLOURS:
            raise ServerError("bad-colour", colour=ask.colour, colours=", ".join(COLOURS))
    wanted = [ask.colour for ask in asks if ask.colour is not None]
    if doubled := [colour for colour in wanted if wanted.count(colour) > 1]:
        raise ServerError("colour-taken", colour=doubled[0])
    for ask in asks:
        taken = [*wanted, *(seat.colour for seat in plan)]
        plan.append(
            PlannedSeat(
                kind="invited" if ask.kind == "me" else ask.kind,
                bot=ask.bot if ask.kind == "bot" else None,
                colour=colour_for(ask.colour, taken),
            )
        )
    return plan


def new_id(now: int, randomness: Randomness) -> str:
    """A table's id: the second it was opened in, then chance. Tables of the same hour are played
    in the same hour, and so their logs lie together on the disk."""
    return f"{now // 1000:08x}{randomness.token(ID_BYTES).hex()}"


def _several_seats(ask: TableAsk) -> SeveralSeats:
    """Who may have several seats at a new table."""
    n_own = sum(seat.kind == "me" for seat in ask.seats)
    if ask.several_seats == "nobody" and n_own > 1:
        raise ServerError("one-seat")
    return ask.several_seats or ("host" if n_own > 1 else "nobody")


def _sittings(
    asks: list[SeatAsk], plan: list[PlannedSeat], pledging: Collection[int], *, may_choose: bool
) -> list[log.Sat]:
    """The host's own seats are taken at once."""
    return [
        log.Sat(
            seat=seat,
            colour=plan[seat].colour,
            name=conduct.seat_name(ask.name, may_choose=may_choose),
            pledging=seat in pledging,
        )
        for seat, ask in enumerate(asks)
        if ask.kind == "me"
    ]


def _several_again(old: Standing, person: str) -> SeveralSeats:
    """Who may have several seats where the same people meet again, at a table of that person."""
    others = Counter(seat.person for seat in old.seats if seat.person not in (person, None))
    if old.row.several_seats == "everybody" or max(others.values(), default=1) > 1:
        return "everybody"
    return "host" if old.may_have_several(person) else "nobody"


def _pledging(before: LiveTable | None) -> list[int]:
    """The seats that are expected to pledge a nonce, since they did at the table before."""
    seats = before.standing.seats if before else []
    return [one.seat for one in seats if one.pledge is not None]


def _awaited(before: LiveTable | None, host: str) -> list[tuple[str, log.AnyEntry]]:
    """Who is expected at which seat, since they had it at the table before."""
    seats = before.standing.seats if before else []
    return [
        (one.person, log.Awaited(seat=one.seat))
        for one in seats
        if one.person is not None and one.person != host
    ]


def _same_again(old: Standing, person: str) -> TableAsk:
    """A table like the old one, for the same people."""
    seats = []
    for seat in old.seats:
        if seat.plan.kind == "bot":
            seats.append(SeatAsk(kind="bot", bot=seat.plan.bot, colour=seat.colour))
        elif seat.person == person:
            name = seat.name if old.may_have_several(person) else None
            seats.append(SeatAsk(kind="me", name=name, colour=seat.colour))
        else:
            seats.append(SeatAsk(kind="invited", colour=seat.colour))
    return TableAsk(
        game=old.row.game,
        seats=seats,
        options=json.loads(old.row.options),
        public=False,
        several_seats=_several_again(old, person),
        pace=old.pace,
        substitute=old.row.substitute,
    )
