"""Queries on what people report about each other."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from voliere.server.storage.columns import entries, reports
from voliere.server.storage.rows import EntryRow, ReportRow

SPOKE = '{"entry":"spoke"%'  # how the body of such an entry begins


def add(connection: Connection, row: ReportRow, most: int) -> bool:
    """Keep a report, unless its author has reported the same already; False, and nothing has
    changed, if `most` of theirs wait for the host."""
    open_ones = (reports.c.by == row.by, reports.c.settled.is_(None))
    same = (*open_ones, reports.c.table_id == row.table_id, reports.c.whom == row.whom)
    if connection.execute(select(reports.c.id).where(*same)).first() is not None:
        return True
    n = connection.execute(select(func.count()).select_from(reports).where(*open_ones))
    if int(n.scalar_one()) >= most:
        return False
    connection.execute(insert(reports), row._asdict())
    return True


def listed(connection: Connection, limit: int, *, settled: bool) -> list[ReportRow]:
    """What was reported, the latest first; what is settled only if it is wanted."""
    wanted = select(reports).order_by(reports.c.at.desc(), reports.c.id).limit(limit)
    found = connection.execute(wanted if settled else wanted.where(reports.c.settled.is_(None)))
    return [ReportRow(*row) for row in found]


def of_id(connection: Connection, report: str) -> ReportRow | None:
    """A report."""
    found = connection.execute(select(reports).where(reports.c.id == report)).first()
    return None if found is None else ReportRow(*found)


def said_before(connection: Connection, table_id: str, version: int, limit: int) -> list[EntryRow]:
    """The last entries of a table's chat up to a version, in their order."""
    found = connection.execute(
        select(entries)
        .where(entries.c.table_id == table_id, entries.c.seq <= version)
        .where(entries.c.body.like(SPOKE))
        .order_by(entries.c.seq.desc())
        .limit(limit)
    )
    return [EntryRow(*row) for row in found][::-1]


def settle(connection: Connection, report: str, now: int) -> None:
    """Note that the host is done with a report."""
    connection.execute(update(reports).where(reports.c.id == report).values(settled=now))


def of_person(connection: Connection, person: str) -> list[ReportRow]:
    """What a person has reported."""
    wanted = select(reports).where(reports.c.by == person).order_by(reports.c.at)
    return [ReportRow(*row) for row in connection.execute(wanted)]


def forget_person(connection: Connection, persons: list[str]) -> None:
    """Take people out of reports, and what was written by or about them."""
    theirs = or_(reports.c.by.in_(persons), reports.c.whom.in_(persons))
    connection.execute(update(reports).where(theirs).values(text=""))
    connection.execute(update(reports).where(reports.c.by.in_(persons)).values(by=None))
    connection.execute(update(reports).where(reports.c.whom.in_(persons)).values(whom=None))


def forget_before(connection: Connection, at: int) -> None:
    """Keep nothing that was reported before then."""
    connection.execute(delete(reports).where(reports.c.at < at))
