"""Feather: what a seat may know."""

# Compiled functions work on untyped records.
# mypy: disable-error-code="no-any-return, return-value"

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import numpy as np

from voliere.games.declared import SeenBy
from voliere.games.feather.cards import HABITATS, N_CARDS, N_HABITATS, N_KINDS, NEUTRAL_SIZE, RAPTOR
from voliere.games.feather.cards import HAND_SIZE as HAND_SIZES
from voliere.games.feather.cards import N_NEUTRAL as NEUTRAL_HANDS_FOR
from voliere.games.feather.deal import FeatherOptions
from voliere.games.feather.kinds import Bird, BirdsThere, Cards, Move, Owned, Sheet
from voliere.games.feather.opening import direction_of, n_picks, pack_of, place_of_pick, puts_one
from voliere.games.feather.reveal import (
    chases_off,
    in_habitat,
    lingering_birds,
    n_on_table,
    owner_of,
    top_of_pile,
)
from voliere.games.feather.sheet import full_rows, sheet_points
from voliere.games.feather.state import (
    BIRD_OF,
    DISCARDING,
    DRAFT,
    HALF,
    HAND_SIZE,
    LOW_HALF,
    LOWEST_CARDS,
    MIGRATION,
    N_NEUTRAL,
    N_PASSED,
    OVER,
    PACK_ROUNDS,
    PLAYING,
    SEATS,
    STATE,
    TABLE_CARDS,
    hand_of,
    n_of,
    with_bird,
)
from voliere.games.fields import Listed, Own, Packed, Rows, by_seat
from voliere.games.kinds import Choice, ChoiceSet
from voliere.games.seats import SPECTATOR
from voliere.games.view import View, Views
from voliere.kernel.bits import bit_count, lowest
from voliere.kernel.jit import jit
from voliere.kernel.lists import put
from voliere.kernel.log import ABSENT
from voliere.kernel.packed import beside

PHASES = ("migration", "draft", "play", "discard", "over")

OwnCards = Annotated[Cards, SeenBy("seat")]  # nothing for others


A_BIRD, SOME_BIRDS = 6, 11  # bits of the parts of a visit


class Visit(msgspec.Struct, frozen=True):
    """F5, F10: what a hand card would tick off: the birds that are `sure`, and those that would be
    `risked`, for they linger and somebody else's raptor may chase them off."""

    card: Bird
    sure: BirdsThere
    risked: BirdsThere


class FeatherView(View, tag="feather"):
    """What a seat may know of a game of Birds of a Feather. `pack_goes` to
    the left or right in a draft (F12); `full` are the habitats of each seat of which it has seen
    every bird (F2); `visits` is what the different cards of the hand would tick off now, as long as
    the seat has not decided."""

    options: FeatherOptions
    phase: Annotated[str, Choice(PHASES)]
    round: int
    n_rounds: int
    hand: Own[Cards]
    chosen: Own[Move]
    hand_sizes: Annotated[list[int], by_seat(SEATS)]
    neutral_sizes: Annotated[list[int], Rows(NEUTRAL_HANDS_FOR)]
    n_pile: int
    n_aside: int
    pack: OwnCards
    pack_round: int
    pack_goes: Annotated[str, Choice(("left", "right"))] | None
    put: OwnCards
    passed: OwnCards
    received: OwnCards
    lingering: Annotated[list[Owned], Listed(TABLE_CARDS)]
    seen: Annotated[list[Sheet], by_seat(SEATS)]
    scores: Annotated[list[int], by_seat(SEATS)]
    full: Annotated[list[Annotated[list[str], ChoiceSet(HABITATS)]], by_seat(SEATS)]
    visits: Own[
        Annotated[
            list[Annotated[Visit, Packed(A_BIRD, SOME_BIRDS, SOME_BIRDS)]], Listed(max(HAND_SIZES))
        ]
    ]


@jit
def fill_view(s: Any, seat: int, v: Any) -> None:
    """What the seat may know now."""
    v.phase = s.phase
    v.round = s.round
    v.n_rounds = HAND_SIZE[s.players] - 1
    v.pack_round = s.pack_round
    v.pack_goes = direction_of(s.pack_round) < 0 if s.pack_round > 0 else ABSENT
    v.n_pile = N_CARDS - top_of_pile(s) if s.players == 1 else 0
    v.n_aside = n_aside(s)
    for neutral in range(N_NEUTRAL[s.players]):
        v.neutral_sizes[neutral] = neutral_size(s)
    if n_finished(s) > 0:
        for i in range(n_on_table(s)):
            put(v.lingering, owner_of(s, i))
            put(v.lingering, s.table[i])
    for other in range(s.players):
        v.hand_sizes[other] = bit_count(hand_of(s, other))
        v.scores[other] = sheet_points(s.seen[other])
        v.full[other] = full_rows(s.seen[other])
        for habitat in range(N_HABITATS):
            v.seen[other, habitat] = s.seen[other, habitat]
    if seat != SPECTATOR:
        fill_own(s, seat, v)


@jit
def n_finished(s: Any) -> int:
    """How many rounds are over."""
    return s.round if s.phase == DISCARDING or s.phase == OVER else max(s.round - 1, 0)


@jit
def n_aside(s: Any) -> int:
    """F3: how many cards nobody got."""
    if s.players == 1:
        return 0
    return N_CARDS - s.players * HAND_SIZE[s.players] - N_NEUTRAL[s.players] * NEUTRAL_SIZE


@jit
def neutral_size(s: Any) -> int:
    """How many cards a neutral hand has; F12: in the draft it grows, with 2 players by one a pick,
    with 3 by one a seat."""
    if s.pack_round == 0:
        return NEUTRAL_SIZE - n_finished(s)
    if s.players == 2:
        return (s.pack_round - 1) * n_picks(2, 1) + s.pick
    return s.players * s.pick if puts_one(s.players, s.pack_round) else 0


@jit
def fill_own(s: Any, seat: int, v: Any) -> None:
    """What only the seat itself knows: its hand and its decision; F12: its pack and what it has put
    into a neutral hand; F11: what it has passed and received."""
    write_cards(hand_of(s, seat), v.hand)
    v.chosen = s.chosen[seat] - 1 if s.chosen[seat] != 0 else ABSENT
    if s.phase == PLAYING and s.chosen[seat] == 0:
        fill_visits(s, seat, v)
    if s.opening == DRAFT:
        if s.pack_round > 0:
            write_cards(pack_of(s, seat), v.pack)
        write_cards(cards_put(s, seat), v.put)
    elif s.opening == MIGRATION and s.round > 0:
        write_cards(cards_passed(s, seat), v.passed)
        write_cards(cards_passed(s, (seat - 1) % s.players), v.received)


@jit
def fill_visits(s: Any, seat: int, v: Any) -> None:
    """F5, F10: what each different card of the hand would tick off."""
    lingering = lingering_birds(s)
    different = hand_of(s, seat) & LOWEST_CARDS
    while different:
        bird = BIRD_OF[lowest(different)]
        different &= different - 1
        habitat = bird // N_KINDS
        unseen = ~s.seen[seat, habitat]
        own = 1 << bird % N_KINDS
        here = 0 if chases_off(s, bird) else in_habitat(lingering, habitat) & ~own
        risked = here if can_be_chased(s, seat, habitat) else 0
        visit = beside(bird, SOME_BIRDS, habitat << N_KINDS | ((own | here) & ~risked & unseen))
        put(v.visits, beside(visit, SOME_BIRDS, habitat << N_KINDS | (risked & unseen)))


@jit
def can_be_chased(s: Any, seat: int, habitat: int) -> bool:
    """F10: whether, for all that the seat and every sheet can tell, another may still reveal the
    raptor of this habitat: there is one only."""
    raptor = habitat * N_KINDS + RAPTOR
    if not chases_off(s, raptor) or n_of(hand_of(s, seat), raptor) > 0:
        return False
    for other in range(s.players):
        if (s.seen[other, habitat] >> RAPTOR) & 1:
            return False
    return (lingering_birds(s) >> raptor) & 1 == 0


@jit
def write_cards(mask: int, out: Any) -> None:
    """Write cards as a mask in two halves."""
    out[0] = mask & LOW_HALF
    out[1] = mask >> HALF


@jit
def cards_put(s: Any, seat: int) -> int:
    """F12: the cards that a seat has put into a neutral hand, as a mask."""
    mask = np.int64(0)
    last = s.pack_round if s.pack_round > 0 else PACK_ROUNDS[s.players]
    for pack_round in range(1, last + 1):
        if puts_one(s.players, pack_round):
            n = s.pick if pack_round == s.pack_round else n_picks(s.players, pack_round)
            for pick in range(n):
                place = place_of_pick(s.players, pack_round, pick, seat)
                mask = with_bird(mask, s.cards[place + 1])
    return mask


@jit
def cards_passed(s: Any, seat: int) -> int:
    """F11: the cards that a seat has passed: they stand last in the places of its hand."""
    mask = np.int64(0)
    end = (seat + 1) * HAND_SIZE[s.players]
    for place in range(end - N_PASSED[s.players], end):
        mask = with_bird(mask, s.cards[place])
    return mask


VIEWS = Views(FeatherView, STATE, fill_view)
