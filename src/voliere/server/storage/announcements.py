"""Queries on what the host of a server tells everybody."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from voliere.server.storage.columns import announcements
from voliere.server.storage.rows import AnnouncementRow


def add(connection: Connection, row: AnnouncementRow) -> None:
    """Tell everybody something."""
    connection.execute(insert(announcements), row._asdict())


def clear(connection: Connection) -> int:
    """Tell nothing any more; returns how much was told."""
    return connection.execute(delete(announcements)).rowcount


def current(connection: Connection, now: int) -> list[AnnouncementRow]:
    """What is told now, the latest last."""
    wanted = select(announcements).where(announcements.c.until > now)
    found = connection.execute(wanted.order_by(announcements.c.at, announcements.c.id))
    return [AnnouncementRow(*row) for row in found]


def forget_before(connection: Connection, at: int) -> None:
    """Keep nothing that was over before then."""
    connection.execute(delete(announcements).where(announcements.c.until < at))
