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
from voliere.games.vautour.scoring import stake
from voliere.kernel.jit import jit
from voliere.kernel.spread import PLACES, clear, spread

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
        ("points", ROUNDS, min(VULTURES), max(MICE)),  # a round: its points card, 0 while hidden
        ("table", ROUNDS, 0, 1),  # a round: whether its card is on the table, or was lost there
        ("won", players * ROUNDS, 0, 1),  # a seat, a round: whether it has won the card
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
    points = last + players + 2
    won = points + 2 * ROUNDS
    scores = won + players * ROUNDS
    clear(out, chosen, last)
    if s.chosen[seat]:
        out[chosen + s.chosen[seat] - 1] = 1
    for distance in range(players):
        other = seat + distance
        if other >= players:
            other -= players
        spread(s.hand[other] >> 1, N_CARDS, out, at + distance * N_CARDS)
        out[last + distance] = s.played[other, s.round - 1] if s.round else 0
        out[scores + distance] = s.score[other]
        row = (won + distance * ROUNDS) & PLACES
        for i in range(ROUNDS):
            out[row + i] = 1 if s.winner[i] == other else 0
    out[last + players] = s.round
    out[last + players + 1] = stake(s) if s.round < ROUNDS else 0
    clear(out, points, points + ROUNDS)
    for i in range(min(s.round + 1, ROUNDS)):
        out[points + i] = s.points[i]
    on_table = (2 << s.round) - (1 << s.stake_from)
    spread(on_table, ROUNDS, out, points + ROUNDS)
    return scores + players
