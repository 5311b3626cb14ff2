"""One's mistakes: asked again until they are learned."""

from __future__ import annotations

from functools import partial

from litestar import get, post
from litestar.params import JSONBody

from voliere.games.errors import IllegalMove, VoliereError
from voliere.server.errors import ServerError
from voliere.server.mistake_bodies import MistakeAnswer, MistakeAsk, MistakeQuestion, Mistakes
from voliere.server.net import http_headers
from voliere.server.people.scopes import needs
from voliere.server.retention import DAY
from voliere.server.routes.dependencies import Asked, Services_, Visitor_
from voliere.server.routes.refusals import STORED
from voliere.server.services import Services
from voliere.server.storage import mistakes as queries
from voliere.server.storage.mistakes import MistakeRow
from voliere.server.study.analyst_messages import Trial
from voliere.server.study.questions import continuation, question
from voliere.server.tables.live_table import LiveTable
from voliere.server.tables.records import record_of
from voliere.server.tables.replays import Seated
from voliere.server.tables.seats import names_at
from voliere.study.spacing import after

TAG = "games played"
TRIED = 20  # due mistakes of which one can be asked: a game may not be installed any more


@get("/me/mistakes", tags=[TAG], **needs("read", *STORED))
async def my_mistakes(services: Services_, visitor: Visitor_, request: Asked) -> Mistakes:
    """Your mistakes from analysed games: how many are due, and the one to be asked next, that
    which lost most."""
    person, now = visitor.person.id, services.clock.now()
    services.limits.replays.take(http_headers.address_of(request), now)
    counts = await services.storage.read(partial(queries.counts, person=person, now=now))
    return Mistakes(
        due=counts.due,
        later=counts.later,
        learned=counts.learned,
        next=counts.next,
        question=await _question(services, person, now),
    )


async def _question(services: Services, person: str, now: int) -> MistakeQuestion | None:
    due = partial(queries.due, person=person, now=now, limit=TRIED)
    for row in await services.storage.read(due):
        try:
            live = await services.live_tables.find(row.table_id)
        except VoliereError:
            continue  # of a package that is not installed any more
        asked = await services.replaying.run(question, live, row.seat, row.decision, _seated(live))
        return MistakeQuestion(
            table=row.table_id,
            decision=row.decision,
            stage=row.stage,
            replay=asked.replay,
            moves=asked.moves,
        )
    return None


def _seated(live: LiveTable) -> Seated:
    return Seated(names_at(live.state.seats, live.names), None)


@post(
    "/me/mistakes",
    status_code=200,
    tags=[TAG],
    **needs("read", "no-such-mistake", "illegal-move", "study-failed", "unknown-game", *STORED),
)
async def answer_mistake(
    data: JSONBody[MistakeAsk], services: Services_, visitor: Visitor_
) -> MistakeAnswer:
    """Take one of your decisions again: what your answer is worth, how the game might have gone
    on, and when it is asked next. A right answer to what is not due yet changes nothing."""
    person, now = visitor.person.id, services.clock.now()
    services.limits.attempts.take(person, now)
    row = await _mistake(services, person, data)
    live = await services.live_tables.find(row.table_id)
    record = record_of(live)
    asked = await services.replaying.run(question, live, row.seat, row.decision, _seated(live))
    if data.move not in asked.moves:
        raise IllegalMove("illegal-move", move=data.move, seat=row.seat)
    trial = Trial({**record, "seats": None}, row.decision, row.seat, data.move)
    tried = await services.analyses.try_move(trial, person)
    due = row.due
    if row.due is not None and (row.due <= now or not tried.passes):
        following = after(row.stage, passed=tried.passes)
        due = None if following.days is None else now + following.days * DAY
        await services.storage.write(
            partial(queries.answered, row=row, stage=following.stage, due=due)
        )
    played = [entry["move"] for entry in record["moves"] if "move" in entry][row.decision]
    return MistakeAnswer(
        passes=tried.passes,
        loss=tried.loss,
        error=tried.error,
        played=played,
        values=tried.values,
        replay=await services.replaying.run(
            continuation, live, row.seat, row.decision, tried.moves, _seated(live)
        ),
        due=due,
    )


async def _mistake(services: Services, person: str, data: MistakeAsk) -> MistakeRow:
    find = partial(queries.find, person=person, table_id=data.table, decision=data.decision)
    row = await services.storage.read(find)
    if row is None:
        raise ServerError("no-such-mistake")
    return row


HANDLERS = [my_mistakes, answer_mistake]
