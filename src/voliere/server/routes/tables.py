"""Tables: the lobby, opening, sitting down, playing, and what is left after the game."""

from __future__ import annotations

import io
from functools import partial
from typing import Annotated, Any

import segno
from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from voliere.server.bodies import (
    EarlierChat,
    EarlierTold,
    Fairness,
    MoveAccepted,
    MoveAsk,
    Opened,
    Seen,
    SitAsk,
    StandAsk,
    TableAsk,
)
from voliere.server.errors import ServerError
from voliere.server.net import http_headers
from voliere.server.people.identity import Visitor
from voliere.server.people.scopes import needs
from voliere.server.protocol import Sit, TableSummary
from voliere.server.routes.dependencies import (
    Asked,
    Invitation,
    OwnSeat,
    Services_,
    TableId,
    Visitor_,
)
from voliere.server.routes.refusals import CLOSED, OPENING, PLAYING, SEEING, SITTING, STORED
from voliere.server.services import Services
from voliere.server.storage import comments
from voliere.server.storage import tables as queries
from voliere.server.tables import actions, messages, permissions
from voliere.server.tables.live_table import LiveTable
from voliere.server.tables.records import fairness_of, record_of

LOBBY = 100
OnlyGame = Annotated[str | None, QueryParameter(description="Only tables of this game.")]
Version = Annotated[int, QueryParameter(description="A version of the table.")]


async def seen_table(
    services: Services, visitor: Visitor, table_id: str, key: str | None
) -> LiveTable:
    """The table, if the visitor may see it."""
    live = await services.live_tables.find(table_id)
    permissions.may_look(live.state, visitor.person.id, key, services.clock.now())
    return live


def opened(live: LiveTable, visitor: Visitor) -> Opened:
    """A table as it is told to who has just opened it, or sat down there."""
    return Opened(
        table=live.summary(),
        mine=live.state.seats_of(visitor.person.id),
        invitation=live.state.row.invitation,
    )


@get("/tables", tags=["tables"], **needs("open", *STORED))
async def lobby(services: Services_, game: OnlyGame = None) -> list[TableSummary]:
    """The public tables that wait for players: the newest of every address, then the others."""
    found = await services.storage.read(lambda c: queries.lobby(c, game, LOBBY))
    lives = [await services.live_tables.find(table_id) for table_id in found]
    return [live.summary() for live in lives if live.state.stage == "waiting"]


@post(
    "/tables",
    tags=["tables"],
    **needs(
        "play",
        *OPENING,
        "bad-seats",
        "bad-colour",
        "colour-taken",
        "one-seat",
        "own-name",
        "bad-name",
        "mixed-name",
    ),
)
async def open_table(
    data: JSONBody[TableAsk], request: Asked, services: Services_, visitor: Visitor_
) -> Opened:
    """Open a table; its host begins the game with `start` when every seat is taken."""
    opened_from = services.identity.seal(http_headers.address_of(request))
    live = await services.live_tables.opening.open(
        visitor.person.id, visitor.person.name, data, opened_from
    )
    return opened(live, visitor)


@get(
    "/tables/{table_id:str}",
    tags=["tables"],
    **needs("read", *SEEING, "not-your-seat", "no-such-seat"),
)
async def see_table(
    table_id: TableId,
    services: Services_,
    visitor: Visitor_,
    invitation: Invitation = None,
    seat: OwnSeat = None,
) -> Seen:
    """A table as one of your seats, or a spectator, may see it."""
    live = await seen_table(services, visitor, table_id, invitation)
    state = live.state
    mine = state.seats_of(visitor.person.id)
    if seat is not None:
        permissions.own_seat(state, visitor.person.id, seat)
    facing = seat if seat is not None else next(iter(mine), None)
    return Seen(
        table=live.summary(),
        seat=facing,
        mine=mine,
        version=state.version,
        decision=state.decision,
        view=None if state.table is None else state.view(facing),
    )


@post(
    "/tables/{table_id:str}/sit",
    status_code=200,
    tags=["tables"],
    **needs("play", *SEEING, *SITTING),
)
async def sit(
    table_id: TableId, data: JSONBody[SitAsk], services: Services_, visitor: Visitor_
) -> Opened:
    """Take a seat, or come back to your own."""
    live = await seen_table(services, visitor, table_id, data.key)
    message = Sit(
        seat=data.seat,
        colour=data.colour,
        name=data.name,
        nonce=data.nonce,
        pledge=data.pledge,
        key=data.key,
    )
    await actions.sit(services, live, visitor, message)
    return opened(live, visitor)


@post(
    "/tables/{table_id:str}/stand",
    status_code=200,
    tags=["tables"],
    **needs("play", *SEEING, "not-your-seat", "no-such-seat", "changed-enough"),
)
async def stand(
    table_id: TableId, data: JSONBody[StandAsk], services: Services_, visitor: Visitor_
) -> TableSummary:
    """Leave a seat."""
    live = await seen_table(services, visitor, table_id, None)
    await live.change(lambda now: permissions.stand(now, visitor.person.id, data.seat))
    return live.summary()


@post(
    "/tables/{table_id:str}/start",
    status_code=200,
    tags=["tables"],
    **needs(
        "play",
        *SEEING,
        *CLOSED,
        "not-host",
        "already-started",
        "seats-open",
        "too-many-bot-tables",
        "too-many-bot-tables-here",
    ),
)
async def start(
    table_id: TableId, request: Asked, services: Services_, visitor: Visitor_
) -> TableSummary:
    """Begin the game; the cards are dealt within seconds, when all pledged nonces are there."""
    live = await seen_table(services, visitor, table_id, None)
    await services.live_tables.opening.start(
        live, visitor.person.id, http_headers.address_of(request)
    )
    return live.summary()


@post(
    "/tables/{table_id:str}/moves",
    status_code=200,
    tags=["tables"],
    **needs("play", *SEEING, *CLOSED, *PLAYING),
)
async def play(
    table_id: TableId, data: JSONBody[MoveAsk], services: Services_, visitor: Visitor_
) -> MoveAccepted:
    """Play a move; the answer comes when it is on disk."""
    live = await seen_table(services, visitor, table_id, None)
    accepted = await actions.play(services, live, visitor, data)
    return MoveAccepted(id=accepted.id, version=accepted.version)


@post(
    "/tables/{table_id:str}/rematch",
    status_code=200,
    tags=["tables"],
    **needs("play", *SEEING, *OPENING, *SITTING, "not-seated", "not-over"),
)
async def rematch(table_id: TableId, services: Services_, visitor: Visitor_) -> Opened:
    """Meet again at another table; whoever of the same people asks sits down there."""
    old = await seen_table(services, visitor, table_id, None)
    live = await services.live_tables.opening.rematch(old, visitor.person.id, visitor.person.name)
    return opened(live, visitor)


@post(
    "/tables/{table_id:str}/invitation",
    status_code=200,
    tags=["tables"],
    **needs("play", *SEEING, *CLOSED, "not-host"),
)
async def invite_again(table_id: TableId, services: Services_, visitor: Visitor_) -> Opened:
    """A new invitation link; the old one is void."""
    live = await seen_table(services, visitor, table_id, None)
    await services.live_tables.opening.invite_again(live, visitor.person.id)
    return opened(live, visitor)


@get(
    "/tables/{table_id:str}/invitation.svg",
    tags=["tables"],
    media_type="image/svg+xml",
    **needs("read", *SEEING, "not-seated"),
)
async def invitation_code(
    table_id: TableId, request: Asked, services: Services_, visitor: Visitor_
) -> Response[bytes]:
    """The invitation link as a QR code, for those who sit at the table."""
    live = await seen_table(services, visitor, table_id, None)
    row = live.state.row
    if not live.state.seats_of(visitor.person.id) and row.host != visitor.person.id:
        raise ServerError("not-seated")
    base = str(request.base_url).rstrip("/")
    picture = io.BytesIO()
    code = segno.make(f"{base}/table/{row.id}#{row.invitation}", error="m", micro=False)
    code.save(picture, kind="svg", scale=8, border=2, xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml")


@get("/tables/{table_id:str}/fairness", tags=["tables"], **needs("read", *SEEING))
async def fairness(
    table_id: TableId, services: Services_, visitor: Visitor_, invitation: Invitation = None
) -> Fairness:
    """What binds the table to its deals: the nonces are published when the cards are dealt, the
    secret when the game is over."""
    live = await seen_table(services, visitor, table_id, invitation)
    return fairness_of(live.state)


@get("/tables/{table_id:str}/record", tags=["tables"], **needs("read", *SEEING, "not-over"))
async def record(
    table_id: TableId, services: Services_, visitor: Visitor_, invitation: Invitation = None
) -> dict[str, Any]:
    """The game as a record, once it is over: for everybody who knows its address."""
    live = await services.live_tables.find(table_id)
    permissions.may_look_back(live.state, visitor.person.id, invitation, services.clock.now())
    rows = await services.storage.read(partial(comments.of_table, table_id=table_id))
    return record_of(live, rows)


@get("/tables/{table_id:str}/chat", tags=["tables"], **needs("read", *SEEING))
async def chat(
    table_id: TableId,
    services: Services_,
    visitor: Visitor_,
    before: Version,
    invitation: Invitation = None,
) -> EarlierChat:
    """What was said at a table before a version."""
    live = await seen_table(services, visitor, table_id, invitation)
    return messages.heard(live.state, visitor.person.id, before)


@get(
    "/tables/{table_id:str}/told",
    tags=["tables"],
    **needs("read", *SEEING, "not-your-seat", "no-such-seat"),
)
async def told(
    table_id: TableId,
    request: Asked,
    services: Services_,
    visitor: Visitor_,
    until: Version,
    invitation: Invitation = None,
    seat: OwnSeat = None,
) -> EarlierTold:
    """What happened at a table up to a version, as one of your seats, or a spectator, may know it;
    in the language of the request."""
    live = await seen_table(services, visitor, table_id, invitation)
    if seat is not None:
        permissions.own_seat(live.state, visitor.person.id, seat)
    lang = http_headers.language_of(request)
    page = messages.told(live.state, seat, live.names, lang, until=until)
    return EarlierTold(told=page.told, since=page.since)


HANDLERS = [
    lobby,
    open_table,
    see_table,
    sit,
    stand,
    start,
    play,
    rematch,
    invite_again,
    invitation_code,
    fairness,
    record,
    chat,
    told,
]
