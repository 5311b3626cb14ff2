"""Piafs: cards come into hands and leave them, and what everybody at the table learns by it (P14).

A bird drawn from the track stays known (`shown`). Of the others in a hand, the unseen ones, the
table learns something when a player captures nothing: is the player not asked for a further bird
(P10), then every bird in the hand is stronger than the one played; is the player asked, then at
least one is not. Two bounds a seat remember that:

* `stronger[f]`: at least so many unseen birds of the hand are stronger than f;
* `weakest`: at least one unseen bird is no stronger than this (N_STRENGTHS: nothing known).
"""

# mypy: disable-error-code="no-any-return"

from __future__ import annotations

from typing import Any

from voliere.games.piafs.cards import A_SPECIES, N_STRENGTHS
from voliere.games.piafs.state import NO_BIRD, species_of, strength_of
from voliere.kernel.jit import jit


@jit
def is_shown(s: Any, bird: int) -> bool:
    """Whether everybody knows that this bird of a hand is there."""
    return (s.shown[species_of(bird)] >> (bird % A_SPECIES)) & 1 == 1


@jit
def n_unseen(s: Any, seat: int) -> int:
    """How many birds of a hand only its owner knows."""
    n = 0
    for i in range(s.n_hand[seat]):
        if not is_shown(s, s.hand[seat, i]):
            n += 1
    return n


@jit
def joins_hand(s: Any, seat: int, bird: int) -> None:
    """A bird comes into a hand."""
    s.hand[seat, s.n_hand[seat]] = bird
    s.n_hand[seat] += 1


@jit
def leaves_hand(s: Any, seat: int, bird: int) -> None:
    """A bird leaves a hand, for all to see."""
    last = s.n_hand[seat] - 1
    for i in range(last):
        if s.hand[seat, i] == bird:
            s.hand[seat, i] = s.hand[seat, last]
    s.hand[seat, last] = NO_BIRD
    s.n_hand[seat] = last
    if is_shown(s, bird):
        s.shown[species_of(bird)] &= ~(1 << (bird % A_SPECIES))
        return
    strength = strength_of(bird)
    for f in range(1, strength):
        if s.stronger[seat, f] > 0:
            s.stronger[seat, f] -= 1
    if strength <= s.weakest[seat]:
        s.weakest[seat] = N_STRENGTHS


@jit
def was_not_asked(s: Any, seat: int, strength: int) -> None:
    """P10: no bird in hand is of that strength or weaker."""
    n = n_unseen(s, seat)
    for f in range(1, min(strength + 1, N_STRENGTHS)):
        s.stronger[seat, f] = n


@jit
def was_asked(s: Any, seat: int, strength: int) -> None:
    """P10: some bird in hand is of that strength or weaker."""
    for i in range(s.n_hand[seat]):
        bird = s.hand[seat, i]
        if strength_of(bird) <= strength and is_shown(s, bird):
            return
    s.weakest[seat] = min(s.weakest[seat], strength)
