"""Feather: what speaks for a card: which birds a visit ticks off, whether a raptor may come, who
else sees it, and what will be seen by the end."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.doors.hinted import Hinted, deals, tenths
from voliere.games.feather.cards import BIRDS, KINDS, N_BIRDS, N_KINDS, POINTS
from voliere.games.feather.moves import Discard, Draft, Pass
from voliere.games.feather.rules import lingering_birds
from voliere.games.feather.sheet import FULL_ROW, sheet_points
from voliere.games.feather.state import PLAYING
from voliere.kernel.jit import jit
from voliere.words import Phrase

FACTS = (
    *(f"ticks {kind}" for kind in KINDS),
    "points",
    "complete",
    "chased",
    "shown",
    *(f"seen {bird}" for bird in BIRDS),
)
TICKS = 0
SUM, COMPLETE, CHASED, SHOWN = range(N_KINDS, N_KINDS + 4)
SEEN = SHOWN + 1
OFTEN = 15  # of 100: what is rarer is not worth saying
SURE = 100


@jit
def count(s: Any, t: Any, e: Any, seat: int, move: int, facts: NDArray[np.float64]) -> None:
    """F5, F10: what the visit of this round ticked off; which birds were seen in the end."""
    for bird in range(N_BIRDS):
        if (e.seen[seat, bird // N_KINDS] >> (bird % N_KINDS)) & 1:
            facts[SEEN + bird] += 1
    if s.phase == PLAYING:
        count_visit(s, t, seat, move, facts)


@jit
def count_visit(s: Any, t: Any, seat: int, bird: int, facts: NDArray[np.float64]) -> None:
    """F5, F10: what the visit of this round ticked off, what a raptor prevented, who else saw the
    bird."""
    habitat, kind = bird // N_KINDS, bird % N_KINDS
    before, after = s.seen[seat, habitat], t.seen[seat, habitat]
    for one in range(N_KINDS):
        if ((after & ~before) >> one) & 1:
            facts[TICKS + one] += 1
    facts[SUM] += sheet_points(t.seen[seat]) - sheet_points(s.seen[seat])
    if after == FULL_ROW and before != FULL_ROW:
        facts[COMPLETE] += 1
    lingering = (lingering_birds(s) >> (habitat * N_KINDS)) & FULL_ROW
    if lingering & ~after:
        facts[CHASED] += 1
    for other in range(s.players):
        if other != seat and ((t.seen[other, habitat] & ~s.seen[other, habitat]) >> kind) & 1:
            facts[SHOWN] += 1
            break


def reasons(hinted: Hinted) -> list[Phrase]:
    """What the card brings now, or in the end."""
    match hinted.move:
        case Draft(card=card, put=put):
            said = [Phrase("feather-reason-seen", bird=card, deals=seen(hinted, card))]
            if put is not None:
                said.append(Phrase("feather-reason-put", bird=put, deals=seen(hinted, put)))
            return said
        case Pass(cards=cards):
            each = [
                Phrase("feather-reason-bird-deals", bird=card, deals=seen(hinted, card))
                for card in dict.fromkeys(cards)
            ]
            return [Phrase("feather-reason-passed", each=each)]
        case Discard(card=card):
            if card in hinted.view.seen[hinted.view.seat]:
                return [Phrase("feather-reason-known", bird=card)]
            return [Phrase("feather-reason-seen", bird=card, deals=seen(hinted, card))]
    return visit(hinted, hinted.move.card)


def seen(hinted: Hinted, bird: str) -> Phrase:
    """In how many imagined deals the seat has seen the bird by the end."""
    return deals(hinted.in_100(f"seen {bird}"))


def visit(hinted: Hinted, card: str) -> list[Phrase]:
    """F5: what a visit brings this round."""
    habitat = card[0]
    often = {kind: hinted.in_100(f"ticks {kind}") for kind in KINDS}
    sure = [Phrase("feather-bird", bird=habitat + kind) for kind in KINDS if often[kind] == SURE]
    points = tenths(hinted.facts["points"])
    said = [Phrase("feather-reason-ticks", birds=sure, n=len(sure), points=points)]
    maybe = max((kind for kind in KINDS if often[kind] < SURE), key=often.__getitem__, default="")
    if maybe and often[maybe] >= OFTEN:
        bird, share = habitat + maybe, deals(often[maybe])
        said.append(Phrase("feather-reason-maybe", bird=bird, deals=share))
    return said + warnings(hinted, card)


def warnings(hinted: Hinted, card: str) -> list[Phrase]:
    """F2, F10: a habitat that may be completed, a raptor that may come, rivals who see the bird."""
    said = []
    if complete := hinted.in_100("complete"):
        said.append(Phrase("feather-reason-complete", habitat=card[0], deals=deals(complete)))
    if (chased := hinted.in_100("chased")) and hinted.view.options.raptors:
        said.append(Phrase("feather-reason-raptor", habitat=card[0], deals=deals(chased)))
    shown = hinted.in_100("shown")
    if shown >= OFTEN and POINTS[KINDS.index(card[1])]:
        said.append(Phrase("feather-reason-shown", bird=card, deals=deals(shown)))
    return said
