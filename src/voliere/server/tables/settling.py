"""What a table does by itself, as soon as everything is there for it or time is up.

Each step is the entry that is due now, or None.
"""

from __future__ import annotations

from voliere.server.tables import entries, sealing
from voliere.server.tables.table_state import TableState

DealStep = entries.Called | entries.Sealed | entries.Started


def take_back(state: TableState) -> entries.TakenBack | None:
    """Take moves back once everybody has agreed."""
    undo = state.undo
    if undo is None or undo.waiting:
        return None
    return entries.TakenBack(n_moves=undo.n_moves, training=undo.training)


def begin(state: TableState, now: int) -> DealStep | None:
    """Begin the game once the last free seat is taken."""
    is_ready = state.stage == "waiting" and not any(seat.is_free for seat in state.seats)
    return sealing.next_step(state, now) if is_ready and not state.is_dealing else None


def deal(state: TableState, now: int) -> DealStep | None:
    """Go on with a deal that is under way."""
    return sealing.next_step(state, now) if state.is_dealing else None


def hand_over(state: TableState, now: int) -> entries.Replaced | None:
    """Hand the first seat whose time is up to the table's bot."""
    if state.times is None or state.stage != "playing":
        return None
    for seat, times in enumerate(state.times.seats):
        due = times.due()
        if due is not None and due <= now:
            return entries.Replaced(seat=seat, bot=state.row.substitute, why="time")
    return None


def due(state: TableState) -> int | None:
    """When the time to reveal, or the first seat's time, is up."""
    if state.is_dealing:
        return sealing.due(state)
    is_timed = state.times and state.stage == "playing"
    return state.times.first_due() if is_timed and state.times else None
