"""Vautour: what a seat knows as numbers, for programs that learn (V8).

Seats are counted from the observing one, clockwise. Played cards were seen by all, so what the
others still hold is known, with or without the memory aid.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.vautour.cards import MICE, PLAY_CARDS, ROUNDS, VULTURES
from voliere.games.vautour.deal import VautourOptions
from voliere.games.vautour.rules import NOBODY, place_of, stake
from voliere.kernel.jit import jit
from voliere.kernel.spread import clear, spread

N_CARDS = len(PLAY_CARDS)
MOST_POINTS = sum(MICE)


def layout(players: int) -> list[tuple[str, int, int, int]]:
    """The pieces of an observation in order: name, length, least and greatest value."""
    return [
        ("hands", players * N_CARDS, 0, 1),  # a seat: the cards 1 to 15 it holds
        ("chosen", N_CARDS, 0, 1),  # the own card picked and not yet revealed
        ("last", players, 0, N_CARDS),  # a seat: its last revealed card, 0 before the first
        ("finished", 1, 0, ROUNDS),  # rounds
        ("stake", 1, sum(VULTURES), MOST_POINTS),  # the sum on the table
        ("table", ROUNDS, 0, 1),  # points cards -5 to -1, 1 to 10: on the table, or lost
        ("won", players * ROUNDS, 0, 1),  # a seat: its points cards, in the same order
        ("scores", players, sum(VULTURES), MOST_POINTS),  # a seat
    ]


def most_points(options: VautourOptions) -> int:
    """A bound on scores, above and below 0."""
    return MOST_POINTS


@jit
def observe(s: Any, seat: int, out: NDArray[np.int16], at: int) -> int:
    """Write what the seat knows, from `at` on; where that ends comes back."""
    players = s.players
    chosen = at + players * N_CARDS
    last = chosen + N_CARDS
    table = last + players + 2
    won = table + ROUNDS
    scores = won + players * ROUNDS
    clear(out, chosen, scores)
    if s.chosen[seat]:
        out[chosen + s.chosen[seat] - 1] = 1
    for distance in range(players):
        other = seat + distance
        if other >= players:
            other -= players
        spread(s.hand[other] >> 1, N_CARDS, out, at + distance * N_CARDS)
        out[last + distance] = s.played[other, s.round - 1] if s.round else 0
        out[scores + distance] = s.score[other]
    out[last + players] = s.round
    if s.round < ROUNDS:
        out[last + players + 1] = stake(s)
    for i in range(min(s.round + 1, ROUNDS)):
        owner = s.winner[i]
        distance = owner - seat if owner >= seat else owner - seat + players
        row = table if owner == NOBODY else won + distance * ROUNDS
        out[row + place_of(s.points[i])] = 1
    return scores + players
