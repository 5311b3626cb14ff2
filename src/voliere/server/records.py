"""Finished games as records (docs/notation.md), and what binds a table to its deals."""

from __future__ import annotations

from typing import Any

from voliere.server.bodies import Fairness
from voliere.server.errors import ServerError
from voliere.server.live import LiveTable
from voliere.server.standing import Standing


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


def fairness_of(standing: Standing) -> Fairness:
    """What is published by now of the table's deals (docs/fairness.md)."""
    table, seats = standing.table, standing.seats
    is_bound = standing.has_pledges
    return Fairness(
        version=2 if is_bound else 1,
        table=standing.row.id,
        commitment=standing.commitment,
        seats=[seat.who for seat in seats] if is_bound else None,
        pledges=[seat.pledge for seat in seats] if is_bound else None,
        nonces=None if table is None else list(table.nonces),
        secret=standing.row.secret.hex() if standing.state == "over" else None,
    )
