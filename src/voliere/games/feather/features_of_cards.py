"""Feather: cards counted, bird by bird, for what a net is shown."""

# mypy: disable-error-code="no-any-return, return-value"
# (the State record is untyped)

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.feather import cards
from voliere.games.feather.cards import N_BIRDS, N_CARDS, N_HABITATS, N_KINDS
from voliere.games.feather.opening import (
    n_picks,
    pack_of,
    place_of_pack,
    place_of_pick,
    place_of_put,
    puts_one,
)
from voliere.games.feather.remembered import rounds_played
from voliere.games.feather.reveal import top_of_pile
from voliere.games.feather.state import (
    BIRD_OF,
    DRAFT,
    DRAFTING,
    HAND_SIZE,
    MIGRATING,
    MIGRATION,
    N_NEUTRAL,
    N_PASSED,
    PACK_ROUNDS,
    hand_of,
)
from voliere.kernel.bits import lowest
from voliere.kernel.jit import jit
from voliere.kernel.spread import clear

Longs = NDArray[np.int64]

NOBODY = -1


@jit
def n_in(counts: Longs, habitat: int) -> int:
    """How many cards of a habitat."""
    n = 0
    for kind in range(N_KINDS):
        n += counts[habitat * N_KINDS + kind]
    return n


@jit
def add_cards(mask: int, counts: Longs) -> None:
    """Add the cards of a mask."""
    while mask:
        counts[BIRD_OF[lowest(mask)]] += 1
        mask &= mask - 1


@jit
def count_hand(s: Any, seat: int, counts: Longs) -> None:
    """The hand of a seat; nobody has none."""
    clear(counts, 0, N_BIRDS)
    if seat != NOBODY:
        add_cards(hand_of(s, seat), counts)


@jit
def count_pack(s: Any, seat: int, counts: Longs) -> None:
    """F12: the pack that the seat drafts from."""
    clear(counts, 0, N_BIRDS)
    if s.phase == DRAFTING:
        add_cards(pack_of(s, seat), counts)


@jit
def count_others(s: Any, seat: int, rival: int, counts: Longs) -> None:
    """The hands of all but these two."""
    clear(counts, 0, N_BIRDS)
    for other in range(np.int64(s.players)):
        if other != seat and other != rival:
            add_cards(hand_of(s, other), counts)


@jit
def count_unseen(s: Any, seat: int, hand: Longs, pack: Longs, counts: Longs) -> None:
    """Cards that the seat neither has nor has seen played; a pack it drafts from is seen."""
    if s.phase == DRAFTING:
        clear(counts, 0, N_BIRDS)
        for place in range(N_CARDS):
            counts[BIRD_OF[place]] += 1
        for bird in range(N_BIRDS):
            counts[bird] -= hand[bird] + pack[bird]
        return
    count_others(s, seat, NOBODY, counts)
    add_to_come(s, counts)
    for place in range(n_dealt(s), N_CARDS):
        counts[s.cards[place]] += s.players > 1


@jit
def n_dealt(s: Any) -> int:
    """F3, F12: how many cards are in play: those beyond lie aside."""
    if s.opening == DRAFT:
        return place_of_pack(s.players, PACK_ROUNDS[s.players] + 1, 0)
    return (s.players + N_NEUTRAL[s.players]) * HAND_SIZE[s.players]


@jit
def count_to_come(s: Any, counts: Longs) -> None:
    """Cards that neutral hands, the pile or packs can still show."""
    clear(counts, 0, N_BIRDS)
    if s.phase == DRAFTING:
        for place in range(place_of_pack(s.players, s.pack_round, 0), n_dealt(s)):
            counts[s.cards[place]] += 1
    else:
        add_to_come(s, counts)


@jit
def add_to_come(s: Any, counts: Longs) -> None:
    """F4, F13: add the cards of neutral hands that are not revealed, or those of the pile."""
    if s.players == 1:
        for place in range(top_of_pile(s), N_CARDS):
            counts[s.cards[place]] += 1
    for neutral in range(N_NEUTRAL[s.players]):
        for i in range(rounds_played(s), cards.NEUTRAL_SIZE):
            counts[s.cards[place_of_neutral(s, neutral, i)]] += 1


@jit
def place_of_neutral(s: Any, neutral: int, i: int) -> int:
    """F4, F12: where the i-th card stands that a neutral hand plays."""
    if s.opening == DRAFT:
        return place_of_put(s.players, neutral, s.neutral_order[neutral, i])
    return (s.players + neutral) * cards.NEUTRAL_SIZE + i


@jit
def count_shown(
    s: Any, seat: int, rival: int, shown: Longs, n_rival: Longs, n_rivals: Longs
) -> None:
    """How many cards of each habitat the leading rival, and all rivals, have played."""
    clear(n_rival, 0, N_HABITATS)
    clear(n_rivals, 0, N_HABITATS)
    if s.phase == DRAFTING or s.phase == MIGRATING:
        return
    for other in range(np.int64(s.players)):
        if other != seat:
            count_played(s, other, shown)
            for habitat in range(N_HABITATS):
                n = n_in(shown, habitat)
                n_rivals[habitat] += n
                if other == rival:
                    n_rival[habitat] += n


@jit
def count_played(s: Any, seat: int, counts: Longs) -> None:
    """The cards that a seat has played: those it began with, without those it has."""
    clear(counts, 0, N_BIRDS)
    if s.opening == DRAFT:
        for pack_round in range(1, PACK_ROUNDS[s.players] + 1):
            for pick in range(n_picks(s.players, pack_round)):
                counts[s.cards[place_of_pick(s.players, pack_round, pick, seat)]] += 1
    else:
        size = HAND_SIZE[s.players]
        n_passed = N_PASSED[s.players] if s.opening == MIGRATION else 0
        for place in range(seat * size, (seat + 1) * size - n_passed):
            counts[s.cards[place]] += 1
        giver = (seat - 1) % np.int64(s.players)
        for place in range((giver + 1) * size - n_passed, (giver + 1) * size):
            counts[s.cards[place]] += 1
    hand = hand_of(s, seat)
    while hand:
        counts[BIRD_OF[lowest(hand)]] -= 1
        hand &= hand - 1


@jit
def count_placed(s: Any, seat: int, counts: Longs) -> None:
    """F11, F12: the cards that the seat has passed to the left or put into a neutral hand, less
    those of the same birds that were shown there."""
    clear(counts, 0, N_BIRDS)
    if s.opening == MIGRATION and s.phase != MIGRATING:
        size = HAND_SIZE[s.players]
        left = (seat + 1) % np.int64(s.players)
        count_played(s, left, counts)
        for bird in range(N_BIRDS):
            counts[bird] = -counts[bird]
        for place in range((seat + 1) * size - N_PASSED[s.players], (seat + 1) * size):
            counts[s.cards[place]] += 1
    elif s.opening == DRAFT:
        add_put(s, seat, counts)
        if s.phase != DRAFTING and N_NEUTRAL[s.players] > 0:
            neutral = seat if s.players == 2 else 0
            for i in range(rounds_played(s)):
                counts[s.cards[place_of_neutral(s, neutral, i)]] -= 1
    for bird in range(N_BIRDS):
        counts[bird] = max(counts[bird], 0)


@jit
def add_put(s: Any, seat: int, counts: Longs) -> None:
    """F12: add the cards that the seat has put into a neutral hand."""
    last_opened = s.pack_round if s.phase == DRAFTING else PACK_ROUNDS[s.players]
    for pack_round in range(1, np.int64(last_opened) + 1):
        if puts_one(s.players, pack_round):
            is_open = s.phase == DRAFTING and pack_round == last_opened
            for pick in range(np.int64(s.pick) if is_open else n_picks(s.players, pack_round)):
                counts[s.cards[place_of_pick(s.players, pack_round, pick, seat) + 1]] += 1
