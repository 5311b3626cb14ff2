"""Finished games as records (docs/notation.md)."""

from __future__ import annotations

from typing import Any

from voliere.server.errors import ServerError
from voliere.server.live import LiveTable


def record_of(live: LiveTable) -> dict[str, Any]:
    """The record of a live table whose game is over; before that it would show hidden cards."""
    standing = live.standing
    if standing.table is None or standing.state != "over":
        raise ServerError("not-over")
    names = [
        f"bot:{seat.plan.bot}" if seat.plan.kind == "bot" else seat.shown_name(live.names)
        for seat in standing.seats
    ]
    return standing.table.record(names, training=standing.is_training)
