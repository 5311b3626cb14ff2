"""Feather, the rules (F1-F15), compiled. Read from top to bottom as the game is played.

The record and the hands are in `state.py`, migration and draft in `opening.py`, the score sheet and
who wins (F2, F9, F15) in `sheet.py`, what a seat does not know in `unseen.py`.
"""

# mypy: disable-error-code="return-value"

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.feather.cards import (
    N_CARDS,
    N_HABITATS,
    N_KINDS,
    NEUTRAL_SIZE,
    RAPTOR,
    SOLO_REVEALED,
)
from voliere.games.feather.opening import (
    begin_play,
    draft,
    legal_drafts,
    legal_passes,
    migrate,
    place_of_put,
    random_draft,
    random_pass,
)
from voliere.games.feather.sheet import FULL_ROW, ROW_POINTS, scores, title, winners
from voliere.games.feather.state import (
    BIRD_OF,
    CHASED_OFF,
    CHOSE,
    DISCARD,
    DISCARDED,
    DISCARDING,
    DRAFT,
    DRAFTED,
    DRAFTING,
    DREW,
    HAND_SIZE,
    LEFT,
    MAX_LENGTH,
    MAX_MOVES,
    MIGRATING,
    MIGRATION,
    N_MOVES,
    N_NEUTRAL,
    OVER,
    PACKS_OPENED,
    PACKS_PASSED,
    PASSED,
    PLAY,
    PLAYING,
    PUT,
    REVEALED,
    SCORED,
    SEATS,
    SETTLED,
    SHUFFLED,
    STATE,
    TABLE_CARDS,
    VISITED,
    birds_in,
    hand_of,
    random_bird,
    set_hand,
    with_bird,
    without_bird,
)
from voliere.games.feather.unseen import put_in_order, redraw
from voliere.kernel.jit import jit
from voliere.kernel.log import Log, tell
from voliere.kernel.rng import Rng, shuffle

__all__ = [
    "CHASED_OFF",
    "CHOSE",
    "DISCARDED",
    "DRAFTED",
    "DREW",
    "LEFT",
    "MAX_LENGTH",
    "MAX_MOVES",
    "N_MOVES",
    "PACKS_OPENED",
    "PACKS_PASSED",
    "PASSED",
    "PUT",
    "REVEALED",
    "SCORED",
    "SETTLED",
    "SHUFFLED",
    "STATE",
    "VISITED",
    "scores",
    "title",
    "winners",
]

# Set-up


@jit
def draw_deal(s: Any, rng: Rng) -> None:
    """F3, F12, F13: the deck is shuffled; with a draft, so is the play order of neutral hands."""
    for i in range(N_CARDS):
        s.cards[i] = BIRD_OF[i]
    shuffle(s.cards, N_CARDS, rng)
    if s.opening == DRAFT:
        for neutral in range(N_NEUTRAL[s.players]):
            for i in range(NEUTRAL_SIZE):
                s.neutral_order[neutral, i] = i
            shuffle(s.neutral_order[neutral], NEUTRAL_SIZE, rng)


@jit
def set_up(s: Any) -> None:
    """F3, F11-F13: the hands are taken up; the opening, or the first round, begins."""
    for seat in range(SEATS):
        s.chosen[seat] = 0
        s.hand[seat, 0] = 0
        s.hand[seat, 1] = 0
        for habitat in range(N_HABITATS):
            s.seen[seat, habitat] = 0
    for i in range(TABLE_CARDS):
        s.table[i] = 0
    begin_play(s)
    if s.opening == DRAFT:
        s.phase = DRAFTING
        s.round = 0
        s.pack_round = 1
        return
    size = HAND_SIZE[s.players]
    for seat in range(s.players):
        hand = np.int64(0)
        for place in range(seat * size, (seat + 1) * size):
            hand = with_bird(hand, s.cards[place])
        set_hand(s, seat, hand)
    if s.opening == MIGRATION:
        s.phase = MIGRATING
        s.round = 0


@jit
def awaits_deal(s: Any) -> bool:
    """One deal lasts the whole game."""
    return False


# Decisions


@jit
def actors(s: Any) -> int:
    """F4, F11, F12: everybody who has not yet decided, as a mask of seats."""
    if s.phase == OVER:
        return 0
    waiting = 0
    for seat in range(s.players):
        if s.chosen[seat] == 0:
            waiting |= 1 << seat
    return waiting


@jit
def legal(s: Any, seat: int, out: NDArray[np.int32]) -> int:
    """F4: any bird in hand; before play what the opening asks for (F11, F12); F13: solo, the bird
    to discard."""
    if s.phase == PLAYING:
        return birds_in(hand_of(s, seat), PLAY, out)
    if s.phase == DISCARDING:
        return birds_in(hand_of(s, seat), DISCARD, out)
    if s.phase == MIGRATING:
        return legal_passes(s, seat, out)
    return legal_drafts(s, seat, out)


@jit
def random_move(s: Any, seat: int, rng: Rng) -> int:
    """A legal move, all equally likely."""
    if s.phase == PLAYING:
        return PLAY + random_bird(hand_of(s, seat), rng)
    if s.phase == DISCARDING:
        return DISCARD + random_bird(hand_of(s, seat), rng)
    if s.phase == MIGRATING:
        return random_pass(s, seat, rng)
    return random_draft(s, seat, rng)


@jit
def apply(s: Any, seat: int, move: int, log: Log | None) -> None:
    """F4, F11, F12: decide secretly; the last one to decide lets it happen."""
    if s.phase == DISCARDING:
        discard(s, move - DISCARD, log)
        return
    s.chosen[seat] = move + 1
    if s.players > 1:
        tell(log, CHOSE, seat, move)
    for other in range(s.players):
        if s.chosen[other] == 0:
            return
    if s.phase == PLAYING:
        reveal(s, log)
    elif s.phase == MIGRATING:
        migrate(s, log)
    else:
        draft(s, log)


# A round


@jit
def reveal(s: Any, log: Log | None) -> None:
    """F4-F8: the cards are turned over, birds ticked off, and the cards of this round linger."""
    lingering = birds_on_table(s) if s.round > 1 else np.int64(0)
    old_low, old_high, old_left = 0, 0, 0
    if log is not None:
        old_low, old_high = table_in_two(s)
        old_left = (1 << n_on_table(s)) - 1 if s.round > 1 else 0
    turn_over(s)
    revealed = birds_on_table(s)
    if log is not None:
        low, high = table_in_two(s)
        tell(log, REVEALED, s.players, (1 << n_on_table(s)) - 1, low, high)
    if s.raptors:
        for i in range(n_on_table(s)):
            if s.table[i] % N_KINDS == RAPTOR:
                habitat = s.table[i] // N_KINDS
                lingering &= ~(np.int64(FULL_ROW) << habitat * N_KINDS)
                if log is not None:
                    chased = of_habitat(old_low, old_high, old_left, habitat)
                    old_left &= ~chased
                    if chased:
                        raptor = s.table[i] << 3 | i
                        tell(log, CHASED_OFF, s.players, chased, old_low, old_high, raptor)
    for seat in range(s.players):
        tick_off(s, seat, revealed | lingering, log)
    if log is not None:
        if old_left:
            tell(log, LEFT, s.players, old_left, old_low, old_high)
        low, high = table_in_two(s)
        tell(log, SETTLED, s.players, (1 << n_on_table(s)) - 1, low, high)
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
    here = in_sight >> habitat * N_KINDS & FULL_ROW
    before = s.seen[seat, habitat]
    s.seen[seat, habitat] = before | here
    if log is not None:
        points = ROW_POINTS[before | here] - ROW_POINTS[before]
        tell(log, VISITED, seat, habitat, here, before, points)


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
        bird = (low >> 6 * i if i < 5 else high >> 6 * (i - 5)) & 63
        if (among >> i) & 1 and bird // N_KINDS == habitat:
            found |= 1 << i
    return found


# The end


@jit
def tell_scores(s: Any, log: Log | None) -> None:
    """F9: show each seat's score sheet."""
    for seat in range(s.players):
        rows = 0
        for habitat in range(4):
            rows |= s.seen[seat, habitat] << habitat * N_KINDS
        tell(log, SCORED, seat, rows, s.seen[seat, 4])


# What a seat does not know


@jit
def determinize(s: Any, seat: int, rng: Rng) -> None:
    """Redraw what the seat cannot know: where the cards it has not seen are (see `unseen.py`), and
    what the others have decided and not yet revealed."""
    if s.players == 1:
        redraw_pile(s, rng)
        return
    redraw(s, seat, rng)
    for other in range(s.players):
        if other != seat and s.chosen[other] != 0:
            s.chosen[other] = random_move(s, other, rng) + 1


@jit
def redraw_pile(s: Any, rng: Rng) -> None:
    """F13: solo, only the order of the pile is unknown."""
    put_in_order(s.cards, 0, HAND_SIZE[1])
    top = top_of_pile(s)
    put_in_order(s.cards, top, N_CARDS)
    shuffle(s.cards[top:], N_CARDS - top, rng)


@jit
def withdraw(s: Any, seat: int) -> None:
    """Take back what the others have decided and not yet revealed."""
    for other in range(s.players):
        if other != seat:
            s.chosen[other] = 0
