"""Mistakes as questions: the table as it was, and what came of an answer, as replays."""

from __future__ import annotations

from typing import NamedTuple

from voliere.server.study_bodies import Replay
from voliere.server.tables import messages
from voliere.server.tables.live_table import LiveTable
from voliere.server.tables.records import record_of
from voliere.server.tables.replays import Seated, told_steps
from voliere.study.replay import Eyes, until
from voliere.table.record import Record, from_record


class Asked(NamedTuple):
    """A decision as it is asked, and the moves there are."""

    replay: Replay
    moves: list[str]


def question(live: LiveTable, seat: int, decision: int, seated: Seated) -> Asked:
    """The table as a seat saw it before one of its decisions."""
    record = until(record_of(live), decision)
    return Asked(
        _replay(live, record, seat, decision, seated), from_record(record).legal_texts(seat)
    )


def continuation(
    live: LiveTable, seat: int, decision: int, moves: list[tuple[int, str]], seated: Seated
) -> Replay:
    """The same table, and the moves that were played on from it, as the seat would have seen
    them."""
    table = from_record(until(record_of(live), decision))
    for who, move in moves:
        table.play(who, move)
    return _replay(live, table.record(), seat, decision, seated)


def _replay(live: LiveTable, record: Record, seat: int, decision: int, seated: Seated) -> Replay:
    state = live.state
    table = messages.summary(state, live.names)
    return Replay(
        id=table.id,
        game=table.game,
        options=table.options,
        seats=table.seats,
        mine=[seat],
        hidden=False,
        training=table.training,
        created=table.created,
        ended=state.ended_at,
        result=None,
        seat=seat,
        open=False,
        steps=told_steps(record, Eyes(seat), seated, first=decision),
        comments=[],
        origin=None,
        branches=[],
    )
