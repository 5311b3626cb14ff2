"""Feather: what speaks for a card: which birds a visit ticks off, whether a raptor may come, who
else sees it, and what will be seen by the end."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.doors.hinted import DEALS, TENTHS, Said, Sayings, in_100, tenths
from voliere.games.feather.cards import BIRDS, HABITATS, MOST_PASSED, N_BIRDS, N_KINDS, POINTS
from voliere.games.feather.reveal import lingering_birds
from voliere.games.feather.sheet import FULL_ROW, sheet_points
from voliere.games.feather.state import (
    DISCARD,
    DRAFT_1,
    DRAFT_2,
    PASS_1,
    PASS_2,
    PASS_3,
    PLAYING,
    three_of_number,
    two_of_number,
)
from voliere.games.kinds import Card, Choice, Number, Stretch
from voliere.kernel.jit import jit
from voliere.kernel.log import ABSENT, Log, tell, tell_on

# What a visit ticks off, a kind each; its points; of all birds whether they are seen by the end.
TICKS = 0
SUM, COMPLETE, CHASED, SHOWN = range(N_KINDS, N_KINDS + 4)
SEEN = SHOWN + 1
N_FACTS = SEEN + N_BIRDS
OFTEN = 15  # of 100: what is rarer is not worth saying
SURE = 100

BIRD, HABITAT = Card(BIRDS), Choice(HABITATS)
REASONS = Sayings(
    "feather-reason",
    ticks={
        "birds": Stretch(Said("feather-bird", bird=BIRD), N_KINDS),
        "n": Number(),
        "points": TENTHS,
    },
    maybe={"bird": BIRD, "deals": DEALS},
    complete={"habitat": HABITAT, "deals": DEALS},
    raptor={"habitat": HABITAT, "deals": DEALS},
    shown={"bird": BIRD, "deals": DEALS},
    seen={"bird": BIRD, "deals": DEALS},
    put={"bird": BIRD, "deals": DEALS},
    passed={
        "each": Stretch(Said("feather-reason-bird-deals", bird=BIRD, deals=DEALS), MOST_PASSED)
    },
    known={"bird": BIRD},
)
TICKED, MAYBE, COMPLETED, RAPTOR, SHOWN_TO, SEEN_BY_END, PUT, PASSED, KNOWN = range(len(REASONS))


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


@jit
def reasons(
    s: Any, seat: int, move: int, facts: NDArray[np.float64], others: NDArray[np.float64], log: Log
) -> None:
    """What the card brings now, or in the end."""
    if move >= DRAFT_2:
        bird, put = (move - DRAFT_2) // N_BIRDS, (move - DRAFT_2) % N_BIRDS
        tell(log, SEEN_BY_END, bird, in_100(facts[SEEN + bird]))
        tell(log, PUT, put, in_100(facts[SEEN + put]))
    elif move >= DRAFT_1:
        tell(log, SEEN_BY_END, move - DRAFT_1, in_100(facts[SEEN + move - DRAFT_1]))
    elif move >= PASS_1:
        tell_passed(move, facts, log)
    elif move >= DISCARD:
        tell_discarded(s, seat, move - DISCARD, facts, log)
    else:
        tell_visit(s, move, facts, log)


@jit
def tell_passed(move: int, facts: NDArray[np.float64], log: Log) -> None:
    """F11: what of the birds passed on is still seen, each once."""
    a = b = c = np.int64(ABSENT)
    if move >= PASS_3:
        a, b, c = three_of_number(move - PASS_3)
    elif move >= PASS_2:
        a, b = two_of_number(move - PASS_2)
    else:
        a = np.int64(move - PASS_1)
    tell(log, PASSED)
    tell_bird(a, facts, log)
    tell_bird(b if b != a else ABSENT, facts, log)
    tell_bird(c if c != b else ABSENT, facts, log)


@jit
def tell_bird(bird: int, facts: NDArray[np.float64], log: Log) -> None:
    """How often a bird is seen by the end; ABSENT is none."""
    if bird == ABSENT:
        tell_on(log, ABSENT, ABSENT)
    else:
        tell_on(log, bird, in_100(facts[SEEN + bird]))


@jit
def tell_discarded(s: Any, seat: int, bird: int, facts: NDArray[np.float64], log: Log) -> None:
    """F13: whether the bird has been seen, or will be."""
    if (s.seen[seat, bird // N_KINDS] >> (bird % N_KINDS)) & 1:
        tell(log, KNOWN, bird)
    else:
        tell(log, SEEN_BY_END, bird, in_100(facts[SEEN + bird]))


@jit
def tell_visit(s: Any, bird: int, facts: NDArray[np.float64], log: Log) -> None:
    """F5: what a visit brings this round."""
    first = bird // N_KINDS * N_KINDS
    n, maybe = 0, 0
    tell(log, TICKED)
    for kind in range(N_KINDS):
        often = in_100(facts[TICKS + kind])
        if often == SURE:
            tell_on(log, first + kind)
            n += 1
        elif maybe == 0 or often > in_100(facts[TICKS + maybe - 1]):
            maybe = kind + 1
    for _ in range(N_KINDS - n):
        tell_on(log, ABSENT)
    tell_on(log, n, tenths(facts[SUM]))
    if maybe != 0 and in_100(facts[TICKS + maybe - 1]) >= OFTEN:
        tell(log, MAYBE, first + maybe - 1, in_100(facts[TICKS + maybe - 1]))
    tell_warnings(s, bird, facts, log)


@jit
def tell_warnings(s: Any, bird: int, facts: NDArray[np.float64], log: Log) -> None:
    """F2, F10: a habitat that may be completed, a raptor that may come, rivals who see the bird."""
    habitat = bird // N_KINDS
    complete, chased, shown = in_100(facts[COMPLETE]), in_100(facts[CHASED]), in_100(facts[SHOWN])
    if complete:
        tell(log, COMPLETED, habitat, complete)
    if chased and s.raptors:
        tell(log, RAPTOR, habitat, chased)
    if shown >= OFTEN and POINTS[bird % N_KINDS]:
        tell(log, SHOWN_TO, bird, shown)
