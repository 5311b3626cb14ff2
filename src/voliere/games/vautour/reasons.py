"""Vautour: what speaks for a card: how often it takes the stake, what it would be missed for."""

# mypy: disable-error-code="no-any-return"

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.doors.hinted import DEALS, Said, Sayings, in_100
from voliere.games.kinds import Choice, Maybe, Number
from voliere.games.vautour.cards import ROUNDS
from voliere.games.vautour.scoring import stake
from voliere.kernel.bits import highest
from voliere.kernel.jit import jit
from voliere.kernel.log import ABSENT, Log, tell

N_FACTS = 2
TAKES, MATCHED = range(N_FACTS)

MOUSE = Said("vautour-card", kind=Choice(("mouse",)), points=Number(), number=Maybe(Number()))
REASONS = Sayings(
    "vautour-reason",
    takes={"card": Number(), "stake": Number(), "deals": DEALS},
    clear={"card": Number(), "stake": Number(), "deals": DEALS},
    matched={"deals": DEALS},
    misses={"mouse": MOUSE},
    saves={"best": Number(), "mouse": MOUSE},
)
WILL_TAKE, KEEPS_CLEAR, IS_MATCHED, IS_MISSED, SAVES = range(len(REASONS))
OFTEN = 10  # of 100: a card matched less often need not be warned of

TEMPTING = 2.5  # a mouse so many times the stake: nobody would spend the best card on the stake


@jit
def count(s: Any, t: Any, e: Any, seat: int, move: int, facts: NDArray[np.float64]) -> None:
    """V4, V5: whether the card takes the stake, whether another seat plays the same."""
    if t.winner[s.round] == seat:
        facts[TAKES] += 1
    for other in range(t.players):
        if other != seat and t.played[other, s.round] == move + 1:
            facts[MATCHED] += 1
            break


@jit
def reasons(
    s: Any, seat: int, move: int, facts: NDArray[np.float64], others: NDArray[np.float64], log: Log
) -> None:
    """How the round will probably go with the card, and what later rounds ask of it."""
    card, worth, takes = move + 1, stake(s), in_100(facts[TAKES])
    if worth >= 0:
        tell(log, WILL_TAKE, card, worth, takes)
    else:
        tell(log, KEEPS_CLEAR, card, worth, 100 - takes)
    matched = in_100(facts[MATCHED])
    if matched >= OFTEN:
        tell(log, IS_MATCHED, matched)
    tell_later(s, card, abs(worth), highest(s.hand[seat]), log)


@jit
def tell_later(s: Any, card: int, worth: int, best: int, log: Log) -> None:
    """V1: what the best card in hand may still be wanted for."""
    mouse = best_mouse_ahead(s)
    if card == best and mouse > worth:
        tell(log, IS_MISSED, 0, mouse, ABSENT)
    elif card < best and worth < mouse < TEMPTING * worth:
        tell(log, SAVES, best, 0, mouse, ABSENT)


@jit
def best_mouse_ahead(s: Any) -> int:
    """V1: the best mouse that is still in the pile; 0 if there is none."""
    best = 0
    for i in range(s.round + 1, ROUNDS):
        best = max(best, s.points[i])
    return best
