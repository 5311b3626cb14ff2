"""Piafs: what speaks for a move: what it captures now, and what it does for pairs and majorities,
one's own and the left neighbour's."""

# mypy: disable-error-code="no-any-return"

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.doors.hinted import DEALS, TENTHS, Sayings, in_100, tenths
from voliere.games.kinds import Choice, Number, Seat, YesNo
from voliere.games.piafs.capture import strength_on_ground
from voliere.games.piafs.cards import N_SPECIES, N_STRENGTHS, SPECIES
from voliere.games.piafs.scoring import majority, n_pairs, seed_points
from voliere.games.piafs.state import ADD, CROW_PHASE, MOST_PERCHES, strength_of
from voliere.kernel.bits import bit_count
from voliere.kernel.jit import jit
from voliere.kernel.log import Log, tell

# Of the end: the pairs; for each species whether the majority is the seat's, or its left
# neighbour's.
CAPTURED, SEEDS, MALUS, MISSING, PAIRS, OWN = range(6)
LEFT = OWN + N_SPECIES
N_FACTS = LEFT + N_SPECIES

REASONS = Sayings(
    "piafs-reason",
    captures={"n": Number(), "seeds": TENTHS},
    malus={"deals": DEALS},
    holds={"perch": Number(first=1), "missing": Number(), "is_safe": YesNo()},
    more_pairs={"pairs": TENTHS, "more": TENTHS},
    pairs={"pairs": TENTHS},
    majority={"species": Choice(SPECIES), "deals": DEALS},
    leaves={"seat": Seat(), "species": Choice(SPECIES), "deals": DEALS},
)
CAPTURES, BRINGS_MALUS, HOLDS, MORE_PAIRS, SO_MANY_PAIRS, MAJORITY, LEAVES = range(len(REASONS))
CLEARLY = 0.04  # of the imagined games: what differs by less is not worth saying
MORE = 0.1  # pairs


@jit
def count(s: Any, t: Any, e: Any, seat: int, move: int, facts: NDArray[np.float64]) -> None:
    """P9, P17, P18: what the move captured; the pairs and majorities of the end."""
    if move < ADD:
        count_play(s, t, seat, move % MOST_PERCHES, facts)
    facts[PAIRS] += n_pairs(e, seat)
    left = (seat + 1) % e.players
    for species in range(N_SPECIES):
        if majority(e, seat, species) > 0:
            facts[OWN + species] += 1
        elif majority(e, left, species) > 0:
            facts[LEFT + species] += 1


@jit
def count_play(s: Any, t: Any, seat: int, perch: int, facts: NDArray[np.float64]) -> None:
    """P8, P9: birds and seeds captured, a malus taken; what the perch still has to spare."""
    captured = 0
    for species in range(N_SPECIES):
        captured += bit_count(t.collection[seat, species] & ~s.collection[seat, species])
    facts[CAPTURED] += captured
    facts[SEEDS] += seed_points(t, seat) - seed_points(s, seat)
    if t.squirrels > s.squirrels or (t.phase == CROW_PHASE and t.turn == seat):
        facts[MALUS] += 1
    if captured == 0:
        facts[MISSING] += strength_of(t.row[perch, 0]) - strength_on_ground(t, perch) + 1


@jit
def reasons(
    s: Any, seat: int, move: int, facts: NDArray[np.float64], others: NDArray[np.float64], log: Log
) -> None:
    """What a card played does now, then what the move does for the end."""
    is_play = move < ADD
    if is_play:
        tell_perch(move % MOST_PERCHES, facts, log)
    n = tell_end(s, seat, facts, others, log)
    if n == 0 and not is_play:
        tell(log, SO_MANY_PAIRS, tenths(facts[PAIRS]))


@jit
def tell_perch(perch: int, facts: NDArray[np.float64], log: Log) -> None:
    """P8, P9: what is captured, or what it would take to capture there next."""
    captured = np.int64(facts[CAPTURED] + 0.5)
    if captured == 0:
        missing = np.int64(facts[MISSING] + 0.5)
        tell(log, HOLDS, perch, missing, missing > N_STRENGTHS)
        return
    tell(log, CAPTURES, captured, tenths(facts[SEEDS]))
    malus = in_100(facts[MALUS])
    if malus:
        tell(log, BRINGS_MALUS, malus)


@jit
def tell_end(
    s: Any, seat: int, facts: NDArray[np.float64], others: NDArray[np.float64], log: Log
) -> int:
    """P17, P18: pairs and majorities, as far as they differ from those of the other moves; how many
    were told comes back."""
    n = 0
    more = facts[PAIRS] - others[PAIRS]
    if more > MORE:
        tell(log, MORE_PAIRS, tenths(facts[PAIRS]), tenths(more))
        n += 1
    own = most_gained(facts, others, OWN)
    if facts[OWN + own] - others[OWN + own] > CLEARLY:
        tell(log, MAJORITY, own, in_100(facts[OWN + own]))
        n += 1
    lost = most_gained(facts, others, LEFT)
    if facts[LEFT + lost] - others[LEFT + lost] > CLEARLY:
        tell(log, LEAVES, (seat + 1) % s.players, lost, in_100(facts[LEFT + lost]))
        n += 1
    return n


@jit
def most_gained(facts: NDArray[np.float64], others: NDArray[np.float64], first: int) -> int:
    """The species whose fact, from that place on, is most above that of the other moves."""
    best = 0
    for species in range(1, N_SPECIES):
        gained = facts[first + species] - others[first + species]
        if gained > facts[first + best] - others[first + best]:
            best = species
    return best
