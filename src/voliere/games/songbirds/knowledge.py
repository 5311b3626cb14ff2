"""Songbirds: what the bots know.

What each colour can expect is in `expectations.py`. A player can expect what the best card in hand
can: that card will be the favourite.
"""

# mypy: disable-error-code="no-any-return"
# (the State record is untyped)

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.doors.habits import Habits
from voliere.games.options import is_in
from voliere.games.songbirds.awards import SUM_MASK, volumes_in
from voliere.games.songbirds.cards import LOUDEST, SIDE
from voliere.games.songbirds.expectations import WEIGHT, expectations
from voliere.games.songbirds.look_ahead import look_ahead as look_ahead
from voliere.games.songbirds.look_ahead import spread_with
from voliere.games.songbirds.options import SHARED
from voliere.games.songbirds.rules import random_move
from voliere.games.songbirds.scoring import the_favourite, volume_of
from voliere.games.songbirds.state import (
    LAY,
    LINE_CELLS,
    N_CELLS,
    N_COLOURS,
    NOBODY,
    PLACE_SHOWN,
    PLAYING,
    SHOW,
    SUM_BITS,
    VOLUMES,
)
from voliere.kernel.bits import bit_count, lowest
from voliere.kernel.jit import jit
from voliere.kernel.rng import Rng

WORST, BEST = -40, 80
FINAL_SPREAD = 10.0
PLY_NS = 190.0  # what a move of a playout takes, about
JUDGED_BY = "search"  # instinct is too weak a judge
IS_A_JUDGE = True  # docs/study.md has the figures
# Alone the favourite has to be laid some day, and the evaluation never says today: play to the end.
SHARING = [Habits(when=mode, exploration=0.3, pace=150) for mode in SHARED]
# So it is with Early Bird, where one worm decides most games: beside what may still happen to the
# lines it weighs next to nothing, and a search that asks the evaluation lays too late.
EARLY_BIRD = Habits(when={"early_bird": is_in(True)}, exploration=0.15, winning=0.5, pace=150)
AMONG_RIVALS = Habits(exploration=0.08, breadth=14, moments=0, pace=90)
HABITS = (*SHARING, EARLY_BIRD, AMONG_RIVALS)
UNLAID = 2.0  # points off for a favourite that has still to be laid, alone or together
MIDDLING = 3.0  # the volume of a favourite that is not yet in hand
LOOKS = 4  # moves that instinct compares


@jit
def evaluate(s: Any, seat: int) -> float:
    """The margin over the best rival; alone and together the final score."""
    if s.shared:
        return together(s)
    best_rival = -1e9
    mine = 0.0
    if s.phase == PLAYING:
        expected = expectations(s)
        for other in range(np.int64(s.players)):
            value = s.total[other] + prospect(s, other, expected)
            if other == seat:
                mine = value
            else:
                best_rival = max(best_rival, value)
        return mine - best_rival
    for other in range(s.players):
        if other != seat:
            best_rival = max(best_rival, float(s.total[other]))
    return s.total[seat] - best_rival


@jit
def write_prospects(s: Any, out: NDArray[np.float64]) -> None:
    """Write what each seat has and can expect, of rivals."""
    playing = s.phase == PLAYING
    expected = expectations(s) if playing else (0.0, 0.0, 0.0, 0.0)
    for seat in range(np.int64(s.players)):
        out[seat] = float(s.total[seat])
        if playing:
            out[seat] += prospect(s, seat, expected)


@jit
def prospect(s: Any, seat: int, expected: Any) -> float:
    """What a seat can expect of this round: its favourite's volume or worm, and its tokens."""
    if s.favourite[seat] != 0:
        return s.worm[seat] + expected[(s.favourite[seat] - 1) // LOUDEST]
    best = -1e9
    hand = np.int64(s.hand[seat])
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        value = expected[card // LOUDEST]
        if not s.early_bird:
            value += volume_of(card)
        best = max(best, value)
    if s.early_bird:
        best += max(bit_count(s.may_lay) - s.players + 2, 0)
    return best


@jit
def together(s: Any) -> float:
    """What the one favourite of a solo or cooperative game can expect, or the best card for it."""
    expected = expectations(s)
    total = expected[0] + expected[1] + expected[2] + expected[3]
    card = the_favourite(s)
    if card != NOBODY:
        return volume_of(card) + 2.0 * expected[card // LOUDEST] - total
    best = -1e9
    for colour in range(N_COLOURS):
        volume = MIDDLING
        for seat in range(s.players):
            cards = (np.int64(s.hand[seat]) >> (colour * LOUDEST)) & ((1 << LOUDEST) - 1)
            while cards:
                volume = max(volume, lowest(cards) + 1.0)
                cards &= cards - 1
        best = max(best, volume + 2.0 * expected[colour] - total)
    return best - UNLAID


@jit
def spread(s: Any) -> float:
    """How far off the evaluation may be: more with more empty cells."""
    return spread_with(N_CELLS - bit_count(s.occupied))


@jit
def instinct(s: Any, seat: int, rng: Rng) -> int:
    """Of a few moves that come to mind, the one that pulls the lines it touches most."""
    colour, kept = wish(s, seat)
    best = random_move(s, seat, rng)
    best_pull = pull(s, best, colour, kept)
    for _ in range(LOOKS - 1):
        move = random_move(s, seat, rng)
        if move != best:
            p = pull(s, move, colour, kept)
            if p > best_pull:
                best_pull = p
                best = move
    return best


@jit
def wish(s: Any, seat: int) -> Any:
    """The colour a seat would like to win, and the card it keeps for that (NOBODY: none)."""
    if s.shared:
        card = the_favourite(s)
        if card != NOBODY:
            return card // LOUDEST, NOBODY
    elif s.favourite[seat] != 0:
        return (s.favourite[seat] - 1) // LOUDEST, NOBODY
    best = -1000
    hand = np.int64(s.hand[seat])
    kept = lowest(hand)
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        value = s.harvest[card // LOUDEST] + volume_of(card)
        if value > best:
            best = value
            kept = card
    return kept // LOUDEST, kept


@jit
def pull(s: Any, move: int, colour: int, kept: int) -> float:
    """How many more tokens the colour can expect of the lines that a move touches."""
    if move < LAY:
        card, cell = move // N_CELLS, move % N_CELLS
    elif SHOW <= move < PLACE_SHOWN:
        return 0.0
    elif PLACE_SHOWN <= move < PLACE_SHOWN + N_CELLS:
        card, cell = s.shown - 1, move - PLACE_SHOWN
    else:
        return 1.0
    gain = -6.0 if card == kept else 0.0
    for line in (cell % SIDE, SIDE + cell // SIDE):
        n_empty = bit_count(LINE_CELLS[line] & ~s.occupied)
        sums = volumes_in(s, LINE_CELLS[line])
        before = share_of(sums, colour, n_empty)
        gain += s.token[line] * (share_of(sums + VOLUMES[card + 1], colour, n_empty - 1) - before)
    return gain


@jit
def share_of(sums: int, colour: int, n_empty: int) -> float:
    """How likely the colour wins a line of these sums."""
    total = 0.0
    for other in range(N_COLOURS):
        total += WEIGHT[n_empty, (sums >> (SUM_BITS * other)) & SUM_MASK]
    return WEIGHT[n_empty, (sums >> (SUM_BITS * colour)) & SUM_MASK] / total


@jit
def landmark(s: Any) -> int:
    """Nothing is turned up that a seat would have to tell apart."""
    return 0
