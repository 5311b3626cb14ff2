"""Queries for those who run a server: who is there, what is played, how much of it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Select, func, or_, select

from voliere.server.storage.columns import entries, people, reports, seatings, sessions, tables
from voliere.server.storage.people import person_by_id, person_by_login
from voliere.server.storage.rows import PersonRow, SessionRow

Listed = list[dict[str, Any]]
STATES = ("waiting", "playing", "over", "closed")


def people_listed(connection: Connection, part: str | None, limit: int) -> Listed:
    """People, who was seen last first; those with this part in their name, account or id."""
    seen = (
        select(sessions.c.person, func.max(sessions.c.seen).label("seen"))
        .group_by(sessions.c.person)
        .subquery()
    )
    n_tables = (
        select(func.count(seatings.c.table_id.distinct()))
        .where(seatings.c.person == people.c.id)
        .scalar_subquery()
    )
    wanted = select(
        people.c.id,
        people.c.name,
        people.c.login.label("account"),
        people.c.created,
        seen.c.seen,
        people.c.banned,
        n_tables.label("tables"),
    ).outerjoin(seen, seen.c.person == people.c.id)
    if part is not None:
        columns = (people.c.id, people.c.name, people.c.login)
        wanted = wanted.where(or_(*(one.icontains(part, autoescape=True) for one in columns)))
    latest = func.coalesce(seen.c.seen, people.c.created).desc()
    return _rows(connection, wanted.order_by(latest, people.c.id).limit(limit))


def sessions_listed(connection: Connection, person: str | None, limit: int) -> Listed:
    """Sessions and personal tokens, of one person or of all, who was seen last first."""
    wanted = select(
        sessions.c.id,
        sessions.c.person,
        people.c.name,
        sessions.c.personal.label("token"),
        sessions.c.label,
        sessions.c.created,
        sessions.c.seen,
    ).join(people, people.c.id == sessions.c.person)
    if person is not None:
        wanted = wanted.where(sessions.c.person == person)
    return _rows(connection, wanted.order_by(sessions.c.seen.desc(), sessions.c.id).limit(limit))


def tables_listed(connection: Connection, state: str | None, limit: int) -> Listed:
    """Tables, the newest first, with those who sit there."""
    wanted = select(
        tables.c.id,
        tables.c.game,
        tables.c.state,
        tables.c.public,
        tables.c.created,
        tables.c.host,
    )
    if state is not None:
        wanted = wanted.where(tables.c.state == state)
    found = _rows(connection, wanted.order_by(tables.c.created.desc(), tables.c.id).limit(limit))
    seated = _seated(connection, [one["id"] for one in found])
    return [{**one, "people": seated.get(one["id"], [])} for one in found]


def _seated(connection: Connection, table_ids: list[str]) -> dict[str, Listed]:
    wanted = (
        select(seatings.c.table_id, seatings.c.seat, seatings.c.person.label("id"), people.c.name)
        .outerjoin(people, people.c.id == seatings.c.person)
        .where(seatings.c.table_id.in_(table_ids))
        .order_by(seatings.c.table_id, seatings.c.seat)
    )
    found: dict[str, Listed] = {}
    for one in _rows(connection, wanted):
        found.setdefault(one.pop("table_id"), []).append(one)
    return found


def statistics(connection: Connection, day_ago: int, week_ago: int) -> dict[str, Any]:
    """How many there are of everything."""

    def n(table: Any, *where: Any) -> int:
        wanted = select(func.count()).select_from(table).where(*where)
        return int(connection.execute(wanted).scalar_one())

    games = connection.execute(
        select(tables.c.game, func.count()).where(tables.c.state == "over").group_by(tables.c.game)
    )
    return {
        "guests": n(people, people.c.login.is_(None)),
        "accounts": n(people, people.c.login.is_not(None)),
        "banned": n(people, people.c.banned.is_not(None)),
        "sessions": n(sessions, ~sessions.c.personal),
        "tokens": n(sessions, sessions.c.personal),
        "seen_today": n(sessions, sessions.c.seen >= day_ago),
        "seen_this_week": n(sessions, sessions.c.seen >= week_ago),
        **{f"tables_{state}": n(tables, tables.c.state == state) for state in STATES},
        "finished_today": n(tables, tables.c.ended >= day_ago),
        "finished_this_week": n(tables, tables.c.ended >= week_ago),
        "finished": {str(game): int(number) for game, number in sorted(games.all())},
        "reports": n(reports, reports.c.settled.is_(None)),
        "entries": n(entries),
    }


def people_called(connection: Connection, who: str) -> list[PersonRow]:
    """Who may be meant: the person with that id, that account, or those with that name."""
    if found := person_by_id(connection, who) or person_by_login(connection, who.lower()):
        return [found]
    named = connection.execute(select(people).where(people.c.name == who).limit(2))
    return [PersonRow(*row) for row in named]


def session_of_id(connection: Connection, session: str) -> SessionRow | None:
    """A session or personal token by its id."""
    found = connection.execute(select(sessions).where(sessions.c.id == session)).first()
    return None if found is None else SessionRow(*found)


def table_state(connection: Connection, table_id: str) -> str | None:
    """How a table stands; None if there is none."""
    found: str | None = connection.execute(
        select(tables.c.state).where(tables.c.id == table_id)
    ).scalar()
    return found


def _rows(connection: Connection, wanted: Select[Any]) -> Listed:
    return [dict(row) for row in connection.execute(wanted).mappings()]
