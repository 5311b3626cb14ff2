"""Piafs: what a net is shown of a move: the bird, where its mate is, what the collection would
gain, and for a bird that is played all that comes of it at once (P7-P10).

A card of the feeder pile that a move would reveal is hidden, so it counts for nothing: only that
there would be one is shown.
"""

# mypy: disable-error-code="no-any-return, return-value"
# (the State record is untyped)

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.piafs.capture import outweighs_by, place_named_by, strength_on_ground
from voliere.games.piafs.cards import (
    A_SPECIES,
    N_SPECIES,
    N_STRENGTHS,
    N_VALUES,
    STRENGTHS,
)
from voliere.games.piafs.keep import birds_kept
from voliere.games.piafs.knowledge import eggs_in
from voliere.games.piafs.scoring import eggs_of, majority, pairs_in
from voliere.games.piafs.seen import is_shown
from voliere.games.piafs.state import (
    ADD,
    CROW_PHASE,
    DECLINE,
    DRAW,
    DRAW_TRACK,
    GIVE_UP,
    KEEP_ONE,
    MOST_PERCHES,
    PLAY,
    STATE,
    THE_PILE,
    species_of,
    strength_of,
)
from voliere.games.piafs.turn import play_card
from voliere.kernel.bits import bit_count
from voliere.kernel.jit import jit
from voliere.kernel.on_stack import stack_ints
from voliere.kernel.spread import clear

Reals = NDArray[np.float32]

# Where the mate of a bird may be.
PLACES = ("mine", "hand", "track", "theirs", "rivals-hand", "perched", "queued", "elsewhere")
MINE, IN_HAND, ON_TRACK, THEIRS, RIVALS_HAND, PERCHED, QUEUED, ELSEWHERE = range(len(PLACES))
OF_BIRD = (*(f"strength-{strength}" for strength in STRENGTHS), *(f"mate-{p}" for p in PLACES))
OF_COLLECTION = ("pairs", "majorities", "rivals-majorities")
OF_PLAY = (
    "n-captured",
    "eggs-captured",
    "seeds",
    "crow",
    "squirrel",
    "unseen-card",
    "holds",
    "perch",
    "room",  # how much more the ground may weigh until the perch is taken
    "n-ground",
    *(f"next-{place}" for place in PLACES),  # where the mate of the bird then on the perch is
    "may-add",
    "may-add-mate",
    "eggs-to-add",
)
MOVE_INPUTS = (*OF_BIRD, *OF_COLLECTION, *OF_PLAY)

COLLECTION_AT = len(OF_BIRD)
PLAY_AT = COLLECTION_AT + len(OF_COLLECTION)
NEXT_AT = PLAY_AT + OF_PLAY.index("next-mine")
ADD_AT = PLAY_AT + OF_PLAY.index("may-add")
A_FEW_EGGS = 4.0
STATE_INTS = STATE.itemsize // 4


@jit
def move_inputs(s: Any, seat: int, move: int, which: int, out: Reals) -> None:
    """Write what is to be seen of a move: of the bird that its part of that number is about, and of
    what the collection is worth after the move."""
    bird = bird_of(move, which)
    clear(out, 0, len(MOVE_INPUTS))
    out[strength_of(bird) - 1] = 1.0
    out[N_STRENGTHS + place_of_mate(s, seat, bird)] = 1.0
    copies = stack_ints(STATE_INTS).view(STATE)
    copies[0] = s
    t = copies[0]
    if move < ADD:
        t.feeder_at = t.n_feeder
        play_card(t, seat, bird, (move - PLAY) % MOST_PERCHES, None)
        write_play(s, t, seat, strength_of(bird), (move - PLAY) % MOST_PERCHES, out)
    elif DECLINE < move < DRAW:
        t.collection[seat, species_of(bird)] &= ~(1 << (bird % A_SPECIES))
    elif move < KEEP_ONE:
        collect(t, seat, bird)
    else:
        collect(t, seat, bird_of(move, 0))
        collect(t, seat, bird_of(move, 1))
    write_collection(s, t, seat, out)


@jit
def bird_of(move: int, which: int) -> int:
    """The bird that a part of a move is about."""
    if move < ADD:
        return (move - PLAY) // MOST_PERCHES
    if move < DECLINE:
        return move - ADD
    if move < DRAW:
        return move - GIVE_UP
    if move < KEEP_ONE:
        return move - DRAW_TRACK
    one, other = birds_kept(move)
    return one if which == 0 or other < 0 else other


@jit
def collect(s: Any, seat: int, bird: int) -> None:
    """Put a bird into the collection."""
    s.collection[seat, species_of(bird)] |= 1 << (bird % A_SPECIES)


@jit
def has(pile: int, bird: int) -> bool:
    """Whether a bird is in a pile of its species."""
    return (np.int64(pile) >> (bird % A_SPECIES)) & 1 == 1


@jit
def place_of_mate(s: Any, seat: int, bird: int) -> int:
    """Where the other sex of the same species and strength is, as far as the seat knows; elsewhere
    means in the pile, unseen in a hand, or gone."""
    mate = bird ^ 1
    for other in range(np.int64(s.players)):
        if has(s.collection[other, species_of(mate)], mate):
            return MINE if other == seat else THEIRS
        for i in range(np.int64(s.n_hand[other])):
            if s.hand[other, i] == mate and (other == seat or is_shown(s, mate)):
                return IN_HAND if other == seat else RIVALS_HAND
    for i in range(np.int64(s.n_track)):
        if s.track[i] == mate:
            return ON_TRACK
    for perch in range(np.int64(s.n_perches)):
        for i in range(np.int64(s.n_row[perch])):
            if s.row[perch, i] == mate:
                return QUEUED if i else PERCHED
    return ELSEWHERE


@jit
def write_collection(s: Any, t: Any, seat: int, out: Reals) -> None:
    """P17, P18: write by how many pairs and by how many points of majorities the seat has more in t
    than in s, and its rivals together."""
    pairs, mine, theirs = 0, 0, 0
    for species in range(N_SPECIES):
        if s.collection[seat, species] != t.collection[seat, species]:
            pairs += pairs_in(np.int64(t.collection[seat, species]))
            pairs -= pairs_in(np.int64(s.collection[seat, species]))
            for other in range(np.int64(s.players)):
                gained = majority(t, other, species) - majority(s, other, species)
                if other == seat:
                    mine += gained
                else:
                    theirs += gained
    out[COLLECTION_AT] = pairs
    out[COLLECTION_AT + 1] = mine / A_FEW_EGGS
    out[COLLECTION_AT + 2] = theirs / A_FEW_EGGS


@jit
def write_play(s: Any, t: Any, seat: int, strength: int, perch: int, out: Reals) -> None:
    """P7-P10: write what came of a bird of that strength played at a perch."""
    n, eggs, seeds = 0, 0, 0
    for species in range(N_SPECIES):
        captured = np.int64(t.collection[seat, species]) & ~np.int64(s.collection[seat, species])
        n += bit_count(captured)
        eggs += eggs_in(captured)
    for i in range(N_VALUES):
        seeds += (i + 1) * (t.took[seat, i] - s.took[seat, i])
    ground = strength_on_ground(s, perch) + strength
    difference = outweighs_by(ground, strength_of(np.int64(s.row[perch, 0])))
    room = strength_of(np.int64(t.row[perch, 0])) - strength_on_ground(t, perch)
    at = PLAY_AT
    out[at] = n / 2.0
    out[at + 1] = eggs / A_FEW_EGGS
    out[at + 2] = seeds / N_VALUES
    out[at + 3] = t.phase == CROW_PHASE
    out[at + 4] = t.squirrels - s.squirrels
    out[at + 5] = difference > 0 and place_named_by(difference) == THE_PILE
    out[at + 6] = n == 0
    out[at + 7] = strength_of(np.int64(t.row[perch, 0])) / N_STRENGTHS
    out[at + 8] = room / N_STRENGTHS
    out[at + 9] = (t.n_row[perch] - 1) / 3.0
    out[NEXT_AT + place_of_mate(t, seat, np.int64(t.row[perch, 0]))] = 1.0
    if n == 0:
        write_addable(s, t, seat, strength, out)


@jit
def write_addable(s: Any, t: Any, seat: int, strength: int, out: Reals) -> None:
    """P10: write whether a bird may be added then, whether it would make a pair, and its eggs."""
    for i in range(np.int64(t.n_hand[seat])):
        bird = np.int64(t.hand[seat, i])
        if strength_of(bird) <= strength:
            out[ADD_AT] = 1.0
            if has(s.collection[seat, species_of(bird)], bird ^ 1):
                out[ADD_AT + 1] = 1.0
            eggs = eggs_of(strength_of(bird)) / 3.0
            if eggs > out[ADD_AT + 2]:
                out[ADD_AT + 2] = eggs
