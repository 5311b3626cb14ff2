"""Piafs: what a seat knows as numbers, for programs that learn (P14).

Seats are counted from the observing one, clockwise. A row of birds is a number for each of the 72
birds, in deck order.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.piafs.cards import (
    A_SPECIES,
    BIRDS,
    COLUMN,
    EGGS,
    HAND,
    N_SPECIES,
    N_STRENGTHS,
    N_VALUES,
    PERCHES,
    POINTS_A_PAIR,
    SEEDS,
    TRACK,
)
from voliere.games.piafs.deal import PiafsOptions
from voliere.games.piafs.keep import birds_kept
from voliere.games.piafs.seen import is_shown
from voliere.games.piafs.state import (
    ADD_PHASE,
    CROW,
    N_BIRDS,
    N_FEEDER,
    NO_BIRD,
    OVER,
    ROW,
    SQUIRREL,
    birds_left,
    n_seeds,
)
from voliere.kernel.jit import jit
from voliere.kernel.spread import clear, spread

N_PHASES = OVER + 1
SEED_CARDS = sum(SEEDS.values())
MOST_POINTS = (
    len(BIRDS) // 2 * POINTS_A_PAIR
    + len(BIRDS) // len(EGGS) * sum(EGGS)
    + sum(value * n for value, n in SEEDS.items())
)


def layout(players: int) -> list[tuple[str, int, int, int]]:
    """The pieces of an observation in order: name, length, least and greatest value."""
    return [
        ("phase", N_PHASES, 0, 1),  # play, crow, add, draw, keep, over
        ("ending", 1, 0, 1),  # the end has been triggered
        ("without", N_SPECIES, 0, 1),  # the species taken out
        ("added_to", 1, 0, N_STRENGTHS),  # P10: the strength of the bird just played, else 0
        ("column", COLUMN, 0, N_VALUES),  # seeds, base first
        ("malus", 2 * COLUMN, 0, 1),  # crows beside it, then squirrels
        ("piles", 2, 0, N_BIRDS),  # cards left: feeder, birds
        ("seeds", N_VALUES, 0, SEED_CARDS),  # the own score pile, by value
        ("track", N_BIRDS, 0, TRACK),  # the place of each bird on the track, from 1; else 0
        ("perches", PERCHES[players] * N_BIRDS, 0, ROW),  # the place in the row: 1 is the perch
        ("chosen", N_BIRDS, 0, 1),  # P16: the own birds picked to keep
        ("hands", players * N_BIRDS, 0, 1),  # a seat: the own hand, what is known of the others
        ("collections", players * N_BIRDS, 0, 1),  # a seat
        ("hand_sizes", players, 0, HAND),  # a seat
        ("score_piles", players, 0, N_FEEDER),  # a seat: how many cards
        ("taken", players * N_VALUES, 0, SEED_CARDS),  # a seat: seeds taken so far, by value
        ("turn", players, 0, 1),  # whose turn it is
        ("first", players, 0, 1),  # who began
    ]


def most_points(options: PiafsOptions) -> int:
    """A bound on scores."""
    return MOST_POINTS


@jit
def observe(s: Any, seat: int, out: NDArray[np.int16], at: int) -> int:
    """Write what the seat knows, from `at` on; where that ends comes back."""
    column = at + N_PHASES + 2 + N_SPECIES
    track = column + 3 * COLUMN + 2 + N_VALUES
    perches = track + N_BIRDS
    chosen = perches + s.n_perches * N_BIRDS
    seats = chosen + N_BIRDS
    clear(out, at, seats)
    out[at + s.phase] = 1
    out[at + N_PHASES] = s.ending
    if s.without >= 0:
        out[at + N_PHASES + 1 + s.without] = 1
    if s.phase == ADD_PHASE:
        out[column - 1] = s.played
    observe_feeder(s, seat, out, column)
    for i in range(s.n_track):
        out[track + s.track[i]] = i + 1
    for perch in range(s.n_perches):
        for i in range(s.n_row[perch]):
            out[perches + perch * N_BIRDS + s.row[perch, i]] = i + 1
    if s.kept[seat]:
        one, other = birds_kept(s.kept[seat])
        out[chosen + one] = 1
        if other != NO_BIRD:
            out[chosen + other] = 1
    return observe_seats(s, seat, out, seats)


@jit
def observe_feeder(s: Any, seat: int, out: NDArray[np.int16], at: int) -> None:
    """Write the column, what lies beside it, the sizes of the piles and the own score pile."""
    for i in range(COLUMN):
        out[at + i] = s.column[i]
        out[at + COLUMN + i] = 1 if s.malus[i] == CROW else 0
        out[at + 2 * COLUMN + i] = 1 if s.malus[i] == SQUIRREL else 0
    out[at + 3 * COLUMN] = s.n_feeder - s.feeder_at
    out[at + 3 * COLUMN + 1] = birds_left(s)
    for i in range(N_VALUES):
        out[at + 3 * COLUMN + 2 + i] = s.seeds[seat, i]


@jit
def observe_seats(s: Any, seat: int, out: NDArray[np.int16], at: int) -> int:
    """Write what there is for each seat; where that ends comes back."""
    collections = at + s.players * N_BIRDS
    sizes = collections + s.players * N_BIRDS
    taken = sizes + 2 * s.players
    turn = taken + s.players * N_VALUES
    clear(out, at, collections)
    for distance in range(s.players):
        other = (seat + distance) % s.players
        # Birds discarded at the end (P16) are in no hand.
        n_hand = 0 if s.phase == OVER else s.n_hand[other]
        for i in range(n_hand):
            bird = s.hand[other, i]
            if other == seat or is_shown(s, bird):
                out[at + distance * N_BIRDS + bird] = 1
        for species in range(N_SPECIES):
            row = collections + distance * N_BIRDS + species * A_SPECIES
            spread(s.collection[other, species], A_SPECIES, out, row)
        out[sizes + distance] = n_hand
        out[sizes + s.players + distance] = n_seeds(s, other)
        for i in range(N_VALUES):
            out[taken + distance * N_VALUES + i] = s.took[other, i]
        out[turn + distance] = 1 if other == s.turn else 0
        out[turn + s.players + distance] = 1 if other == s.first else 0
    return turn + 2 * s.players
