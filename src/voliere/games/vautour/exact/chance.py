"""Vautour for two: what chance may turn up, and what a position is made of."""

# mypy: disable-error-code="no-any-return"
# (the State record is untyped)

from __future__ import annotations

from typing import Any

import numpy as np

from voliere.games.vautour.cards import ROUNDS
from voliere.games.vautour.rules import place_of
from voliere.games.vautour.scoring import stake
from voliere.kernel.jit import jit


@jit
def n_futures(s: Any) -> int:
    """How many points cards may be turned up now: all that have not been."""
    return ROUNDS - s.round


@jit
def take_future(s: Any, k: int) -> None:
    """Turn up the k-th of the points cards left."""
    card = s.points[s.round]
    s.points[s.round] = s.points[s.round + k]
    s.points[s.round + k] = card


@jit
def margin(s: Any) -> int:
    """The points of seat 0 less those of seat 1."""
    return s.score[0] - s.score[1]


@jit
def stake_and_cards(s: Any) -> int:
    """Both hands, the points cards to come, and the stake on the table, as one number."""
    to_come = 0
    for i in range(s.round + 1, ROUNDS):
        to_come |= 1 << place_of(s.points[i])
    hands = np.int64(s.hand[0] >> 1) << 15 | np.int64(s.hand[1] >> 1)
    return (hands << 15 | to_come) << 7 | (stake(s) + 20)


@jit
def essence(s: Any) -> int:
    """What the outcome depends on: cards, stake and margin."""
    return stake_and_cards(s) << 7 | (margin(s) + 60)
