"""Finished games as records (docs/notation.md), and what binds a table to its deals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from voliere.server.bodies import Fairness
from voliere.server.errors import ServerError
from voliere.server.storage.rows import CommentRow
from voliere.server.tables import messages
from voliere.server.tables.comments import recorded
from voliere.server.tables.live_table import LiveTable
from voliere.server.tables.table_state import TableState


def record_of(live: LiveTable, comments: Sequence[CommentRow] = ()) -> dict[str, Any]:
    """The record of a live table whose game is over, with what its players said about it; before
    that it would show hidden cards."""
    state = live.state
    if state.table is None or state.stage != "over":
        raise ServerError("not-over")
    names = [
        f"bot:{seat.plan.bot}" if seat.plan.kind == "bot" else seat.shown_name(live.names)
        for seat in state.seats
    ]
    record = state.table.record(names, training=state.is_training)
    if (origin := messages.origin(state)) is not None:
        record["branch"] = msgspec.to_builtins(origin)
    return {**record, "comments": recorded(comments)} if comments else record


def fairness_of(state: TableState) -> Fairness:
    """What is published by now of the table's deals (docs/fairness.md)."""
    table, seats = state.table, state.seats
    is_bound = state.has_pledges
    return Fairness(
        version=2 if is_bound else 1,
        table=state.row.id,
        commitment=state.commitment,
        seats=[seat.who for seat in seats] if is_bound else None,
        pledges=[seat.pledge for seat in seats] if is_bound else None,
        nonces=None if table is None else list(table.nonces),
        secret=state.row.secret.hex() if state.stage == "over" else None,
    )
