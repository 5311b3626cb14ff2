"""Moves of one moment that come at once are told together; each is acknowledged by itself."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from voliere.server import log
from voliere.server.bus import LocalBus
from voliere.server.errors import ServerError
from voliere.server.live import LiveTable
from voliere.server.protocol import Pace
from voliere.server.seating import PlannedSeat
from voliere.server.standing import Standing
from voliere.server.storage.rows import Append, EntryRow, TableRow
from voliere.server.world import SystemClock

pytestmark = pytest.mark.asyncio


class SlowDisk:
    """A storage that has written nothing until `commit` is called."""

    failed = None

    def __init__(self) -> None:
        self._waiting: list[asyncio.Future[None]] = []

    def append(self, append: Append) -> asyncio.Future[None]:
        future = asyncio.get_running_loop().create_future()
        self._waiting.append(future)
        return future

    async def commit(self) -> None:
        await turn_around()
        assert len(self._waiting) == 1, "a table writes one entry after the other"
        self._waiting.pop().set_result(None)
        await turn_around()


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


def table_of_two(disk: SlowDisk) -> tuple[LiveTable, list[Looker]]:
    """A game of Vautour that has begun, at version 3, with both players looking."""
    plan = [PlannedSeat(kind="invited", colour=colour) for colour in ("red", "blue")]
    row = TableRow(
        id="t",
        log_version=log.LOG_VERSION,
        game="vautour",
        options='{"players": 2}',
        plan=msgspec.json.encode(plan).decode(),
        pace=msgspec.json.encode(Pace(kind="untimed")).decode(),
        public=False,
        substitute="oisillon",
        host="ann",
        created=0,
        secret=bytes(32),
        invitation="",
        invitation_until=0,
        state="playing",
        minded=False,
    )
    standing = Standing(row)
    begin: list[tuple[log.AnyEntry, str | None]] = [
        (log.Sat(seat=0, colour="red"), "ann"),
        (log.Sat(seat=1, colour="blue"), "ben"),
        (log.Started(), None),
    ]
    for seq, (entry, person) in enumerate(begin, start=1):
        standing.apply(EntryRow("t", seq, 0, person, log.write_entry(entry)))
    live = LiveTable(
        standing,
        {"ann": "Ann", "ben": "Ben"},
        storage=disk,  # type: ignore[arg-type]
        bus=LocalBus(),
        clock=SystemClock(),
        thinker=None,  # type: ignore[arg-type]
        changed=lambda _: None,
        bot_delay=0.0,
    )
    lookers = [Looker("ann", 0), Looker("ben", 1)]
    live.watchers |= set(lookers)
    return live, lookers


def play(live: LiveTable, seat: int, move: str = "5") -> asyncio.Task[Any]:
    person = ("ann", "ben")[seat]
    return asyncio.create_task(live.play(person, seat=seat, decision=3, move=move, id="1"))


async def test_moves_that_come_at_once_are_told_together() -> None:
    disk = SlowDisk()
    live, lookers = table_of_two(disk)
    first, second = play(live, 0), play(live, 1)
    await disk.commit()
    assert (await first).version == 4, "acknowledged as soon as it is on disk"
    assert [one.news for one in lookers] == [[], []]
    assert live.told == 3
    await disk.commit()
    assert (await second).version == 5
    assert [one.news for one in lookers] == [[(3, 5)], [(3, 5)]]
    chosen = [line["event"] for line in lookers[0].heard[-1]["told"]][:2]
    assert [event["card"] for event in chosen] == ["5", None], "each sees what it may"


async def test_a_single_move_is_told_at_once() -> None:
    disk = SlowDisk()
    live, lookers = table_of_two(disk)
    first = play(live, 0)
    await disk.commit()
    await first
    assert [one.news for one in lookers] == [[(3, 4)], [(3, 4)]]


async def test_news_do_not_wait_for_a_move_that_is_refused() -> None:
    disk = SlowDisk()
    live, lookers = table_of_two(disk)
    first, second = play(live, 0), play(live, 1, move="99")
    await disk.commit()
    await first
    with pytest.raises(Exception, match="99"):
        await second
    assert [one.news for one in lookers] == [[(3, 4)], [(3, 4)]]


async def test_news_do_not_wait_for_somebody_who_gives_up() -> None:
    disk = SlowDisk()
    live, lookers = table_of_two(disk)
    first, second = play(live, 0), play(live, 1)
    await turn_around()
    disk._waiting.pop().set_result(None)
    second.cancel()
    await asyncio.gather(first, second, return_exceptions=True)
    await turn_around()
    assert [one.news for one in lookers] == [[(3, 4)], [(3, 4)]]


async def test_whoever_comes_meanwhile_hears_nothing_twice() -> None:
    disk = SlowDisk()
    live, lookers = table_of_two(disk)
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
    live, lookers = table_of_two(disk)
    first, second = play(live, 0), play(live, 1)
    await disk.commit()
    await first
    disk._waiting.pop().set_exception(ServerError("storage-failed"))
    with pytest.raises(ServerError):
        await second
    assert [one.news for one in lookers] == [[(3, 4)], [(3, 4)]]
