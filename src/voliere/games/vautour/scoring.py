"""Vautour, the scores (V2, V6, V7, V9, V10), compiled; the score pad runs this very file too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from voliere.games.vautour.cards import ROUNDS
from voliere.games.vautour.options import BEST_MOUSE
from voliere.kernel.bits import bit_count, lowest
from voliere.kernel.jit import jit

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

NOBODY = -1


@jit
def stake(s: Any) -> int:
    """V2: the sum of all points cards on the table."""
    total = 0
    for i in range(s.stake_from, s.round + 1):
        total += s.points[i]
    return total


@jit
def settle(s: Any, winner: int) -> None:
    """V4, V6, V7: the winner takes all points cards on the table; if it is NOBODY they stay, and
    are lost after the last round. The round is over."""
    if winner != NOBODY:
        s.score[winner] += stake(s)
        for i in range(s.stake_from, s.round + 1):
            s.winner[i] = winner
        s.stake_from = s.round + 1
    s.round += 1


@jit
def scores(s: Any, out: NDArray[np.int32]) -> int:
    """V9: the points cards won, summed, for each seat; their number comes back."""
    for seat in range(s.players):
        out[seat] = s.score[seat]
    return s.players


@jit
def winners(s: Any) -> int:
    """V9, V10: the winners as a mask of seats."""
    top = holders_of_best_score_below(s, 1 << 30)
    if bit_count(top) == 1:
        return top
    if s.tiebreak == BEST_MOUSE:
        return owner_of_best_mouse(s, top)
    return best_lone_score(s, top)


@jit
def holders_of_best_score_below(s: Any, limit: int) -> int:
    """Who holds the best score that is lower than `limit`; empty if there is none."""
    best = -(1 << 30)
    holders = 0
    for seat in range(s.players):
        if best < s.score[seat] < limit:
            best = s.score[seat]
            holders = 0
        if s.score[seat] == best:
            holders |= 1 << seat
    return holders


@jit
def best_lone_score(s: Any, top: int) -> int:
    """V10, runner-up: who holds the best score that nobody shares; the tied leaders if there is
    no such score."""
    group = top
    while group:
        if bit_count(group) == 1:
            return group
        group = holders_of_best_score_below(s, s.score[lowest(group)])
    return top


@jit
def owner_of_best_mouse(s: Any, top: int) -> int:
    """V10, best-mouse: which of the tied leaders owns the highest mouse; all of them if none of
    them owns a mouse."""
    best = 0
    owner = NOBODY
    for i in range(ROUNDS):
        seat = s.winner[i]
        if seat != NOBODY and (top >> seat) & 1 and s.points[i] > best:
            best = s.points[i]
            owner = seat
    return top if owner == NOBODY else 1 << owner


@jit
def title(s: Any) -> int:
    """Vautour has winners, no titles."""
    return -1
