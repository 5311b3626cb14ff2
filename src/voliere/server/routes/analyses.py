"""Analyses of finished games: asked for, looked after while they are made, and read."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from voliere.server.analysis_bodies import AnalysisAsk, AnalysisState, Depth
from voliere.server.net import http_headers
from voliere.server.net.limits import RECORD_BYTES
from voliere.server.people.scopes import needs
from voliere.server.routes.dependencies import Asked, Invitation, Services_, TableId, Visitor_
from voliere.server.routes.refusals import LOOKING_BACK, RECORDS, STORED, STUDYING
from voliere.server.services import Services
from voliere.server.study.analyses import Standing, key_of
from voliere.server.study.told_analysis import answer
from voliere.server.tables import permissions
from voliere.server.tables.live_table import LiveTable
from voliere.server.tables.records import record_of
from voliere.server.tables.replays import require_record, seat_names
from voliere.server.tables.seats import names_at
from voliere.study.course import require_finished

TAG = "games played"

Have = Annotated[
    Depth | None, QueryParameter(description="What you have already, and need not be sent.")
]
Key = Annotated[str, PathParameter(description="The `key` of an analysis.")]


@get("/tables/{table_id:str}/analysis", tags=[TAG], **needs("read", *LOOKING_BACK))
async def analysis(
    table_id: TableId,
    request: Asked,
    services: Services_,
    visitor: Visitor_,
    have: Have = None,
    invitation: Invitation = None,
) -> AnalysisState:
    """The analysis of a finished game, for everybody who may see it again: how far it is, the
    analysis itself, and what there is to say about it in the language of the request."""
    live = await _finished(services, table_id, visitor.person.id, invitation)
    return await _of_table(services, live, request, have)


@post(
    "/tables/{table_id:str}/analysis",
    status_code=202,
    tags=[TAG],
    **needs("read", *LOOKING_BACK, *STUDYING),
)
async def analyse(
    table_id: TableId,
    request: Asked,
    services: Services_,
    visitor: Visitor_,
    invitation: Invitation = None,
) -> AnalysisState:
    """Have a finished game analysed in the background: first a quick look, then a thorough one.
    What is done or under way is not begun again."""
    person = visitor.person.id
    live = await _finished(services, table_id, person, invitation)
    standing = await services.analyses.of_table(table_id)
    if standing.state in ("none", "failed"):
        address = http_headers.address_of(request)
        services.limits.analyses.take(address, services.clock.now())
        await services.analyses.ask_for_table(table_id, record_of(live), person, address)
    return await _of_table(services, live, request, None)


async def _finished(
    services: Services, table_id: str, person: str, invitation: str | None
) -> LiveTable:
    live = await services.live_tables.find(table_id)
    permissions.may_look_back(live.state, person, invitation, services.clock.now())
    return live


async def _of_table(
    services: Services, live: LiveTable, request: Asked, have: Depth | None
) -> AnalysisState:
    names = names_at(live.state.seats, live.names)
    standing = await services.analyses.of_table(live.id)
    return await _told(services, standing, names, request, have=have)


async def _told(
    services: Services,
    standing: Standing,
    names: list[str],
    request: Asked,
    *,
    have: Depth | None,
    key: str | None = None,
) -> AnalysisState:
    lang = http_headers.language_of(request)
    tell = partial(answer, have=have, key=key)
    return await services.replaying.run(tell, standing, names, lang)


@post(
    "/analyses",
    status_code=202,
    tags=[TAG],
    request_max_body_size=RECORD_BYTES,
    **needs("read", *RECORDS, *STUDYING, "study-unfinished", *STORED),
)
async def analyse_record(
    data: JSONBody[AnalysisAsk], request: Asked, services: Services_, visitor: Visitor_
) -> AnalysisState:
    """Have the record of a finished game analysed, which is refereed first; `key` asks after it.
    What is known of the same record is not begun again, and it is forgotten after a while."""
    address = http_headers.address_of(request)
    services.limits.replays.take(address, services.clock.now())
    require_record(data.record)
    await services.warmup.of(data.record["game"])
    await services.replaying.run(require_finished, data.record)
    key = key_of(data.record)
    if not services.analyses.knows(key):
        services.limits.analyses.take(address, services.clock.now())
        services.analyses.ask_for_sent(key, data.record, visitor.person.id, address)
    return await _of_sent(services, key, request, None)


@get("/analyses/{key:str}", tags=[TAG], **needs("read", "no-such-analysis", *STORED))
async def analysis_of_record(
    key: Key, request: Asked, services: Services_, visitor: Visitor_, have: Have = None
) -> AnalysisState:
    """The analysis of a record that was sent."""
    return await _of_sent(services, key, request, have)


async def _of_sent(
    services: Services, key: str, request: Asked, have: Depth | None
) -> AnalysisState:
    record, standing = services.analyses.of_sent(key)
    names = seat_names(record, http_headers.language_of(request))
    return await _told(services, standing, names, request, have=have, key=key)


HANDLERS = [analysis, analyse, analyse_record, analysis_of_record]
