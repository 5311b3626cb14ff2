"""How a table comes to its deal: pledges are sealed, nonces revealed, then the cards are dealt.

The hash of every nonce is fixed before the first nonce is told to anybody, and no nonce is told
before all are there or their time is up: nobody can choose theirs to suit the others' (F2). Who has
pledged and does not reveal is left out, and named.
"""

from __future__ import annotations

from voliere.server import log
from voliere.server.protocol import Seal
from voliere.server.standing import Standing

WINDOW_MS = 2500  # for those who are awaited to pledge, then for those who have pledged to reveal


def unpledged(standing: Standing) -> list[int]:
    """The seats whose pledges are awaited."""
    return [one.seat for one in standing.seats if one.is_pledging]


def unrevealed(standing: Standing) -> list[int]:
    """The seats that have pledged a nonce and not yet revealed it."""
    return [one.seat for one in standing.seats if one.pledge is not None and one.nonce is None]


def next_step(standing: Standing, now: int) -> log.Called | log.Sealed | log.Started | None:
    """The next step to the deal of a table whose seats are all taken; None while somebody still
    has time."""
    if standing.sealed_at is None and unpledged(standing):
        if standing.called_at is None:
            return log.Called()
        if now < standing.called_at + WINDOW_MS:
            return None
    if unrevealed(standing):
        if standing.sealed_at is None:
            return log.Sealed()
        if now < standing.sealed_at + WINDOW_MS:
            return None
    return log.Started()


def due(standing: Standing) -> int | None:
    """When the time to pledge or to reveal is up; None if nobody has to."""
    since = standing.called_at if standing.sealed_at is None else standing.sealed_at
    return since + WINDOW_MS if standing.is_dealing and since is not None else None


def seal(standing: Standing) -> Seal | None:
    """What everybody may know of the pledges and nonces now; None at a table of old, which has no
    pledges."""
    if not standing.has_pledges:
        return None
    seats = standing.seats
    return Seal(
        pledges=[one.pledge for one in seats],
        revealed=[one.seat for one in seats if one.nonce is not None],
        nonces=None if standing.table is None else [one.nonce for one in seats],
        due=None if standing.sealed_at is None else due(standing),
    )
