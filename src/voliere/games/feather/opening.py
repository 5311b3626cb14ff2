"""Feather, before play (F11, F12), compiled: the migration and the draft."""

# Compiled functions work on untyped records.
# mypy: disable-error-code="no-any-return, return-value"

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.feather.cards import MOST_PASSED, N_BIRDS
from voliere.games.feather.events import (
    DRAFTED,
    PACKS_OPENED,
    PACKS_PASSED,
    PASSED,
    PUT,
    SHUFFLED,
)
from voliere.games.feather.state import (
    BIRD_OF,
    DRAFT_1,
    DRAFT_2,
    HAND_SIZE,
    LOWEST_CARDS,
    N_NEUTRAL,
    N_PASSED,
    PACK_ROUNDS,
    PACK_SIZE,
    PASS_1,
    PASS_2,
    PASS_3,
    PLAYING,
    PUTS_FROM,
    birds_in,
    hand_of,
    n_of,
    number_of_three,
    number_of_two,
    random_bird,
    set_hand,
    three_of_number,
    two_of_number,
    with_bird,
    without_bird,
)
from voliere.kernel.bits import bit_count, kth, lowest
from voliere.kernel.jit import jit
from voliere.kernel.log import ABSENT, Log, tell, tell_on
from voliere.kernel.rng import Rng, below


@jit
def begin_play(s: Any) -> None:
    """F4: the hands are complete; the first round begins."""
    s.phase = PLAYING
    s.round = 1
    s.pack_round = 0
    s.pick = 0


# Migration


@jit
def legal_passes(s: Any, seat: int, out: NDArray[np.int32]) -> int:
    """F11: every choice of as many hand cards as are passed; equal cards make no difference."""
    hand = hand_of(s, seat)
    n_passed = N_PASSED[s.players]
    if n_passed == 1:
        return birds_in(hand, PASS_1, out)
    n = 0
    highest_birds = hand & LOWEST_CARDS
    while highest_birds:
        c = BIRD_OF[lowest(highest_birds)]
        highest_birds &= highest_birds - 1
        others = without_bird(hand, c)
        middle_birds = others & LOWEST_CARDS
        while middle_birds:
            b = BIRD_OF[lowest(middle_birds)]
            middle_birds &= middle_birds - 1
            if b > c:
                break
            if n_passed == 2:
                out[n] = PASS_2 + number_of_two(b, c)
                n += 1
                continue
            lowest_birds = without_bird(others, b) & LOWEST_CARDS
            while lowest_birds:
                a = BIRD_OF[lowest(lowest_birds)]
                lowest_birds &= lowest_birds - 1
                if a > b:
                    break
                out[n] = PASS_3 + number_of_three(a, b, c)
                n += 1
    return n


@jit
def random_pass(s: Any, seat: int, rng: Rng) -> int:
    """F11: one of the legal passes, all equally likely: a set of the birds in hand, repetition
    allowed, drawn again when it asks for more copies than the hand has."""
    hand = hand_of(s, seat)
    n_passed = N_PASSED[s.players]
    if n_passed == 1:
        return PASS_1 + random_bird(hand, rng)
    birds = hand & LOWEST_CARDS
    n = bit_count(birds)
    while True:
        if n_passed == 2:
            i, j = two_of_number(below(rng, n * (n + 1) // 2))
            a, b = BIRD_OF[kth(birds, i)], BIRD_OF[kth(birds, j)]
            if a != b or n_of(hand, a) >= 2:
                return PASS_2 + number_of_two(a, b)
        else:
            i, j, k = three_of_number(below(rng, n * (n + 1) * (n + 2) // 6))
            a, b, c = BIRD_OF[kth(birds, i)], BIRD_OF[kth(birds, j)], BIRD_OF[kth(birds, k)]
            n_b = 1 + (a == b) + (b == c)
            n_c = 1 + (b == c)
            if n_of(hand, b) >= n_b and n_of(hand, c) >= n_c:
                return PASS_3 + number_of_three(a, b, c)


@jit
def bird_passed(move: int, which: int) -> int:
    """The birds of a pass one by one, `which` from 0, sorted."""
    if move >= PASS_3:
        a, b, c = three_of_number(move - PASS_3)
        return a if which == 0 else (b if which == 1 else c)
    if move >= PASS_2:
        a, b = two_of_number(move - PASS_2)
        return a if which == 0 else b
    return move - PASS_1


@jit
def migrate(s: Any, log: Log | None) -> None:
    """F11: everybody's cards go to the left at once, past the neutral hands."""
    size, n_passed = HAND_SIZE[s.players], N_PASSED[s.players]
    for seat in range(s.players):
        left = (seat + 1) % s.players
        move = s.chosen[seat] - 1
        tell(log, PASSED, seat, left, n_passed)
        for which in range(MOST_PASSED):
            tell_on(log, bird_passed(move, which) if which < n_passed else ABSENT)
        from_place = seat * size
        first_passed = from_place + size - n_passed
        for which in range(n_passed):
            bird = bird_passed(move, which)
            place = from_place
            while s.cards[place] != bird or first_passed <= place < first_passed + which:
                place += 1
            s.cards[place] = s.cards[first_passed + which]
            s.cards[first_passed + which] = bird
            set_hand(s, seat, without_bird(hand_of(s, seat), bird))
            set_hand(s, left, with_bird(hand_of(s, left), bird))
        s.chosen[seat] = 0
    begin_play(s)


# Draft


@jit
def puts_one(players: int, pack_round: int) -> bool:
    """F12: whether each pick of this pack also puts a card into a neutral hand."""
    return pack_round >= PUTS_FROM[players]


@jit
def n_picks(players: int, pack_round: int) -> int:
    """F12: how often a pack of this pack round is picked from."""
    size = PACK_SIZE[players]
    return size // 2 if puts_one(players, pack_round) else size


@jit
def direction_of(pack_round: int) -> int:
    """F12: the second pack is passed to the right (-1), the others to the left (1)."""
    return -1 if pack_round == 2 else 1


@jit
def pack_held(players: int, pack_round: int, pick: int, seat: int) -> int:
    """F12: which pack the seat picks from (the pack that began at seat p is pack p)."""
    return (seat - direction_of(pack_round) * pick) % players


@jit
def holder_of(players: int, pack_round: int, pick: int, pack: int) -> int:
    """F12: the seat that picks from this pack."""
    return (pack + direction_of(pack_round) * pick) % players


@jit
def place_of_pack(players: int, pack_round: int, pack: int) -> int:
    """Where in `s.cards` a pack begins."""
    return ((pack_round - 1) * players + pack) * PACK_SIZE[players]


@jit
def place_of_pick(players: int, pack_round: int, pick: int, seat: int) -> int:
    """Where in `s.cards` the card of this pick stands; one put into a neutral hand is next."""
    pack = pack_held(players, pack_round, pick, seat)
    width = 2 if puts_one(players, pack_round) else 1
    return place_of_pack(players, pack_round, pack) + pick * width


@jit
def place_of_put(players: int, neutral: int, position: int) -> int:
    """F12: where in `s.cards` the card stands that was put there as number `position` of a neutral
    hand: pick by pick, within one pick seat by seat; with 2 players the hand is one seat's."""
    if players == 2:
        return place_of_pick(players, 1 + position // 5, position % 5, neutral) + 1
    return place_of_pick(players, 2, position // 3, position % 3) + 1


@jit
def pack_of(s: Any, seat: int) -> int:
    """F12: the cards the seat picks from now, as a mask."""
    mask = np.int64(0)
    pack = pack_held(s.players, s.pack_round, s.pick, seat)
    end = place_of_pack(s.players, s.pack_round, pack) + PACK_SIZE[s.players]
    for place in range(place_of_pick(s.players, s.pack_round, s.pick, seat), end):
        mask = with_bird(mask, s.cards[place])
    return mask


@jit
def legal_drafts(s: Any, seat: int, out: NDArray[np.int32]) -> int:
    """F12: one card of the pack, or one to keep and another for the neutral hand."""
    pack = pack_of(s, seat)
    if not puts_one(s.players, s.pack_round):
        return birds_in(pack, DRAFT_1, out)
    n = 0
    kept_birds = pack & LOWEST_CARDS
    while kept_birds:
        kept = BIRD_OF[lowest(kept_birds)]
        kept_birds &= kept_birds - 1
        n += birds_in(without_bird(pack, kept), DRAFT_2 + kept * N_BIRDS, out[n:])
    return n


@jit
def random_draft(s: Any, seat: int, rng: Rng) -> int:
    """F12: one of the legal picks, all equally likely."""
    pack = pack_of(s, seat)
    if not puts_one(s.players, s.pack_round):
        return DRAFT_1 + random_bird(pack, rng)
    while True:
        kept, put = random_bird(pack, rng), random_bird(pack, rng)
        if kept != put or n_of(pack, kept) >= 2:
            return DRAFT_2 + kept * N_BIRDS + put


@jit
def draft(s: Any, log: Log | None) -> None:
    """F12: the picks leave the packs; the packs are passed, or the next ones opened, or play
    begins."""
    for seat in range(s.players):
        move = s.chosen[seat] - 1
        place = place_of_pick(s.players, s.pack_round, s.pick, seat)
        kept = move - DRAFT_1 if move < DRAFT_2 else (move - DRAFT_2) // N_BIRDS
        bring_forward(s, kept, place)
        set_hand(s, seat, with_bird(hand_of(s, seat), kept))
        tell(log, DRAFTED, seat, kept)
        if move >= DRAFT_2:
            put = (move - DRAFT_2) % N_BIRDS
            bring_forward(s, put, place + 1)
            tell(log, PUT, seat, seat if s.players == 2 else 0, put)
        s.chosen[seat] = 0
    s.pick += 1
    if s.pick < n_picks(s.players, s.pack_round):
        tell(log, PACKS_PASSED, s.pack_round, direction_of(s.pack_round) < 0)
    elif s.pack_round < PACK_ROUNDS[s.players]:
        s.pack_round += 1
        s.pick = 0
        tell(log, PACKS_OPENED, s.pack_round, PACK_SIZE[s.players])
    else:
        for neutral in range(N_NEUTRAL[s.players]):
            tell(log, SHUFFLED, neutral)
        begin_play(s)


@jit
def bring_forward(s: Any, bird: int, place: int) -> None:
    """Exchange the card at this place of a pack with the next such bird behind it."""
    found = place
    while s.cards[found] != bird:
        found += 1
    s.cards[found] = s.cards[place]
    s.cards[place] = bird
