"""Feather: a round, from the cards that are turned over to the next round or the end (F4-F10, F13,
F14), compiled."""

# mypy: disable-error-code="return-value"

from __future__ import annotations

from typing import Any

import numpy as np

from voliere.games.feather.cards import (
    ALL_BONUS,
    N_HABITATS,
    N_KINDS,
    NEUTRAL_SIZE,
    RAPTOR,
    SOLO_REVEALED,
)
from voliere.games.feather.events import (
    CHASED_OFF,
    DISCARDED,
    DREW,
    LEFT,
    REVEALED,
    SCORED,
    SETTLED,
    VISITED,
)
from voliere.games.feather.opening import place_of_put
from voliere.games.feather.sheet import (
    ACE,
    COMMON,
    FULL_ROW,
    ROW_POINTS,
    full_rows,
    n_other,
    n_ticked,
    sheet_points,
)
from voliere.games.feather.state import (
    DISCARDING,
    DRAFT,
    FIRST_NEUTRAL,
    HALF,
    HAND_SIZE,
    LOW_HALF,
    N_NEUTRAL,
    OVER,
    PLAY,
    PLAYING,
    TABLE_CARDS,
    THE_PILE,
    hand_of,
    set_hand,
    with_bird,
    without_bird,
)
from voliere.kernel.bits import bit_count
from voliere.kernel.jit import jit
from voliere.kernel.log import ABSENT, Log, tell, tell_on

# A round


@jit
def reveal(s: Any, log: Log | None) -> None:
    """F4-F8: the cards are turned over, birds ticked off, and the cards of this round linger."""
    lingering = lingering_birds(s)
    old_low, old_high, old_left = 0, 0, 0
    if log is not None:
        old_low, old_high = table_in_two(s)
        old_left = (1 << n_on_table(s)) - 1 if s.round > 1 else 0
    turn_over(s)
    revealed = birds_on_table(s)
    if log is not None:
        low, high = table_in_two(s)
        tell(log, REVEALED)
        tell_cards(s, low, high, (1 << n_on_table(s)) - 1, log)
    if s.raptors:
        for i in range(n_on_table(s)):
            if chases_off(s, s.table[i]):
                habitat = s.table[i] // N_KINDS
                lingering &= ~(np.int64(FULL_ROW) << habitat * N_KINDS)
                if log is not None:
                    chased = of_habitat(old_low, old_high, old_left, habitat)
                    old_left &= ~chased
                    if chased:
                        tell(log, CHASED_OFF, owner_of(s, i), s.table[i])
                        tell_cards(s, old_low, old_high, chased, log)
    for seat in range(s.players):
        tick_off(s, seat, revealed | lingering, log)
    if log is not None:
        if old_left:
            tell(log, LEFT)
            tell_cards(s, old_low, old_high, old_left, log)
        low, high = table_in_two(s)
        tell(log, SETTLED)
        tell_cards(s, low, high, (1 << n_on_table(s)) - 1, log)
    end_round(s, log)


@jit
def n_on_table(s: Any) -> int:
    """F4, F13: how many cards are revealed in a round."""
    return 1 + SOLO_REVEALED if s.players == 1 else s.players + N_NEUTRAL[s.players]


@jit
def birds_on_table(s: Any) -> int:
    """The birds of the last round revealed, as a mask of 35 bits."""
    birds = np.int64(0)
    for i in range(n_on_table(s)):
        birds |= np.int64(1) << s.table[i]
    return birds


@jit
def lingering_birds(s: Any) -> int:
    """F7: the birds of the round before, as a mask of 35 bits; none in the first round."""
    return birds_on_table(s) if s.round > 1 else np.int64(0)


@jit
def chases_off(s: Any, bird: int) -> bool:
    """F10: whether a bird that is revealed makes those leave that linger in its habitat."""
    return s.raptors and bird % N_KINDS == RAPTOR


@jit
def in_habitat(birds: int, habitat: int) -> int:
    """F5: those of a mask of 35 bits that are in this habitat, as a row of the sheet."""
    return birds >> habitat * N_KINDS & FULL_ROW


@jit
def turn_over(s: Any) -> None:
    """F4, F13: the cards picked go to the table, then one of each neutral hand, or three of the
    solo pile."""
    for seat in range(s.players):
        bird = s.chosen[seat] - 1 - PLAY
        s.table[seat] = bird
        s.chosen[seat] = 0
        set_hand(s, seat, without_bird(hand_of(s, seat), bird))
    if s.players == 1:
        for i in range(SOLO_REVEALED):
            s.table[1 + i] = s.cards[top_of_pile(s) + i]
    else:
        for neutral in range(N_NEUTRAL[s.players]):
            s.table[s.players + neutral] = s.cards[place_of_neutral_card(s, neutral)]


@jit
def place_of_neutral_card(s: Any, neutral: int) -> int:
    """F4: where in `s.cards` the card stands that a neutral hand plays this round."""
    if s.opening == DRAFT:
        return place_of_put(s.players, neutral, s.neutral_order[neutral, s.round - 1])
    return (s.players + neutral) * NEUTRAL_SIZE + s.round - 1


@jit
def tick_off(s: Any, seat: int, in_sight: int, log: Log | None) -> None:
    """F5, F6: tick off the birds of the habitat visited this round, and of no other."""
    habitat = s.table[seat] // N_KINDS
    here = in_habitat(in_sight, habitat)
    before = s.seen[seat, habitat]
    s.seen[seat, habitat] = before | here
    if log is not None:
        tell(log, VISITED, seat, habitat)
        tell_birds(here, habitat, log)
        tell_birds(here & ~before, habitat, log)
        points = ROW_POINTS[before | here] - ROW_POINTS[before]
        tell_on(log, points, before != FULL_ROW and before | here == FULL_ROW)


@jit
def tell_birds(row: int, habitat: int, log: Log | None) -> None:
    """Say which birds of a habitat, a bit each, in two halves."""
    birds = np.int64(row) << habitat * N_KINDS
    tell_on(log, birds & LOW_HALF, birds >> HALF)


@jit
def end_round(s: Any, log: Log | None) -> None:
    """F8, F14: the next round, the solo discard, or the end."""
    if s.round == HAND_SIZE[s.players] - 1:
        s.phase = OVER
        if log is not None:
            tell_scores(s, log)
    elif s.players == 1:
        s.phase = DISCARDING
    else:
        s.round += 1


# Solo


@jit
def top_of_pile(s: Any) -> int:
    """F13: where in `s.cards` the top card of the solo pile stands: a turn takes four."""
    revealed = 0 if s.phase == PLAYING else SOLO_REVEALED
    return HAND_SIZE[1] + (s.round - 1) * (SOLO_REVEALED + 1) + revealed


@jit
def discard(s: Any, bird: int, log: Log | None) -> None:
    """F13: discard one hand card and draw one; the next turn begins."""
    drawn = s.cards[top_of_pile(s)]
    set_hand(s, 0, with_bird(without_bird(hand_of(s, 0), bird), drawn))
    tell(log, DISCARDED, 0, bird)
    tell(log, DREW, 0, drawn)
    s.phase = PLAYING
    s.round += 1


# What events say of the table


@jit
def table_in_two(s: Any) -> tuple[int, int]:
    """The cards on the table in two numbers of 30 bits, six a card."""
    low = 0
    high = 0
    for i in range(n_on_table(s)):
        if i < 5:
            low |= s.table[i] << 6 * i
        else:
            high |= s.table[i] << 6 * (i - 5)
    return low, high


@jit
def of_habitat(low: int, high: int, among: int, habitat: int) -> int:
    """Which of the cards on a table told in two numbers are of this habitat, as a mask."""
    found = 0
    for i in range(TABLE_CARDS):
        if (among >> i) & 1 and card_in(low, high, i) // N_KINDS == habitat:
            found |= 1 << i
    return found


@jit
def card_in(low: int, high: int, i: int) -> int:
    """The i-th card of a table told in two numbers."""
    return (low >> 6 * i if i < 5 else high >> 6 * (i - 5)) & 63


@jit
def tell_cards(s: Any, low: int, high: int, which: int, log: Log | None) -> None:
    """Say which cards of a table told in two numbers these are, and whose."""
    for i in range(TABLE_CARDS):
        if (which >> i) & 1:
            tell_on(log, owner_of(s, i), card_in(low, high, i))
        else:
            tell_on(log, ABSENT, ABSENT)


@jit
def owner_of(s: Any, i: int) -> int:
    """Whose the i-th card on the table is."""
    if i < s.players:
        return i
    return THE_PILE if s.players == 1 else FIRST_NEUTRAL + i - s.players


# The end


@jit
def tell_scores(s: Any, log: Log | None) -> None:
    """F2, F9: show each seat's score sheet and its arithmetic."""
    for seat in range(s.players):
        rows = s.seen[seat]
        full = full_rows(rows)
        total = sheet_points(rows)
        tell(log, SCORED, seat)
        for habitat in range(N_HABITATS):
            tell_on(log, rows[habitat])
        tell_on(log, n_ticked(rows, ACE), n_other(rows), n_ticked(rows, COMMON))
        tell_on(log, full, ALL_BONUS * bit_count(full))
        for habitat in range(N_HABITATS):
            tell_on(log, ROW_POINTS[rows[habitat]])
        tell_on(log, total, total)
