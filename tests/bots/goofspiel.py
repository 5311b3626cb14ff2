"""Goofspiel for two with a few cards, to the same contract as a game's rules: a peer to check the
solver with. Prizes 1 to N come up at random, the higher bid takes the prize, equal bids discard it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from voliere.kernel.bits import lowest
from voliere.kernel.jit import jit

MOST = 6
STATE = np.dtype(
    [
        ("played", np.int32),
        ("cards", np.int32),
        ("prizes", np.int32, (MOST,)),
        ("hand", np.int32, (2,)),
        ("chosen", np.int32, (2,)),
        ("score", np.int32, (2,)),
    ],
    align=True,
)


def start(cards: int, first: int) -> Any:
    buffer = np.zeros(STATE.itemsize, dtype=np.uint8)
    s = buffer.view(STATE)[0]
    s["cards"] = cards
    s["prizes"][:cards] = [first, *(p for p in range(1, cards + 1) if p != first)]
    s["hand"][:] = (1 << cards) - 1
    return buffer


@jit
def actors(s: Any) -> int:
    return 0 if s.played == s.cards else 3


@jit
def legal(s: Any, seat: int, out: Any) -> int:
    n = 0
    hand = s.hand[seat]
    while hand:
        out[n] = lowest(hand)
        hand &= hand - 1
        n += 1
    return n


@jit
def apply(s: Any, seat: int, move: int, log: Any) -> None:
    s.chosen[seat] = move
    s.hand[seat] &= ~(1 << move)
    if seat == 1:
        if s.chosen[0] != s.chosen[1]:
            s.score[0 if s.chosen[0] > s.chosen[1] else 1] += s.prizes[s.played]
        s.played += 1


@jit
def n_futures(s: Any) -> int:
    return s.cards - s.played


@jit
def take_future(s: Any, k: int) -> None:
    prize = s.prizes[s.played]
    s.prizes[s.played] = s.prizes[s.played + k]
    s.prizes[s.played + k] = prize


@jit
def essence(s: Any) -> int:
    left = 0
    for i in range(s.played + 1, s.cards):
        left |= 1 << s.prizes[i]
    key = (s.hand[0] << MOST | s.hand[1]) << (MOST + 1) | left
    return (key << 3 | s.prizes[s.played]) << 6 | (s.score[0] - s.score[1] + 32)


@jit
def payoff(s: Any) -> float:
    return float(s.score[0] - s.score[1])


@jit
def estimate(s: Any) -> float:
    return payoff(s)
