"""Forgetting a person, and having somebody leave everywhere they sit."""

from __future__ import annotations

from sqlalchemy import Connection

from voliere.server.interfaces import Storage
from voliere.server.people.identity import Identity
from voliere.server.people.privacy import forgotten
from voliere.server.storage import audit, people, tables
from voliere.server.tables import entries, permissions
from voliere.server.tables.live_table import LiveTable
from voliere.server.tables.live_tables import LiveTables

MOST_TABLES = 100_000


async def erase(
    storage: Storage,
    live_tables: LiveTables,
    identity: Identity,
    person: str,
    *,
    at: int,
    by: str | None = None,
) -> None:
    """Forget a person, as they wanted themselves or somebody on the machine. Seats they had stay,
    without a name; games go on with a bot."""
    lives = await leave_all(storage, live_tables, person)
    rewritten = await storage.write(lambda c: _forget(c, person, at, by))
    await storage.scrub()
    elsewhere = [
        one for one in live_tables.tables.values() if one.id in rewritten or person in one.names
    ]
    for live in {*lives, *elsewhere}:
        live.forget(person, rewritten.get(live.id, set()))
    identity.forget(person)


async def leave_all(storage: Storage, live_tables: LiveTables, person: str) -> list[LiveTable]:
    """Have a person leave all their seats; bots play on, and tables of theirs that wait are
    closed. Returns their tables."""
    found = await storage.read(lambda c: tables.tables_of(c, person, None, MOST_TABLES))
    lives = [await live_tables.find(table_id) for table_id in found]
    for live in lives:
        await _leave(live, person)
    return lives


def _forget(connection: Connection, person: str, at: int, by: str | None) -> dict[str, set[int]]:
    """Keep nothing of a person; returns which entries of which tables were rewritten."""
    rewritten: dict[str, set[int]] = {}
    for table_id in tables.with_entries_of(connection, person):
        rows = list(forgotten(tables.tail(connection, table_id, 0), person))
        tables.rewrite_entries(connection, rows)
        rewritten[table_id] = {row.seq for row in rows}
    people.erase_person(connection, person)
    audit.note(connection, at, "deleted", None, by)
    return rewritten


async def _leave(live: LiveTable, person: str) -> None:
    for seat in live.state.seats_of(person):
        await live.change(
            lambda now, seat=seat: permissions.stand(now, person, seat, for_good=True)  # type: ignore[misc]
        )
    if live.state.stage == "waiting" and live.state.row.host == person:
        await live.change(lambda now: None if now.stage != "waiting" else entries.Closed())
