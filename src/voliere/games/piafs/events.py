"""Piafs: what happens, as it is told by the rules."""

from __future__ import annotations

from typing import Annotated

from voliere.games.event import Event, code, events_of
from voliere.games.fields import Named, Own, Seat, Stretch
from voliere.games.piafs.cards import N_KEPT, SPECIES
from voliere.games.piafs.kinds import Bird, Food, Perch, Place, Position, Seeds
from voliere.games.piafs.state import N_LOST

KeptBirds = Annotated[list[Bird], Stretch(N_KEPT)]

# A turn


class Played(Event, frozen=True):
    """P7: a hand card went to the end of the row of a perch."""

    seat: Seat
    card: Bird
    perch: Perch


PLAYED = code(Played)


class Held(Event, frozen=True):
    """P8: the total strength on the ground does not exceed the strength on the perch."""

    seat: Seat
    perch: Perch
    ground: int
    strength: int


HELD = code(Held)


class Outweighed(Event, frozen=True):
    """P9: the ground is stronger than the perch; the difference names a position of the column, or
    (None) the feeder pile."""

    seat: Seat
    perch: Perch
    ground: int
    strength: int
    difference: int
    position: Position | None


OUTWEIGHED = code(Outweighed)


class TookSeed(Event, frozen=True):
    """P9a: a seed went to the score pile, from a position of the column or (None) from the top of
    the feeder pile. All saw it."""

    seat: Seat
    position: Position | None
    seed: Food


TOOK_SEED = code(TookSeed)


class TookMalus(Event, frozen=True):
    """P9a: a malus was taken, from beside a position or (None) from the top of the pile."""

    seat: Seat
    position: Position | None
    malus: Food


TOOK_MALUS = code(TookMalus)


class TookNothing(Event, frozen=True):
    """P9a: there was nothing at the position or (None) in the feeder pile."""

    seat: Seat
    position: Position | None


TOOK_NOTHING = code(TookNothing)


class SlidDown(Event, frozen=True):
    """P9a: seeds and malus cards above this position slid down by one."""

    position: Position


SLID_DOWN = code(SlidDown)


class Captured(Event, frozen=True):
    """P9b: the bird on the perch joined a collection."""

    seat: Seat
    card: Bird
    perch: Perch


CAPTURED = code(Captured)


class Robbed(Event, frozen=True):
    """P9c: a squirrel took seeds from a score pile and left the game with them; only the owner
    sees which (P14)."""

    by_chance = ("squirrel", "lost")

    seat: Seat
    n_lost: int
    lost: Own[Annotated[list[Food], Stretch(N_LOST)]]


ROBBED = code(Robbed)


class GaveUp(Event, frozen=True):
    """P9c: a crow drove a bird from a collection out of the game, and left with it."""

    seat: Seat
    card: Bird


GAVE_UP = code(GaveUp)


class Perched(Event, frozen=True):
    """P9d: a bird from the ground took the perch; the others closed up."""

    card: Bird
    perch: Perch


PERCHED = code(Perched)


class Added(Event, frozen=True):
    """P10: a further hand card joined the collection."""

    seat: Seat
    card: Bird


ADDED = code(Added)


class Declined(Event, frozen=True):
    """P10: a seat added nothing to its collection, although it could."""

    seat: Seat


DECLINED = code(Declined)


class Drew(Event, frozen=True):
    """P11: a seat drew from the bird pile; only itself knows what (P14)."""

    seat: Seat
    card: Own[Bird]


DREW = code(Drew)


class DrewFromTrack(Event, frozen=True):
    """P11: a seat took a face-up bird from the track into its hand."""

    seat: Seat
    card: Bird
    place: Place


DREW_FROM_TRACK = code(DrewFromTrack)


class TrackRefilled(Event, frozen=True):
    """P11: the gap in the track was refilled from the pile."""

    card: Bird
    place: Place


TRACK_REFILLED = code(TrackRefilled)


class SeedLaid(Event, frozen=True):
    """P12: a seed from the pile was laid at a position of the column."""

    position: Position
    seed: Food


SEED_LAID = code(SeedLaid)


class MalusLaid(Event, frozen=True):
    """P12: a malus from the pile was laid beside a position, or (None) left the game, because all
    positions have one."""

    position: Position | None
    malus: Food


MALUS_LAID = code(MalusLaid)


class EndTriggered(Event, frozen=True):
    """P15: a seed was needed and the feeder pile was empty, in the turn of this seat."""

    seat: Seat


END_TRIGGERED = code(EndTriggered)


class PassedOver(Event, frozen=True):
    """P13: a seat had no card to play."""

    seat: Seat


PASSED_OVER = code(PassedOver)

# The end


class KeepingBegan(Event, frozen=True):
    """P16: the last turn is over; everybody picks what to keep."""


KEEPING_BEGAN = code(KeepingBegan)


class Chose(Event, frozen=True):
    """P16: a seat picked the cards it keeps; only itself knows which."""

    seat: Seat
    cards: Own[KeptBirds]


CHOSE = code(Chose)


class Kept(Event, frozen=True):
    """P16: these cards joined the collection; the others were discarded face down."""

    seat: Seat
    cards: KeptBirds
    n_discarded: int
    discarded: Own[Annotated[list[Bird], Stretch(2)]]


KEPT = code(Kept)


class Scored(Event, frozen=True):
    """P17-P19: a seat's points: its pairs, the eggs of each species it has most of, its seeds."""

    seat: Seat
    pairs: int
    pair_points: int
    majorities: Annotated[dict[str, int], Named(SPECIES)]
    seeds: Seeds
    seed_points: int
    total: int


SCORED = code(Scored)

PiafsEvent = (
    Played
    | Held
    | Outweighed
    | TookSeed
    | TookMalus
    | TookNothing
    | SlidDown
    | Captured
    | Robbed
    | GaveUp
    | Perched
    | Added
    | Declined
    | Drew
    | DrewFromTrack
    | TrackRefilled
    | SeedLaid
    | MalusLaid
    | EndTriggered
    | PassedOver
    | KeepingBegan
    | Chose
    | Kept
    | Scored
)
EVENTS = events_of(PiafsEvent)
