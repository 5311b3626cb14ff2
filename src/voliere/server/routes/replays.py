"""Finished games: seen again, commented, with or without one's name; and what happened since one's
last move in a game under way."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from voliere.server.bodies import Opened
from voliere.server.errors import ServerError
from voliere.server.net import http_headers
from voliere.server.net.limits import RECORD_BYTES
from voliere.server.people.identity import Visitor
from voliere.server.people.scopes import needs
from voliere.server.routes.dependencies import (
    Asked,
    Invitation,
    Services_,
    TableId,
    Visitor_,
    as_json,
)
from voliere.server.routes.refusals import (
    BRANCHING,
    COMMENTING,
    LOOKING_BACK,
    OPENING,
    RECORDS,
    SEEING,
    STORED,
)
from voliere.server.routes.tables import opened
from voliere.server.services import Services
from voliere.server.storage import comments as queries
from voliere.server.storage.rows import CommentRow
from voliere.server.study_bodies import (
    BranchAsk,
    Comment,
    CommentAsk,
    NameAsk,
    Recap,
    RecordBranchAsk,
    Replay,
    ReplayAsk,
    ReplayStep,
)
from voliere.server.tables import branching, comments, messages, permissions
from voliere.server.tables.live_table import LiveTable
from voliere.server.tables.records import record_of
from voliere.server.tables.replays import Seated, replay_sent, require_record, told_steps
from voliere.server.tables.seats import names_at
from voliere.study.replay import Eyes
from voliere.table.record import Record
from voliere.words import text

COMMENT_BYTES = 8
TAG = "games played"

Eye = Annotated[int | None, QueryParameter(description="As this seat saw it; none: a spectator.")]
Open = Annotated[bool, QueryParameter(description="With open cards.")]
Sentences = Annotated[bool, QueryParameter(description="With sentences that tell the events.")]
CommentId = Annotated[str, PathParameter(description="The id of a comment.")]


def _count(request: Asked, services: Services) -> None:
    """Count a replay of an address; ServerError if there were too many."""
    services.limits.replays.take(http_headers.address_of(request), services.clock.now())


def _seated(live: LiveTable, request: Asked, *, sentences: bool) -> Seated:
    lang = http_headers.language_of(request) if sentences else None
    return Seated(names_at(live.state.seats, live.names), lang)


@get("/tables/{table_id:str}/replay", tags=[TAG], **needs("read", *LOOKING_BACK))
async def replay(
    table_id: TableId,
    request: Asked,
    services: Services_,
    visitor: Visitor_,
    seat: Eye = None,
    open: Open = False,
    sentences: Sentences = True,
    invitation: Invitation = None,
) -> Response[Replay]:
    """A finished game, for everybody who knows its address: as a seat saw it, a spectator (no
    seat), or with open cards; in the language of the request, or without `sentences` for a client
    that words events itself."""
    live = await services.live_tables.find(table_id)
    state, person = live.state, visitor.person.id
    permissions.may_look_back(state, person, invitation, services.clock.now())
    _count(request, services)
    rows = await services.storage.read(partial(queries.of_table, table_id=table_id))
    table = messages.summary(state, live.names)
    mine = state.seats_of(person)
    tree = await branching.tree_of(services, state, person)

    def make(record: Record, eyes: Eyes, seated: Seated) -> bytes:
        return as_json(
            Replay(
                id=table.id,
                game=table.game,
                options=table.options,
                seats=table.seats,
                mine=mine,
                hidden=any(state.seats[one].is_nameless for one in mine),
                training=table.training,
                created=table.created,
                ended=state.ended_at,
                result=table.result,
                seat=eyes.seat,
                open=eyes.open,
                steps=told_steps(record, eyes, seated),
                comments=comments.shown(rows, person),
                origin=table.origin,
                branches=tree,
            )
        )

    answer = await services.replaying.run(
        make, record_of(live), Eyes(seat, open), _seated(live, request, sentences=sentences)
    )
    return Response(answer, media_type="application/json")  # type: ignore[arg-type]


@post(
    "/tables/{table_id:str}/branches",
    status_code=201,
    tags=[TAG],
    **needs("play", *LOOKING_BACK, *OPENING, *BRANCHING, "changed-enough"),
)
async def branch_off(
    table_id: TableId, data: JSONBody[BranchAsk], request: Asked, services: Services_,
    visitor: Visitor_, invitation: Invitation = None,
) -> Opened:  # fmt: skip
    """Play on from a point of a finished game, against bots, at a table of your own."""
    live = await services.live_tables.find(table_id)
    person = visitor.person.id
    permissions.may_look_back(live.state, person, invitation, services.clock.now())
    _count(request, services)
    new = await _branch(services, visitor, record_of(live), data, table_id)
    assert new.state.branched is not None, "it was opened as a branch"
    move = new.state.branched.move
    await live.change(lambda now: permissions.branch_off(now, person, new.id, move), person)
    return opened(new, visitor)


@post(
    "/branches",
    status_code=201,
    tags=[TAG],
    request_max_body_size=RECORD_BYTES,
    **needs("play", *RECORDS, *OPENING, *BRANCHING),
)
async def branch_off_record(
    data: JSONBody[RecordBranchAsk], request: Asked, services: Services_, visitor: Visitor_
) -> Opened:
    """The same for a finished game of a file."""
    _count(request, services)
    require_record(data.record)
    return opened(await _branch(services, visitor, data.record, data, None), visitor)


async def _branch(
    services: Services, visitor: Visitor, record: Record, ask: BranchAsk, origin: str | None
) -> LiveTable:
    """Open a table that plays on."""
    await services.warmup.of(record["game"])
    seed = services.randomness.token(branching.SEED_BYTES)
    begun = await services.replaying.run(branching.branched, record, ask, origin, seed)
    return await services.live_tables.opening.open(
        visitor.person.id, visitor.person.name, branching.table_ask(begun, ask), branched=begun
    )


@post(
    "/replays",
    status_code=200,
    tags=[TAG],
    request_max_body_size=RECORD_BYTES,
    **needs("read", *RECORDS),
)
async def replay_record(
    data: JSONBody[ReplayAsk], request: Asked, services: Services_, visitor: Visitor_
) -> Response[Replay]:
    """A record from a file, refereed and seen again like a finished game; nothing of it is kept."""
    _count(request, services)
    require_record(data.record)
    await services.warmup.of(data.record["game"])
    lang = http_headers.language_of(request)

    def make(record: Record, eyes: Eyes) -> bytes:
        told_in = lang if data.sentences else None
        sent = replay_sent(record, eyes, told_in, lambda one: text("server-seat", lang, seat=one))
        return as_json(
            Replay(
                id=None,
                game=record["game"],
                options=sent.options,
                seats=sent.seats,
                mine=[],
                hidden=False,
                training=sent.training,
                created=None,
                ended=None,
                result=sent.result,
                seat=eyes.seat,
                open=eyes.open,
                steps=sent.steps,
                comments=sent.comments,
                origin=None,
                branches=[],
            )
        )

    answer = await services.replaying.run(make, data.record, Eyes(data.seat, data.open))
    return Response(answer, media_type="application/json")  # type: ignore[arg-type]


@get(
    "/tables/{table_id:str}/recap",
    tags=[TAG],
    **needs("read", *SEEING, "not-your-seat", "no-such-seat", "not-started"),
)
async def recap(
    table_id: TableId,
    request: Asked,
    services: Services_,
    visitor: Visitor_,
    seat: Annotated[int, QueryParameter(description="One of your seats.")],
    sentences: Sentences = True,
) -> Recap:
    """What happened at a table under way since the last move of one of your seats, which is the
    first of it, as that seat was told it."""
    live = await services.live_tables.find(table_id)
    state = live.state
    permissions.may_look(state, visitor.person.id, None, services.clock.now())
    permissions.own_seat(state, visitor.person.id, seat)
    if state.table is None:
        raise ServerError("not-started")
    _count(request, services)
    movers = [mover for mover, _ in state.table.moves]
    first = len(movers) - 1 - movers[::-1].index(seat) if seat in movers else 0
    steps: list[ReplayStep] = await services.replaying.run(
        partial(told_steps, first=first),
        state.table.record(),
        Eyes(seat),
        _seated(live, request, sentences=sentences),
    )
    return Recap(steps=steps)


@post(
    "/tables/{table_id:str}/comments",
    status_code=201,
    tags=[TAG],
    **needs("play", *LOOKING_BACK, "not-your-seat", "not-seated", *COMMENTING),
)
async def comment(
    table_id: TableId, data: JSONBody[CommentAsk], services: Services_, visitor: Visitor_
) -> list[Comment]:
    """Say something about a point of a finished game that you have played; all its comments come
    back."""
    live = await services.live_tables.find(table_id)
    person, now = visitor.person.id, services.clock.now()
    mine = permissions.own_finished(live.state, person)
    if data.seat is not None:
        permissions.own_seat(live.state, person, data.seat)
    assert live.state.table is not None, "it is over"
    said = comments.check_comment(data.text, data.move, len(live.state.table.movers))
    services.limits.talk.take(person, now)
    row = CommentRow(
        id=services.randomness.token(COMMENT_BYTES).hex(),
        table_id=table_id,
        seat=mine[0] if data.seat is None else data.seat,
        person=person,
        move=data.move,
        at=now,
        text=said,
    )
    most = comments.A_PERSON
    if not await services.storage.write(lambda c: queries.add(c, row, most)):
        raise ServerError("commented-enough", limit=most)
    return await _comments(services, table_id, person)


@delete(
    "/tables/{table_id:str}/comments/{comment_id:str}",
    status_code=200,
    tags=[TAG],
    **needs("play", "no-such-comment", *STORED),
)
async def remove_comment(
    table_id: TableId, comment_id: CommentId, services: Services_, visitor: Visitor_
) -> list[Comment]:
    """Delete one of your comments; the game's others come back."""
    person = visitor.person.id
    if not await services.storage.write(lambda c: queries.remove(c, table_id, comment_id, person)):
        raise ServerError("no-such-comment")
    return await _comments(services, table_id, person)


async def _comments(services: Services, table_id: str, person: str) -> list[Comment]:
    rows = await services.storage.read(partial(queries.of_table, table_id=table_id))
    return comments.shown(rows, person)


@put(
    "/tables/{table_id:str}/name",
    status_code=204,
    tags=[TAG],
    **needs("person", *LOOKING_BACK, "not-seated", "changed-enough"),
)
async def hide_name(
    table_id: TableId, data: JSONBody[NameAsk], services: Services_, visitor: Visitor_
) -> None:
    """Take your name out of a finished game, for everybody, or put it back."""
    live = await services.live_tables.find(table_id)
    person = visitor.person.id
    await live.change(lambda now: permissions.hide_name(now, person, hidden=data.hidden), person)


HANDLERS = [
    replay,
    branch_off,
    branch_off_record,
    replay_record,
    recap,
    comment,
    remove_comment,
    hide_name,
]
