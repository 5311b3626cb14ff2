"""Queries on the log of what hosts did and what happened to accounts."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from voliere.server.storage.columns import audit


class AuditRow(NamedTuple):
    """Something that was done, by somebody on the machine or (None) the person themselves; `whom`
    is a person or a table."""

    number: int
    at: int
    by: str | None
    what: str
    whom: str | None


def note(
    connection: Connection, at: int, what: str, whom: str | None, by: str | None = None
) -> None:
    """Note what was done."""
    connection.execute(insert(audit), {"at": at, "by": by, "what": what, "whom": whom})


def latest(connection: Connection, limit: int) -> list[AuditRow]:
    """What was done last, the latest first."""
    found = connection.execute(select(audit).order_by(audit.c.number.desc()).limit(limit))
    return [AuditRow(*row) for row in found]


def of_person(connection: Connection, person: str) -> list[AuditRow]:
    """What happened to a person."""
    wanted = select(audit).where(audit.c.whom == person).order_by(audit.c.number)
    return [AuditRow(*row) for row in connection.execute(wanted)]


def forget_person(connection: Connection, persons: list[str]) -> None:
    """Take people out of the log; what was done stays."""
    connection.execute(update(audit).where(audit.c.whom.in_(persons)).values(whom=None))


def forget_before(connection: Connection, at: int) -> None:
    """Keep nothing from before then."""
    connection.execute(delete(audit).where(audit.c.at < at))
