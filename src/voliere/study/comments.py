"""What players have said about the points of a game, as its record keeps it (docs/notation.md)."""

from __future__ import annotations

from typing import NamedTuple

from voliere.table.record import Record

COMMENT_LIMIT = 2000  # characters
IN_A_RECORD = 1000


class Comment(NamedTuple):
    """Something said about the point after `move` moves, by who had that seat."""

    move: int
    seat: int
    text: str


def is_fine(text: str) -> bool:
    """Whether a text is a comment: not empty, not too long, lines of plain characters."""
    return 0 < len(text) <= COMMENT_LIMIT and all(line.isprintable() for line in text.split("\n"))


def comments_in(record: Record, players: int, n_moves: int) -> list[Comment]:
    """The comments that a record has, in the order of the game; what is none is left out.

    >>> comments_in({"comments": [{"move": 3, "seat": 1, "text": "Why?"}, {"move": 99}]}, 2, 30)
    [Comment(move=3, seat=1, text='Why?')]
    """
    found = record.get("comments")
    comments = []
    for one in found[:IN_A_RECORD] if isinstance(found, list) else ():
        if not isinstance(one, dict):
            continue
        move, seat, text = (one.get(key) for key in ("move", "seat", "text"))
        if (
            type(move) is int
            and 0 <= move <= n_moves
            and type(seat) is int
            and 0 <= seat < players
            and isinstance(text, str)
            and is_fine(text)
        ):
            comments.append(Comment(move, seat, text))
    return sorted(comments, key=lambda comment: comment.move)
