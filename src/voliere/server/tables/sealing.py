"""How a table comes to its deal: pledges are sealed, nonces revealed, then the cards are dealt.

The hash of every nonce is fixed before the first nonce is told to anybody, and no nonce is told
before all are there or their time is up: nobody can choose theirs to suit the others' (F2). Who has
pledged and does not reveal is left out, and named.
"""

from __future__ import annotations

from voliere.server.protocol import Seal
from voliere.server.tables import entries
from voliere.server.tables.table_state import TableState

WINDOW_MS = 2500  # for those who are awaited to pledge, then for those who have pledged to reveal


def unpledged(state: TableState) -> list[int]:
    """The seats whose pledges are awaited."""
    return [one.seat for one in state.seats if one.is_pledging]


def unrevealed(state: TableState) -> list[int]:
    """The seats that have pledged a nonce and not yet revealed it."""
    return [one.seat for one in state.seats if one.pledge is not None and one.nonce is None]


def next_step(
    state: TableState, now: int
) -> entries.Called | entries.Sealed | entries.Started | None:
    """The next step to the deal of a table whose seats are all taken; None while somebody still
    has time."""
    if state.sealed_at is None and unpledged(state):
        if state.called_at is None:
            return entries.Called()
        if now < state.called_at + WINDOW_MS:
            return None
    if unrevealed(state):
        if state.sealed_at is None:
            return entries.Sealed()
        if now < state.sealed_at + WINDOW_MS:
            return None
    return entries.Started()


def due(state: TableState) -> int | None:
    """When the time to pledge or to reveal is up; None if nobody has to."""
    since = state.called_at if state.sealed_at is None else state.sealed_at
    return since + WINDOW_MS if state.is_dealing and since is not None else None


def seal(state: TableState) -> Seal | None:
    """What everybody may know of the pledges and nonces now; None at a table of old, which has no
    pledges."""
    if not state.has_pledges:
        return None
    seats = state.seats
    return Seal(
        pledges=[one.pledge for one in seats],
        revealed=[one.seat for one in seats if one.nonce is not None],
        nonces=None if state.table is None else [one.nonce for one in seats],
        due=None if state.sealed_at is None else due(state),
    )
