"""Queries on people's mistakes: decisions that are asked again, and when."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, func, insert, select, update

from voliere.server.storage.columns import mistakes, seatings


class Mistake(NamedTuple):
    """A decision of a seat, by its place among the moves, and what it lost."""

    seat: int
    decision: int
    loss: float


class MistakeRow(NamedTuple):
    """A mistake of a person. `stage` is how many right answers in a row there have been, `due` when
    it is asked next; None: not any more."""

    person: str
    table_id: str
    decision: int
    seat: int
    loss: float
    at: int
    stage: int
    due: int | None


class Counts(NamedTuple):
    """How many of a person's mistakes are due, come back later, and are learned; and when the next
    one comes."""

    due: int
    later: int
    learned: int
    next: int | None


def note(connection: Connection, table_id: str, found: list[Mistake], now: int) -> None:
    """Note the mistakes of all who sit at a table; what is known of them already stays."""
    sitting = connection.execute(
        select(seatings.c.seat, seatings.c.person).where(seatings.c.table_id == table_id)
    )
    people = {int(seat): str(person) for seat, person in sitting}
    known = connection.execute(
        select(mistakes.c.person, mistakes.c.decision).where(mistakes.c.table_id == table_id)
    )
    noted = {(str(person), int(decision)) for person, decision in known}
    rows = [
        MistakeRow(people[one.seat], table_id, one.decision, one.seat, one.loss, now, 0, now)
        for one in found
        if one.seat in people and (people[one.seat], one.decision) not in noted
    ]
    if rows:
        connection.execute(insert(mistakes), [row._asdict() for row in rows])


def counts(connection: Connection, person: str, now: int) -> Counts:
    """How a person's mistakes stand."""
    mine = mistakes.c.person == person
    later = and_(mine, mistakes.c.due > now)

    def count(*conditions: ColumnElement[bool]) -> int:
        counted = select(func.count()).select_from(mistakes).where(*conditions)
        return int(connection.execute(counted).scalar_one())

    next_due = connection.execute(select(func.min(mistakes.c.due)).where(later)).scalar()
    return Counts(
        due=count(mine, mistakes.c.due <= now),
        later=count(later),
        learned=count(mine, mistakes.c.due.is_(None)),
        next=None if next_due is None else int(next_due),
    )


def due(connection: Connection, person: str, now: int, limit: int) -> list[MistakeRow]:
    """The mistakes of a person that are due, those that lost most first."""
    found = connection.execute(
        select(mistakes)
        .where(mistakes.c.person == person, mistakes.c.due <= now)
        .order_by(mistakes.c.loss.desc(), mistakes.c.table_id, mistakes.c.decision)
        .limit(limit)
    )
    return [MistakeRow(*row) for row in found]


def find(connection: Connection, person: str, table_id: str, decision: int) -> MistakeRow | None:
    """A mistake of a person."""
    found = connection.execute(select(mistakes).where(_is(person, table_id, decision))).first()
    return None if found is None else MistakeRow(*found)


def answered(connection: Connection, row: MistakeRow, stage: int, due: int | None) -> None:
    """Note when a mistake is asked next, unless another answer was faster."""
    mine = _is(row.person, row.table_id, row.decision) & (mistakes.c.due == row.due)
    connection.execute(update(mistakes).where(mine).values(stage=stage, due=due))


def of_person(connection: Connection, person: str) -> list[MistakeRow]:
    """All mistakes of a person."""
    found = connection.execute(
        select(mistakes).where(mistakes.c.person == person).order_by(mistakes.c.at)
    )
    return [MistakeRow(*row) for row in found]


def _is(person: str, table_id: str, decision: int) -> ColumnElement[bool]:
    return and_(
        mistakes.c.person == person,
        mistakes.c.table_id == table_id,
        mistakes.c.decision == decision,
    )
