"""Comments on finished games: what may be said, and what becomes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from voliere.server.errors import ServerError
from voliere.server.storage.rows import CommentRow
from voliere.server.study_bodies import Comment
from voliere.study.comments import COMMENT_LIMIT, is_fine

A_PERSON = 100  # in one game


def check_comment(text: str, move: int, n_moves: int) -> str:
    """The text without what surrounds it; ServerError unless it may be said about that point."""
    plain = text.strip()
    if not is_fine(plain):
        raise ServerError("bad-comment", limit=COMMENT_LIMIT)
    if not 0 <= move <= n_moves:
        raise ServerError("no-such-move", move=move, last=n_moves)
    return plain


def shown(rows: list[CommentRow], person: str) -> list[Comment]:
    """The comments of a game as a person sees them."""
    return [
        Comment(
            id=row.id,
            seat=row.seat,
            move=row.move,
            at=row.at,
            text=row.text,
            mine=row.person == person,
        )
        for row in rows
    ]


def recorded(rows: Sequence[CommentRow]) -> list[dict[str, Any]]:
    """The comments of a game as its record has them (docs/notation.md)."""
    return [{"move": row.move, "seat": row.seat, "text": row.text} for row in rows]
