"""Vautour: what speaks for a card: how often it takes the stake, what it would be missed for."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.doors.hinted import Hinted, deals
from voliere.games.vautour.cards import MICE, points_text
from voliere.games.vautour.phrases import points_card
from voliere.kernel.jit import jit
from voliere.words import Phrase

FACTS = ("takes", "matched")
TAKES, MATCHED = range(len(FACTS))
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


def reasons(hinted: Hinted) -> list[Phrase]:
    """How the round will probably go with the card, and what later rounds ask of it."""
    view, card, takes = hinted.view, hinted.move.card, hinted.in_100("takes")
    if view.worth >= 0:
        said = [Phrase("vautour-reason-takes", card=card, stake=view.worth, deals=deals(takes))]
    else:
        clear = deals(100 - takes)
        said = [Phrase("vautour-reason-clear", card=card, stake=view.worth, deals=clear)]
    if hinted.in_100("matched") >= OFTEN:
        said.append(Phrase("vautour-reason-matched", deals=deals(hinted.in_100("matched"))))
    return said + later(view, card)


def later(view: Any, card: int) -> list[Phrase]:
    """V1: what the best card in hand may still be wanted for."""
    mouse, best = best_mouse_ahead(view), max(map(int, view.hand))
    if card == best and mouse > abs(view.worth):
        return [Phrase("vautour-reason-misses", mouse=points_card(mouse))]
    if card < best and abs(view.worth) < mouse < TEMPTING * abs(view.worth):
        return [Phrase("vautour-reason-saves", best=best, mouse=points_card(mouse))]
    return []


def best_mouse_ahead(view: Any) -> int:
    """V1: the best mouse that is still in the pile; 0 if there is none."""
    seen = {*view.stake, *(text for won in view.won for text in won)}
    return max((mouse for mouse in MICE if points_text(mouse) not in seen), default=0)
