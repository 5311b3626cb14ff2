"""For programs that play: a token, and a stream of what happens at one's tables, a JSON object a
line."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing, suppress
from typing import Any

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody
from litestar.response import Stream

from voliere.server.bodies import (
    BotAsk,
    ChatLine,
    GameFinished,
    GameStarted,
    RematchInvitation,
    Token,
    Turn,
    Waiting,
)
from voliere.server.errors import ServerError
from voliere.server.net import http_headers
from voliere.server.people.identity import Visitor
from voliere.server.people.languages import check_lang
from voliere.server.people.scopes import needs
from voliere.server.routes.dependencies import Asked, Services_, Visitor_
from voliere.server.routes.people import token_of
from voliere.server.routes.refusals import LABELLING, NAMING, STORED
from voliere.server.services import Services
from voliere.server.storage import tables as queries
from voliere.server.tables.bot_lines import BotLines

HEARTBEAT = 10.0
MOST_TABLES = 1000
LATELY = 20  # tables that are over where somebody may wait for a rematch

LINES = (Turn, GameStarted, GameFinished, RematchInvitation, ChatLine, Waiting)


def _with(declared: dict[str, Any], **opt: Any) -> dict[str, Any]:
    """What a route declares, and something more about it."""
    return declared | {"opt": declared["opt"] | opt}


@post(
    "/bot/token",
    status_code=201,
    tags=["bots"],
    **_with(
        needs("open", *STORED, *NAMING, *LABELLING, "bad-language", "too-many-guests"),
        programs=True,
    ),
)
async def enter_program(data: JSONBody[BotAsk], request: Asked, services: Services_) -> Token:
    """Come in as a program; the answer has a personal token, shown this once. No cookie is read or
    set, and no Origin is needed; whoever has an account makes tokens on the page instead."""
    services.limits.guests.take(http_headers.address_of(request), services.clock.now())
    lang = check_lang(data.lang or http_headers.language_of(request))
    entered = await services.identity.enter_program(data.name, lang, data.label, data.scopes)
    return token_of(entered.visitor.session, entered.token)


@delete("/bot/token", status_code=204, tags=["bots"], **needs("read", "no-such-token"))
async def end_own_token(services: Services_, visitor: Visitor_) -> None:
    """Void the personal token that this is asked with."""
    if not visitor.session.personal:
        raise ServerError("no-such-token")
    await services.identity.end_session(visitor, visitor.session.id)
    await services.sign_off(visitor.person.id)


@get(
    "/bot/stream",
    tags=["bots"],
    media_type="application/x-ndjson",
    **_with(needs("play", "too-many-streams", "too-many-sockets"), lines=LINES),
)
async def stream(request: Asked, services: Services_, visitor: Visitor_) -> Stream:
    """What happens at your tables, now and from now on: your turns, games that begin and end,
    rematches you are invited to, what others say; answer a turn with `POST …/moves`."""
    address = http_headers.address_of(request)
    services.limits.check_stream(visitor.person.id, address)
    return Stream(_counted(services, visitor, address), media_type="application/x-ndjson")


async def _counted(services: Services, visitor: Visitor, address: str) -> AsyncIterator[bytes]:
    """The lines. Counted from when they are read on, since a stream may never be; it is empty where
    there have come too many in the meantime."""
    with suppress(ServerError), services.limits.stream(visitor.person.id, address):
        async with aclosing(_lines(services, visitor)) as lines:
            async for line in lines:
                yield line


async def _lines(services: Services, visitor: Visitor) -> AsyncGenerator[bytes]:
    person = visitor.person.id
    told = BotLines(person, services.live_tables)
    with services.live_tables.following.of(person) as follower:
        changed = await _tables(services, person, ("over",), LATELY)
        look_around = True  # also for tables that another process has changed
        while not services.is_closing and await services.identity.is_welcome(visitor):
            if look_around:
                changed += await _tables(services, person, ("waiting", "playing"), MOST_TABLES)
                changed += told.unfinished
            for table_id in dict.fromkeys(changed):
                for line in await told.of(table_id):
                    yield msgspec.json.encode(line) + b"\n"
            try:
                changed = sorted(await follower.changed(HEARTBEAT))
                look_around = False
            except TimeoutError:
                changed, look_around = [], True
                yield msgspec.json.encode(Waiting()) + b"\n"


async def _tables(services: Services, person: str, states: tuple[str, ...], most: int) -> list[str]:
    return await services.storage.read(lambda c: queries.tables_of(c, person, states, most))


HANDLERS = [enter_program, end_own_token, stream]
