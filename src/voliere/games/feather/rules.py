"""Feather, the rules (F1-F15), compiled. Read from top to bottom as the game is played.

The record and the hands are in `state.py`, migration and draft in `opening.py`, a round in
`reveal.py`, the score sheet and who wins (F2, F9, F15) in `sheet.py`, what a seat does not know in
`unseen.py`.
"""

# mypy: disable-error-code="return-value"

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.feather.ahead import redraw_neutral_hands, redraw_unopened
from voliere.games.feather.cards import (
    N_CARDS,
    N_HABITATS,
    NEUTRAL_SIZE,
)
from voliere.games.feather.events import (
    CHOSE,
)
from voliere.games.feather.opening import (
    begin_play,
    draft,
    legal_drafts,
    legal_passes,
    migrate,
    random_draft,
    random_pass,
)
from voliere.games.feather.remembered import put_in_order
from voliere.games.feather.reveal import discard, reveal, top_of_pile
from voliere.games.feather.sheet import (
    scores,
    title,
    winners,
)
from voliere.games.feather.state import (
    BIRD_OF,
    DISCARD,
    DISCARDING,
    DRAFT,
    DRAFTING,
    HAND_SIZE,
    MAX_LENGTH,
    MAX_MOVES,
    MIGRATING,
    MIGRATION,
    N_MOVES,
    N_NEUTRAL,
    OVER,
    PLAY,
    PLAYING,
    SEATS,
    STATE,
    TABLE_CARDS,
    birds_in,
    hand_of,
    random_bird,
    set_hand,
    with_bird,
)
from voliere.games.feather.unseen import redraw
from voliere.kernel.jit import jit
from voliere.kernel.log import Log, tell
from voliere.kernel.rng import Rng, shuffle

__all__ = [
    "MAX_LENGTH",
    "MAX_MOVES",
    "N_MOVES",
    "STATE",
    "actors",
    "apply",
    "awaits_deal",
    "determinize",
    "draw_deal",
    "legal",
    "random_move",
    "redraw_ahead",
    "scores",
    "set_up",
    "title",
    "winners",
    "withdraw",
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
def redraw_ahead(s: Any, rng: Rng) -> None:
    """Redraw what lies ahead of everybody: the neutral hands, packs that nobody has opened yet, the
    cards aside; alone, the pile."""
    if s.players == 1:
        redraw_pile(s, rng)
    elif s.opening == DRAFT:
        redraw_unopened(s, rng)
    else:
        redraw_neutral_hands(s, rng)


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
