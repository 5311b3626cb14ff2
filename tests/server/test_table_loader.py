"""Tables that are asked for at once are read together, and each gets what is its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert

from tests.server.rows import table_row
from voliere.server.errors import ServerError
from voliere.server.storage import tables as queries
from voliere.server.storage.columns import people
from voliere.server.storage.rows import EntryRow, TableRow
from voliere.server.storage.sqlite import SqliteStorage
from voliere.server.tables.table_loader import MOST_AT_ONCE, TableLoader

pytestmark = pytest.mark.asyncio

N_TABLES = 2 * MOST_AT_ONCE + 20


class Counted(SqliteStorage):
    """Counts its readings, and can be away."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.n_readings = 0
        self.is_away = False

    async def read(self, job: Callable[[Connection], Any]) -> Any:
        self.n_readings += 1
        if self.is_away:
            raise ServerError("storage-away")
        return await super().read(job)


def numbered(number: int) -> TableRow:
    """A table, told from the others by its number."""
    return table_row(f"t{number:03}", host=f"p{number:03}", created=number)


def log_of(number: int) -> list[EntryRow]:
    """A log of three entries, the second by a person of their own."""
    guests = (None, f"g{number:03}", None)
    rows = [EntryRow(f"t{number:03}", seq + 1, 0, guest, "{}") for seq, guest in enumerate(guests)]
    return rows[:: -1 if number % 2 else 1]  # whichever way they were written


@asynccontextmanager
async def stored(folder: Path) -> AsyncIterator[Counted]:
    storage = Counted(folder / "voliere.sqlite")
    await storage.open()

    def fill(connection: Connection) -> None:
        for number in range(N_TABLES):
            for person in (f"p{number:03}", f"g{number:03}"):
                named = {"id": person, "name": person.upper(), "lang": "fr", "created": 0}
                connection.execute(insert(people), named)
            queries.add_table(connection, numbered(number), log_of(number))

    await storage.write(fill)
    try:
        yield storage
    finally:
        await storage.close()


async def test_tables_asked_for_at_once_are_read_together(tmp_path: Path) -> None:
    async with stored(tmp_path) as storage:
        loader = TableLoader(storage)
        wanted = [loader.fetch(f"t{number:03}") for number in range(N_TABLES)]
        again, nothing = loader.fetch("t007"), loader.fetch("nowhere")
        found = await asyncio.gather(*wanted)
        assert storage.n_readings == 3
        for number, loaded in enumerate(found):
            assert loaded is not None
            assert loaded.row == numbered(number)
            assert [row.seq for row in loaded.log] == [1, 2, 3]
            assert {row.table_id for row in loaded.log} == {f"t{number:03}"}
            assert loaded.names == {
                f"p{number:03}": f"P{number:03}",
                f"g{number:03}": f"G{number:03}",
            }
        assert (await again) == found[7]
        assert await nothing is None


async def test_what_goes_wrong_is_told_to_all_who_wait_and_to_nobody_later(tmp_path: Path) -> None:
    async with stored(tmp_path) as storage:
        loader = TableLoader(storage)
        storage.is_away = True
        wanted = [loader.fetch("t001"), loader.fetch("t002")]
        for one in wanted:
            with pytest.raises(ServerError, match="does not answer"):
                await one
        storage.is_away = False
        loaded = await loader.fetch("t001")
        assert loaded is not None
        assert loaded.row.id == "t001"


async def test_who_no_longer_waits_does_not_disturb_the_others(tmp_path: Path) -> None:
    async with stored(tmp_path) as storage:
        loader = TableLoader(storage)
        gone, there = loader.fetch("t001"), loader.fetch("t002")
        gone.cancel()
        loaded = await there
        assert loaded is not None
        assert loaded.row.id == "t002"
