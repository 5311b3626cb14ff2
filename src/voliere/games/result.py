"""How a game ended."""

from __future__ import annotations

import msgspec


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended. Solo and cooperative games have one score, no winners and a title."""

    scores: list[int]
    winners: list[int]
    title: str | None = None
