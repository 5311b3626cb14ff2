"""Piafs: what a seat may know (P14), and what happened, as each seat may know it."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from voliere.games.game import Event, Reading, View
from voliere.games.piafs import state
from voliere.games.piafs.cards import A_SPECIES, BIRDS, N_VALUES, POINTS_A_PAIR, SPECIES
from voliere.games.piafs.deal import PiafsOptions
from voliere.games.piafs.moves import value
from voliere.games.piafs.notation import seeds_lost
from voliere.games.piafs.state import (
    ADD_PHASE,
    CROW_PHASE,
    DRAW_PHASE,
    FEEDER_TEXTS,
    NO_BIRD,
    OVER,
    PHASES,
)

WHILE_RESOLVED = (CROW_PHASE, ADD_PHASE, DRAW_PHASE)


class PiafsView(View, kw_only=True, tag="piafs"):
    """What a seat may know of a game of Piafs. `perch` is where the card of this turn was played;
    in the phase `crow` its bird has been captured and nobody has taken its place yet."""

    options: PiafsOptions
    phase: str
    turn: int
    first: int
    without: str | None
    ending: bool
    perch: int | None
    perches: list[list[str]]
    column: list[str | None]
    malus: list[str | None]
    n_feeder: int
    n_birds: int
    track: list[str]
    hand: list[str] | None
    hand_sizes: list[int]
    chosen: str | None
    collections: list[list[str]]
    n_seeds: list[int]
    seeds: list[str] | None
    scores: list[int] | None


def view(s: Reading, seat: int | None, options: PiafsOptions, **common: Any) -> PiafsView:
    """What the seat may know now; None is a spectator."""
    players = options.players
    phase, without = s["phase"], s["without"]
    # Discarded cards (P16) are in no hand.
    hand_sizes = [0] * players if phase == OVER else s["n_hand"][:players]
    hand, seeds, chosen = None, None, None
    if seat is not None:
        hand = texts_of(sorted(s["hand"][seat][: hand_sizes[seat]]))
        seeds = seeds_of(s["seeds"][seat])
        chosen = str(value(s["kept"][seat])) if s["kept"][seat] else None
    n_perches = s["n_perches"]
    sizes = s["n_row"]
    result = common["result"]
    return PiafsView(
        seat=seat,
        options=options,
        phase=PHASES[phase],
        turn=s["turn"],
        first=s["first"],
        without=None if without < 0 else SPECIES[without],
        ending=bool(s["ending"]),
        perch=s["perch"] + 1 if phase in WHILE_RESOLVED else None,
        perches=[texts_of(row[:n]) for row, n in zip(s["row"][:n_perches], sizes, strict=False)],
        column=[FEEDER_TEXTS.get(card) for card in s["column"]],
        malus=[FEEDER_TEXTS.get(card) for card in s["malus"]],
        n_feeder=s["n_feeder"] - s["feeder_at"],
        n_birds=s["n_birds"] - s["bird_at"],
        track=texts_of(s["track"][: s["n_track"]]),
        hand=hand,
        hand_sizes=hand_sizes,
        chosen=chosen,
        collections=[birds_in(piles) for piles in s["collection"][:players]],
        n_seeds=[sum(counts) for counts in s["seeds"][:players]],
        seeds=seeds,
        scores=None if result is None else list(result.scores),
        **common,
    )


def texts_of(birds: list[int]) -> list[str]:
    """Birds in notation."""
    return [BIRDS[bird] for bird in birds]


def birds_in(piles: list[int]) -> list[str]:
    """The birds of a collection, given as a mask a species."""
    return [bird for species, pile in enumerate(piles) if pile for bird in pile_of(species, pile)]


@cache
def pile_of(species: int, pile: int) -> list[str]:
    """The birds of one species in a collection, given as a mask."""
    first = species * A_SPECIES
    return [BIRDS[first + i] for i in range(A_SPECIES) if pile >> i & 1]


def seeds_of(counts: list[int]) -> list[str]:
    """A score pile counted by value, as cards; lowest first.

    >>> seeds_of([2, 0, 1])
    ['1', '1', '3']
    """
    return [str(i + 1) for i, n in enumerate(counts) for _ in range(n)]


# Events. Perches and positions count from 1, the base; places of the track from 1.


class Played(Event, frozen=True, kw_only=True, tag="played"):
    """P7: a hand card went to the end of the row of a perch."""

    seat: int
    card: str
    perch: int


class Held(Event, frozen=True, kw_only=True, tag="held"):
    """P8: the total strength on the ground does not exceed the strength on the perch."""

    seat: int
    perch: int
    ground: int
    strength: int


class Outweighed(Event, frozen=True, kw_only=True, tag="outweighed"):
    """P9: the ground is stronger than the perch; the difference says which seed is taken."""

    seat: int
    perch: int
    ground: int
    strength: int
    difference: int


class TookSeed(Event, frozen=True, kw_only=True, tag="took-seed"):
    """P9a: a seed went to the score pile, from a position of the column or (None) from the top of
    the feeder pile. All saw it."""

    seat: int
    position: int | None
    seed: str


class TookMalus(Event, frozen=True, kw_only=True, tag="took-malus"):
    """P9a: a malus was taken, from beside a position or (None) from the top of the pile."""

    seat: int
    position: int | None
    malus: str


class TookNothing(Event, frozen=True, kw_only=True, tag="took-nothing"):
    """P9a: there was nothing at the position or (None) in the feeder pile."""

    seat: int
    position: int | None


class SlidDown(Event, frozen=True, kw_only=True, tag="slid-down"):
    """P9a: seeds and malus cards above this position slid down by one."""

    position: int


class Captured(Event, frozen=True, kw_only=True, tag="captured"):
    """P9b: the bird on the perch joined a collection."""

    seat: int
    card: str
    perch: int


class Robbed(Event, frozen=True, kw_only=True, tag="robbed"):
    """P9c: a squirrel took seeds from a score pile and left the game with them; only the owner
    sees which."""

    seat: int
    n_lost: int
    lost: list[str] | None

    def seen_by(self, seat: int | None) -> Event:
        """P14: which seeds were lost is the owner's secret."""
        return self if seat == self.seat else msgspec.structs.replace(self, lost=None)

    def chance(self) -> dict[str, Any] | None:
        """The seeds in the order they were taken."""
        return {"chance": "squirrel", "lost": self.lost}


class GaveUp(Event, frozen=True, kw_only=True, tag="gave-up"):
    """P9c: a crow drove a bird from a collection out of the game, and left with it."""

    seat: int
    card: str


class Perched(Event, frozen=True, kw_only=True, tag="perched"):
    """P9d: a bird from the ground took the perch; the others closed up."""

    card: str
    perch: int


class Added(Event, frozen=True, kw_only=True, tag="added"):
    """P10: a further hand card joined the collection."""

    seat: int
    card: str


class Declined(Event, frozen=True, kw_only=True, tag="declined"):
    """P10: a seat added nothing to its collection, although it could."""

    seat: int


class Drew(Event, frozen=True, kw_only=True, tag="drew"):
    """P11: a seat drew from the bird pile; only itself knows what."""

    seat: int
    card: str | None

    def seen_by(self, seat: int | None) -> Event:
        """P14: hands are secret."""
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class DrewFromTrack(Event, frozen=True, kw_only=True, tag="drew-from-track"):
    """P11: a seat took a face-up bird from the track into its hand."""

    seat: int
    card: str
    place: int


class TrackRefilled(Event, frozen=True, kw_only=True, tag="track-refilled"):
    """P11: the gap in the track was refilled from the pile."""

    card: str
    place: int


class SeedLaid(Event, frozen=True, kw_only=True, tag="seed-laid"):
    """P12: a seed from the pile was laid at a position of the column."""

    position: int
    seed: str


class MalusLaid(Event, frozen=True, kw_only=True, tag="malus-laid"):
    """P12: a malus from the pile was laid beside a position, or (None) left the game, because all
    positions have one."""

    position: int | None
    malus: str


class EndTriggered(Event, frozen=True, kw_only=True, tag="end-triggered"):
    """P15: a seed was needed and the feeder pile was empty, in the turn of this seat."""

    seat: int


class PassedOver(Event, frozen=True, kw_only=True, tag="passed-over"):
    """P13: a seat had no card to play."""

    seat: int


class KeepingBegan(Event, frozen=True, kw_only=True, tag="keeping-began"):
    """P16: the last turn is over; everybody picks what to keep."""


class Chose(Event, frozen=True, kw_only=True, tag="chose"):
    """P16: a seat picked the cards it keeps; only itself knows which."""

    seat: int
    cards: list[str] | None

    def seen_by(self, seat: int | None) -> Event:
        """P16: everybody picks at once."""
        return self if seat == self.seat else msgspec.structs.replace(self, cards=None)


class Kept(Event, frozen=True, kw_only=True, tag="kept"):
    """P16: these cards joined the collection; the others were discarded face down."""

    seat: int
    cards: list[str]
    n_discarded: int
    discarded: list[str] | None

    def seen_by(self, seat: int | None) -> Event:
        """P16: discarded cards stay face down."""
        return self if seat == self.seat else msgspec.structs.replace(self, discarded=None)


class Scored(Event, frozen=True, kw_only=True, tag="scored"):
    """P17-P19: a seat's points: its pairs, the eggs of each species it has most of, its seeds."""

    seat: int
    pairs: int
    pair_points: int
    majorities: dict[str, int]
    seeds: list[str]
    seed_points: int
    total: int


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


def event(row: list[int]) -> PiafsEvent:
    """The event written in a row of the log."""
    code, a, b, c, d, e = row
    match code:
        case state.PLAYED:
            return Played(seat=a, card=BIRDS[b], perch=c + 1)
        case state.HELD:
            return Held(seat=a, perch=b + 1, ground=c, strength=d)
        case state.OUTWEIGHED:
            return Outweighed(seat=a, perch=b + 1, ground=c, strength=d, difference=c - d)
        case state.TOOK_SEED:
            return TookSeed(seat=a, position=b or None, seed=str(c))
        case state.TOOK_MALUS:
            return TookMalus(seat=a, position=b or None, malus=FEEDER_TEXTS[c])
        case state.TOOK_NOTHING:
            return TookNothing(seat=a, position=b or None)
        case state.SLID_DOWN:
            return SlidDown(position=a)
        case state.CAPTURED:
            return Captured(seat=a, card=BIRDS[b], perch=c + 1)
        case state.SQUIRREL_ROBBED:
            return Robbed(seat=a, n_lost=b, lost=seeds_lost(b, c))
        case state.GAVE_UP:
            return GaveUp(seat=a, card=BIRDS[b])
        case state.PERCHED:
            return Perched(card=BIRDS[a], perch=b + 1)
        case state.ADDED:
            return Added(seat=a, card=BIRDS[b])
        case state.DECLINED:
            return Declined(seat=a)
        case state.DREW:
            return Drew(seat=a, card=BIRDS[b])
        case state.DREW_FROM_TRACK:
            return DrewFromTrack(seat=a, card=BIRDS[b], place=c + 1)
        case state.TRACK_REFILLED:
            return TrackRefilled(card=BIRDS[a], place=b + 1)
        case state.SEED_LAID:
            return SeedLaid(position=a, seed=str(b))
        case state.MALUS_LAID:
            return MalusLaid(position=a or None, malus=FEEDER_TEXTS[b])
        case state.END_TRIGGERED:
            return EndTriggered(seat=a)
        case state.PASSED_OVER:
            return PassedOver(seat=a)
        case state.KEEPING_BEGAN:
            return KeepingBegan()
        case state.CHOSE:
            return Chose(seat=a, cards=_listed(b, c))
        case state.KEPT_BIRDS:
            discarded = _listed(d, e)
            return Kept(
                seat=a, cards=_listed(b, c), n_discarded=len(discarded), discarded=discarded
            )
    return _scored(a, b, c, d)


def _listed(*birds: int) -> list[str]:
    """Up to two birds, sorted as a hand is."""
    return texts_of(sorted(bird for bird in birds if bird != NO_BIRD))


def _scored(seat: int, pairs: int, eggs: int, seeds: int) -> Scored:
    majorities = {
        species: points
        for i, species in enumerate(SPECIES)
        if (points := eggs >> 5 * i & 31)  # five bits each, as the rules tell it
    }
    pile = seeds_of([seeds >> 5 * i & 31 for i in range(N_VALUES)])
    pair_points = POINTS_A_PAIR * pairs
    seed_points = sum(map(int, pile))
    return Scored(
        seat=seat,
        pairs=pairs,
        pair_points=pair_points,
        majorities=majorities,
        seeds=pile,
        seed_points=seed_points,
        total=pair_points + sum(majorities.values()) + seed_points,
    )
