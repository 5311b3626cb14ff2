"""What the server keeps about a person: handing it over, and forgetting it."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection

from voliere.server import conduct, log
from voliere.server.anonymity import forgotten
from voliere.server.bodies import ExportedChat
from voliere.server.identity import Visitor
from voliere.server.live import LiveTable
from voliere.server.office import Office
from voliere.server.protocol import TableSummary
from voliere.server.records import record_of
from voliere.server.storage import people, tables

MOST_TABLES = 100_000


class Kept(NamedTuple):
    """What is kept about a person beside their name and sessions."""

    tables: list[TableSummary]
    records: list[dict[str, Any]]
    chat: list[ExportedChat]


async def gather(office: Office, visitor: Visitor) -> Kept:
    """All tables of a person, the records of those that are over, and what they have said."""
    person = visitor.person.id
    found = await office.storage.read(lambda c: tables.tables_of(c, person, None, MOST_TABLES))
    summaries, records = [], []
    for table_id in found:
        live = await office.house.find(table_id)
        summaries.append(live.summary())
        if live.standing.state == "over":
            records.append(record_of(live))
    chat = []
    for row in await office.storage.read(lambda c: tables.entries_of(c, person)):
        entry = log.read_entry(row.body)
        if isinstance(entry, log.Spoke):
            chat.append(
                ExportedChat(table=row.table_id, at=row.at, phrase=entry.phrase, text=entry.text)
            )
    return Kept(summaries, records, chat)


async def erase(office: Office, visitor: Visitor) -> None:
    """Forget a person. Seats they had stay, without a name; games go on with a bot."""
    person = visitor.person.id
    found = await office.storage.read(lambda c: tables.tables_of(c, person, None, MOST_TABLES))
    lives = [await office.house.find(table_id) for table_id in found]
    for live in lives:
        await _leave(live, person)

    rewritten = await office.storage.write(lambda c: _forget(c, person))
    await office.storage.scrub()
    elsewhere = [
        one for one in office.house.tables.values() if one.id in rewritten or person in one.names
    ]
    for live in {*lives, *elsewhere}:
        live.forget(person, rewritten.get(live.id, set()))
    office.identity.forget(person)
    await office.sign_off(person)


def _forget(connection: Connection, person: str) -> dict[str, set[int]]:
    """Keep nothing of a person; which entries of which tables were rewritten comes back."""
    rewritten: dict[str, set[int]] = {}
    for table_id in tables.with_entries_of(connection, person):
        rows = list(forgotten(tables.tail(connection, table_id, 0), person))
        tables.rewrite_entries(connection, rows)
        rewritten[table_id] = {row.seq for row in rows}
    people.erase_person(connection, person)
    return rewritten


async def _leave(live: LiveTable, person: str) -> None:
    for seat in live.standing.seats_of(person):
        await live.change(
            lambda now, seat=seat: conduct.stand(now, person, seat, for_good=True)  # type: ignore[misc]
        )
    if live.standing.state == "waiting" and live.standing.row.host == person:
        await live.change(lambda now: None if now.state != "waiting" else log.Closed())
