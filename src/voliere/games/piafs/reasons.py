"""Piafs: what speaks for a move: what it captures now, and what it does for pairs and majorities,
one's own and the left neighbour's."""

# mypy: disable-error-code="no-any-return"

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.doors.hinted import Hinted, deals, tenths
from voliere.games.piafs.capture import strength_on_ground
from voliere.games.piafs.cards import N_SPECIES, N_STRENGTHS, SPECIES
from voliere.games.piafs.moves import Play
from voliere.games.piafs.scoring import majority, n_pairs, seed_points
from voliere.games.piafs.state import ADD, CROW_PHASE, MOST_PERCHES, strength_of
from voliere.kernel.bits import bit_count
from voliere.kernel.jit import jit
from voliere.words import Phrase

FACTS = (
    "captured",
    "seeds",
    "malus",
    "missing",
    "pairs",
    *(f"own {species}" for species in SPECIES),
    *(f"left {species}" for species in SPECIES),
)
CAPTURED, SEEDS, MALUS, MISSING, PAIRS, OWN = range(6)
LEFT = OWN + N_SPECIES
CLEARLY = 0.04  # of the imagined games: what differs by less is not worth saying
MORE_PAIRS = 0.1


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


def reasons(hinted: Hinted) -> list[Phrase]:
    """What a card played does now, then what the move does for the end."""
    said = at_the_perch(hinted) if isinstance(hinted.move, Play) else []
    said += for_the_end(hinted)
    return said or [Phrase("piafs-reason-pairs", pairs=tenths(hinted.facts["pairs"]))]


def at_the_perch(hinted: Hinted) -> list[Phrase]:
    """P8, P9: what is captured, or what it would take to capture there next."""
    captured, perch = round(hinted.facts["captured"]), hinted.move.perch
    if not captured:
        missing = round(hinted.facts["missing"])
        is_safe = missing > N_STRENGTHS
        return [Phrase("piafs-reason-holds", perch=perch, missing=missing, is_safe=is_safe)]
    seeds = tenths(hinted.facts["seeds"])
    said = [Phrase("piafs-reason-captures", n=captured, seeds=seeds)]
    if malus := hinted.in_100("malus"):
        said.append(Phrase("piafs-reason-malus", deals=deals(malus)))
    return said


def for_the_end(hinted: Hinted) -> list[Phrase]:
    """P17, P18: pairs and majorities, as far as they differ from those of the other moves."""
    said = []
    if hinted.gain("pairs") > MORE_PAIRS:
        pairs, more = tenths(hinted.facts["pairs"]), tenths(hinted.gain("pairs"))
        said.append(Phrase("piafs-reason-more-pairs", pairs=pairs, more=more))
    own = max(SPECIES, key=lambda species: hinted.gain(f"own {species}"))
    if hinted.gain(f"own {own}") > CLEARLY:
        often = deals(hinted.in_100(f"own {own}"))
        said.append(Phrase("piafs-reason-majority", species=own, deals=often))
    lost = max(SPECIES, key=lambda species: hinted.gain(f"left {species}"))
    if hinted.gain(f"left {lost}") > CLEARLY:
        left = (hinted.view.seat + 1) % hinted.view.options.players
        often = deals(hinted.in_100(f"left {lost}"))
        said.append(Phrase("piafs-reason-leaves", seat=left, species=lost, deals=often))
    return said
