"""Queries on people, their sessions, tokens and recovery codes."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from voliere.server.storage import audit, reports, research
from voliere.server.storage.batch import JobRefused
from voliere.server.storage.columns import (
    comments,
    entries,
    lesson_progress,
    mistakes,
    people,
    recovery_codes,
    seatings,
    server_values,
    sessions,
    tables,
)
from voliere.server.storage.rows import PersonRow, SessionRow


def server_value(connection: Connection, name: str, fresh: bytes) -> bytes:
    """A value of the server; `fresh` is kept if there is none yet."""
    wanted = select(server_values.c.value).where(server_values.c.name == name)
    found = connection.execute(wanted).scalar()
    if found is not None:
        return bytes(found)
    try:
        with connection.begin_nested():
            connection.execute(insert(server_values), {"name": name, "value": fresh})
    except IntegrityError:  # another process was faster
        return server_value(connection, name, fresh)
    return fresh


def add_person(connection: Connection, person: PersonRow) -> None:
    """Keep a new person."""
    connection.execute(insert(people), person._asdict())


def change_person(connection: Connection, person: str, **changes: str | int | None) -> None:
    """Change these things about a person and no others, which somebody else may just have changed;
    a login that is taken raises IntegrityError."""
    connection.execute(update(people).where(people.c.id == person).values(**changes))


def person_by_id(connection: Connection, person: str) -> PersonRow | None:
    """A person."""
    found = connection.execute(select(people).where(people.c.id == person)).first()
    return None if found is None else PersonRow(*found)


def person_by_login(connection: Connection, login: str) -> PersonRow | None:
    """The person with that account name."""
    found = connection.execute(select(people).where(people.c.login == login)).first()
    return None if found is None else PersonRow(*found)


def session_by_hash(
    connection: Connection, token_hash: bytes
) -> tuple[PersonRow, SessionRow] | None:
    """The session or personal token with that hash, and whose it is."""
    found = connection.execute(select(sessions).where(sessions.c.token_hash == token_hash)).first()
    if found is None:
        return None
    session = SessionRow(*found)
    person = person_by_id(connection, session.person)
    return None if person is None else (person, session)


def sessions_known(connection: Connection, ids: list[str]) -> dict[str, bool]:
    """Those of these sessions that there are, and whether their person is kept out."""
    found = connection.execute(
        select(sessions.c.id, people.c.banned.is_not(None))
        .join(people, people.c.id == sessions.c.person)
        .where(sessions.c.id.in_(ids))
    )
    return {str(row[0]): bool(row[1]) for row in found}


def add_token(connection: Connection, session: SessionRow, limit: int) -> None:
    """Keep a new personal token; JobRefused if its person has that many."""
    if len(sessions_of(connection, session.person, personal=True)) >= limit:
        raise JobRefused
    add_session(connection, session)


def add_session(connection: Connection, session: SessionRow) -> None:
    """Keep a new session or personal token."""
    connection.execute(insert(sessions), session._asdict())


def touch_session(connection: Connection, session_id: str, now: int) -> None:
    """Note that a session is in use."""
    connection.execute(update(sessions).where(sessions.c.id == session_id).values(seen=now))


def sessions_of(connection: Connection, person: str, *, personal: bool) -> list[SessionRow]:
    """Somebody's sessions, or personal tokens, oldest first."""
    found = connection.execute(
        select(sessions)
        .where(sessions.c.person == person, sessions.c.personal == personal)
        .order_by(sessions.c.created, sessions.c.id)
    )
    return [SessionRow(*row) for row in found]


def end_session(connection: Connection, person: str, session_id: str) -> None:
    """End a session of that person; JobRefused if there is none."""
    done = connection.execute(
        delete(sessions).where(sessions.c.id == session_id, sessions.c.person == person)
    )
    if done.rowcount == 0:
        raise JobRefused


def end_sessions(connection: Connection, person: str, *, but: str | None = None) -> None:
    """End all sessions and tokens of that person, but for one."""
    gone = delete(sessions).where(sessions.c.person == person)
    connection.execute(gone if but is None else gone.where(sessions.c.id != but))


def set_codes(connection: Connection, person: str, hashes: list[bytes]) -> None:
    """Give a person new recovery codes; the old ones are void."""
    connection.execute(delete(recovery_codes).where(recovery_codes.c.person == person))
    rows = [{"person": person, "code_hash": one} for one in hashes]
    connection.execute(insert(recovery_codes), rows)


def use_code(connection: Connection, person: str, code_hash: bytes) -> None:
    """Use up a recovery code; JobRefused if it is none of theirs."""
    done = connection.execute(
        delete(recovery_codes).where(
            recovery_codes.c.person == person, recovery_codes.c.code_hash == code_hash
        )
    )
    if done.rowcount == 0:
        raise JobRefused


def _is_idle_guest(before: int) -> ColumnElement[bool]:
    """Whether a person is a guest who was last seen before that, has no part in any table, and is
    not kept out: who is must be known again."""
    parts = (
        exists().where(sessions.c.person == people.c.id, sessions.c.seen >= before),
        exists().where(seatings.c.person == people.c.id),
        exists().where(tables.c.host == people.c.id),
        exists().where(entries.c.person == people.c.id),
    )
    is_guest = and_(people.c.login.is_(None), people.c.banned.is_(None))
    return and_(is_guest, people.c.created < before, *(~one for one in parts))


def idle_guests(connection: Connection, before: int, limit: int) -> list[str]:
    """Guests without games who were last seen before that."""
    wanted = select(people.c.id).where(_is_idle_guest(before)).limit(limit)
    return [str(row[0]) for row in connection.execute(wanted)]


def forget_guests(connection: Connection, persons: list[str], before: int) -> None:
    """Forget those of these guests who have not come back meanwhile."""
    still = select(people.c.id).where(people.c.id.in_(persons), _is_idle_guest(before))
    gone = [str(row[0]) for row in connection.execute(still)]
    connection.execute(delete(sessions).where(sessions.c.person.in_(gone)))
    audit.forget_person(connection, gone)
    reports.forget_person(connection, gone)
    connection.execute(delete(people).where(people.c.id.in_(gone)))


def erase_person(connection: Connection, person: str) -> None:
    """Forget a person; what they did at tables is anonymised elsewhere."""
    research.keep_agreement(connection, person)
    connection.execute(delete(recovery_codes).where(recovery_codes.c.person == person))
    connection.execute(delete(sessions).where(sessions.c.person == person))
    connection.execute(delete(seatings).where(seatings.c.person == person))
    connection.execute(delete(comments).where(comments.c.person == person))
    connection.execute(delete(mistakes).where(mistakes.c.person == person))
    connection.execute(delete(lesson_progress).where(lesson_progress.c.person == person))
    connection.execute(
        update(tables).where(tables.c.host == person).values(host=None, opened_from=None)
    )
    audit.forget_person(connection, [person])
    reports.forget_person(connection, [person])
    connection.execute(delete(people).where(people.c.id == person))
