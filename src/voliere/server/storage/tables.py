"""Queries on tables, their seats and their logs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, case, delete, func, insert, select, update

from voliere.server.storage.columns import entries, minders, people, seatings, tables
from voliere.server.storage.prepared import Prepared
from voliere.server.storage.rows import EntryRow, TableRow

_STATE = Prepared(
    update(tables).where(tables.c.id == bindparam("of_table")), "state", "minded", "opened_from"
)


class Loaded(NamedTuple):
    """All that is kept of a table."""

    row: TableRow
    log: list[EntryRow]
    names: dict[str, str]


def add_table(connection: Connection, row: TableRow, log: list[EntryRow]) -> None:
    """Keep a new table with the first entries of its log."""
    connection.execute(insert(tables), row._asdict())
    if log:
        connection.execute(insert(entries), [entry._asdict() for entry in log])


def load_tables(connection: Connection, table_ids: list[str]) -> dict[str, Loaded]:
    """Tables with their whole logs, those of them that there are."""
    rows = [
        TableRow(*row)
        for row in connection.execute(select(tables).where(tables.c.id.in_(table_ids)))
    ]
    logs: dict[str, list[EntryRow]] = {row.id: [] for row in rows}
    persons: dict[str, set[str]] = {row.id: {row.host or ""} for row in rows}
    found = connection.execute(
        select(entries)
        .where(entries.c.table_id.in_(list(logs)))
        .order_by(entries.c.table_id, entries.c.seq)
    )
    for entry in map(EntryRow._make, found):
        logs[entry.table_id].append(entry)
        if entry.person:
            persons[entry.table_id].add(entry.person)
    names = names_of(connection, set().union(*persons.values()))
    return {
        row.id: Loaded(
            row, logs[row.id], {one: names[one] for one in persons[row.id] if one in names}
        )
        for row in rows
    }


def tail(connection: Connection, table_id: str, since: int) -> list[EntryRow]:
    """The log after seq `since`."""
    found = connection.execute(
        select(entries)
        .where(entries.c.table_id == table_id, entries.c.seq > since)
        .order_by(entries.c.seq)
    )
    return [EntryRow(*row) for row in found]


def versions(connection: Connection, table_ids: list[str]) -> dict[str, int]:
    """How far the logs of these tables are."""
    found = connection.execute(
        select(entries.c.table_id, func.max(entries.c.seq))
        .where(entries.c.table_id.in_(table_ids))
        .group_by(entries.c.table_id)
    )
    return {str(row[0]): int(row[1]) for row in found}


def names_of(connection: Connection, persons: Iterable[str]) -> dict[str, str]:
    """The names of people."""
    found = connection.execute(
        select(people.c.id, people.c.name).where(people.c.id.in_(list(persons)))
    )
    return {str(row[0]): str(row[1]) for row in found}


def seat(connection: Connection, table_id: str, seat: int, person: str) -> None:
    """Note that a person sits there."""
    connection.execute(insert(seatings), {"table_id": table_id, "seat": seat, "person": person})


def unseat(connection: Connection, table_id: str, seat: int) -> None:
    """Note that nobody sits there."""
    connection.execute(
        delete(seatings).where(seatings.c.table_id == table_id, seatings.c.seat == seat)
    )


def set_state(connection: Connection, table_id: str, state: str, *, minded: bool) -> None:
    """Note how a table that waits no longer stands, for the lobby and for the next start."""
    values = {"state": state, "minded": minded, "opened_from": None}
    _STATE.run(connection, {"of_table": table_id, **values})


def minded_tables(connection: Connection) -> list[str]:
    """The tables that the server must look after by itself."""
    found = connection.execute(
        select(tables.c.id).where(tables.c.state.in_(("waiting", "playing")), tables.c.minded)
    )
    return [str(row[0]) for row in found]


def lobby(connection: Connection, game: str | None, limit: int) -> list[str]:
    """The public tables that wait for players: the newest of every address first, then the second
    of each, and so on. Nobody hides the tables of others behind many of their own."""
    is_unknown = tables.c.opened_from.is_(None)
    turn = func.row_number().over(
        partition_by=[tables.c.opened_from, case((is_unknown, tables.c.host))],
        order_by=tables.c.created.desc(),
    )
    wanted = select(tables.c.id).where(tables.c.state == "waiting", tables.c.public)
    if game is not None:
        wanted = wanted.where(tables.c.game == game)
    found = connection.execute(wanted.order_by(turn, tables.c.created.desc()).limit(limit))
    return [str(row[0]) for row in found]


def n_public(
    connection: Connection, *, host: str | None = None, opened_from: bytes | None = None
) -> int:
    """How many public tables of a host, or opened from a sealed address, wait for players."""
    whose = tables.c.host == host if host is not None else tables.c.opened_from == opened_from
    found = connection.execute(
        select(func.count())
        .select_from(tables)
        .where(tables.c.state == "waiting", tables.c.public, whose)
    )
    return int(found.scalar_one())


def waiting_since(connection: Connection, public: int, others: int, limit: int) -> list[str]:
    """Tables that have waited for players since before `public`, or `others` if they are not."""
    is_late = case((tables.c.public, tables.c.created < public), else_=tables.c.created < others)
    found = connection.execute(
        select(tables.c.id).where(tables.c.state == "waiting", is_late).limit(limit)
    )
    return [str(row[0]) for row in found]


def closed_before(connection: Connection, at: int, limit: int) -> list[str]:
    """Tables that were opened before that, and closed before a game began."""
    found = connection.execute(
        select(tables.c.id).where(tables.c.state == "closed", tables.c.created < at).limit(limit)
    )
    return [str(row[0]) for row in found]


def delete_closed(connection: Connection, table_ids: list[str]) -> None:
    """Keep nothing of these tables, where no game was played."""
    connection.execute(delete(seatings).where(seatings.c.table_id.in_(table_ids)))
    connection.execute(delete(entries).where(entries.c.table_id.in_(table_ids)))
    connection.execute(delete(minders).where(minders.c.table_id.in_(table_ids)))
    connection.execute(delete(tables).where(tables.c.id.in_(table_ids)))


def tables_of(
    connection: Connection, person: str, states: tuple[str, ...] | None, limit: int
) -> list[str]:
    """The tables a person sits at or hosts, newest first."""
    wanted = (
        select(tables.c.id)
        .distinct()
        .outerjoin(seatings, seatings.c.table_id == tables.c.id)
        .add_columns(tables.c.created)
        .where((seatings.c.person == person) | (tables.c.host == person))
    )
    if states is not None:
        wanted = wanted.where(tables.c.state.in_(states))
    found = connection.execute(wanted.order_by(tables.c.created.desc()).limit(limit))
    return [str(row[0]) for row in found]


def n_under_way(connection: Connection, person: str) -> int:
    """How many tables a person has that wait or are being played."""
    found = connection.execute(
        select(func.count())
        .select_from(tables)
        .where(tables.c.host == person, tables.c.state.in_(("waiting", "playing")))
    )
    return int(found.scalar_one())


def host_of(connection: Connection, table_id: str) -> tuple[str | None] | None:
    """Whose table it is, if anybody's; None if there is no such table."""
    found = connection.execute(select(tables.c.host).where(tables.c.id == table_id)).one_or_none()
    return None if found is None else (found[0],)


def n_hosted(connection: Connection, person: str, prefix: str) -> int:
    """How many tables a person has whose ids begin so."""
    found = connection.execute(
        select(func.count())
        .select_from(tables)
        .where(tables.c.host == person, tables.c.id.startswith(prefix, autoescape=True))
    )
    return int(found.scalar_one())


def entries_of(connection: Connection, person: str) -> list[EntryRow]:
    """Every entry a person has made, in any log."""
    found = connection.execute(
        select(entries).where(entries.c.person == person).order_by(entries.c.at)
    )
    return [EntryRow(*row) for row in found]


def with_entries_of(connection: Connection, person: str) -> list[str]:
    """The tables in whose logs a person has made an entry."""
    found = connection.execute(
        select(entries.c.table_id).distinct().where(entries.c.person == person)
    )
    return [str(row[0]) for row in found]


def rewrite_entries(connection: Connection, rows: list[EntryRow]) -> None:
    """Replace entries' persons and bodies: only for erasing what somebody wants forgotten."""
    if not rows:
        return
    statement = (
        update(entries)
        .where(entries.c.table_id == bindparam("of_table"), entries.c.seq == bindparam("at_seq"))
        .values(person=bindparam("new_person"), body=bindparam("new_body"))
    )
    values = [
        {
            "of_table": row.table_id,
            "at_seq": row.seq,
            "new_person": row.person,
            "new_body": row.body,
        }
        for row in rows
    ]
    connection.execute(statement, values)
