"""Piafs: what a net is shown, and how what it answers makes up the moves.

A row is a species; the same weights look at all six. The sexes of a strength are alike to a net: it
is shown how many of the two are where, and both of them have the same answers. What stands in
`inputs` is known to the seat: of other hands, the birds that came from the track; the rest of them
and the pile are still "to come". `all_inputs` sees every card. What a move would bring at once is
shown with it (features_of_moves.py).
"""

# mypy: disable-error-code="no-any-return, return-value"
# (the State record is untyped)

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.doors.practice import Practice
from voliere.games.piafs.capture import largest_pile, strength_on_ground
from voliere.games.piafs.cards import (
    A_SPECIES,
    COLUMN,
    HAND,
    MALUS,
    N_KEPT,
    N_SPECIES,
    N_STRENGTHS,
    N_VALUES,
    POINTS_A_PAIR,
    SPECIES,
    STRENGTHS,
)
from voliere.games.piafs.features_of_moves import MOVE_INPUTS, move_inputs
from voliere.games.piafs.keep import birds_kept
from voliere.games.piafs.knowledge import eggs_in
from voliere.games.piafs.scoring import majority, n_pairs, seed_points
from voliere.games.piafs.seen import is_shown
from voliere.games.piafs.state import (
    ADD,
    CROW,
    DECLINE,
    DRAW,
    DRAW_TRACK,
    GIVE_UP,
    KEEP_ONE,
    KEEP_PHASE,
    MOST_PERCHES,
    N_BIRDS,
    N_SQUIRRELS,
    NO_BIRD,
    PLAY,
    SQUIRREL,
    n_seeds,
    species_of,
    strength_of,
)
from voliere.kernel.bits import bit_count
from voliere.kernel.jit import jit
from voliere.kernel.on_stack import stack_longs
from voliere.kernel.spread import clear

__all__ = [
    "ALL_INPUTS",
    "INPUTS",
    "MOST_PARTS",
    "MOVE_INPUTS",
    "N_ROWS",
    "OUTPUTS",
    "PRACTICE",
    "all_inputs",
    "inputs",
    "move_inputs",
    "parts",
]

Reals = NDArray[np.float32]
Longs = NDArray[np.int64]

N_ROWS = N_SPECIES
# A number for each strength: whether there is one of the two birds; "both" if both are there.
OF_BIRDS = (
    "hand",
    "hand-both",
    "mine",  # collected
    "mine-both",
    "theirs",  # of the rival who has more of them
    "theirs-both",
    "rivals-hand",  # what is known of it
    "rivals-hand-both",
    "to-come",
    "to-come-both",
    "track",
    "track-both",
    "perched",
    "queued",
)
OF_SPECIES = (
    "n-mine",
    "n-theirs",  # of the rival who has most
    "lead",
    "holds-majority",
    "holds-it-alone",
    "eggs-mine",
    "eggs-theirs",
    "n-hand",
    "n-to-come",
    "left-out",
    "is-largest",  # of the piles that a crow may take from
)
PHASES = ("play", "crow", "add", "draw", "keep")
OF_TABLE = (
    *(f"{n}-players" for n in (2, 3, 4)),
    *(f"my-{phase}" for phase in PHASES),
    *(f"their-{phase}" for phase in PHASES),
    "feeder-left",
    "birds-left",
    "crows-left",
    "squirrels-left",
    "ending",
    "my-turn-to-come",
    "turns-to-come",
    "seed-lead",
    "points-lead",
    "n-hand-cards",
    "played",
    *(f"seed-{place}" for place in range(1, COLUMN + 1)),
    *(f"crow-{place}" for place in range(1, COLUMN + 1)),
    *(f"squirrel-{place}" for place in range(1, COLUMN + 1)),
    *(f"{what}-{perch}" for perch in range(1, MOST_PERCHES + 1) for what in ("perch", "ground")),
)

INPUTS = (
    *(f"{piece}-{strength}" for piece in OF_BIRDS for strength in STRENGTHS),
    *OF_SPECIES,
    *OF_TABLE,
)
ALL_INPUTS = INPUTS
OUTPUTS = ("play", "add", "give-up", "draw", "keep")
MOST_PARTS = N_KEPT

PRACTICE = (
    Practice(6.0, {"players": 2}),
    *(Practice(1.0, {"players": 2, "without": name}) for name in SPECIES),
    Practice(2.0, {"players": 3}),
    Practice(2.0, {"players": 4}),
)

N_OF_BIRDS, N_OF_SPECIES = len(OF_BIRDS) * N_STRENGTHS, len(OF_SPECIES)
HAND_AT, MINE_AT, THEIRS_AT, RIVALS_AT, TO_COME_AT, TRACK_AT, PERCHED_AT, QUEUED_AT = (
    N_STRENGTHS * OF_BIRDS.index(piece)
    for piece in ("hand", "mine", "theirs", "rivals-hand", "to-come", "track", "perched", "queued")
)
N_CROWS = MALUS["crow"]
A_PILE = 6.0  # birds
A_FEW = 3.0  # birds
EGGS_OF_A_PILE = 10.0
CLEAR_LEAD = 10.0
PLAY_OUT, ADD_OUT, GIVE_OUT, DRAW_OUT, KEEP_OUT = range(len(OUTPUTS))


# What a net is shown


@jit
def inputs(s: Any, seat: int, out: Reals) -> None:
    """Write what the seat knows, a row a species."""
    write_rows(s, seat, False, out)


@jit
def all_inputs(s: Any, seat: int, out: Reals) -> None:
    """Write how the seat stands with all cards open, a row a species."""
    write_rows(s, seat, True, out)


@jit
def write_rows(s: Any, seat: int, is_open: bool, out: Reals) -> None:
    """Write all rows: the birds strength by strength, the species, the table."""
    hand, rivals, to_come = stack_longs(N_ROWS), stack_longs(N_ROWS), stack_longs(N_ROWS)
    track, perched, queued = stack_longs(N_ROWS), stack_longs(N_ROWS), stack_longs(N_ROWS)
    gather_hands(s, seat, is_open, hand, rivals, to_come)
    gather_table(s, track, perched, queued)
    largest = largest_pile(s, seat)
    for row in range(N_ROWS):
        mine = np.int64(s.collection[seat, row])
        write_birds(out, row, HAND_AT, hand[row])
        write_birds(out, row, MINE_AT, mine)
        write_birds(out, row, RIVALS_AT, rivals[row])
        write_birds(out, row, TO_COME_AT, to_come[row])
        write_birds(out, row, TRACK_AT, track[row])
        for f in range(N_STRENGTHS):
            n = most_of_strength(s, seat, row, f)
            out[row, THEIRS_AT + f] = n > 0
            out[row, THEIRS_AT + N_STRENGTHS + f] = n > 1
            out[row, PERCHED_AT + f] = n_of_strength(perched[row], f)
            out[row, QUEUED_AT + f] = n_of_strength(queued[row], f)
        n_mine, n_theirs = bit_count(mine), 0
        eggs_theirs = 0
        for other in range(np.int64(s.players)):
            if other != seat:
                pile = np.int64(s.collection[other, row])
                n_theirs = max(n_theirs, bit_count(pile))
                eggs_theirs = max(eggs_theirs, eggs_in(pile))
        at = N_OF_BIRDS
        out[row, at] = n_mine / A_PILE
        out[row, at + 1] = n_theirs / A_PILE
        out[row, at + 2] = (n_mine - n_theirs) / A_FEW
        out[row, at + 3] = n_mine > 0 and n_mine >= n_theirs
        out[row, at + 4] = n_mine > n_theirs
        out[row, at + 5] = eggs_in(mine) / EGGS_OF_A_PILE
        out[row, at + 6] = eggs_theirs / EGGS_OF_A_PILE
        out[row, at + 7] = bit_count(hand[row]) / A_FEW
        out[row, at + 8] = bit_count(to_come[row]) / A_SPECIES
        out[row, at + 9] = row == s.without
        out[row, at + 10] = n_mine > 0 and n_mine == largest
    write_table(s, seat, is_open, out)


@jit
def write_birds(out: Reals, row: int, at: int, birds: int) -> None:
    """Write for each strength whether one of the two birds is among these, and whether both are."""
    for f in range(N_STRENGTHS):
        n = n_of_strength(birds, f)
        out[row, at + f] = n > 0
        out[row, at + N_STRENGTHS + f] = n > 1


@jit
def n_of_strength(birds: int, f: int) -> int:
    """How many birds of a species are of a strength, counted from 0."""
    return bit_count((birds >> (2 * f)) & 3)


@jit
def most_of_strength(s: Any, seat: int, species: int, f: int) -> int:
    """How many birds of a strength the rival has collected who has more of them."""
    n = 0
    for other in range(np.int64(s.players)):
        if other != seat:
            n = max(n, n_of_strength(np.int64(s.collection[other, species]), f))
    return n


@jit
def note(birds: Longs, bird: int) -> None:
    """Note where a bird is."""
    birds[species_of(bird)] |= 1 << (bird % A_SPECIES)


@jit
def gather_hands(
    s: Any, seat: int, is_open: bool, hand: Longs, rivals: Longs, to_come: Longs
) -> None:
    """The own hand, what is known of the rivals' hands, and the birds that may be anywhere else."""
    clear(hand, 0, N_ROWS)
    clear(rivals, 0, N_ROWS)
    clear(to_come, 0, N_ROWS)
    for other in range(np.int64(s.players)):
        for i in range(np.int64(s.n_hand[other])):
            bird = np.int64(s.hand[other, i])
            if other == seat:
                note(hand, bird)
            elif is_open or is_shown(s, bird):
                note(rivals, bird)
            else:
                note(to_come, bird)
    for i in range(np.int64(s.bird_at), np.int64(s.n_birds)):
        note(to_come, np.int64(s.birds[i]))


@jit
def gather_table(s: Any, track: Longs, perched: Longs, queued: Longs) -> None:
    """The birds of the track, on the perches and on the ground."""
    clear(track, 0, N_ROWS)
    clear(perched, 0, N_ROWS)
    clear(queued, 0, N_ROWS)
    for i in range(np.int64(s.n_track)):
        note(track, np.int64(s.track[i]))
    for perch in range(np.int64(s.n_perches)):
        note(perched, np.int64(s.row[perch, 0]))
        for i in range(1, np.int64(s.n_row[perch])):
            note(queued, np.int64(s.row[perch, i]))


@jit
def write_table(s: Any, seat: int, is_open: bool, out: Reals) -> None:
    """Write how far the game has come, who decides what, and what lies on the table: into the first
    row, and from there into the others."""
    at = N_OF_BIRDS + N_OF_SPECIES
    here = out[0, at:]
    clear(here, 0, len(OF_TABLE))
    here[np.int64(s.players) - 2] = 1.0
    at = 3
    decides = s.phase == KEEP_PHASE or s.turn == seat
    if s.phase <= KEEP_PHASE:
        here[at + np.int64(s.phase) + (0 if decides else len(PHASES))] = 1.0
    at += 2 * len(PHASES)
    n_left = np.int64(s.n_feeder) - np.int64(s.feeder_at)
    here[at] = n_left / float(s.n_feeder)
    here[at + 1] = (s.n_birds - s.bird_at) / N_BIRDS
    here[at + 2] = n_in_feeder(s, CROW) / N_CROWS
    here[at + 3] = n_in_feeder(s, SQUIRREL) / N_SQUIRRELS
    here[at + 4] = s.ending != 0
    here[at + 5] = gets_a_turn(s, seat)
    here[at + 6] = n_turns_to_come(s) / float(s.players)
    write_leads(s, seat, is_open, here, at + 7)
    here[at + 9] = s.n_hand[seat] / HAND
    here[at + 10] = s.played / N_STRENGTHS
    at += 11
    for place in range(COLUMN):
        here[at + place] = s.column[place] / N_VALUES
        here[at + COLUMN + place] = s.malus[place] == CROW
        here[at + 2 * COLUMN + place] = s.malus[place] == SQUIRREL
    at += 3 * COLUMN
    for perch in range(np.int64(s.n_perches)):
        here[at + 2 * perch] = strength_of(np.int64(s.row[perch, 0])) / N_STRENGTHS
        here[at + 2 * perch + 1] = strength_on_ground(s, perch) / N_STRENGTHS
    for row in range(1, N_ROWS):
        for i in range(len(OF_TABLE)):
            out[row, N_OF_BIRDS + N_OF_SPECIES + i] = here[i]


@jit
def n_in_feeder(s: Any, card: int) -> int:
    """How many of these cards are in the feeder pile."""
    n = 0
    for i in range(np.int64(s.feeder_at), np.int64(s.n_feeder)):
        n += s.feeder[i] == card
    return n


@jit
def n_turns_to_come(s: Any) -> int:
    """P15: how many turns are to come after this one, once the end has been triggered; before that
    as many as there are players."""
    if s.phase >= KEEP_PHASE:
        return 0
    if not s.ending:
        return np.int64(s.players)
    return np.int64(s.players) - 1 - (np.int64(s.turn) - np.int64(s.first)) % np.int64(s.players)


@jit
def gets_a_turn(s: Any, seat: int) -> bool:
    """P15: whether a turn of the seat is to come after this one."""
    distance = (seat - np.int64(s.turn) - 1) % np.int64(s.players)
    return distance < n_turns_to_come(s)


@jit
def write_leads(s: Any, seat: int, is_open: bool, out: Reals, at: int) -> None:
    """Write how far the seat is ahead of the best rival, in seeds alone and in all."""
    best_seeds, best = -1e9, -1e9
    for other in range(np.int64(s.players)):
        if other != seat:
            seeds = float(seed_points(s, other)) if is_open else seeds_expected(s, other)
            best_seeds = max(best_seeds, seeds)
            best = max(best, seeds + points_of_birds(s, other))
    mine = float(seed_points(s, seat))
    out[at] = (mine - best_seeds) / CLEAR_LEAD
    out[at + 1] = (mine + points_of_birds(s, seat) - best) / CLEAR_LEAD


@jit
def seeds_expected(s: Any, seat: int) -> float:
    """What the score pile of a rival is worth, as far as the table can know: all have seen what was
    taken and how many were lost, but not which."""
    n, points = 0, 0
    for i in range(N_VALUES):
        n += s.took[seat, i]
        points += (i + 1) * s.took[seat, i]
    return 0.0 if n == 0 else points * n_seeds(s, seat) / n


@jit
def points_of_birds(s: Any, seat: int) -> float:
    """P17, P18: what the collection of a seat scores now."""
    points = POINTS_A_PAIR * n_pairs(s, seat)
    for species in range(N_SPECIES):
        points += majority(s, seat, species)
    return float(points)


# What it answers


@jit
def parts(move: int, out: Longs) -> int:
    """Write which outputs speak for a move: one a bird and what is done with it; how many they are
    comes back. Nothing speaks for adding no bird and for an unseen one, which leaves the others to
    be worth more or less than that."""
    if move in (DECLINE, DRAW):
        return 0
    if move < ADD:
        return one_part(PLAY_OUT, (move - PLAY) // MOST_PERCHES, out, 0)
    if move < DECLINE:
        return one_part(ADD_OUT, move - ADD, out, 0)
    if move < DRAW:
        return one_part(GIVE_OUT, move - GIVE_UP, out, 0)
    if move < KEEP_ONE:
        return one_part(DRAW_OUT, move - DRAW_TRACK, out, 0)
    one, other = birds_kept(move)
    one_part(KEEP_OUT, one, out, 0)
    return 1 if other == NO_BIRD else one_part(KEEP_OUT, other, out, 1)


@jit
def one_part(output: int, bird: int, out: Longs, at: int) -> int:
    """Write one of the parts, at that place; how many there are then comes back."""
    out[at] = species_of(bird) * len(OUTPUTS) + output
    return at + 1
