"""Feather: from which group of places the birds came that others have played, drawn, compiled."""

# Compiled functions work on untyped records.
# mypy: disable-error-code="no-any-return, return-value"

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.feather.cards import N_CARDS
from voliere.games.feather.remembered import GROUPS, HOLDERS
from voliere.kernel.jit import jit
from voliere.kernel.on_stack import stack_longs, stack_reals, stack_table
from voliere.kernel.rng import Rng, below, next_word

N_CARDS_AND_END = N_CARDS + 1
GROUPS_AND_HOLDERS = GROUPS * HOLDERS + 1
MOST_GROUPS_OF_A_BIRD = 3  # it has three copies at most
MOST_STEPS = 2000
SWEEPS = 8
TWO_TO_MINUS_53 = 1.0 / (1 << 53)
S11 = np.uint64(11)

Ints = NDArray[np.int64]

# Which group a played bird came from (column 3 of `plays`)

UNKNOWN = -1


@jit
def chance_of(g: int, holder: int, bird: int, places: Any, copies: Any, size: Any) -> float:
    """How likely a place of this holder in the group has this bird, times such places."""
    if size[g] == 0:
        return 0.0
    return places[g, holder] * copies[g, bird] / size[g]


@jit
def take_from(plays: Any, i: int, g: int, places: Any, copies: Any, size: Any, n: int) -> None:
    """Let play i come from the group (n = 1), or take that back (n = -1)."""
    places[g, plays[i, 0]] -= n
    copies[g, plays[i, 1]] -= n
    size[g] -= n
    plays[i, 3] = g if n == 1 else UNKNOWN


@jit
def fraction(rng: Rng) -> float:
    """A random number from 0 to below 1."""
    return np.float64(next_word(rng) >> S11) * TWO_TO_MINUS_53


@jit
def draw_group(
    plays: Any, i: int, n_groups: int, places: Any, copies: Any, size: Any, rng: Rng
) -> int:
    """A group from which play i can have come, by its chance; there is at least one."""
    total = 0.0
    last = UNKNOWN
    for g in range(n_groups):
        chance = chance_of(g, plays[i, 0], plays[i, 1], places, copies, size)
        if chance > 0:
            total += chance
            last = g
    left = total * fraction(rng)
    for g in range(n_groups):
        chance = chance_of(g, plays[i, 0], plays[i, 1], places, copies, size)
        if chance > 0:
            left -= chance
            if left < 0:
                return g
    return last


@jit
def n_possible(plays: Any, i: int, n_groups: int, places: Any, copies: Any) -> int:
    """From how many groups play i can have come, as things stand."""
    n = 0
    for g in range(n_groups):
        if places[g, plays[i, 0]] > 0 and copies[g, plays[i, 1]] > 0:
            n += 1
    return n


@jit
def attribute(
    plays: Any, n_plays: int, n_groups: int, places: Any, copies: Any, size: Any, rng: Rng
) -> None:
    """Draw from which group each played bird came."""
    open_plays = stack_longs(N_CARDS_AND_END)
    n_open = 0
    for i in range(n_plays):
        plays[i, 3] = UNKNOWN
        if n_possible(plays, i, n_groups, places, copies) > 1:
            open_plays[n_open] = i
            n_open += 1
    open_plays[n_open] = n_plays
    k = 0
    for i in range(n_plays):
        if i == open_plays[k]:
            k += 1
        else:
            g = draw_group(plays, i, n_groups, places, copies, size, rng)
            take_from(plays, i, g, places, copies, size, 1)
    if n_open == 0:
        return
    if attribute_exactly(plays, open_plays, n_open, n_groups, places, copies, size, rng):
        return
    while not attribute_in_turn(plays, open_plays, n_open, n_groups, places, copies, size, rng):
        for k in range(n_open):
            if plays[open_plays[k], 3] != UNKNOWN:
                i = open_plays[k]
                take_from(plays, i, plays[i, 3], places, copies, size, -1)
    for _ in range(SWEEPS):
        for k in range(n_open):
            i = open_plays[k]
            take_from(plays, i, plays[i, 3], places, copies, size, -1)
            g = draw_group(plays, i, n_groups, places, copies, size, rng)
            take_from(plays, i, g, places, copies, size, 1)
            exchange(plays, i, open_plays[below(rng, n_open)], places, copies, size, rng)


@jit
def attribute_exactly(
    plays: Any,
    open_plays: Ints,
    n_open: int,
    n_groups: int,
    places: Any,
    copies: Any,
    size: Any,
    rng: Rng,
) -> bool:
    """Go through all ways to attribute the plays that are not clear and draw one by its chance;
    False, and nothing done, if these are too many."""
    groups = stack_table(N_CARDS, MOST_GROUPS_OF_A_BIRD)  # where a bird can be
    n_of_groups = stack_longs(N_CARDS)
    tried = stack_longs(N_CARDS)
    drawn = stack_longs(N_CARDS)
    chance = stack_reals(N_CARDS_AND_END)
    chance[0] = 1.0
    for k in range(n_open):
        n_of_groups[k] = 0
        tried[k] = 0
        for g in range(n_groups):
            if places[g, plays[open_plays[k], 0]] > 0 and copies[g, plays[open_plays[k], 1]] > 0:
                groups[k, n_of_groups[k]] = g
                n_of_groups[k] += 1
    total = 0.0
    steps = 0
    k = 0
    while k >= 0:
        i = open_plays[k]
        if plays[i, 3] != UNKNOWN:
            take_from(plays, i, plays[i, 3], places, copies, size, -1)
        if tried[k] == n_of_groups[k] or steps > MOST_STEPS:
            tried[k] = 0
            k -= 1
            continue
        g = groups[k, tried[k]]
        tried[k] += 1
        steps += 1
        chance[k + 1] = chance[k] * chance_of(g, plays[i, 0], plays[i, 1], places, copies, size)
        if chance[k + 1] <= 0:
            continue
        take_from(plays, i, g, places, copies, size, 1)
        if k + 1 < n_open:
            k += 1
            continue
        total += chance[n_open]
        if fraction(rng) * total < chance[n_open]:
            for j in range(n_open):
                drawn[j] = plays[open_plays[j], 3]
    if steps > MOST_STEPS:
        return False
    for k in range(n_open):
        take_from(plays, open_plays[k], drawn[k], places, copies, size, 1)
    return True


@jit
def attribute_in_turn(
    plays: Any,
    open_plays: Ints,
    n_open: int,
    n_groups: int,
    places: Any,
    copies: Any,
    size: Any,
    rng: Rng,
) -> bool:
    """Draw the groups of the plays that are not clear, the clearest first; False if that ran into
    a dead end."""
    n_left = n_open
    while n_left:
        clearest = UNKNOWN
        fewest = GROUPS + 1
        for k in range(n_open):
            i = open_plays[k]
            if plays[i, 3] == UNKNOWN:
                n = n_possible(plays, i, n_groups, places, copies)
                if n < fewest:
                    fewest = n
                    clearest = i
                if n <= 1:
                    break
        if fewest == 0:
            return False
        g = draw_group(plays, clearest, n_groups, places, copies, size, rng)
        take_from(plays, clearest, g, places, copies, size, 1)
        n_left -= 1
    return True


@jit
def exchange(plays: Any, i: int, k: int, places: Any, copies: Any, size: Any, rng: Rng) -> None:
    """Let two plays exchange the groups they came from, by the chance of that."""
    g, h = plays[i, 3], plays[k, 3]
    if g == h:
        return
    take_from(plays, i, g, places, copies, size, -1)
    take_from(plays, k, h, places, copies, size, -1)
    as_it_is = both_chance(plays, i, g, k, h, places, copies, size)
    exchanged = both_chance(plays, i, h, k, g, places, copies, size)
    if fraction(rng) * (as_it_is + exchanged) < exchanged:
        g, h = h, g
    take_from(plays, i, g, places, copies, size, 1)
    take_from(plays, k, h, places, copies, size, 1)


@jit
def both_chance(
    plays: Any, i: int, g: int, k: int, h: int, places: Any, copies: Any, size: Any
) -> float:
    """The chance that play i came from group g and play k from the other group h."""
    return chance_of(g, plays[i, 0], plays[i, 1], places, copies, size) * chance_of(
        h, plays[k, 0], plays[k, 1], places, copies, size
    )
