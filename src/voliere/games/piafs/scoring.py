"""Piafs, the score (P17-P20), compiled; the score pad runs this very file too."""

# mypy: disable-error-code="no-any-return"

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from voliere.games.piafs.cards import A_SPECIES, EGGS, N_SPECIES, N_VALUES, POINTS_A_PAIR
from voliere.kernel.bits import bit_count, lowest
from voliere.kernel.jit import jit

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MALES = sum(1 << i for i in range(0, A_SPECIES, 2))
PAIRS = 64  # more than anybody can have


@jit
def pairs_in(pile: int) -> int:
    """P17: how many pairs a pile of one species has."""
    return bit_count(paired_males(pile))


@jit
def paired_males(pile: int) -> int:
    """P17: the males of a pile of one species whose female of the same strength is there, too."""
    return pile & (pile >> 1) & MALES


@jit
def eggs_of(strength: int) -> int:
    """P1: the points of a bird in a majority."""
    return EGGS[strength - 1]


@jit
def n_pairs(s: Any, seat: int) -> int:
    """P17: all pairs of a seat."""
    n = 0
    for species in range(N_SPECIES):
        n += pairs_in(s.collection[seat, species])
    return n


@jit
def majority(s: Any, seat: int, species: int) -> int:
    """P18: the eggs of a pile that is not smaller than anybody's; otherwise 0."""
    pile = s.collection[seat, species]
    size = bit_count(pile)
    for other in range(s.players):
        if bit_count(s.collection[other, species]) > size:
            return 0
    eggs = 0
    while pile:
        eggs += eggs_of(lowest(pile) // 2 + 1)
        pile &= pile - 1
    return eggs


@jit
def seed_points(s: Any, seat: int) -> int:
    """P19: the seeds of the score pile, summed."""
    points = 0
    for i in range(N_VALUES):
        points += (i + 1) * s.seeds[seat, i]
    return points


@jit
def score(s: Any, seat: int) -> int:
    """P17-P19: pairs, majorities and seeds."""
    points = POINTS_A_PAIR * n_pairs(s, seat) + seed_points(s, seat)
    for species in range(N_SPECIES):
        points += majority(s, seat, species)
    return points


@jit
def scores(s: Any, out: NDArray[np.int32]) -> int:
    """P17-P19: the points of each seat; their number comes back."""
    for seat in range(s.players):
        out[seat] = score(s, seat)
    return s.players


@jit
def winners(s: Any) -> int:
    """P20: most points, then more pairs; a mask of seats."""
    best = -1
    top = 0
    for seat in range(s.players):
        rank = score(s, seat) * PAIRS + n_pairs(s, seat)
        if rank > best:
            best = rank
            top = 0
        if rank == best:
            top |= 1 << seat
    return top


@jit
def title(s: Any) -> int:
    """Piafs has winners, no titles."""
    return -1
