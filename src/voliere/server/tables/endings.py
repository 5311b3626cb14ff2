"""How games ended, as the storage notes it for lists of games; and the ends of games from before
it was noted."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

import msgspec

from voliere.games.errors import VoliereError
from voliere.games.game import Result
from voliere.server.interfaces import Storage
from voliere.server.storage import games
from voliere.server.storage import tables as queries
from voliere.server.storage.games import End, Outcome, SeatEnd
from voliere.server.tables.table_state import TableState
from voliere.server.tables.warmup import Warmup

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
            SeatEnd(seat.seat, outcome(state.result, state.seats_of(seat.person)), seat.name)
            for seat in state.seats
            if seat.person is not None
        ],
    )


def outcome(result: Result, mine: list[int]) -> Outcome:
    """How a game ended for who had these seats.

    >>> outcome(Result(scores=[3, 5], winners=[1], title=None), [1])
    'won'
    """
    if result.title is not None or not result.winners:
        return "ended"
    if not set(mine) & set(result.winners):
        return "lost"
    return "won" if set(result.winners) <= set(mine) else "shared"


async def note_earlier(storage: Storage, warmup: Warmup) -> None:
    """Note the ends of all finished games from before they were noted, some at a time; nobody
    waits for it."""
    last = ""
    while found := await storage.read(partial(games.unnoted, after=last, limit=AT_ONCE)):
        last = found[-1]
        loaded = await storage.read(partial(queries.load_tables, table_ids=found))
        for one in loaded.values():
            try:
                await warmup.of(one.row.game)
                end = await asyncio.to_thread(_end_of, one)
            except VoliereError as error:  # of a package that is not installed any more
                _log.warning("a finished game can't be read", extra={"why": error.code})
                continue
            if end is not None:
                await storage.write(partial(games.note_end, table_id=one.row.id, end=end))
        await asyncio.sleep(REST_SECONDS)


def _end_of(loaded: queries.Loaded) -> End | None:
    state = TableState(loaded.row)
    for row in loaded.log:
        state.apply(row)
    return end_of(state)
