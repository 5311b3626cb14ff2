"""Reporting somebody at a table to the host of the server; nobody else learns of it."""

from __future__ import annotations

from functools import partial

from litestar import post
from litestar.params import JSONBody

from voliere.server.bodies import ReportAsk, Reported
from voliere.server.errors import ServerError
from voliere.server.net import http_headers
from voliere.server.people.scopes import needs
from voliere.server.routes.dependencies import Asked, Invitation, Services_, TableId, Visitor_
from voliere.server.routes.refusals import SEEING
from voliere.server.routes.tables import seen_table
from voliere.server.storage import reports
from voliere.server.storage.rows import ReportRow
from voliere.server.tables import permissions
from voliere.words import text

TEXT_LIMIT = 500
MOST_OPEN = 20  # of one person, that wait for the host
ID_BYTES = 8


@post(
    "/tables/{table_id:str}/reports",
    status_code=201,
    tags=["tables"],
    **needs(
        "person",
        *SEEING,
        "no-such-seat",
        "not-reportable",
        "bad-report",
        "too-many-reports",
    ),
)
async def report(
    table_id: TableId,
    data: JSONBody[ReportAsk],
    request: Asked,
    services: Services_,
    visitor: Visitor_,
    key: Invitation = None,
) -> Reported:
    """Report who has a seat to the host of the server, who also gets the last lines of the chat."""
    now, me = services.clock.now(), visitor.person.id
    live = await seen_table(services, visitor, table_id, key)
    whom = permissions.report(live.state, me, data.seat)
    words = checked(data.text)
    services.limits.reports.take(me, now)
    row = ReportRow(
        id=services.randomness.token(ID_BYTES).hex(),
        at=now,
        table_id=live.id,
        version=live.state.version,
        seat=data.seat,
        whom=whom,
        by=me,
        reason=data.reason,
        text=words,
    )
    if not await services.storage.write(partial(reports.add, row=row, most=MOST_OPEN)):
        raise ServerError("too-many-reports")
    return Reported(sentence=text("server-reported", http_headers.language_of(request)))


def checked(words: str) -> str:
    """What is reported, on one line; ServerError if it is too long or can't be shown."""
    line = " ".join(words.split())
    if len(line) > TEXT_LIMIT or not line.isprintable():
        raise ServerError("bad-report", limit=TEXT_LIMIT)
    return line


HANDLERS = [report]
