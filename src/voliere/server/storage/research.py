"""Queries on finished public games, and on whose games may be used for research."""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from voliere.server.storage.columns import people, seatings, tables


def finished_public(connection: Connection, game: str | None, after: str, limit: int) -> list[str]:
    """Public tables whose games are over, by their ids, which tell nothing of when."""
    wanted = select(tables.c.id).where(tables.c.state == "over", tables.c.public)
    if game is not None:
        wanted = wanted.where(tables.c.game == game)
    found = connection.execute(wanted.where(tables.c.id > after).order_by(tables.c.id).limit(limit))
    return [str(row[0]) for row in found]


def agreed_since(connection: Connection, persons: list[str]) -> dict[str, int]:
    """Those of these people whose games may be used for research, and since when."""
    wanted = select(people.c.id, people.c.research).where(
        people.c.id.in_(persons), people.c.research.is_not(None)
    )
    return {str(row[0]): int(row[1]) for row in connection.execute(wanted)}


def keep_agreement(connection: Connection, person: str) -> None:
    """Note with the games of somebody who is about to be deleted that they had agreed, if they
    had: by seat, so that it says nothing of who it was. Not where they have taken their name out:
    nobody can tell any more which came first."""
    if not agreed_since(connection, [person]):
        return
    theirs = (
        select(seatings.c.table_id, seatings.c.seat, tables.c.agreed)
        .join(tables, tables.c.id == seatings.c.table_id)
        .where(seatings.c.person == person, ~seatings.c.nameless)
    )
    seats: dict[str, set[str]] = {}
    for table_id, seat, agreed in connection.execute(theirs).all():
        seats.setdefault(table_id, set((agreed or "").split())).add(str(seat))
    for table_id, some in seats.items():
        connection.execute(
            update(tables).where(tables.c.id == table_id).values(agreed=" ".join(sorted(some)))
        )
