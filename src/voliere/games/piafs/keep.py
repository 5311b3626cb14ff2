"""Piafs: the end: two more birds from the hand (P16); the score is in `scoring.py`."""

# mypy: disable-error-code="no-any-return"

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.piafs.cards import A_SPECIES, N_SPECIES, N_VALUES, POINTS_A_PAIR
from voliere.games.piafs.events import (
    CHOSE,
    KEEPING_BEGAN,
    KEPT,
    SCORED,
)
from voliere.games.piafs.scoring import majority, n_pairs, score, seed_points
from voliere.games.piafs.seen import leaves_hand
from voliere.games.piafs.state import (
    KEEP_ONE,
    KEEP_PHASE,
    KEEP_TWO,
    NO_BIRD,
    OVER,
    keep_two,
    pair_of,
    species_of,
)
from voliere.kernel.jit import jit
from voliere.kernel.log import Log, tell, tell_on, unless_zero
from voliere.kernel.rng import Rng, below

# P16: everybody at once


@jit
def begin_keeping(s: Any, log: Log | None) -> None:
    """P16: everybody who has a hand picks what to keep; if nobody has, the game is over."""
    s.phase = KEEP_PHASE
    tell(log, KEEPING_BEGAN)
    if undecided(s) == 0:
        reveal(s, log)


@jit
def undecided(s: Any) -> int:
    """P16: who still has to pick, as a mask of seats."""
    waiting = 0
    for seat in range(s.players):
        if s.n_hand[seat] > 0 and s.kept[seat] == 0:
            waiting |= 1 << seat
    return waiting


@jit
def legal_keeps(s: Any, seat: int, out: NDArray[np.int32]) -> int:
    """P16: any two cards; of one card, that one."""
    if s.n_hand[seat] == 1:
        out[0] = KEEP_ONE + s.hand[seat, 0]
        return 1
    n = 0
    for i in range(s.n_hand[seat]):
        for j in range(i):
            out[n] = keep_two(s.hand[seat, i], s.hand[seat, j])
            n += 1
    return n


@jit
def random_keep(s: Any, seat: int, rng: Rng) -> int:
    """One of the legal keeps, all equally likely."""
    n = s.n_hand[seat]
    if n == 1:
        return KEEP_ONE + s.hand[seat, 0]
    i = below(rng, n)
    j = below(rng, n - 1)
    if j >= i:
        j += 1
    return keep_two(s.hand[seat, i], s.hand[seat, j])


@jit
def choose(s: Any, seat: int, move: int, log: Log | None) -> None:
    """P16: pick secretly; the last one to pick ends the game."""
    s.kept[seat] = move
    one, other = birds_kept(move)
    tell(log, CHOSE, seat, one, other)
    if undecided(s) == 0:
        reveal(s, log)


@jit
def birds_kept(move: int) -> tuple[int, int]:
    """The birds that a move keeps; the second is NO_BIRD if it is one."""
    if move < KEEP_TWO:
        return move - KEEP_ONE, NO_BIRD
    return pair_of(move)


@jit
def reveal(s: Any, log: Log | None) -> None:
    """P16: what was picked joins the collections. The rest, discarded face down, stays in `hand`:
    only its owner knows it."""
    for seat in range(s.players):
        if s.kept[seat] == 0:
            continue
        one, other = birds_kept(s.kept[seat])
        s.kept[seat] = 0
        join_collection(s, seat, one)
        if other != NO_BIRD:
            join_collection(s, seat, other)
        low = min(s.hand[seat, 0], s.hand[seat, 1])
        high = max(s.hand[seat, 0], s.hand[seat, 1])
        tell(log, KEPT, seat, one, other, s.n_hand[seat], low, high)
    s.phase = OVER
    if log is not None:
        tell_scores(s, log)


@jit
def join_collection(s: Any, seat: int, bird: int) -> None:
    """A hand card joins the collection (P10, P16)."""
    leaves_hand(s, seat, bird)
    s.collection[seat, species_of(bird)] |= 1 << (bird % A_SPECIES)


@jit
def tell_scores(s: Any, log: Log | None) -> None:
    """P17-P19: say what each seat has: its pairs, the eggs of each majority, its seeds."""
    for seat in range(s.players):
        pairs = n_pairs(s, seat)
        tell(log, SCORED, seat, pairs, POINTS_A_PAIR * pairs)
        for species in range(N_SPECIES):
            tell_on(log, unless_zero(majority(s, seat, species)))
        for i in range(N_VALUES):
            tell_on(log, s.seeds[seat, i])
        tell_on(log, seed_points(s, seat), score(s, seat))
