"""F2 under a seed: pledges, seal and reveals survive power cuts, the window ends by itself, and
logs from before there were pledges fold to the same state (R7)."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from functools import partial

import pytest

import voliere
from tests.server.rows import table_row
from tests.server.simulation import SimulatedDisk, add_people, new_live_tables, simulate
from tests.server.test_simulation import Player, sit
from voliere.server.bodies import SeatAsk, TableAsk
from voliere.server.errors import ServerError
from voliere.server.storage import tables as queries
from voliere.server.storage.rows import EntryRow
from voliere.server.tables import entries, permissions, sealing
from voliere.server.tables.live_table import LiveTable
from voliere.server.tables.live_tables import LiveTables
from voliere.server.tables.table_state import TableState
from voliere.table import fair

SEEDS = 100
SOAK_SEEDS = 5_000
PEOPLE = ("ana", "ben", "cat")
AWAY = 0.3  # how likely somebody does not reveal
CUT = 0.3  # how likely the power goes out at a step

OLD_LOG = (
    '{"entry":"sat","seat":0,"colour":"red","nonce":"ana"}',
    '{"entry":"sat","seat":1,"colour":"blue"}',
    '{"entry":"contributed","seat":0,"nonce":"late"}',
    '{"entry":"started"}',
    '{"entry":"played","seat":0,"move":"7"}',
    '{"entry":"played","seat":1,"move":"3"}',
)
# What the version that wrote it made of this log.
OLD_STATE = "49d9fd5ad403fe53e2a9b01029c444b1972c2d6e9a5cfdd47e831ad6d9906a41"
OLD_COMMITMENT = "854ab9981b03e95c9e69bdc06ab32a2b21b7dc7da936844448d1765592c20a09"


def old_state(n_entries: int) -> TableState:
    """A table of log version 1, after so many entries."""
    plan = [{"kind": "open", "colour": colour} for colour in ("red", "blue")]
    row = table_row(log_version=1, plan=json.dumps(plan), secret=bytes(range(32)), host="ana")
    state = TableState(row)
    for seq, body in enumerate(OLD_LOG[:n_entries], start=1):
        state.apply(EntryRow(row.id, seq, 0, "ana", body))
    return state


def test_r7_a_log_from_before_there_were_pledges_folds_to_the_same_state() -> None:
    state = old_state(len(OLD_LOG))
    assert state.table is not None
    assert hashlib.sha256(state.table.position.buffer.tobytes()).hexdigest() == OLD_STATE
    assert state.commitment == OLD_COMMITMENT
    assert state.table.nonces == ("late", "")


def test_a_table_that_waited_before_there_were_pledges_begins_as_it_was_announced() -> None:
    state = old_state(3)
    assert sealing.seal(state) is None
    with pytest.raises(ServerError, match="no pledges"):
        permissions.pledge(state, "ana", 0, "ab" * 32)
    assert isinstance(permissions.contribute(state, "ana", 0, "a"), entries.Contributed)
    assert isinstance(permissions.start(state, "ana", 0), entries.Started)


def nonce_of(person: str) -> str:
    return hashlib.sha256(person.encode()).hexdigest()[:32]


async def pledged(live_tables: LiveTables) -> LiveTable:
    """A table where everybody sits and has pledged."""
    seats = [SeatAsk(kind="me"), *(SeatAsk(kind="invited") for _ in PEOPLE[1:])]
    live = await live_tables.opening.open("ana", "ana", TableAsk(game="vautour", seats=seats))
    for seat, person in enumerate(PEOPLE):
        if seat:
            await sit(live, seat, person)
        given = fair.pledge(live.state.commitment, seat, nonce_of(person))
        await live.change(partial(permissions.pledge, person=person, seat=seat, pledge=given))
    return live


async def reveal(live_tables: LiveTables, table_id: str, seat: int) -> None:
    """Somebody reveals, if it is not too late."""
    live = await live_tables.find(table_id)
    person = PEOPLE[seat]
    try:
        await live.change(lambda now: permissions.contribute(now, person, seat, nonce_of(person)))
        await live.settle_deal()
    except ServerError as error:
        if error.code != "already-started":
            raise


async def scene(seed: int) -> str:
    """A deal under power cuts, with some who do not reveal; the log comes back as a hash."""
    chance = random.Random(seed)
    disk = SimulatedDisk(seed)
    await add_people(disk, *PEOPLE)
    live_tables = new_live_tables(disk, seed)
    live = await pledged(live_tables)
    table_id = live.id
    there = [seat for seat in range(len(PEOPLE)) if chance.random() >= AWAY]
    for number, seat in enumerate([None, *there]):
        step = live.settle_seats() if seat is None else reveal(live_tables, table_id, seat)
        task = asyncio.ensure_future(step)
        if chance.random() < CUT:
            await asyncio.sleep(chance.expovariate(300))
            disk.cut()
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await live_tables.close()
            live_tables = new_live_tables(disk, seed + number)
            await live_tables.wake()
            if number == 0:
                await (await live_tables.find(table_id)).settle_seats()
        else:
            await task
    for _ in range(20):
        await asyncio.sleep(0.25)
        await live_tables.ring_clocks()
    rows = await disk.read(lambda c: queries.tail(c, table_id, 0))
    check((await live_tables.find(table_id)).state, rows)
    await live_tables.close()
    await disk.close()
    return hashlib.sha256(repr(rows).encode()).hexdigest()


def check(state: TableState, rows: list[EntryRow]) -> None:
    """The cards are dealt, in time; nonces came after the seal and are the pledged ones."""
    happened = [entries.read_entry(row.body) for row in rows]
    kinds = [type(entry) for entry in happened]
    sealed, started = kinds.index(entries.Sealed), kinds.index(entries.Started)
    assert all(sealed < at < started for at, one in enumerate(kinds) if one is entries.Contributed)
    assert max(at for at, one in enumerate(kinds) if one is entries.Pledged) < sealed
    assert (kinds.count(entries.Sealed), kinds.count(entries.Started)) == (1, 1)
    assert rows[started].at - rows[sealed].at <= sealing.WINDOW_MS + 1000
    table = state.table
    assert table is not None
    assert table.nonces in [
        tuple(nonce_of(one) if given else None for one, given in zip(PEOPLE, who, strict=True))
        for who in [[n >> k & 1 for k in range(3)] for n in range(8)]
    ]


def test_f2_deals_under_a_seed() -> None:
    for seed in range(SEEDS):
        simulate(lambda seed=seed: scene(seed))  # type: ignore[misc]
    assert simulate(lambda: scene(7)) == simulate(lambda: scene(7))


@pytest.mark.soak
def test_f2_many_deals_under_a_seed() -> None:
    for seed in range(SOAK_SEEDS):
        simulate(lambda seed=seed: scene(seed))  # type: ignore[misc]


async def cut_within_the_window() -> None:
    disk = SimulatedDisk(1)
    await add_people(disk, *PEOPLE)
    live_tables = new_live_tables(disk, 1)
    live = await pledged(live_tables)
    await live.settle_seats()
    assert live.state.sealed_at is not None
    await asyncio.sleep(0.1)
    disk.cut()
    await live_tables.close()
    live_tables = new_live_tables(disk, 2)
    await live_tables.wake()
    for _ in range(16):
        await asyncio.sleep(0.25)
        await live_tables.ring_clocks()
    assert live_tables.tables[live.id].state.stage == "playing", "and nobody has come"
    await live_tables.close()
    await disk.close()


def test_the_window_ends_by_itself_after_a_restart() -> None:
    simulate(cut_within_the_window)


def test_a_deal_of_the_server_is_that_of_the_library() -> None:
    async def deal() -> None:
        disk = SimulatedDisk(3)
        await add_people(disk, *PEOPLE)
        live_tables = new_live_tables(disk, 3)
        live = await pledged(live_tables)
        watcher = Player("eve", None, random.Random(1))  # misses nothing, and hears nothing twice
        await watcher.attach(live_tables, live.id)
        await live.settle_seats()
        for seat in range(len(PEOPLE)):
            await reveal(live_tables, live.id, seat)
        state = live.state
        assert state.table is not None
        pledges = [
            fair.pledge(state.commitment, seat, nonce_of(one)) for seat, one in enumerate(PEOPLE)
        ]
        again = voliere.new_table(
            "vautour",
            players=3,
            secret=state.row.secret,
            nonces=tuple(map(nonce_of, PEOPLE)),
            bond=fair.Bond(live.id, ["person"] * 3, pledges),
        )
        assert again.deal == state.table.deal
        assert watcher.version == state.version
        assert again.commitment == state.commitment
        await live_tables.close()
        await disk.close()

    simulate(deal)
