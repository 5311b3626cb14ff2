"""Moves of one moment that come at once are written and told together; each is acknowledged by
itself, and none is written that may not be."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from tests.server.rows import table_row
from voliere.games.errors import VoliereError
from voliere.server.cluster.bus import LocalBus
from voliere.server.errors import ServerError
from voliere.server.interfaces import SystemClock
from voliere.server.protocol import COLOURS
from voliere.server.storage.batch import Conflict
from voliere.server.storage.rows import Append, EntryRow
from voliere.server.tables import entries
from voliere.server.tables.live_table import LiveTable
from voliere.server.tables.seats import PlannedSeat
from voliere.server.tables.table_state import TableState

pytestmark = pytest.mark.asyncio

PEOPLE = ("ann", "ben", "cat", "dan")


class SlowDisk:
    """A storage that has written nothing until it is told to."""

    failed = None
    begun = 0  # the version at which the game began

    def __init__(self, *, keeps_order: bool = True) -> None:
        self.keeps_order = keeps_order
        self.log: list[EntryRow] = []
        self._waiting: list[tuple[EntryRow, asyncio.Future[None]]] = []

    def append(self, append: Append) -> asyncio.Future[None]:
        future = asyncio.get_running_loop().create_future()
        self._waiting.append((append.row, future))
        return future

    async def n_waiting(self) -> int:
        """How many entries are on their way."""
        await turn_around()
        return len(self._waiting)

    async def commit(self, n: int = 1) -> None:
        """Write the next entries, also those whose writers have gone."""
        await turn_around()
        for _ in range(n):
            row, future = self._waiting.pop(0)
            is_taken = row.seq <= len(self.log) + self.begun
            if not is_taken:
                assert row.seq == len(self.log) + self.begun + 1, "a log has no gaps"
                self.log.append(row)
            if not future.done():
                (future.set_exception if is_taken else future.set_result)(
                    Conflict() if is_taken else None  # type: ignore[arg-type]
                )
        await turn_around()

    async def fail(self) -> None:
        """Write nothing from now on."""
        await turn_around()
        for _, future in self._waiting:
            future.set_exception(ServerError("storage-failed"))

    async def read(self, job: Any) -> list[EntryRow]:
        """The log, after a while: a live table looks up nothing else here."""
        await turn_around()
        return list(self.log)


class Looker:
    """Somebody who looks and remembers what they were told."""

    def __init__(self, person: str, seat: int | None) -> None:
        self.person, self.seat, self.lang = person, seat, "en"
        self.heard: list[dict[str, Any]] = []

    def send(self, data: bytes) -> None:
        self.heard.append(msgspec.json.decode(data))

    @property
    def news(self) -> list[tuple[int, int]]:
        return [(one["since"], one["version"]) for one in self.heard if one["type"] == "happened"]


async def turn_around() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def table_of(n: int, disk: SlowDisk) -> tuple[LiveTable, list[Looker]]:
    """A game of Vautour that has begun, at version n + 1, with all its players looking."""
    people, colours = PEOPLE[:n], COLOURS[:n]
    plan = [PlannedSeat(kind="invited", colour=colour) for colour in colours]
    state = TableState(
        table_row(
            options=f'{{"players": {n}}}',
            plan=msgspec.json.encode(plan).decode(),
            host="ann",
            state="playing",
        )
    )
    begin: list[tuple[entries.AnyEntry, str | None]] = [
        *(
            (entries.Sat(seat=seat, colour=colour), person)
            for seat, (colour, person) in enumerate(zip(colours, people, strict=True))
        ),
        (entries.Started(), None),
    ]
    for seq, (entry, person) in enumerate(begin, start=1):
        state.apply(EntryRow("t", seq, 0, person, entries.write_entry(entry)))
    disk.begun = state.version
    live = LiveTable(
        state,
        {person: person.capitalize() for person in people},
        storage=disk,  # type: ignore[arg-type]
        bus=LocalBus(),
        clock=SystemClock(),
        thinker=None,  # type: ignore[arg-type]
        changed=lambda _: None,
        bot_delay=0.0,
    )
    lookers = [Looker(person, seat) for seat, person in enumerate(people)]
    for one in lookers:
        live.attach(one, seen=None)
    return live, lookers


def play(live: LiveTable, seat: int, move: str = "5", id: str = "1") -> asyncio.Task[Any]:
    decision = live.state.decision
    return asyncio.create_task(
        live.play(PEOPLE[seat], seat=seat, decision=decision, move=move, id=id)
    )


def seats_written(disk: SlowDisk) -> list[int]:
    """Whose moves are in the log, in its order."""
    return [
        entry.seat
        for row in disk.log
        if isinstance(entry := entries.read_entry(row.body), entries.Moved)
    ]


async def test_moves_that_come_at_once_are_written_and_told_together() -> None:
    disk = SlowDisk()
    live, lookers = table_of(2, disk)
    first, second = play(live, 0), play(live, 1)
    assert await disk.n_waiting() == 2
    await disk.commit()
    assert (await first).version == 4, "acknowledged as soon as it is on disk"
    assert [one.news for one in lookers] == [[], []]
    assert [live.audience.told_to(one) for one in lookers] == [3, 3]
    await disk.commit()
    assert (await second).version == 5
    assert [one.news for one in lookers] == [[(3, 5)], [(3, 5)]]
    chosen = [line["event"] for line in lookers[0].heard[-1]["told"]][:2]
    assert [event["card"] for event in chosen] == ["5", None], "each sees what it may"


async def test_where_a_later_entry_may_be_written_without_an_earlier_one_they_wait() -> None:
    disk = SlowDisk(keeps_order=False)
    live, lookers = table_of(2, disk)
    first, second = play(live, 0), play(live, 1)
    assert await disk.n_waiting() == 1
    await disk.commit()
    assert (await first).version == 4
    assert [one.news for one in lookers] == [[], []]
    assert await disk.n_waiting() == 1
    await disk.commit()
    assert (await second).version == 5
    assert [one.news for one in lookers] == [[(3, 5)], [(3, 5)]]


async def test_a_single_move_is_told_at_once() -> None:
    disk = SlowDisk()
    live, lookers = table_of(2, disk)
    first = play(live, 0)
    await disk.commit()
    await first
    assert [one.news for one in lookers] == [[(3, 4)], [(3, 4)]]


async def test_a_move_that_is_refused_holds_up_nothing() -> None:
    disk = SlowDisk()
    live, lookers = table_of(2, disk)
    first, second = play(live, 0), play(live, 1, move="99")
    with pytest.raises(Exception, match="99"):
        await second
    await disk.commit()
    await first
    assert [one.news for one in lookers] == [[(3, 4)], [(3, 4)]]


async def test_a_move_sent_twice_at_once_is_written_once() -> None:
    disk = SlowDisk()
    live, _ = table_of(2, disk)
    first, again = play(live, 0), play(live, 0)
    assert await disk.n_waiting() == 1
    await disk.commit()
    assert [(await first).version, (await again).version] == [4, 4]
    assert seats_written(disk) == [0]


async def test_of_two_moves_of_a_seat_at_once_the_second_is_refused() -> None:
    disk = SlowDisk()
    live, _ = table_of(2, disk)
    first, other = play(live, 0), play(live, 0, move="6", id="2")
    await disk.commit()
    assert (await first).version == 4
    with pytest.raises(VoliereError):
        await other
    assert seats_written(disk) == [0]


async def test_something_else_waits_until_the_moves_are_written() -> None:
    disk = SlowDisk()
    live, _ = table_of(2, disk)
    moves = [play(live, 0), play(live, 1)]
    said = asyncio.create_task(
        live.change(lambda _: entries.Spoke(seat=0, phrase="hello", text=None))
    )
    assert await disk.n_waiting() == 2
    await disk.commit(2)
    assert [one.version for one in await asyncio.gather(*moves)] == [4, 5]
    await disk.commit()
    assert await said == 6


async def test_who_gives_up_has_played_all_the_same() -> None:
    disk = SlowDisk()
    live, lookers = table_of(2, disk)
    first, second = play(live, 0), play(live, 1)
    await turn_around()
    second.cancel()
    await disk.commit()
    assert (await first).version == 4
    assert [one.news for one in lookers] == [[(3, 4)], [(3, 4)]], "nobody waits for the second"
    await disk.commit()
    again = play(live, 1)
    await disk.commit()
    assert (await again).version == 5
    assert seats_written(disk) == [0, 1]
    assert lookers[0].news[-1] == (4, 5)


async def test_who_comes_after_somebody_who_gave_up_reads_what_they_played() -> None:
    disk = SlowDisk()
    live, lookers = table_of(2, disk)
    first, second = play(live, 0), play(live, 1)
    await turn_around()
    first.cancel()
    await disk.commit(2)
    assert (await second).version == 5
    assert seats_written(disk) == [0, 1]
    assert lookers[0].news[-1][1] == 5


async def test_nobody_joins_while_the_log_may_hold_something_unknown() -> None:
    disk = SlowDisk()
    live, lookers = table_of(4, disk)
    first, second = play(live, 0), play(live, 1)
    await turn_around()
    first.cancel()
    third, again = play(live, 2), play(live, 0)
    assert await disk.n_waiting() == 2, "of those who gave up nobody knows whether they played"
    await disk.commit(2)
    assert (await second).version == 7
    fourth = play(live, 3)
    while await disk.n_waiting():
        await disk.commit()
    assert [one.version for one in await asyncio.gather(again, third, fourth)] == [6, 8, 9]
    assert seats_written(disk) == [0, 1, 2, 3]
    assert [one.news[-1][1] for one in lookers] == [9] * 4


async def test_a_seat_that_gave_up_and_comes_back_plays_once() -> None:
    disk = SlowDisk()
    live, _ = table_of(2, disk)
    gone = play(live, 1)
    await turn_around()
    gone.cancel()
    await turn_around()
    first, again = play(live, 0), play(live, 1)
    assert await disk.n_waiting() == 2, "the move that was given up, and one that is being written"
    while await disk.n_waiting():
        await disk.commit()
    assert [(await first).version, (await again).version] == [5, 4]
    assert seats_written(disk) == [1, 0]


async def test_whoever_comes_meanwhile_hears_nothing_twice() -> None:
    disk = SlowDisk()
    live, lookers = table_of(2, disk)
    first, second = play(live, 0), play(live, 1)
    await disk.commit()
    await first
    spectator = Looker("eve", None)
    live.attach(spectator, seen=None)
    assert lookers[0].news == [(3, 4)], "the others are told before somebody joins them"
    await disk.commit()
    await second
    assert spectator.heard[0]["type"] == "welcome"
    assert spectator.heard[0]["version"] == 4
    assert spectator.news == [(4, 5)]
    assert lookers[0].news == [(3, 4), (4, 5)]


async def test_news_do_not_wait_for_a_broken_disk() -> None:
    disk = SlowDisk()
    live, lookers = table_of(2, disk)
    first, second = play(live, 0), play(live, 1)
    await disk.commit()
    await first
    await disk.fail()
    with pytest.raises(ServerError):
        await second
    assert [one.news for one in lookers] == [[(3, 4)], [(3, 4)]]
