"""For bots written by others: a stream of "your turn" lines, one JSON object a line."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing, suppress

import msgspec
from litestar import get
from litestar.response import Stream

from voliere.server import guard
from voliere.server.bodies import Turn, Waiting
from voliere.server.errors import ServerError
from voliere.server.identity import Visitor
from voliere.server.office import Office
from voliere.server.permissions import needs
from voliere.server.routes.door import REFUSALS, Asked, Office_, Visitor_
from voliere.server.storage import tables as queries

HEARTBEAT = 10.0
MOST_TABLES = 1000


@get(
    "/bot/stream",
    responses=REFUSALS,
    tags=["bots"],
    media_type="application/x-ndjson",
    **needs("play"),
)
async def stream(request: Asked, office: Office_, visitor: Visitor_) -> Stream:
    """The decisions that wait for you, now and from now on; answer with `POST …/moves`."""
    address = guard.address_of(request)
    office.limits.check_stream(visitor.person.id, address)
    return Stream(_counted(office, visitor, address), media_type="application/x-ndjson")


async def _counted(office: Office, visitor: Visitor, address: str) -> AsyncIterator[bytes]:
    """The turns. Counted from when they are read on, since a stream may never be; it is empty where
    there have come too many in the meantime."""
    with suppress(ServerError), office.limits.stream(visitor.person.id, address):
        async with aclosing(_turns(office, visitor)) as turns:
            async for turn in turns:
                yield turn


async def _turns(office: Office, visitor: Visitor) -> AsyncGenerator[bytes]:
    told: set[tuple[str, int, int]] = set()
    with office.house.turns_of(visitor.person.id) as changed:
        while not office.is_closing and await _is_welcome(office, visitor):
            changed.clear()
            waiting = await _waiting(office, visitor)
            for turn in waiting:
                if (turn.table, turn.seat, turn.decision) not in told:
                    yield msgspec.json.encode(turn) + b"\n"
            told = {(turn.table, turn.seat, turn.decision) for turn in waiting}
            try:
                await asyncio.wait_for(changed.wait(), HEARTBEAT)
            except TimeoutError:
                yield msgspec.json.encode(Waiting(type="waiting")) + b"\n"


async def _is_welcome(office: Office, visitor: Visitor) -> bool:
    """Whether the token still holds."""
    sessions = await office.identity.sessions(visitor, personal=visitor.session.personal)
    return any(session.id == visitor.session.id for session in sessions)


async def _waiting(office: Office, visitor: Visitor) -> list[Turn]:
    """All decisions that wait for this person."""
    person = visitor.person.id
    found = await office.storage.read(
        lambda c: queries.tables_of(c, person, ("waiting", "playing"), MOST_TABLES)
    )
    turns = []
    for table_id in found:
        try:
            standing = (await office.house.find(table_id)).standing
        except ServerError:
            continue
        for seat in standing.seats_of(person):
            if seat in standing.actors:
                turns.append(
                    Turn(
                        type="your-turn",
                        table=table_id,
                        seat=seat,
                        decision=standing.decision,
                        version=standing.version,
                        view=standing.view(seat),
                    )
                )
    return turns


HANDLERS = [stream]
