"""What passes between the server and the processes that bots think in.

Apart from the worker itself, since loading the bots takes a moment that a server that starts again
does not have.
"""

from __future__ import annotations

import pickle
from typing import NamedTuple

import msgspec

from voliere.table.seen import Seen

LENGTH_BYTES = 4  # before every question


class Asked(NamedTuple):
    """A question as a worker gets it: what the bot's seat has seen, and the share of its usual
    time that the bot may take."""

    bot: str
    seen: Seen
    share: float


class Answer(msgspec.Struct):
    """A legal move; `fault` is the code of what the bot did wrong if it is the fallback's."""

    move: str
    fault: str | None = None


def pack(asked: Asked) -> bytes:
    """A question as bytes, with its length before it."""
    question = pickle.dumps(tuple(asked))
    return len(question).to_bytes(LENGTH_BYTES) + question


def unpack(question: bytes) -> Asked:
    """The question that was packed, without its length."""
    return Asked(*pickle.loads(question))
