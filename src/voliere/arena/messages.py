"""What a worker process tells whoever watches it."""

from __future__ import annotations

import msgspec

from voliere.arena.match import Played


class Deciding(msgspec.Struct, frozen=True, tag="deciding"):
    """A seat is about to decide, and has so long."""

    seat: int
    limit_ms: float


class Done(msgspec.Struct, frozen=True, tag="done"):
    """A game is over."""

    played: Played


Message = Deciding | Done
