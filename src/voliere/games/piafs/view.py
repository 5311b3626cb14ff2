"""Piafs: what a seat may know (P14)."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from voliere.games.fields import Listed, Own, Packed, Rows, Seat, by_seat
from voliere.games.kinds import Choice, ChoiceSet
from voliere.games.piafs.capture import outweighs_by, place_named_by, strength_on_ground
from voliere.games.piafs.cards import (
    A_SPECIES,
    COLUMN,
    HAND,
    N_SPECIES,
    N_VALUES,
    SPECIES,
    TRACK,
)
from voliere.games.piafs.deal import PiafsOptions
from voliere.games.piafs.kinds import (
    COUPLES_A_NUMBER,
    Bird,
    Birds,
    Couples,
    Food,
    Move,
    Perch,
    Position,
    Seeds,
    Species,
)
from voliere.games.piafs.scoring import majority, paired_males, score, seed_points
from voliere.games.piafs.state import (
    ADD_PHASE,
    CROW_PHASE,
    DRAW_PHASE,
    MOST_PERCHES,
    OVER,
    PERCHES_FOR,
    PHASES,
    PLAY_PHASE,
    ROW,
    SEATS,
    STATE,
    birds_left,
    n_seeds,
    species_of,
    strength_of,
)
from voliere.games.seats import SPECTATOR
from voliere.games.view import View, Views
from voliere.kernel.bits import lowest
from voliere.kernel.jit import jit
from voliere.kernel.lists import put
from voliere.kernel.log import ABSENT, unless_zero
from voliere.kernel.packed import beside

PLAY_BITS = (7, 2, 5, 5, 3)


class Play(msgspec.Struct, frozen=True):
    """P7-P9: what a hand card would do at a perch: the strength `ground` would have there, and if
    that is more than the perch has, the `difference` and the `position` of the column that it
    names; no position is the feeder pile. Without a difference the perch holds."""

    card: Bird
    perch: Perch
    ground: int
    difference: int | None
    position: Position | None


class PiafsView(View, tag="piafs"):
    """What a seat may know of a game of Piafs. `perch` is where the card of this turn was played;
    in the phase `crow` its bird has been captured and nobody has taken its place yet.

    P8: the strengths `on_ground` and `on_perch` at each perch; `plays` is what the hand could do
    there now. P17, P18: the `pairs` of each seat, and the species of which it has the `most`.
    P19: what the seat's seeds are worth."""

    options: PiafsOptions
    phase: Annotated[str, Choice(PHASES)]
    turn: Seat
    first: Seat
    without: Species | None
    ending: bool
    perch: Perch | None
    perches: Annotated[list[Annotated[list[Bird], Listed(ROW)]], Rows(PERCHES_FOR)]
    column: Annotated[list[Food | None], Rows(COLUMN)]
    malus: Annotated[list[Food | None], Rows(COLUMN)]
    n_feeder: int
    n_birds: int
    track: Annotated[list[Bird], Listed(TRACK)]
    hand: Own[Birds]
    hand_sizes: Annotated[list[int], by_seat(SEATS)]
    chosen: Own[Move]
    collections: Annotated[list[Birds], by_seat(SEATS)]
    n_seeds: Annotated[list[int], by_seat(SEATS)]
    seeds: Own[Seeds]
    seed_points: Own[int]
    scores: Annotated[list[int], Listed(SEATS)] | None
    on_ground: Annotated[list[int], Rows(PERCHES_FOR)]
    on_perch: Annotated[list[int | None], Rows(PERCHES_FOR)]
    pairs: Annotated[list[Couples], by_seat(SEATS)]
    most: Annotated[list[Annotated[list[str], ChoiceSet(SPECIES)]], by_seat(SEATS)]
    plays: Own[Annotated[list[Annotated[Play, Packed(*PLAY_BITS)]], Listed(HAND * MOST_PERCHES)]]


@jit
def fill_view(s: Any, seat: int, v: Any) -> None:
    """What the seat may know now."""
    v.phase = s.phase
    v.turn = s.turn
    v.first = s.first
    v.without = s.without
    v.ending = s.ending
    is_resolved = s.phase in (CROW_PHASE, ADD_PHASE, DRAW_PHASE)
    v.perch = s.perch if is_resolved else ABSENT
    for perch in range(s.n_perches):
        for i in range(s.n_row[perch]):
            put(v.perches[perch], s.row[perch, i])
    for i in range(COLUMN):
        v.column[i] = s.column[i]
        v.malus[i] = s.malus[i]
    v.n_feeder = s.n_feeder - s.feeder_at
    v.n_birds = birds_left(s)
    for i in range(s.n_track):
        put(v.track, s.track[i])
    fill_balances(s, v)
    fill_seats(s, v)
    fill_standing(s, v)
    if seat != SPECTATOR:
        fill_own(s, seat, v)


@jit
def is_vacant(s: Any, perch: int) -> bool:
    """P9c: whether the bird of this perch was captured and nobody has taken its place yet."""
    return s.phase == CROW_PHASE and perch == s.perch


@jit
def fill_balances(s: Any, v: Any) -> None:
    """P8: the ground and the perch of each row."""
    for perch in range(s.n_perches):
        first = strength_of(s.row[perch, 0])
        is_empty = is_vacant(s, perch)
        v.on_ground[perch] = strength_on_ground(s, perch) + (first if is_empty else 0)
        v.on_perch[perch] = ABSENT if is_empty else first


@jit
def fill_standing(s: Any, v: Any) -> None:
    """P17, P18: the pairs and majorities as they stand."""
    for seat in range(s.players):
        for species in range(N_SPECIES):
            males = paired_males(s.collection[seat, species])
            while males:
                couple = (species * A_SPECIES + lowest(males)) // 2
                v.pairs[seat, couple // COUPLES_A_NUMBER] |= 1 << couple % COUPLES_A_NUMBER
                males &= males - 1
            if majority(s, seat, species) > 0:
                v.most[seat] |= 1 << species


@jit
def fill_seats(s: Any, v: Any) -> None:
    """What everybody knows of the seats; the score only when it is counted (P17-P19)."""
    for seat in range(s.players):
        v.hand_sizes[seat] = hand_size(s, seat)
        v.n_seeds[seat] = n_seeds(s, seat)
        for species in range(N_SPECIES):
            v.collections[seat, species] = s.collection[seat, species]
    if s.phase != OVER:
        v.scores[0] = ABSENT
        return
    for seat in range(s.players):
        put(v.scores, score(s, seat))


@jit
def hand_size(s: Any, seat: int) -> int:
    """How many cards are in a hand; discarded ones (P16) are not."""
    return 0 if s.phase == OVER else s.n_hand[seat]


@jit
def fill_own(s: Any, seat: int, v: Any) -> None:
    """P14: what only the seat itself knows."""
    for i in range(hand_size(s, seat)):
        bird = s.hand[seat, i]
        v.hand[species_of(bird)] |= 1 << (bird % A_SPECIES)
    for i in range(N_VALUES):
        v.seeds[i] = s.seeds[seat, i]
    v.seed_points = seed_points(s, seat)
    v.chosen = s.kept[seat] if s.kept[seat] else ABSENT
    if s.phase == PLAY_PHASE and s.turn == seat:
        fill_plays(s, seat, v)


@jit
def fill_plays(s: Any, seat: int, v: Any) -> None:
    """P7-P9: what each hand card would do at each perch."""
    for species in range(N_SPECIES):
        hand = v.hand[species]
        while hand:
            bird = species * A_SPECIES + lowest(hand)
            hand &= hand - 1
            fill_plays_of(s, bird, v)


@jit
def fill_plays_of(s: Any, bird: int, v: Any) -> None:
    """P7-P9: what a hand card would do at each perch."""
    for perch in range(s.n_perches):
        ground = strength_on_ground(s, perch) + strength_of(bird)
        difference = outweighs_by(ground, strength_of(s.row[perch, 0]))
        position = place_named_by(difference) if difference > 0 else ABSENT
        play = beside(bird, PLAY_BITS[1], perch)
        play = beside(play, PLAY_BITS[2], ground)
        play = beside(play, PLAY_BITS[3], unless_zero(difference))
        put(v.plays, beside(play, PLAY_BITS[4], position))


VIEWS = Views(PiafsView, STATE, fill_view)
