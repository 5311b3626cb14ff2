"""Queries on how far people have come in the lessons."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, and_, insert, select, update
from sqlalchemy.exc import IntegrityError

from voliere.server.storage.columns import lesson_progress


class Progress(NamedTuple):
    """Where somebody left a lesson, by its address `<game>/<name>` (None: it is not under way),
    whether they have seen its end, and when that was last changed."""

    lesson: str
    step: str | None
    done: bool
    at: int


def of_person(connection: Connection, person: str) -> list[Progress]:
    """How far a person has come, in all lessons they have begun."""
    found = connection.execute(
        select(*(lesson_progress.c[name] for name in Progress._fields))
        .where(lesson_progress.c.person == person)
        .order_by(lesson_progress.c.lesson)
    )
    return [Progress(*row) for row in found]


def bring_together(connection: Connection, person: str, news: list[Progress]) -> list[Progress]:
    """Note what a device knows of it and return what all together know: of each lesson the later
    step, and the end once it was seen anywhere."""
    known = {one.lesson: one for one in of_person(connection, person)}
    for one in news:
        later = _later(known.get(one.lesson, one), one)
        if later != known.get(one.lesson):
            _note(connection, person, later)
        known[one.lesson] = later
    return sorted(known.values(), key=lambda one: one.lesson)


def _later(one: Progress, other: Progress) -> Progress:
    last = other if other.at >= one.at else one
    return last._replace(done=one.done or other.done)


def _note(connection: Connection, person: str, one: Progress) -> None:
    mine = and_(lesson_progress.c.person == person, lesson_progress.c.lesson == one.lesson)
    changed = connection.execute(update(lesson_progress).where(mine).values(one._asdict()))
    if changed.rowcount:
        return
    try:
        with connection.begin_nested():
            connection.execute(insert(lesson_progress), {"person": person, **one._asdict()})
    except IntegrityError:  # another device was faster
        _note(connection, person, one)
