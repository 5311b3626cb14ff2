"""Piafs, the rules (P1-P20), compiled. Read from top to bottom as the game is played.

The set-up and who decides are here; a turn (P7-P13, P15) is in turn.py, the fight for the perch
(P8, P9) in capture.py, the end (P16) in keep.py, the score (P17-P20) in scoring.py, what a seat
does not know (P14) in hidden.py, and the state in state.py.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.piafs.capture import give_up, largest_pile
from voliere.games.piafs.cards import (
    A_SPECIES,
    COLUMN,
    HAND,
    N_SPECIES,
    N_STRENGTHS,
    N_VALUES,
    TRACK,
)
from voliere.games.piafs.hidden import determinize, draw_tape, redraw_ahead, withdraw
from voliere.games.piafs.keep import (
    choose,
    legal_keeps,
    random_keep,
    undecided,
)
from voliere.games.piafs.scoring import scores, title, winners
from voliere.games.piafs.seen import joins_hand
from voliere.games.piafs.state import (
    ADD,
    ADD_PHASE,
    CROW_PHASE,
    DECLINE,
    DRAW,
    DRAW_PHASE,
    DRAW_TRACK,
    FEEDER,
    FEEDER_OF_TWO,
    GIVE_UP,
    KEEP_ONE,
    KEEP_PHASE,
    MAX_LENGTH,
    MAX_MOVES,
    MOST_PERCHES,
    N_BIRDS,
    N_MOVES,
    N_SQUIRRELS,
    NO_BIRD,
    NO_SPECIES,
    NOBODY,
    NOTHING,
    PERCHES_FOR,
    PLAY,
    PLAY_PHASE,
    ROW,
    SEATS,
    STATE,
    birds_left,
    species_of,
    strength_of,
)
from voliere.games.piafs.turn import (
    add_or_decline,
    draw_card,
    fight,
    n_addable,
    next_bird,
    play_card,
)
from voliere.kernel.bits import bit_count, kth
from voliere.kernel.jit import jit
from voliere.kernel.log import Log
from voliere.kernel.rng import Rng, below, shuffle

__all__ = [
    "MAX_LENGTH",
    "MAX_MOVES",
    "N_MOVES",
    "STATE",
    "actors",
    "apply",
    "awaits_deal",
    "determinize",
    "draw_deal",
    "legal",
    "random_move",
    "redraw_ahead",
    "scores",
    "set_up",
    "title",
    "winners",
    "withdraw",
]

# Set-up


@jit
def draw_deal(s: Any, rng: Rng) -> None:
    """P4-P6: both decks are shuffled; the species left out and the first player are drawn unless
    they were named. What squirrels will take is drawn too."""
    s.without = NO_SPECIES
    if s.players == 2:
        s.without = s.named_without if s.named_without >= 0 else below(rng, N_SPECIES)
    s.first = s.named_first if s.named_first >= 0 else below(rng, s.players)
    n = 0
    for bird in range(N_BIRDS):
        if species_of(bird) != s.without:
            s.birds[n] = bird
            n += 1
    shuffle(s.birds, n, rng)
    shuffle_feeder(s, rng)
    draw_tape(s, 0, rng)


@jit
def shuffle_feeder(s: Any, rng: Rng) -> None:
    """P4: shuffle; a malus met before the column has four seeds goes back and is shuffled in."""
    n = len(FEEDER_OF_TWO) if s.players == 2 else len(FEEDER)
    for i in range(n):
        s.feeder[i] = FEEDER_OF_TWO[i] if s.players == 2 else FEEDER[i]
    shuffle(s.feeder, n, rng)
    met_malus = False
    for i in range(COLUMN):
        j = i
        while s.feeder[j] < 0:
            j += 1
            met_malus = True
        seed = s.feeder[j]
        s.feeder[j] = s.feeder[i]
        s.feeder[i] = seed
    if met_malus:
        shuffle(s.feeder[COLUMN:n], n - COLUMN, rng)


@jit
def set_up(s: Any) -> None:
    """P3-P6: perches, hands and track from the shuffled birds, the column from the feeder cards;
    the first player begins."""
    s.n_birds = N_BIRDS if s.without == NO_SPECIES else N_BIRDS - A_SPECIES
    s.n_feeder = len(FEEDER_OF_TWO) if s.players == 2 else len(FEEDER)
    clear_table(s)
    s.n_perches = PERCHES_FOR[s.players]
    for perch in range(s.n_perches):
        s.row[perch, 0] = next_bird(s)
        s.n_row[perch] = 1
    for seat in range(s.players):
        for _ in range(HAND):
            joins_hand(s, seat, next_bird(s))
    for i in range(TRACK):
        s.track[i] = next_bird(s)
    s.n_track = TRACK
    for i in range(COLUMN):
        s.column[i] = s.feeder[i]
        s.malus[i] = NOTHING
    s.feeder_at = COLUMN
    s.phase = PLAY_PHASE
    s.turn = s.first


@jit
def clear_table(s: Any) -> None:
    """Nothing is on the table, in the hands or in the memories."""
    s.bird_at = 0
    s.ending = 0
    s.perch = 0
    s.played = 0
    s.captured = 0
    s.squirrels = 0
    for perch in range(MOST_PERCHES):
        s.n_row[perch] = 0
        for i in range(ROW):
            s.row[perch, i] = NO_BIRD
    for species in range(N_SPECIES):
        s.shown[species] = 0
    for number in range(N_SQUIRRELS):
        s.robbed[number] = NOBODY
        for i in range(N_VALUES):
            s.took_before[number, i] = 0
    for seat in range(SEATS):
        s.n_hand[seat] = 0
        s.kept[seat] = 0
        s.weakest[seat] = N_STRENGTHS
        for i in range(HAND):
            s.hand[seat, i] = NO_BIRD
        for species in range(N_SPECIES):
            s.collection[seat, species] = 0
        for i in range(N_VALUES):
            s.seeds[seat, i] = 0
            s.took[seat, i] = 0
        for f in range(N_STRENGTHS):
            s.stronger[seat, f] = 0


@jit
def awaits_deal(s: Any) -> bool:
    """One deal lasts the whole game."""
    return False


# Who decides, and what


@jit
def actors(s: Any) -> int:
    """P6, P16: the seat whose turn it is; at the end all who still pick what to keep."""
    if s.phase < KEEP_PHASE:
        return 1 << s.turn
    return undecided(s) if s.phase == KEEP_PHASE else 0


@jit
def legal(s: Any, seat: int, out: NDArray[np.int32]) -> int:
    """The legal moves of a seat that decides."""
    n = 0
    if s.phase == PLAY_PHASE:  # P7: any hand card at any perch
        for i in range(s.n_hand[seat]):
            for perch in range(s.n_perches):
                out[n] = PLAY + s.hand[seat, i] * MOST_PERCHES + perch
                n += 1
    elif s.phase == CROW_PHASE:  # P9c: any bird of a largest pile
        largest = largest_pile(s, seat)
        for bird in range(N_BIRDS):
            pile = s.collection[seat, species_of(bird)]
            if (pile >> (bird % A_SPECIES)) & 1 and bit_count(pile) == largest:
                out[n] = GIVE_UP + bird
                n += 1
    elif s.phase == ADD_PHASE:  # P10: a hand card no stronger than the one played, or none
        for i in range(s.n_hand[seat]):
            if strength_of(s.hand[seat, i]) <= s.played:
                out[n] = ADD + s.hand[seat, i]
                n += 1
        out[n] = DECLINE
        n += 1
    elif s.phase == DRAW_PHASE:  # P11, P13: the pile if there is one, any card of the track
        for i in range(s.n_track):
            out[n] = DRAW_TRACK + s.track[i]
            n += 1
        if birds_left(s) > 0:
            out[n] = DRAW
            n += 1
    else:
        n = legal_keeps(s, seat, out)
    return n


@jit
def random_move(s: Any, seat: int, rng: Rng) -> int:
    """A legal move, all equally likely."""
    if s.phase == PLAY_PHASE:
        k = below(rng, s.n_hand[seat] * s.n_perches)
        return PLAY + s.hand[seat, k // s.n_perches] * MOST_PERCHES + k % s.n_perches
    if s.phase == ADD_PHASE:
        return random_add(s, seat, rng)
    if s.phase == DRAW_PHASE:
        k = below(rng, s.n_track + (birds_left(s) > 0))
        return DRAW_TRACK + s.track[k] if k < s.n_track else DRAW
    if s.phase == CROW_PHASE:
        return random_victim(s, seat, rng)
    return random_keep(s, seat, rng)


@jit
def random_add(s: Any, seat: int, rng: Rng) -> int:
    """P10: one of the cards that may be added, or none."""
    k = below(rng, n_addable(s, seat) + 1)
    for i in range(s.n_hand[seat]):
        if strength_of(s.hand[seat, i]) <= s.played:
            if k == 0:
                return ADD + s.hand[seat, i]
            k -= 1
    return DECLINE


@jit
def random_victim(s: Any, seat: int, rng: Rng) -> int:
    """P9c: one of the birds that a crow may be given."""
    largest = largest_pile(s, seat)
    n_piles = 0
    for species in range(N_SPECIES):
        if bit_count(s.collection[seat, species]) == largest:
            n_piles += 1
    k = below(rng, n_piles * largest)
    for species in range(N_SPECIES):
        pile = s.collection[seat, species]
        if bit_count(pile) == largest:
            if k < largest:
                return GIVE_UP + species * A_SPECIES + kth(pile, k)
            k -= largest
    return NOBODY


@jit
def apply(s: Any, seat: int, move: int, log: Log | None) -> None:
    """Play a legal move, up to the next decision."""
    if move < ADD:
        play_card(s, seat, (move - PLAY) // MOST_PERCHES, (move - PLAY) % MOST_PERCHES, log)
    elif move < GIVE_UP:
        add_or_decline(s, seat, move, log)
    elif move < DRAW:
        give_up(s, seat, move - GIVE_UP, log)
        fight(s, seat, log)
    elif move < KEEP_ONE:
        draw_card(s, seat, move, log)
    else:
        choose(s, seat, move, log)
