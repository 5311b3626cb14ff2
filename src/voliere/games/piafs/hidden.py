"""Piafs: what a seat does not know (P14), drawn anew.

Hidden from a seat: the unseen birds of the other hands, the order of both piles, the seeds the
others lost to squirrels, what squirrels will take, and secret decisions. Not hidden: a bird drawn
from the track while it is in a hand, every seed when it is taken, and what the table has learned
of the unseen birds (seen.py). When the game is over the score piles have been counted openly.
"""

# mypy: disable-error-code="no-any-return"

from __future__ import annotations

from typing import Any

from voliere.games.piafs.cards import A_SPECIES, N_SPECIES, N_STRENGTHS, N_VALUES
from voliere.games.piafs.keep import random_keep
from voliere.games.piafs.seen import is_shown, n_unseen
from voliere.games.piafs.state import (
    HIGH_DIGIT,
    KEEP_PHASE,
    LOW_DIGIT,
    N_BIRDS,
    N_LOST,
    N_SQUIRRELS,
    OVER,
    SQUIRREL,
    birds_left,
    n_seeds,
    species_of,
    strength_of,
)
from voliere.kernel.bits import lowest
from voliere.kernel.jit import jit
from voliere.kernel.rng import Rng, below, shuffle

HALF = N_BIRDS // 2


@jit
def determinize(s: Any, seat: int, rng: Rng) -> None:
    """Redraw what the seat cannot know, uniformly from all states it cannot tell from this one."""
    redraw_birds(s, seat, rng)
    redraw_feeder(s, rng)
    draw_tape(s, s.squirrels, rng)
    for other in range(s.players):
        if other != seat:
            if s.phase != OVER:
                redraw_lost_seeds(s, other, rng)
            if s.phase == KEEP_PHASE and s.kept[other] != 0:
                s.kept[other] = random_keep(s, other, rng)


@jit
def redraw_ahead(s: Any, rng: Rng) -> None:
    """Redraw what lies ahead of everybody: the order of both piles, what squirrels will take."""
    sort_by_strength(s, s.bird_at)
    shuffle(s.birds[s.bird_at : s.n_birds], birds_left(s), rng)
    redraw_feeder(s, rng)
    draw_tape(s, s.squirrels, rng)


@jit
def withdraw(s: Any, seat: int) -> None:
    """Take back what the others have picked to keep and not yet revealed (P16)."""
    for other in range(s.players):
        if other != seat:
            s.kept[other] = 0


# The birds


@jit
def redraw_birds(s: Any, seat: int, rng: Rng) -> None:
    """Share out the unseen birds of the other hands and of the pile again."""
    start = gather(s, seat)
    sort_by_strength(s, start)
    while not share_out(s, seat, start, rng):
        sort_by_strength(s, start)
    place_in_hands(s, seat, start)
    for i in range(s.bird_at):
        s.birds[i] = 0
    shuffle(s.birds[s.bird_at : s.n_birds], birds_left(s), rng)


@jit
def gather(s: Any, seat: int) -> int:
    """Put the unseen birds of the other hands before the pile; the place of the first comes
    back."""
    start = s.bird_at
    for other in range(s.players):
        if other != seat:
            for i in range(s.n_hand[other]):
                if not is_shown(s, s.hand[other, i]):
                    start -= 1
                    s.birds[start] = s.hand[other, i]
    return start


@jit
def sort_by_strength(s: Any, start: int) -> None:
    """Sort `birds` from `start` on: the strongest first, equal strengths in deck order."""
    front = 0  # masks of the birds by rank, in two halves
    back = 0
    for i in range(start, s.n_birds):
        rank = rank_of(s.birds[i])
        if rank < HALF:
            front |= 1 << rank
        else:
            back |= 1 << (rank - HALF)
    at = start
    while front:
        s.birds[at] = bird_of_rank(lowest(front))
        front &= front - 1
        at += 1
    while back:
        s.birds[at] = bird_of_rank(lowest(back) + HALF)
        back &= back - 1
        at += 1


@jit
def rank_of(bird: int) -> int:
    """The place of a bird when the strongest come first."""
    return ((N_STRENGTHS - strength_of(bird)) * N_SPECIES + species_of(bird)) * 2 + bird % 2


@jit
def bird_of_rank(rank: int) -> int:
    """The bird at that place when the strongest come first."""
    strength = N_STRENGTHS - rank // (2 * N_SPECIES)
    return rank // 2 % N_SPECIES * A_SPECIES + (strength - 1) * 2 + rank % 2


@jit
def share_out(s: Any, seat: int, start: int, rng: Rng) -> bool:
    """Draw the unseen birds of the other hands; False if they are not what the table has seen.

    A hand whose unseen birds are all stronger than f is drawn from the birds stronger than f. The
    highest f comes first: then every hand is drawn from a set that holds all birds drawn before,
    and all outcomes are equally likely.
    """
    at = start
    end = start
    for f in range(N_STRENGTHS - 1, -1, -1):
        while end < s.n_birds and strength_of(s.birds[end]) > f:
            end += 1
        for other in range(s.players):
            if other == seat or floor_of(s, other) != f:
                continue
            n = n_unseen(s, other)
            for k in range(at, at + n):
                j = k + below(rng, end - k)
                bird = s.birds[j]
                s.birds[j] = s.birds[k]
                s.birds[k] = bird
            if not is_possible(s, other, at, n):
                return False
            at += n
    return True


@jit
def floor_of(s: Any, seat: int) -> int:
    """The highest f such that all unseen birds of a hand are known to be stronger than f."""
    n = n_unseen(s, seat)
    for f in range(N_STRENGTHS - 1, 0, -1):
        if s.stronger[seat, f] == n:
            return f
    return 0


@jit
def is_possible(s: Any, seat: int, at: int, n: int) -> bool:
    """Whether the n birds drawn at that place keep to what the table knows of the hand."""
    if n == 0:
        return True
    weakest = N_STRENGTHS
    for k in range(at, at + n):
        weakest = min(weakest, strength_of(s.birds[k]))
    if weakest > s.weakest[seat]:
        return False
    for f in range(1, N_STRENGTHS):
        n_stronger = 0
        for k in range(at, at + n):
            if strength_of(s.birds[k]) > f:
                n_stronger += 1
        if n_stronger < s.stronger[seat, f]:
            return False
    return True


@jit
def place_in_hands(s: Any, seat: int, start: int) -> None:
    """Put the birds drawn into the hands, in the order they were drawn; hands come out sorted,
    shown birds first."""
    at = start
    for f in range(N_STRENGTHS - 1, -1, -1):
        for other in range(s.players):
            if other == seat or floor_of(s, other) != f:
                continue
            n = n_unseen(s, other)
            first = bring_shown_forward(s, other)
            for k in range(n):
                s.hand[other, first + k] = s.birds[at + k]
            at += n
            sort_hand(s, other, 0, first)
            sort_hand(s, other, first, first + n)


@jit
def bring_shown_forward(s: Any, seat: int) -> int:
    """Move the shown birds of a hand to its front; their number comes back."""
    n = 0
    for i in range(s.n_hand[seat]):
        bird = s.hand[seat, i]
        if is_shown(s, bird):
            s.hand[seat, i] = s.hand[seat, n]
            s.hand[seat, n] = bird
            n += 1
    return n


@jit
def sort_hand(s: Any, seat: int, start: int, end: int) -> None:
    """Sort a stretch of a hand."""
    for i in range(start + 1, end):
        for j in range(i, start, -1):
            if s.hand[seat, j] < s.hand[seat, j - 1]:
                bird = s.hand[seat, j]
                s.hand[seat, j] = s.hand[seat, j - 1]
                s.hand[seat, j - 1] = bird


# Seeds and squirrels


@jit
def redraw_feeder(s: Any, rng: Rng) -> None:
    """Shuffle the feeder pile."""
    counts = 0  # six bits a kind of card
    for i in range(s.feeder_at, s.n_feeder):
        counts += 1 << (6 * (s.feeder[i] - SQUIRREL))
    at = s.feeder_at
    for kind in range(N_VALUES - SQUIRREL + 1):
        for _ in range((counts >> (6 * kind)) & 63):
            s.feeder[at] = kind + SQUIRREL
            at += 1
    shuffle(s.feeder[s.feeder_at : s.n_feeder], s.n_feeder - s.feeder_at, rng)


@jit
def draw_tape(s: Any, first: int, rng: Rng) -> None:
    """Draw what the squirrels will take, from the squirrel numbered `first` on."""
    for number in range(first, N_SQUIRRELS):
        for k in range(N_LOST):
            s.tape[number, k, 0] = below(rng, HIGH_DIGIT)
            s.tape[number, k, 1] = below(rng, LOW_DIGIT)
            s.expected[number, k] = 0


@jit
def redraw_lost_seeds(s: Any, seat: int, rng: Rng) -> None:
    """Rob the score pile of a seat again: each squirrel takes from what lay there at its time."""
    for i in range(N_VALUES):
        s.seeds[seat, i] = 0
    before = -1  # the squirrel before
    for number in range(s.squirrels):
        if s.robbed[number] != seat:
            continue
        for i in range(N_VALUES):
            s.seeds[seat, i] += s.took_before[number, i]
            if before >= 0:
                s.seeds[seat, i] -= s.took_before[before, i]
        before = number
        for _ in range(N_LOST):
            n = n_seeds(s, seat)
            if n > 0:
                lose_seed(s, seat, below(rng, n))
    for i in range(N_VALUES):
        s.seeds[seat, i] += s.took[seat, i]
        if before >= 0:
            s.seeds[seat, i] -= s.took_before[before, i]


@jit
def lose_seed(s: Any, seat: int, place: int) -> None:
    """Take the seed at that place out of the score pile, counted from the lowest value."""
    value = 0
    while place >= s.seeds[seat, value]:
        place -= s.seeds[seat, value]
        value += 1
    s.seeds[seat, value] -= 1
