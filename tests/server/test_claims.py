"""Taking over between processes on one simulated disk, look by look."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection, select

from tests.server.running import FirstThinker, MusingThinker
from tests.server.simulation import (
    LoopClock,
    Ready,
    SeededRandomness,
    SimulatedDisk,
    add_people,
    simulate,
)
from voliere.server.bodies import SeatAsk, TableAsk
from voliere.server.cluster import failover
from voliere.server.cluster.bus import LocalBus
from voliere.server.cluster.failover import Failover
from voliere.server.cluster.heartbeats import STILL_LOOKS
from voliere.server.cluster.ownership import Ownership
from voliere.server.errors import ServerError
from voliere.server.interfaces import Storage
from voliere.server.storage import processes
from voliere.server.storage import tables as queries
from voliere.server.storage.batch import JobRefused
from voliere.server.storage.columns import minders
from voliere.server.tables import entries, live_tables, permissions
from voliere.server.tables.live_tables import LiveTables
from voliere.server.tables.table_limits import TableLimits

pytestmark = pytest.mark.complains("SimulatedDisk")  # writes that the power cut short

BOTS = [SeatAsk(kind="bot", bot="oisillon")] * 2
MOMENT = 20.0  # simulated seconds, more than a game of two quick bots takes


class SharedBus(LocalBus):
    """A bus to other processes that loses every call."""

    is_shared = True


class Deaf(SimulatedDisk):
    """A disk from which the answer to the next commit does not come, though it is done."""

    is_deaf = False

    def write(self, work: Any) -> asyncio.Future[Any]:
        if not self.is_deaf:
            return super().write(work)
        self.is_deaf = False
        return asyncio.ensure_future(self._unheard(super().write(work)))

    async def _unheard(self, done: asyncio.Future[Any]) -> None:
        await done
        raise ServerError("storage-away")


class Process:
    """A server process, without sockets."""

    def __init__(self, name: str, disk: Storage, *, musing: bool = False) -> None:
        ownership = Ownership(disk, name)
        self.live_tables = LiveTables(
            storage=disk,
            bus=SharedBus(),
            clock=LoopClock(),
            randomness=SeededRandomness(len(name)),
            thinker=MusingThinker() if musing else FirstThinker(),
            warmup=Ready(),
            limits=TableLimits(tables_a_person=1000, bot_delay=0.0),
            ownership=ownership,
        )
        self.failover = Failover(disk, self.live_tables, ownership)

    async def open_tables(self, n_tables: int, *, n_begun: int | None = None) -> list[str]:
        """Tables of two bots; the games at the first of them, or at all, have begun."""
        opened = []
        for number in range(n_tables):
            live = await self.live_tables.opening.open(
                "ana", "Ana", TableAsk(game="vautour", seats=BOTS)
            )
            if n_begun is None or number < n_begun:
                await live.change(lambda now: permissions.start(now, "ana", 0), "ana")
            opened.append(live.id)
        await asyncio.sleep(1)
        return opened

    async def look(self, n_looks: int = 1) -> None:
        """Look a few times, and let what comes of it happen."""
        for _ in range(n_looks):
            await self.failover.look()
            await asyncio.sleep(MOMENT)


async def noted(disk: Storage, table_id: str | None = None) -> set[str]:
    """Which processes look after that table, or after any."""
    wanted = select(minders.c.process)
    if table_id is not None:
        wanted = wanted.where(minders.c.table_id == table_id)
    return await disk.read(lambda c: {str(row[0]) for row in c.execute(wanted)})


async def states(disk: Storage, tables: list[str]) -> set[str]:
    """How these tables stand in the eyes of the lobby."""

    def read(connection: Connection) -> set[str]:
        return {one.row.state for one in queries.load_tables(connection, tables).values()}

    return await disk.read(read)


async def two(disk: SimulatedDisk) -> tuple[Process, Process]:
    """One process whose bots never move, and another that is ready for more."""
    await add_people(disk, "ana")
    one, other = Process("one", disk, musing=True), Process("other", disk)
    await one.failover.begin()
    await other.failover.begin()
    return one, other


def simulated(work: Callable[[SimulatedDisk], Any]) -> None:
    disk = Deaf(1)

    async def to_the_end() -> None:
        await work(disk)
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    simulate(to_the_end)


def test_a_look_around_finds_what_others_have_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_tables, "LOGS_AT_ONCE", 2)

    async def work(disk: SimulatedDisk) -> None:
        one, other = await two(disk)
        tables = await one.open_tables(5, n_begun=0)
        for table_id in tables:
            await other.live_tables.find(table_id)
        for table_id in tables[:4]:
            said = entries.Spoke(seat=0, phrase="hello", text=None)
            await one.live_tables.tables[table_id].change(lambda _, said=said: said)  # type: ignore[misc]
        seen = [other.live_tables.tables[table_id].state for table_id in tables]
        assert [len(one.chat) for one in seen] == [0] * 5, "every call got lost"
        await other.live_tables.look_around()
        assert [len(one.chat) for one in seen] == [1, 1, 1, 1, 0]

    simulated(work)


def test_whoever_dies_is_succeeded() -> None:
    async def work(disk: SimulatedDisk) -> None:
        one, other = await two(disk)
        tables = await one.open_tables(3)
        assert await noted(disk) == {"one"}
        for _ in range(2 * STILL_LOOKS):
            await one.look()
            await other.look()
        assert await states(disk, tables) == {"playing"}, "nothing is taken from the living"
        await other.look(STILL_LOOKS + 1)
        assert await states(disk, tables) == {"over"}
        assert await noted(disk) == set()
        assert list(await disk.read(processes.beats)) == ["other"]

    simulated(work)


def test_a_deal_that_waits_for_a_nonce_goes_on_when_its_process_dies() -> None:
    async def work(disk: SimulatedDisk) -> None:
        one, other = await two(disk)
        ask = TableAsk(game="vautour", seats=[SeatAsk(kind="me")] * 2)  # no bot, no clock
        live = await one.live_tables.opening.open("ana", "Ana", ask)
        await live.change(lambda now: permissions.pledge(now, "ana", 0, "ab" * 32))
        await live.change(lambda now: permissions.start(now, "ana", 0))
        assert live.state.is_dealing
        await asyncio.sleep(1)
        await other.look(STILL_LOOKS + 1)
        taken = other.live_tables.tables[live.id].state
        assert taken.stage == "playing", "and nobody was connected"
        assert (taken.seats[0].pledge, taken.seats[0].nonce) == ("ab" * 32, None)

    simulated(work)


def test_whoever_leaves_is_succeeded_at_the_next_look() -> None:
    async def work(disk: SimulatedDisk) -> None:
        one, other = await two(disk)
        tables = await one.open_tables(1)
        await one.failover.leave()
        await other.look()
        assert await states(disk, tables) == {"over"}

    simulated(work)


def test_many_tables_are_taken_slice_by_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(failover, "TABLES_A_CLAIM", 2)

    async def work(disk: SimulatedDisk) -> None:
        one, other = await two(disk)
        third = Process("third", disk, musing=True)
        await third.failover.begin()
        tables = await one.open_tables(9)
        await one.failover.leave()
        await asyncio.gather(other.failover.look(), third.failover.look())
        await asyncio.sleep(MOMENT)
        shares = [len(process.live_tables.tables) for process in (other, third)]
        assert sum(shares) == 9, "nobody takes what another has taken"
        assert min(shares) >= 2, "they share"
        await third.failover.leave()
        await other.look()
        assert await states(disk, tables) == {"over"}

    simulated(work)


def test_whoever_was_only_asleep_is_on_the_list_again_with_its_tables() -> None:
    async def work(disk: SimulatedDisk) -> None:
        one, other = await two(disk)
        other.live_tables._thinker = MusingThinker()
        (table,) = await one.open_tables(1)
        await other.look(STILL_LOOKS + 1)
        assert await noted(disk, table) == {"other"}
        await one.look()
        assert await noted(disk, table) == {"one", "other"}
        assert set(await disk.read(processes.beats)) == {"one", "other"}

    simulated(work)


def test_whoever_wakes_up_while_its_tables_are_being_taken_notes_all_of_them() -> None:
    async def work(disk: SimulatedDisk) -> None:
        one, _ = await two(disk)
        tables = await one.open_tables(3)
        beat = (await disk.read(processes.beats))["one"]
        taken = await disk.write(lambda c: processes.claim(c, "other", "one", beat, 2))
        assert len(taken) == 2
        assert (await disk.read(processes.beats))["one"] == processes.LEFT
        await one.look()
        assert (await disk.read(processes.beats))["one"] > beat
        assert set(await disk.read(lambda c: processes.minded_by(c, "one"))) == set(tables)
        assert await disk.write(lambda c: processes.claim(c, "other", "one", beat, 2)) == []

    simulated(work)


def test_nothing_is_claimed_from_whoever_has_been_heard_of_since() -> None:
    async def work(disk: SimulatedDisk) -> None:
        one, _ = await two(disk)
        await one.open_tables(1)
        beat = (await disk.read(processes.beats))["one"]
        await one.failover.look()
        claimed = await disk.write(lambda c: processes.claim(c, "other", "one", beat, 10))
        assert claimed == []

    simulated(work)


def test_nothing_is_noted_for_whoever_is_not_on_the_list() -> None:
    async def work(disk: SimulatedDisk) -> None:
        await two(disk)
        with pytest.raises(JobRefused):
            await disk.write(lambda c: processes.mind(c, "stranger", ["t"]))

    simulated(work)


def test_a_claim_whose_answer_got_lost_is_found_again() -> None:
    async def work(disk: SimulatedDisk) -> None:
        assert isinstance(disk, Deaf)
        one, other = await two(disk)
        tables = await one.open_tables(3)
        await one.failover.leave()
        await other.failover.look()
        disk.is_deaf = True  # the claim is next
        await asyncio.sleep(MOMENT)
        assert await states(disk, tables) == {"playing"}
        assert await noted(disk) == {"other"}
        await other.look()
        assert await states(disk, tables) == {"over"}

    simulated(work)


def test_what_waits_for_players_is_looked_after_only_while_it_is_loaded() -> None:
    """A game may begin the moment before its process dies; a table nobody comes to needs nobody."""

    async def work(disk: SimulatedDisk) -> None:
        one, _ = await two(disk)
        playing, waiting = await one.open_tables(2, n_begun=1)
        assert await noted(disk, waiting) == {"one"}
        for live in one.live_tables.tables.values():
            await live.rest()
        await asyncio.sleep(one.live_tables.limits.idle_ms / 1000 + MOMENT)
        await one.live_tables.tidy()
        await asyncio.sleep(1)
        assert one.live_tables.tables == {}
        assert await noted(disk, waiting) == set()
        assert await noted(disk, playing) == {"one"}

    simulated(work)


def test_a_start_takes_up_what_nobody_looks_after() -> None:
    """As after a server without a bus, or of the version before."""

    async def work(disk: SimulatedDisk) -> None:
        one, other = await two(disk)
        alone, attended = await one.open_tables(2)
        await disk.write(lambda c: processes.forget(c, "one", alone))
        await other.live_tables.wake()
        await asyncio.sleep(MOMENT)
        assert await states(disk, [alone]) == {"over"}
        assert await states(disk, [attended]) == {"playing"}

    simulated(work)
