"""Tables that only bots and clocks keep going, when the process dies that has looked after them: on
a real PostgreSQL and a real NATS, and nobody connected."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from tests.server.client import BOT, ME, Guest
from tests.server.rows import table_row
from tests.server.running import MusingThinker, running, start
from voliere.server.storage import processes
from voliere.server.storage import tables as queries
from voliere.server.storage.postgres import PostgresStorage
from voliere.server.storage.rows import Append, EntryRow
from voliere.server.tables import entries
from voliere.server.tables.table_state import TableState

pytestmark = [
    pytest.mark.asyncio,
    pytest.mark.filterwarnings("ignore::UserWarning:platformdirs"),
    pytest.mark.xdist_group("failover"),  # one PostgreSQL for all
]

LOOK = 0.5
PATIENCE = 30.0
OWL = {"kind": "bot", "bot": "hibou"}  # it thinks long enough to be interrupted
LIVE = {"kind": "live", "per_move": 5, "bank": 0}


@contextmanager
def process(services: dict[str, str], folder: Path) -> Iterator[tuple[Any, str]]:
    """A server process of its own, that may be killed, and its address."""
    one, address = start(
        folder / "one",
        "0",
        VOLIERE_DATABASE=services["database"],
        VOLIERE_BUS=services["bus"],
        VOLIERE_LOOK=str(LOOK),
    )
    try:
        yield one, address
    finally:
        one.kill()
        one.wait()


async def begun(guest: Guest, seats: list[Any], **more: Any) -> str:
    """A table whose game has begun."""
    opened = await guest.open_table("vautour", seats, **more)
    table_id = str(opened["table"]["id"])
    await guest.post(f"/tables/{table_id}/start")
    return table_id


async def stored(storage: PostgresStorage, table_id: str) -> tuple[TableState, list[EntryRow]]:
    """A table as it stands in the database, and its log."""
    loaded = (await storage.read(lambda c: queries.load_tables(c, [table_id])))[table_id]
    state = TableState(loaded.row)
    for row in loaded.log:
        state.apply(row)
    return state, loaded.log


async def until(right: Callable[[], Awaitable[bool]]) -> None:
    """Come back when it is so."""
    end = time.monotonic() + PATIENCE
    while not await right():
        assert time.monotonic() < end, "in good time"
        await asyncio.sleep(0.1)


@contextmanager
def survivor(services: dict[str, str], folder: Path) -> Iterator[Any]:
    """Another process, whose bots decide at once."""
    with running(folder / "two", settings=services | {"look": LOOK}) as two:
        yield two


async def test_r8_bots_and_clocks_go_on_when_their_process_is_killed_or_stopped(
    services: dict[str, str], tmp_path: Path
) -> None:
    storage = PostgresStorage(services["database"])
    await storage.open()

    async def is_over(table_id: str) -> bool:
        return (await stored(storage, table_id))[0].stage == "over"

    async def are_both_there() -> bool:
        return len(await storage.read(processes.beats)) == 2

    with process(services, tmp_path) as (one, address), survivor(services, tmp_path):
        ana = await Guest.enter(address)
        await until(are_both_there)
        bots, played = await begun(ana, [OWL, OWL]), await begun(ana, [ME, OWL])
        decision = (await ana.get(f"/tables/{played}"))["decision"]
        move = {"id": "m", "seat": 0, "decision": decision, "move": "5"}
        accepted = await ana.post(f"/tables/{played}/moves", **move)
        os.kill(one.pid, signal.SIGSTOP)
        before = (await stored(storage, bots))[1]
        await until(lambda: is_over(bots))
        assert (await stored(storage, bots))[1][: len(before)] == before
        os.kill(one.pid, signal.SIGCONT)
        await until(are_both_there)
        seat = await ana.connect(played)
        await seat.play_on()
        await seat.close()
        state, _ = await stored(storage, played)
        assert state.answered[0, "m"] == (accepted["version"], "5")
        assert state.stage == "over"

        bots, timed = await begun(ana, [OWL, OWL]), await begun(ana, [ME, OWL], pace=LIVE)
        one.kill()
        one.wait()
        assert not await is_over(bots)
        assert not await is_over(timed)
        await until(lambda: is_over(bots))
        await until(lambda: is_over(timed))
        happened = [entries.read_entry(row.body) for row in (await stored(storage, timed))[1]]
        (replaced,) = [entry for entry in happened if isinstance(entry, entries.Replaced)]
        assert (replaced.seat, replaced.why) == (0, "time")
        assert len(await storage.read(processes.beats)) == 1
    await storage.close()


async def test_r8_whoever_is_told_to_stop_hands_over(
    services: dict[str, str], tmp_path: Path
) -> None:
    storage = PostgresStorage(services["database"])
    await storage.open()
    with running(tmp_path / "one", settings=services, thinker=MusingThinker()) as one:
        table = await begun(await Guest.enter(one.address), [BOT, BOT])
        ownership = one.services.live_tables._ownership
    assert ownership is not None
    assert (await storage.read(processes.beats))[ownership.process] == processes.LEFT
    assert await storage.read(lambda c: processes.minded_by(c, ownership.process)) == [table]
    with survivor(services, tmp_path):

        async def is_over() -> bool:
            return (await stored(storage, table))[0].stage == "over"

        await until(is_over)
    await storage.close()


async def test_claims_at_once_do_not_overlap(services: dict[str, str]) -> None:
    tables = [f"table {number:02}" for number in range(50)]
    storages = {name: PostgresStorage(services["database"]) for name in ("ana", "ben", "eve")}
    for name, storage in storages.items():
        await storage.open()
        await storage.write(partial(processes.beat, process=name, number=1))

    def leave_behind(connection: Connection) -> None:
        for table in tables:
            queries.add_table(connection, table_row(table), [])
        processes.beat(connection, "gone", 7)
        processes.mind(connection, "gone", tables)

    await storages["ana"].write(leave_behind)
    claimed: list[str] = []

    async def claim(name: str) -> None:
        for _ in range(40):
            some = partial(processes.claim, process=name, gone="gone", beat=7, most=5)
            claimed.extend(await storages[name].write(some))

    await asyncio.gather(*(claim(name) for name in storages))
    assert sorted(claimed) == sorted(tables)
    assert "gone" not in await storages["ana"].read(processes.beats)
    for storage in storages.values():
        await storage.close()


async def test_whoever_stops_within_a_commit_does_not_hold_up_the_others(
    services: dict[str, str],
) -> None:
    row = EntryRow("t", 1, 0, None, "{}")
    stopped = PostgresStorage(services["database"], longest_pause=0.5)
    other = PostgresStorage(services["database"])
    await stopped.open()
    await other.open()
    connection = await stopped._engine.connect()
    await connection.execute(queries.entries.insert(), row._asdict())
    await asyncio.wait_for(other.append(Append(row)), PATIENCE)
    await connection.invalidate()
    await connection.close()
    await stopped.close()
    await other.close()


async def test_a_single_process_keeps_no_such_list(tmp_path: Path) -> None:
    with running(tmp_path, settings={"look": 0.05}, thinker=MusingThinker()) as server:
        await begun(await Guest.enter(server.address), [BOT, BOT])
        await asyncio.sleep(0.3)
        with closing(sqlite3.connect(server.settings.sqlite_file)) as data:
            for table in ("processes", "minders"):
                assert data.execute(f"SELECT * FROM {table}").fetchall() == []
