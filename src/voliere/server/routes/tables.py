"""Tables: the lobby, opening, sitting down, playing, and what is left after the game."""

from __future__ import annotations

import io
from typing import Any

import segno
from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody

from voliere.server import actions, conduct, guard, telling
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
from voliere.server.identity import Visitor
from voliere.server.live import LiveTable
from voliere.server.office import Office
from voliere.server.permissions import needs
from voliere.server.protocol import Sit, TableSummary
from voliere.server.records import fairness_of, record_of
from voliere.server.routes.door import REFUSALS, Asked, Invitation, Office_, TableId, Visitor_
from voliere.server.storage import tables as queries

LOBBY = 100


async def _seen_table(
    office: Office, visitor: Visitor, table_id: str, key: str | None
) -> LiveTable:
    """The table, if the visitor may see it."""
    live = await office.house.find(table_id)
    conduct.may_look(live.standing, visitor.person.id, key, office.clock.now())
    return live


def _opened(live: LiveTable, visitor: Visitor) -> Opened:
    return Opened(
        table=live.summary(),
        mine=live.standing.seats_of(visitor.person.id),
        invitation=live.standing.row.invitation,
    )


@get("/tables", responses=REFUSALS, tags=["tables"], **needs("open"))
async def lobby(office: Office_, game: FromQuery[str | None] = None) -> list[TableSummary]:
    """The public tables that wait for players: the newest of every address, then the others."""
    found = await office.storage.read(lambda c: queries.lobby(c, game, LOBBY))
    lives = [await office.house.find(table_id) for table_id in found]
    return [live.summary() for live in lives if live.standing.state == "waiting"]


@post("/tables", responses=REFUSALS, tags=["tables"], **needs("play"))
async def open_table(
    data: JSONBody[TableAsk], request: Asked, office: Office_, visitor: Visitor_
) -> Opened:
    """Open a table; its host begins the game with `start` when every seat is taken."""
    opened_from = office.identity.seal(guard.address_of(request))
    live = await office.house.open(visitor.person.id, visitor.person.name, data, opened_from)
    return _opened(live, visitor)


@get("/tables/{table_id:str}", responses=REFUSALS, tags=["tables"], **needs("read"))
async def see_table(
    table_id: TableId,
    office: Office_,
    visitor: Visitor_,
    invitation: Invitation = None,
    seat: FromQuery[int | None] = None,
) -> Seen:
    """A table as one of your seats, or a spectator, may see it."""
    live = await _seen_table(office, visitor, table_id, invitation)
    standing = live.standing
    mine = standing.seats_of(visitor.person.id)
    if seat is not None:
        conduct.own_seat(standing, visitor.person.id, seat)
    facing = seat if seat is not None else next(iter(mine), None)
    return Seen(
        table=live.summary(),
        seat=facing,
        mine=mine,
        version=standing.version,
        decision=standing.decision,
        view=None if standing.table is None else standing.view(facing),
    )


@post(
    "/tables/{table_id:str}/sit",
    status_code=200,
    responses=REFUSALS,
    tags=["tables"],
    **needs("play"),
)
async def sit(
    table_id: TableId, data: JSONBody[SitAsk], office: Office_, visitor: Visitor_
) -> Opened:
    """Take a seat, or come back to your own."""
    live = await _seen_table(office, visitor, table_id, data.key)
    message = Sit(
        seat=data.seat,
        colour=data.colour,
        name=data.name,
        nonce=data.nonce,
        pledge=data.pledge,
        key=data.key,
    )
    await actions.sit(office, live, visitor, message)
    return _opened(live, visitor)


@post(
    "/tables/{table_id:str}/stand",
    status_code=200,
    responses=REFUSALS,
    tags=["tables"],
    **needs("play"),
)
async def stand(
    table_id: TableId, data: JSONBody[StandAsk], office: Office_, visitor: Visitor_
) -> TableSummary:
    """Leave a seat."""
    live = await _seen_table(office, visitor, table_id, None)
    await live.change(lambda now: conduct.stand(now, visitor.person.id, data.seat))
    return live.summary()


@post(
    "/tables/{table_id:str}/start",
    status_code=200,
    responses=REFUSALS,
    tags=["tables"],
    **needs("play"),
)
async def start(
    table_id: TableId, request: Asked, office: Office_, visitor: Visitor_
) -> TableSummary:
    """Begin the game; the cards are dealt within seconds, when all pledged nonces are there."""
    live = await _seen_table(office, visitor, table_id, None)
    await office.house.start(live, visitor.person.id, guard.address_of(request))
    return live.summary()


@post(
    "/tables/{table_id:str}/moves",
    status_code=200,
    responses=REFUSALS,
    tags=["tables"],
    **needs("play"),
)
async def play(
    table_id: TableId, data: JSONBody[MoveAsk], office: Office_, visitor: Visitor_
) -> MoveAccepted:
    """Play a move; the answer comes when it is on disk."""
    live = await _seen_table(office, visitor, table_id, None)
    accepted = await actions.play(office, live, visitor, data)
    return MoveAccepted(id=accepted.id, version=accepted.version)


@post(
    "/tables/{table_id:str}/rematch",
    status_code=200,
    responses=REFUSALS,
    tags=["tables"],
    **needs("play"),
)
async def rematch(table_id: TableId, office: Office_, visitor: Visitor_) -> Opened:
    """Meet again at another table; whoever of the same people asks sits down there."""
    old = await _seen_table(office, visitor, table_id, None)
    live = await office.house.rematch(old, visitor.person.id, visitor.person.name)
    return _opened(live, visitor)


@post(
    "/tables/{table_id:str}/invitation",
    status_code=200,
    responses=REFUSALS,
    tags=["tables"],
    **needs("play"),
)
async def invite_again(table_id: TableId, office: Office_, visitor: Visitor_) -> Opened:
    """A new invitation link; the old one is void."""
    live = await _seen_table(office, visitor, table_id, None)
    await office.house.invite_again(live, visitor.person.id)
    return _opened(live, visitor)


@get(
    "/tables/{table_id:str}/invitation.svg",
    responses=REFUSALS,
    tags=["tables"],
    media_type="image/svg+xml",
    **needs("read"),
)
async def invitation_code(
    table_id: TableId, request: Asked, office: Office_, visitor: Visitor_
) -> Response[bytes]:
    """The invitation link as a QR code, for those who sit at the table."""
    live = await _seen_table(office, visitor, table_id, None)
    row = live.standing.row
    if not live.standing.seats_of(visitor.person.id) and row.host != visitor.person.id:
        raise ServerError("not-seated")
    base = str(request.base_url).rstrip("/")
    picture = io.BytesIO()
    code = segno.make(f"{base}/table/{row.id}#{row.invitation}", error="m", micro=False)
    code.save(picture, kind="svg", scale=8, border=2, xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml")


@get("/tables/{table_id:str}/fairness", responses=REFUSALS, tags=["tables"], **needs("read"))
async def fairness(
    table_id: TableId, office: Office_, visitor: Visitor_, invitation: Invitation = None
) -> Fairness:
    """What binds the table to its deals: the nonces are published when the cards are dealt, the
    secret when the game is over."""
    live = await _seen_table(office, visitor, table_id, invitation)
    return fairness_of(live.standing)


@get("/tables/{table_id:str}/record", responses=REFUSALS, tags=["tables"], **needs("read"))
async def record(
    table_id: TableId, office: Office_, visitor: Visitor_, invitation: Invitation = None
) -> dict[str, Any]:
    """The game as a record, once it is over."""
    live = await _seen_table(office, visitor, table_id, invitation)
    return record_of(live)


@get("/tables/{table_id:str}/chat", responses=REFUSALS, tags=["tables"], **needs("read"))
async def chat(
    table_id: TableId,
    office: Office_,
    visitor: Visitor_,
    before: FromQuery[int],
    invitation: Invitation = None,
) -> EarlierChat:
    """What was said at a table before a version."""
    live = await _seen_table(office, visitor, table_id, invitation)
    return telling.heard(live.standing, visitor.person.id, before)


@get("/tables/{table_id:str}/told", responses=REFUSALS, tags=["tables"], **needs("read"))
async def told(
    table_id: TableId,
    request: Asked,
    office: Office_,
    visitor: Visitor_,
    until: FromQuery[int],
    invitation: Invitation = None,
    seat: FromQuery[int | None] = None,
) -> EarlierTold:
    """What happened at a table up to a version, as one of your seats, or a spectator, may know it;
    in the language of the request."""
    live = await _seen_table(office, visitor, table_id, invitation)
    if seat is not None:
        conduct.own_seat(live.standing, visitor.person.id, seat)
    lang = guard.language_of(request)
    page = telling.told(live.standing, seat, live.names, lang, until=until)
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
