"""How games ended, as the storage notes it for lists of games; and the ends of games from before
it was noted."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

import msgspec

from voliere.games import by_name
from voliere.games.errors import VoliereError
from voliere.server.interfaces import Storage
from voliere.server.storage import games
from voliere.server.storage import tables as queries
from voliere.server.storage.games import End, SeatEnd
from voliere.server.tables.table_state import TableState
from voliere.server.tables.warmup import Warmup
from voliere.study.outcomes import outcome
from voliere.study.own_statistics import numbers_of
from voliere.table.table import Table

_log = logging.getLogger("voliere.endings")

AT_ONCE = 20
REST_SECONDS = 0.05


class SeatedOne(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a finished game as a list shows it; `bot` is None for a person's."""

    colour: str
    bot: str | None = None


def end_of(state: TableState) -> End | None:
    """How a game ended; None while it is not over."""
    if state.ended_at is None or state.result is None:
        return None
    seated = [SeatedOne(seat.colour, seat.plan.bot) for seat in state.seats]
    return End(
        at=state.ended_at,
        result=msgspec.json.encode(state.result).decode(),
        seated=msgspec.json.encode(seated).decode(),
        seats=[
            SeatEnd(
                seat=seat.seat,
                outcome=outcome(state.result, state.seats_of(seat.person)),
                name=seat.name,
            )
            for seat in state.seats
            if seat.person is not None
        ],
    )


def statistics_of(table: Table, seat: int) -> str:
    """What the game tells of how a seat has played, as JSON; nothing if it fails to."""
    try:
        numbers = numbers_of(table, seat)
    except Exception:  # of a room that may be another package's
        _log.exception("a game fails to tell its statistics", extra={"game": table.game.name})
        numbers = None
    return msgspec.json.encode(numbers or {}).decode()


async def tell_statistics(storage: Storage, warmup: Warmup, table_ids: list[str]) -> None:
    """Note what finished games tell of how they were played. It takes a while for each, so it is
    done when somebody asks, or by and by after a start, not while people play on."""
    for begin in range(0, len(table_ids), AT_ONCE):
        some = table_ids[begin : begin + AT_ONCE]
        for one in (await storage.read(partial(queries.load_tables, table_ids=some))).values():
            state = await _read(warmup, one)
            if state is not None:
                await _note_statistics(storage, state)


async def note_earlier(storage: Storage, warmup: Warmup) -> None:
    """Note the ends of all finished games from before they were noted, and what games tell of how
    they were played, some at a time; nobody waits for it."""
    last = ""
    untold = await storage.read(games.untold)
    telling = await asyncio.to_thread(lambda: [name for name in untold if tells(name)])
    find = partial(games.unnoted, telling=telling, limit=AT_ONCE)
    while found := await storage.read(partial(find, after=last)):
        last = found[-1]
        loaded = await storage.read(partial(queries.load_tables, table_ids=found))
        for one in loaded.values():
            state = await _read(warmup, one)
            if state is not None and (end := end_of(state)) is not None:
                await storage.write(partial(games.note_end, table_id=one.row.id, end=end))
                await _note_statistics(storage, state)
        await asyncio.sleep(REST_SECONDS)


def tells(name: str) -> bool:
    """Whether a game tells anything of how it is played."""
    try:
        return by_name(name).offers("statistics")
    except VoliereError:
        return False  # of a package that is not installed any more


async def _read(warmup: Warmup, loaded: queries.Loaded) -> TableState | None:
    """A finished game; None if it can't be read, as one of a package that is not installed any
    more."""
    try:
        await warmup.of(loaded.row.game)
        return await asyncio.to_thread(_state_of, loaded)
    except VoliereError as error:
        _log.warning("a finished game can't be read", extra={"why": error.code})
        return None


async def _note_statistics(storage: Storage, state: TableState) -> None:
    told = await asyncio.to_thread(_statistics_at, state)
    await storage.write(partial(games.note_statistics, table_id=state.row.id, told=told))


def _statistics_at(state: TableState) -> dict[int, str]:
    """What the game tells of each seat that somebody had."""
    if state.table is None or state.result is None:
        return {}
    return {
        seat.seat: statistics_of(state.table, seat.seat)
        for seat in state.seats
        if seat.person is not None
    }


def _state_of(loaded: queries.Loaded) -> TableState:
    state = TableState(loaded.row)
    for row in loaded.log:
        state.apply(row)
    return state
