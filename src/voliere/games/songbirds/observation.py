"""Songbirds: what a seat knows as numbers, for programs that learn (S3, S4, S15, S25).

Seats are counted from the observing one, clockwise.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.songbirds.cards import BERRIES, LOUDEST, SPECIALS, WORMS
from voliere.games.songbirds.deal import SongbirdsOptions
from voliere.games.songbirds.options import HIGHEST_TARGET
from voliere.games.songbirds.state import (
    LEAST_BERRIES,
    LINE_CELLS,
    MAX_ROUNDS,
    N_CARDS,
    N_CELLS,
    N_COLOURS,
    N_LINES,
    RIVALS,
    SPECIAL_CARD,
)
from voliere.kernel.bits import bit_count
from voliere.kernel.jit import jit
from voliere.kernel.spread import clear, spread

N_SPECIALS = len(SPECIALS)
MOST_BERRIES = sum(BERRIES)
MOST_A_ROUND = MOST_BERRIES - LEAST_BERRIES + LOUDEST
LOWEST_TOKEN = min(token for tokens in SPECIALS.values() for token in tokens.values())


def layout(players: int) -> list[tuple[str, int, int, int]]:
    """The pieces of an observation in order: name, length, least and greatest value."""
    return [
        ("volumes", N_COLOURS * N_CELLS, 0, LOUDEST),  # a colour: the volume in each cell, or 0
        ("special", N_SPECIALS, 0, 1),  # crow, falcon, hummingbird, mockingbird in the centre
        ("tokens", N_LINES, LOWEST_TOKEN, max(BERRIES)),  # those left, a line; 0 once gone
        ("harvest", N_COLOURS, LEAST_BERRIES, MOST_BERRIES),  # a colour: the sum of its tokens
        ("awarded", N_LINES * N_COLOURS, 0, 1),  # a line: the colour that won its token
        ("hand", N_CARDS, 0, 1),
        ("favourite", N_CARDS, 0, 1),  # the own one; solo and cooperative: the one of all
        ("shown", N_CARDS, 0, 1),
        ("hand_sizes", players, 0, N_CARDS),  # a seat
        ("laid", players, 0, 1),  # a seat: whether it has laid a favourite
        ("worms", players, 0, max(WORMS)),  # a seat
        ("first", players, 0, 1),  # which seat began the round
        ("totals", players, MAX_ROUNDS * LEAST_BERRIES, MAX_ROUNDS * MOST_A_ROUND),  # a seat
        ("round", 1, 0, MAX_ROUNDS),
        ("pile", 1, 0, N_CARDS),  # cards left to draw
    ]


def most_points(options: SongbirdsOptions) -> int:
    """A bound on scores, above and below 0."""
    if options.rounds is None:
        return HIGHEST_TARGET + MAX_ROUNDS * -LEAST_BERRIES + MOST_A_ROUND
    return options.rounds * MOST_A_ROUND


@jit
def observe(s: Any, seat: int, out: NDArray[np.int16], at: int) -> int:
    """Write what the seat knows, from `at` on; where that ends comes back."""
    special = at + N_COLOURS * N_CELLS
    tokens = special + N_SPECIALS
    harvest = tokens + N_LINES
    awarded = harvest + N_COLOURS
    hand = awarded + N_LINES * N_COLOURS
    seats = hand + 3 * N_CARDS
    clear(out, at, seats)
    for cell in range(N_CELLS):
        content = s.forest[cell]
        if content >= SPECIAL_CARD:
            out[special + content - SPECIAL_CARD] = 1
        elif content:
            colour = (content - 1) // LOUDEST
            out[at + colour * N_CELLS + cell] = (content - 1) % LOUDEST + 1
    for line in range(N_LINES):
        if s.occupied & LINE_CELLS[line] != LINE_CELLS[line]:
            out[tokens + line] = s.token[line]
    for colour in range(N_COLOURS):
        out[harvest + colour] = s.harvest[colour]
    for i in range(s.n_awards):
        out[awarded + s.awards[i]] = 1
    spread(s.hand[seat], N_CARDS, out, hand)
    for owner in range(s.players):
        if s.favourite[owner] and (owner == seat or s.shared):
            out[hand + N_CARDS + s.favourite[owner] - 1] = 1
    if s.shown:
        out[hand + 2 * N_CARDS + s.shown - 1] = 1
    return observe_seats(s, seat, seats, out)


@jit
def observe_seats(s: Any, seat: int, at: int, out: NDArray[np.int16]) -> int:
    """Write what there is for each seat, from `at` on; where that ends comes back."""
    players = s.players
    for distance in range(players):
        other = seat + distance
        if other >= players:
            other -= players
        is_rival = other < RIVALS and not s.shared
        out[at + distance] = bit_count(s.hand[other])
        out[at + players + distance] = 1 if s.favourite[other] else 0
        out[at + 2 * players + distance] = s.worm[other] if is_rival else 0
        out[at + 3 * players + distance] = 1 if other == s.first else 0
        out[at + 4 * players + distance] = s.total[other] if is_rival else 0
    end = at + 5 * players
    out[end] = s.round
    out[end + 1] = s.n_pile
    return end + 2
