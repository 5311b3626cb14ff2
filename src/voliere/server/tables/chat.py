"""What may be said at a table: ready-made phrases, free text, marked cells."""

from __future__ import annotations

import re
from typing import NamedTuple

from voliere.games.game import Options
from voliere.server.errors import ServerError

CHAT_LIMIT = 300


class ChatLimits(NamedTuple):
    """How much a seat may say in a game, and how much once it is over."""

    game: int = 300
    after: int = 50


MARKS_LIMIT = 10
_CELL = re.compile(r"[a-z0-9]{1,4}")

# Each phrase is the message `server-phrase-<phrase>`.
# S25: only those who play together with secret hands have any use for these.
TOGETHER = (
    "i-lay",
    "you-lay",
    "favourite-red",
    "favourite-blue",
    "favourite-green",
    "favourite-white",
)
PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "oops",
    "your-turn",
    "one-moment",
    "good-game",
    "again",
    *TOGETHER,
)


def check_chat(options: Options, phrase: str | None, text: str | None) -> None:
    """Raise ServerError unless this may be said at a table with these options."""
    if (phrase is None) == (text is None):
        raise ServerError("bad-chat", limit=CHAT_LIMIT)
    if phrase is not None and phrase not in PHRASES:
        raise ServerError("bad-chat", limit=CHAT_LIMIT)
    if text is not None:
        if options.is_cooperative:
            raise ServerError("no-talk")
        if not 0 < len(text.strip()) <= CHAT_LIMIT or not text.isprintable():
            raise ServerError("bad-chat", limit=CHAT_LIMIT)


def check_marks(options: Options, cells: list[str]) -> None:
    """Raise ServerError unless these cells may be marked at a table with these options."""
    if not options.is_cooperative:
        raise ServerError("no-marks")
    if len(cells) > MARKS_LIMIT or not all(_CELL.fullmatch(cell) for cell in cells):
        raise ServerError("bad-marks", limit=MARKS_LIMIT)
