"""Queries on the comments that players have left in finished games."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select

from voliere.server.storage.columns import comments
from voliere.server.storage.rows import CommentRow


def add(connection: Connection, row: CommentRow, most: int) -> bool:
    """Keep a comment; False, and nothing has changed, if its author has `most` in that game."""
    found = connection.execute(
        select(func.count())
        .select_from(comments)
        .where(comments.c.table_id == row.table_id, comments.c.person == row.person)
    )
    if int(found.scalar_one()) >= most:
        return False
    connection.execute(insert(comments), row._asdict())
    return True


def of_table(connection: Connection, table_id: str) -> list[CommentRow]:
    """The comments of a game, in its order."""
    found = connection.execute(
        select(comments)
        .where(comments.c.table_id == table_id)
        .order_by(comments.c.move, comments.c.at, comments.c.id)
    )
    return [CommentRow(*row) for row in found]


def of_person(connection: Connection, person: str) -> list[CommentRow]:
    """All comments of a person, in the order they were written."""
    found = connection.execute(
        select(comments).where(comments.c.person == person).order_by(comments.c.at)
    )
    return [CommentRow(*row) for row in found]


def remove(connection: Connection, table_id: str, comment_id: str, person: str) -> bool:
    """Delete a comment of that person; False if there is none."""
    done = connection.execute(
        delete(comments).where(
            comments.c.id == comment_id,
            comments.c.table_id == table_id,
            comments.c.person == person,
        )
    )
    return done.rowcount > 0
