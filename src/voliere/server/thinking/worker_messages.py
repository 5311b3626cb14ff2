"""What passes between the server and the processes that bots think in.

Apart from the worker itself, since loading the bots takes a moment that a server that starts again
does not have.
"""

from __future__ import annotations

import pickle
from typing import Any, NamedTuple

import msgspec

from voliere.table.seen import Seen

LENGTH_BYTES = 4  # before every question


class Asked(NamedTuple):
    """A question as a worker gets it: what the bot's seat has seen, the share of its usual time
    that the bot may take, and whether the game is compiled; without a bot, a hint is wanted."""

    bot: str | None
    seen: Seen
    share: float
    is_compiled: bool = True


class ThoughtMove(msgspec.Struct, frozen=True):
    """A move of a hint; its reasons are phrases, as plain data."""

    move: str
    win: float
    points: float
    error: float
    reasons: list[dict[str, Any]]


class ThoughtHint(msgspec.Struct, frozen=True):
    """A hint as `study/hints.py` gives it."""

    moves: list[ThoughtMove]
    is_shared: bool
    is_coarse: bool


class Answer(msgspec.Struct):
    """A legal move; `fault` is the code of what the bot did wrong if it is the fallback's. Or a
    hint."""

    move: str = ""
    fault: str | None = None
    hint: ThoughtHint | None = None


def pack(asked: Asked) -> bytes:
    """A question as bytes."""
    return pickle.dumps(tuple(asked))


def unpack(question: bytes) -> Asked:
    """The question that was packed."""
    return Asked(*pickle.loads(question))


def framed(question: bytes) -> bytes:
    """A question as it is sent, with its length before it."""
    return len(question).to_bytes(LENGTH_BYTES) + question
