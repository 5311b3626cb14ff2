"""How long things are kept that nobody needs: tables that wait, closed ones, idle guests."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from sqlalchemy import Connection

from voliere.server.interfaces import Clock, Storage
from voliere.server.people.identity import Identity
from voliere.server.settings import Settings
from voliere.server.storage import announcements, audit, orders, people, reports, tables
from voliere.server.tables.live_tables import LiveTables

MOST_AT_ONCE = 200
HOUR = 3600 * 1000
DAY = 24 * HOUR
LEAST_AUDIT_DAYS = 30  # what is younger the database does not let go of
CLOSED_DAYS = 30  # so long whoever comes to a table that has waited too long is told so


class Periods(NamedTuple):
    """How long public tables wait, other tables wait, guests without games are known, and the audit
    log goes back (ms)."""

    lobby: int
    waiting: int
    guests: int
    audit: int

    @classmethod
    def of(cls, settings: Settings) -> Periods:
        """The periods that are set."""
        return cls(
            lobby=settings.lobby_hours * HOUR,
            waiting=settings.waiting_days * DAY,
            guests=settings.guest_days * DAY,
            audit=max(settings.audit_days, LEAST_AUDIT_DAYS) * DAY,
        )


class Retention:
    """Lets go of what has been kept long enough, some of it at a time."""

    def __init__(
        self,
        storage: Storage,
        clock: Clock,
        live_tables: LiveTables,
        identity: Identity,
        periods: Periods,
    ) -> None:
        self._storage = storage
        self._clock = clock
        self._live_tables = live_tables
        self._identity = identity
        self._periods = periods

    async def tidy(self) -> None:
        """Close what has waited too long, and forget what was closed long ago and who is gone."""
        now = self._clock.now()
        await self._close_waiting(now)
        await self._forget_closed(now)
        await self._forget_guests(now)
        await self._forget_hosting(now)

    async def _close_waiting(self, now: int) -> None:
        late = partial(
            tables.waiting_since,
            public=now - self._periods.lobby,
            others=now - self._periods.waiting,
            limit=MOST_AT_ONCE,
        )
        for table_id in await self._storage.read(late):
            await self._live_tables.expire(table_id)

    async def _forget_closed(self, now: int) -> None:
        before = now - max(self._periods.lobby, self._periods.waiting) - CLOSED_DAYS * DAY
        found = await self._storage.read(lambda c: tables.closed_before(c, before, MOST_AT_ONCE))
        if found:
            await self._live_tables.forget_closed(found)

    async def _forget_guests(self, now: int) -> None:
        before = now - self._periods.guests
        found = await self._storage.read(lambda c: people.idle_guests(c, before, MOST_AT_ONCE))
        if found:
            await self._storage.write(lambda c: people.forget_guests(c, found, before))
        for person in found:
            self._identity.forget(person)

    async def _forget_hosting(self, now: int) -> None:
        """Forget what the host asked for and told everybody."""
        before = now - HOUR

        def forget(connection: Connection) -> None:
            orders.forget_before(connection, before)
            announcements.forget_before(connection, before)
            audit.forget_before(connection, now - self._periods.audit)
            reports.forget_before(connection, now - self._periods.audit)

        await self._storage.write(forget)
