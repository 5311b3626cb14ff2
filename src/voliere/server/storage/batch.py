"""One commit for all that has gathered: rows of many tables' logs, and other jobs.

A row whose (table, seq) is taken is reported as such, and does not disturb the others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from voliere.server.storage.columns import entries
from voliere.server.storage.prepared import Prepared
from voliere.server.storage.rows import Append, EntryRow

Job = Callable[[Connection], Any]
INSERT_JSON = (  # all rows in one statement, as SQLite likes it best
    "INSERT INTO entries (table_id, seq, at, person, body) "
    + "SELECT "
    + ", ".join(f"json_extract(value, '$[{number}]')" for number in range(5))
    + " FROM json_each(?)"
)
_INSERT = Prepared(entries.insert())
Outcome = tuple[bool, Any]  # (True, what came back) or (False, the exception of this one job)


class Conflict(Exception):  # noqa: N818 - it is no fault
    """Another process has written this seq of the table's log first."""


def write_batch(connection: Connection, work: Sequence[Append | Job]) -> list[Outcome]:
    """Do all the work inside the transaction of `connection`; returns an outcome each. If any of
    it is refused, nothing of it counts, and each is done again by itself."""
    try:
        with connection.begin_nested():
            if rows := [one.row for one in work if isinstance(one, Append)]:
                _insert(connection, rows)
            return [(True, _rest(connection, one)) for one in work]
    except (IntegrityError, JobRefused):
        return [_alone(connection, one) for one in work]


def _insert(connection: Connection, rows: list[EntryRow]) -> None:
    """Write rows by the driver itself: this is the statement that counts."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(INSERT_JSON, (as_json(rows),))
    else:
        _INSERT.run(connection, *(row._asdict() for row in rows))


def as_json(rows: list[EntryRow]) -> str:
    """Rows as INSERT_JSON takes them."""
    return msgspec.json.encode(rows).decode()


def _rest(connection: Connection, one: Append | Job) -> Any:
    """What is to be done besides writing a row."""
    job = one.also if isinstance(one, Append) else one
    return None if job is None else job(connection)


def _alone(connection: Connection, one: Append | Job) -> Outcome:
    if not isinstance(one, Append):
        return _guarded(connection, one)

    def insert(connection: Connection) -> None:
        connection.execute(entries.insert(), one.row._asdict())
        if one.also is not None:
            one.also(connection)

    done, value = _guarded(connection, insert)
    return (done, Conflict() if isinstance(value, IntegrityError) else value)


def _guarded(connection: Connection, job: Job) -> Outcome:
    """Run a job that may be refused by itself without spoiling the commit of the others."""
    try:
        with connection.begin_nested():
            return (True, job(connection))
    except (IntegrityError, JobRefused) as error:
        return (False, error)


class JobRefused(Exception):  # noqa: N818 - it is no fault
    """Raised by a job that finds it must not be done; nothing of it is kept."""
