"""Piafs: the ground against the perch (P8, P9): seeds, captures, crows and squirrels.

`resolve` stops when a crow leaves its victim a choice; `give_up` and `resolve` go on from there.
"""

# mypy: disable-error-code="no-any-return"

from __future__ import annotations

from typing import Any

from voliere.games.piafs.cards import A_SPECIES, COLUMN, N_SPECIES, N_VALUES
from voliere.games.piafs.events import (
    CAPTURED,
    END_TRIGGERED,
    GAVE_UP,
    HELD,
    OUTWEIGHED,
    PERCHED,
    ROBBED,
    SLID_DOWN,
    TOOK_MALUS,
    TOOK_NOTHING,
    TOOK_SEED,
)
from voliere.games.piafs.state import (
    CROW,
    CROW_PHASE,
    LOW_DIGIT,
    N_LOST,
    NO_BIRD,
    NOTHING,
    SQUIRREL,
    THE_PILE,
    n_seeds,
    species_of,
    strength_of,
)
from voliere.kernel.bits import bit_count
from voliere.kernel.jit import jit
from voliere.kernel.log import ABSENT, Log, tell, tell_on


@jit
def resolve(s: Any, log: Log | None) -> bool:
    """P8, P9: capture while the ground is stronger than the perch. True when that is done, False
    when the player must first give a bird to a crow."""
    seat = s.turn
    perch = s.perch
    while True:
        ground = strength_on_ground(s, perch)
        strength = strength_of(s.row[perch, 0])
        difference = outweighs_by(ground, strength)
        if difference == 0:
            tell(log, HELD, seat, perch, ground, strength)
            return True
        s.captured = 1
        place = place_named_by(difference)
        tell(log, OUTWEIGHED, seat, perch, ground, strength, difference, place)
        malus = take_food(s, seat, difference, log)
        capture(s, seat, perch, log)
        if malus == CROW:
            s.phase = CROW_PHASE
            return False
        if malus == SQUIRREL:
            squirrel(s, seat, log)
        next_on_perch(s, perch, log)


@jit
def strength_on_ground(s: Any, perch: int) -> int:
    """P8: the strengths of all birds of a row but the first, summed."""
    total = 0
    for i in range(1, s.n_row[perch]):
        total += strength_of(s.row[perch, i])
    return total


@jit
def outweighs_by(ground: int, strength: int) -> int:
    """P8: by how much the ground is stronger than the perch; 0 if it is not."""
    return max(ground - strength, 0)


# P9a: the seed


@jit
def place_named_by(difference: int) -> int:
    """P9a: the place of the column that a difference names; THE_PILE for a larger one."""
    return difference - 1 if difference <= COLUMN else THE_PILE


@jit
def take_food(s: Any, seat: int, difference: int, log: Log | None) -> int:
    """P9a: what the difference gives, from the column or from the pile; the malus comes back."""
    place = place_named_by(difference)
    if place != THE_PILE:
        return take_from_column(s, seat, place, log)
    if s.feeder_at == s.n_feeder:
        tell(log, TOOK_NOTHING, seat, ABSENT)
        trigger_end(s, log)
        return NOTHING
    card = s.feeder[s.feeder_at]
    s.feeder_at += 1
    if card < 0:
        tell(log, TOOK_MALUS, seat, ABSENT, card)
        return card
    score_seed(s, seat, card)
    tell(log, TOOK_SEED, seat, ABSENT, card)
    return NOTHING


@jit
def take_from_column(s: Any, seat: int, place: int, log: Log | None) -> int:
    """P9a: the seed and the malus at that place, whichever are there; what is above slides down."""
    seed = s.column[place]
    malus = s.malus[place]
    if seed == NOTHING and malus == NOTHING:
        tell(log, TOOK_NOTHING, seat, place)
        return NOTHING
    if seed != NOTHING:
        score_seed(s, seat, seed)
        tell(log, TOOK_SEED, seat, place, seed)
    if malus != NOTHING:
        tell(log, TOOK_MALUS, seat, place, malus)
    for above in range(place + 1, COLUMN):
        s.column[above - 1] = s.column[above]
        s.malus[above - 1] = s.malus[above]
    s.column[COLUMN - 1] = NOTHING
    s.malus[COLUMN - 1] = NOTHING
    if s.column[place] != NOTHING or s.malus[place] != NOTHING:
        tell(log, SLID_DOWN, place)
    return malus


@jit
def score_seed(s: Any, seat: int, seed: int) -> None:
    """P9a: a seed goes face down to the score pile; all have seen it (P14)."""
    s.seeds[seat, seed - 1] += 1
    s.took[seat, seed - 1] += 1


@jit
def trigger_end(s: Any, log: Log | None) -> None:
    """P15: an empty pile was asked for a seed; only the first time matters."""
    if not s.ending:
        s.ending = 1
        tell(log, END_TRIGGERED, s.turn)


# P9b: the bird


@jit
def capture(s: Any, seat: int, perch: int, log: Log | None) -> None:
    """P9b: the perch bird joins the collection; the row now holds the birds on the ground."""
    bird = s.row[perch, 0]
    s.collection[seat, species_of(bird)] |= 1 << (bird % A_SPECIES)
    last = s.n_row[perch] - 1
    for i in range(last):
        s.row[perch, i] = s.row[perch, i + 1]
    s.row[perch, last] = NO_BIRD
    s.n_row[perch] = last
    tell(log, CAPTURED, seat, bird, perch)


# P9c: the malus


@jit
def largest_pile(s: Any, seat: int) -> int:
    """P9c: the size of the largest pile of a collection."""
    largest = 0
    for species in range(N_SPECIES):
        largest = max(largest, bit_count(s.collection[seat, species]))
    return largest


@jit
def give_up(s: Any, seat: int, bird: int, log: Log | None) -> None:
    """P9c: the crow drives a bird away; then the next one takes the perch (P9d)."""
    s.collection[seat, species_of(bird)] &= ~(1 << (bird % A_SPECIES))
    tell(log, GAVE_UP, seat, bird)
    next_on_perch(s, s.perch, log)


@jit
def squirrel(s: Any, seat: int, log: Log | None) -> None:
    """P9c: two random seeds of the score pile leave the game, or all if there are fewer."""
    number = s.squirrels
    s.squirrels += 1
    s.robbed[number] = seat
    for i in range(N_VALUES):
        s.took_before[number, i] = s.took[seat, i]
    n_lost = min(N_LOST, n_seeds(s, seat))
    tell(log, ROBBED, seat, n_lost)
    for k in range(N_LOST):
        seed = NOTHING
        if k < n_lost:
            seed = seed_lost(s, seat, number, k)
            s.seeds[seat, seed - 1] -= 1
        tell_on(log, seed)
        s.tape[number, k, 0] = 0
        s.tape[number, k, 1] = 0
        s.expected[number, k] = 0


@jit
def seed_lost(s: Any, seat: int, number: int, k: int) -> int:
    """The value of the k-th seed that a squirrel takes: the one a replay expects, or as the tape
    says."""
    expected = s.expected[number, k]
    if expected > 0 and s.seeds[seat, expected - 1] > 0:
        return expected
    word = s.tape[number, k, 0] * LOW_DIGIT + s.tape[number, k, 1]
    place = word % n_seeds(s, seat)
    value = 0
    while place >= 0:
        place -= s.seeds[seat, value]
        value += 1
    return value


# P9d: the next bird


@jit
def next_on_perch(s: Any, perch: int, log: Log | None) -> None:
    """P9d: the strongest bird on the ground takes the perch, of equals the nearest; the others
    close up."""
    best = 0
    for i in range(1, s.n_row[perch]):
        if strength_of(s.row[perch, i]) > strength_of(s.row[perch, best]):
            best = i
    bird = s.row[perch, best]
    for i in range(best, 0, -1):
        s.row[perch, i] = s.row[perch, i - 1]
    s.row[perch, 0] = bird
    tell(log, PERCHED, bird, perch)
