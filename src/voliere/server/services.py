"""Services: everything one server process runs on, opened and closed together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Protocol

from voliere.extras import require
from voliere.games import REGISTRY
from voliere.server.administration.announcements import Announcements
from voliere.server.administration.orders import Orders
from voliere.server.background import Background
from voliere.server.cluster.bus import LocalBus, NatsBus
from voliere.server.cluster.failover import Failover
from voliere.server.cluster.ownership import Ownership
from voliere.server.errors import ServerError
from voliere.server.garbage import Garbage
from voliere.server.interfaces import (
    Bus,
    Clock,
    Randomness,
    Storage,
    SystemClock,
    SystemRandomness,
    Thinker,
)
from voliere.server.metrics import Metrics
from voliere.server.net import http_headers
from voliere.server.net.hosts import Hosts
from voliere.server.net.limits import Limits
from voliere.server.people.identity import Identity, Visitor
from voliere.server.protocol import Announced
from voliere.server.retention import Periods, Retention
from voliere.server.settings import Settings
from voliere.server.storage import people
from voliere.server.storage.sqlite import SqliteStorage
from voliere.server.study.analyses import Analyses
from voliere.server.study.jobs import Most
from voliere.server.tables import messages
from voliere.server.tables.chat import ChatLimits
from voliere.server.tables.endings import note_earlier
from voliere.server.tables.live_tables import LiveTables
from voliere.server.tables.replays import Replaying
from voliere.server.tables.table_limits import TableLimits
from voliere.server.tables.warmup import Warmup
from voliere.server.thinking.thinker import WorkerThinker

_log = logging.getLogger("voliere.services")

CLOCKS_SECONDS = 0.25
ORDERS_SECONDS = 1.0
SESSIONS_AT_ONCE = 1000  # looked up in one query; a database takes so many parameters
TIDY_SECONDS = 10.0
RETENTION_SECONDS = 300.0
LAG_SECONDS = 0.1
GOODBYE_SECONDS = 0.8
GOODBYE_STEPS = 50
PROCESS_BYTES = 8


class Connected(Protocol):
    """A socket that can be told to close."""

    visitor: Visitor
    table_id: str

    def send(self, data: bytes) -> None:
        """Take a message, without waiting."""
        ...

    def part(self, code: str) -> None:
        """Say goodbye and close."""
        ...


class Services:
    """The services of one server process."""

    def __init__(
        self,
        settings: Settings,
        *,
        storage: Storage | None = None,
        bus: Bus | None = None,
        clock: Clock | None = None,
        randomness: Randomness | None = None,
        thinker: Thinker | None = None,
    ) -> None:
        self.settings = settings
        self.clock = clock or SystemClock()
        self.randomness = randomness or SystemRandomness()
        self.metrics = Metrics()
        self.storage = storage or new_storage(settings, self.metrics.commit_seconds.observe)
        self.bus = bus or (NatsBus(settings.bus) if settings.bus else LocalBus())
        self.hosts = Hosts(settings)
        self.metrics_port: int | None = None  # where the figures are to be had
        self.thinker = thinker or WorkerThinker(settings.workers, self.metrics.thinking)
        self.limits = Limits(settings.generosity)
        self.warmup = Warmup()
        self.replaying = Replaying()
        self.analyses = Analyses(
            self.storage,
            self.clock,
            lambda: self.thinker.is_pressed,
            Most(self.limits.analyses_a_person, self.limits.analyses_an_address),
            n_processes=max(1, settings.workers // 2),
            metrics=self.metrics.analyses,
        )
        self.identity = Identity(self.storage, self.clock, self.randomness)
        ownership = None
        if self.bus.is_shared:
            ownership = Ownership(self.storage, self.randomness.token(PROCESS_BYTES).hex())
        self.live_tables = LiveTables(
            storage=self.storage,
            bus=self.bus,
            clock=self.clock,
            randomness=self.randomness,
            thinker=self.thinker,
            warmup=self.warmup,
            limits=TableLimits(
                tables_a_person=self.limits.tables_a_person,
                bot_tables_a_person=self.limits.bot_tables_a_person,
                bot_tables_an_address=self.limits.bot_tables_an_address,
                public_a_person=self.limits.of(settings.public_tables),
                public_an_address=self.limits.of(settings.public_tables_address),
                chat=ChatLimits(self.limits.of(settings.chat), self.limits.of(settings.chat_after)),
                bot_delay=settings.bot_delay,
            ),
            ownership=ownership,
        )
        self.announcements = Announcements(self.storage, self.clock, self._announce)
        self.orders = Orders(
            self.storage, self.clock, self.live_tables, self.identity, self.look_again
        )
        self.retention = Retention(
            self.storage, self.clock, self.live_tables, self.identity, Periods.of(settings)
        )
        self._failover = (
            None if ownership is None else Failover(self.storage, self.live_tables, ownership)
        )
        self.is_closing = False
        self._background = Background()
        self._sockets: set[Connected] = set()
        self._garbage = Garbage()
        self._latest: dict[tuple[str, str], Connected] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open the storage and the bus, then look after the tables."""
        await self.storage.open()
        await self.bus.open()
        await self.identity.open()
        if self.bus.is_shared:
            await self.bus.subscribe("person", lambda data: self._heard_of(data.decode()))
        if self._failover is not None:
            await self._failover.begin()
        await self._look_at_host()
        self._tasks = [
            asyncio.create_task(self.warmup.of_all(REGISTRY)),
            asyncio.create_task(self.live_tables.wake()),
            asyncio.create_task(note_earlier(self.storage, self.warmup)),
            asyncio.create_task(self._regularly(CLOCKS_SECONDS, self.live_tables.ring_clocks)),
            asyncio.create_task(self._regularly(ORDERS_SECONDS, self._look_at_host)),
            asyncio.create_task(self._regularly(TIDY_SECONDS, self.tidy)),
            asyncio.create_task(self._regularly(RETENTION_SECONDS, self.retention.tidy)),
            asyncio.create_task(self._watch_lag()),
        ]
        if self._failover is not None:
            for look in (self.live_tables.look_around, self._failover.look):
                looking = self._regularly(self.settings.look, look)
                self._tasks.append(asyncio.create_task(looking))

    async def say_goodbye(self) -> None:
        """Take in nobody any more, and tell those who are there to come back in a moment."""
        self.is_closing = True
        self.live_tables.following.wake_all()
        for socket in list(self._sockets):
            socket.part("restarting")
        for _ in range(GOODBYE_STEPS):
            if not self._sockets:
                break
            await asyncio.sleep(GOODBYE_SECONDS / GOODBYE_STEPS)

    async def close(self) -> None:
        """Finish what is being written, and let go."""
        self.is_closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.live_tables.close()
        await self.analyses.close()
        await self.thinker.close()
        await self.warmup.close()
        if self._failover is not None:
            await self._failover.leave()
        await self.bus.close()
        await self.storage.close()

    # Visitors

    async def visitor(
        self, connection: http_headers.Connection, token: str | None = None
    ) -> Visitor:
        """Who is there, by the given token, the Authorization header or the cookie."""
        token = (
            token
            or http_headers.bearer_token(connection)
            or connection.cookies.get(http_headers.cookie_name(connection))
        )
        if not token:
            raise ServerError("not-signed-in")
        return await self.identity.visitor(token)

    @contextmanager
    def connected(self, socket: Connected, table_id: str) -> Iterator[None]:
        """Count a socket as open; an older one of the same session at that table gives way."""
        place = (socket.visitor.session.id, table_id)
        if (older := self._latest.get(place)) is not None:
            older.part("replaced")
        self._latest[place] = socket
        self._sockets.add(socket)
        try:
            yield
        finally:
            self._sockets.discard(socket)
            self._garbage.add()
            if self._latest.get(place) is socket:
                del self._latest[place]

    @property
    def n_sockets(self) -> int:
        """How many sockets are open."""
        return len(self._sockets)

    async def sign_off(self, person: str) -> None:
        """Close the sockets of a person's ended sessions, in all processes."""
        await self._part_ended(person)
        if self.bus.is_shared:
            await self.bus.publish("person", person.encode())

    def _heard_of(self, person: str) -> None:
        self.identity.forget(person)
        self._background.start(self._part_ended(person))

    async def _part_ended(self, person: str) -> None:
        await self._part_gone([one for one in self._sockets if one.visitor.person.id == person])

    async def look_again(self) -> None:
        """Look who is still welcome, and what everybody is called: the host has changed that."""
        self.identity.forget_all()
        await self._part_gone(list(self._sockets))
        self.live_tables.following.wake_all()
        await self.live_tables.name_again()

    async def _part_gone(self, sockets: list[Connected]) -> None:
        """Close those sockets whose sessions have ended, or whose people are kept out."""
        for first in range(0, len(sockets), SESSIONS_AT_ONCE):
            some = sockets[first : first + SESSIONS_AT_ONCE]
            ids = [one.visitor.session.id for one in some]
            known = await self.storage.read(partial(people.sessions_known, ids=ids))
            for socket in some:
                is_banned = known.get(socket.visitor.session.id)
                if is_banned is not False:
                    socket.part("banned" if is_banned else "logged-out")

    def _announce(self, announced: Announced) -> None:
        data = messages.encode(announced)
        for socket in self._sockets:
            socket.send(data)

    # Looking after things

    async def _look_at_host(self) -> None:
        """Look what the host of the server tells everybody, and wants done."""
        await self.announcements.look()
        await self.orders.look()

    async def tidy(self) -> None:
        """Put away the tables nobody needs, and what those who are gone have left behind."""
        await self.live_tables.tidy()
        self._garbage.clear(self.n_sockets)

    async def _regularly(self, seconds: float, what: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await what()
            except ServerError as error:
                _log.warning("postponed", extra={"why": error.code})
            except Exception:
                _log.exception("something regular failed")

    async def _watch_lag(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            before = loop.time()
            await asyncio.sleep(LAG_SECONDS)
            self.metrics.note_lag(max(0.0, (loop.time() - before - LAG_SECONDS) * 1000))


def new_storage(settings: Settings, note_commit: Callable[[float], None]) -> Storage:
    """SQLite in the data folder, or the PostgreSQL that the settings name; `note_commit` is told
    how many seconds each commit has taken."""
    if settings.database:
        require("scale")
        from voliere.server.storage.postgres import PostgresStorage

        return PostgresStorage(settings.database, note_commit=note_commit)
    return SqliteStorage(settings.sqlite_file, note_commit=note_commit)
