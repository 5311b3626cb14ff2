"""What the server keeps about a person, handed over."""

from __future__ import annotations

from typing import Any, NamedTuple, cast

from voliere.server.bodies import (
    ExportedAudit,
    ExportedChat,
    ExportedComment,
    ExportedMistake,
    ExportedReport,
    LessonProgress,
    ReportReason,
)
from voliere.server.people.identity import Visitor
from voliere.server.protocol import TableSummary
from voliere.server.services import Services
from voliere.server.storage import audit, comments, lesson_progress, mistakes, reports, tables
from voliere.server.tables import entries
from voliere.server.tables.records import record_of

MOST_TABLES = 100_000


class Kept(NamedTuple):
    """What is kept about a person beside their name and sessions."""

    tables: list[TableSummary]
    records: list[dict[str, Any]]
    chat: list[ExportedChat]
    comments: list[ExportedComment]
    mistakes: list[ExportedMistake]
    lessons: list[LessonProgress]
    audit: list[ExportedAudit]
    reports: list[ExportedReport]


async def gather(services: Services, visitor: Visitor) -> Kept:
    """All tables of a person, the records of those that are over, what they have said there and
    about finished games, the decisions they are asked again, how far they are in lessons, what
    happened to their account, and what they have reported; what others have about them would tell
    who did, and stays out."""
    person = visitor.person.id
    found = await services.storage.read(lambda c: tables.tables_of(c, person, None, MOST_TABLES))
    summaries, records = [], []
    for table_id in found:
        live = await services.live_tables.find(table_id)
        summaries.append(live.summary())
        if live.state.stage == "over":
            records.append(record_of(live))
    chat = []
    for row in await services.storage.read(lambda c: tables.entries_of(c, person)):
        entry = entries.read_entry(row.body)
        if isinstance(entry, entries.Spoke):
            chat.append(
                ExportedChat(table=row.table_id, at=row.at, phrase=entry.phrase, text=entry.text)
            )
    said = [
        ExportedComment(table=row.table_id, move=row.move, at=row.at, text=row.text)
        for row in await services.storage.read(lambda c: comments.of_person(c, person))
    ]
    missed = [
        ExportedMistake(
            table=row.table_id,
            decision=row.decision,
            loss=row.loss,
            stage=row.stage,
            due=row.due,
        )
        for row in await services.storage.read(lambda c: mistakes.of_person(c, person))
    ]
    learnt = [
        LessonProgress(**row._asdict())
        for row in await services.storage.read(lambda c: lesson_progress.of_person(c, person))
    ]
    noted = [
        ExportedAudit(at=row.at, what=row.what, by_host=row.by is not None)
        for row in await services.storage.read(lambda c: audit.of_person(c, person))
    ]
    reported = [
        ExportedReport(
            table=row.table_id,
            seat=row.seat,
            at=row.at,
            reason=cast("ReportReason", row.reason),
            text=row.text,
        )
        for row in await services.storage.read(lambda c: reports.of_person(c, person))
    ]
    return Kept(summaries, records, chat, said, missed, learnt, noted, reported)
