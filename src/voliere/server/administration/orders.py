"""What the host of a server wants done: asked for beside it, carried out by one of its processes.

`voliere admin` writes an order into the database. Every process looks there each second; whoever
claims an order carries it out, and whom it was about is forgotten with that. The others see that
something was done, and look again who is still welcome and what everybody is called. Nothing of
this needs the bus, and what is asked for while no server runs is done by the next start. To carry
something out twice does no harm, so an order whose process has died is simply begun again.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial

from sqlalchemy import Connection

from voliere.games.errors import VoliereError
from voliere.server.errors import ServerError
from voliere.server.interfaces import Clock, Storage
from voliere.server.people import forgetting
from voliere.server.people.identity import Identity
from voliere.server.people.names import check_name
from voliere.server.storage import audit, people
from voliere.server.storage import orders as queries
from voliere.server.storage.batch import JobRefused
from voliere.server.storage.overview import session_of_id
from voliere.server.storage.rows import OrderRow
from voliere.server.tables.live_tables import LiveTables

_log = logging.getLogger("voliere.administration")

KNOWN_MS = 60_000  # for so long everybody can see that something was done
STALE_MS = 30_000  # after which an order that was begun and not ended is begun again


class Orders:
    """The part of one process in it; `look_again` is called when something was done, by whoever."""

    def __init__(
        self,
        storage: Storage,
        clock: Clock,
        live_tables: LiveTables,
        identity: Identity,
        look_again: Callable[[], Awaitable[None]],
    ) -> None:
        self._storage = storage
        self._clock = clock
        self._live_tables = live_tables
        self._identity = identity
        self._look_again = look_again
        self._known: set[str] = set()  # what was done and has been looked at

    async def look(self) -> None:
        """Carry out what is to be done, and follow what others have done."""
        since = self._clock.now() - KNOWN_MS
        found = await self._storage.read(lambda c: queries.lately(c, since))
        done = {one.id for one in found if one.done is not None or await self._is_carried_out(one)}
        if done - self._known:
            await self._look_again()
        self._known = done

    async def _is_carried_out(self, order: OrderRow) -> bool:
        """Carry out an order, unless another process does."""
        now = self._clock.now()
        claim = partial(queries.claim, order=order.id, now=now, stale=now - STALE_MS)
        if not await self._storage.write(claim):
            return False
        refused = whom = None
        try:
            whom = await self._carry_out(order)
        except VoliereError as error:
            if error.code == "storage-away":
                raise
            refused = error.code
        except Exception:
            _log.exception("an order could not be carried out", extra={"what": order.what})
            refused = "internal"
        await self._storage.write(partial(self._finish, order=order, whom=whom, refused=refused))
        return True

    def _finish(
        self, connection: Connection, order: OrderRow, whom: str | None, refused: str | None
    ) -> None:
        """Note that an order is carried out, and in the audit log what was done to whom."""
        now = self._clock.now()
        queries.finish(connection, order.id, now, refused)
        if refused is None and order.what != "delete":  # which is noted with the deletion
            audit.note(connection, now, order.what, whom, order.by)

    async def _carry_out(self, order: OrderRow) -> str | None:
        """Do what is wanted; returns the person or the table it was about."""
        whom = order.whom or ""
        match order.what:
            case "ban":
                await self._ban(whom)
            case "unban":
                await self._change(whom, banned=None)
            case "delete":
                await self._require(whom)
                parts = (self._storage, self._live_tables, self._identity)
                await forgetting.erase(*parts, whom, at=self._clock.now(), by=order.by)
            case "rename":
                await self._change(whom, name=check_name(order.details or ""))
            case "end-session":
                return await self._end_session(whom)
            case "close-table":
                await self._live_tables.close_table(whom)
            case _:
                raise ServerError("bad-message", what=order.what)
        return whom

    async def _ban(self, person: str) -> None:
        """Keep a person out from now on; their seats are left to bots."""
        await self._change(person, banned=self._clock.now())
        await forgetting.leave_all(self._storage, self._live_tables, person)

    async def _change(self, person: str, **changes: str | int | None) -> None:
        await self._require(person)
        await self._storage.write(lambda c: people.change_person(c, person, **changes))

    async def _require(self, person: str) -> None:
        if await self._storage.read(lambda c: people.person_by_id(c, person)) is None:
            raise ServerError("no-such-person")

    async def _end_session(self, session_id: str) -> str:
        """End a session; returns whose it was."""
        session = await self._storage.read(lambda c: session_of_id(c, session_id))
        if session is None:
            raise ServerError("no-such-session")
        try:
            await self._storage.write(lambda c: people.end_session(c, session.person, session.id))
        except JobRefused:
            raise ServerError("no-such-session") from None
        return session.person
