"""One commit for many: what is refused is refused as a whole, and spoils nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, select

from voliere.server.storage.batch import Conflict, JobRefused, write_batch
from voliere.server.storage.columns import entries, server_values
from voliere.server.storage.migrate import upgrade
from voliere.server.storage.rows import Append, EntryRow
from voliere.server.storage.sqlite import new_engine


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[Connection]:
    engine = new_engine(tmp_path / "voliere.db")
    with engine.begin() as connection:
        upgrade(connection)
    with engine.connect() as connection, connection.begin():
        yield connection
    engine.dispose()


def row(table: str, seq: int) -> EntryRow:
    return EntryRow(table, seq, 0, None, "{}")


def written(connection: Connection) -> list[tuple[str, int]]:
    found = connection.execute(select(entries.c.table_id, entries.c.seq).order_by(*entries.c))
    return [(one.table_id, one.seq) for one in found]


def refuse(connection: Connection) -> None:
    connection.execute(server_values.insert(), {"name": "half", "value": b""})
    raise JobRefused


def count(connection: Connection) -> int:
    return connection.scalar(select(func.count()).select_from(entries)) or 0


def test_rows_and_jobs_are_written_together(connection: Connection) -> None:
    outcomes = write_batch(connection, [Append(row("a", 1)), count, Append(row("b", 1), count)])
    assert outcomes == [(True, None), (True, 2), (True, 2)]
    assert written(connection) == [("a", 1), ("b", 1)]


def test_a_seq_that_is_taken_does_not_disturb_the_others(connection: Connection) -> None:
    write_batch(connection, [Append(row("a", 1))])
    outcomes = write_batch(connection, [Append(row("b", 1)), Append(row("a", 1)), count])
    assert [done for done, _ in outcomes] == [True, False, True]
    assert isinstance(outcomes[1][1], Conflict)
    assert written(connection) == [("a", 1), ("b", 1)]


def test_nothing_is_kept_of_what_is_refused(connection: Connection) -> None:
    outcomes = write_batch(
        connection, [Append(row("a", 1)), Append(row("b", 1), refuse), refuse, count]
    )
    assert [done for done, _ in outcomes] == [True, False, False, True]
    assert written(connection) == [("a", 1)]
    assert connection.execute(select(server_values)).all() == []
