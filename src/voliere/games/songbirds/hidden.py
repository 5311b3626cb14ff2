"""Songbirds: what a seat does not know (S4, S15, S21, S25), drawn anew, compiled."""

from __future__ import annotations

from typing import Any

from voliere.games.songbirds.state import FULL_DECK, N_CARDS, N_CELLS, PLAYING, SPECIAL_CARD
from voliere.kernel.bits import bit_count, lowest
from voliere.kernel.jit import jit
from voliere.kernel.rng import Rng, shuffle


@jit
def determinize(s: Any, seat: int, rng: Rng) -> None:
    """Redraw what the seat cannot know: the others' hands, the favourites they have laid face down
    (S15), the card aside (S4), the order of the pile (S21). A card shown (S25) is known; so are all
    favourites, once a round of rivals is over (S8)."""
    if s.phase != PLAYING and not s.shared:
        forget_deck(s, N_CARDS)
        return
    hidden = hidden_cards(s, seat)
    n_hidden = bit_count(hidden)
    first_hidden = N_CARDS - n_hidden
    for i in range(first_hidden, N_CARDS):
        s.deck[i] = lowest(hidden)
        hidden &= hidden - 1
    shuffle(s.deck[first_hidden:], n_hidden, rng)
    i = first_hidden
    for other in range(s.players):
        if other == seat:
            continue
        known = known_of(s, other)
        n_unknown = bit_count(s.hand[other] & ~known)
        s.hand[other] &= known
        for _ in range(n_unknown):
            s.hand[other] |= 1 << s.deck[i]
            i += 1
        if s.favourite[other] != 0 and not s.shared:
            s.favourite[other] = s.deck[i] + 1
            i += 1
    forget_deck(s, N_CARDS - s.n_pile)


@jit
def hidden_cards(s: Any, seat: int) -> int:
    """The cards of which the seat can't say where they are, as a mask."""
    seen = s.hand[seat]
    for cell in range(N_CELLS):
        if 0 < s.forest[cell] < SPECIAL_CARD:
            seen |= 1 << (s.forest[cell] - 1)
    for other in range(s.players):
        seen |= known_of(s, other)
        if s.favourite[other] != 0 and (s.shared or other == seat):
            seen |= 1 << (s.favourite[other] - 1)
    return FULL_DECK & ~seen


@jit
def known_of(s: Any, seat: int) -> int:
    """S25: the hand card that everybody knows: the one the active player has shown."""
    return 1 << (s.shown - 1) if s.shown and seat == s.turn else 0


@jit
def forget_deck(s: Any, n: int) -> None:
    """The first n cards of the deck are dealt; their order tells who has got what."""
    for i in range(n):
        s.deck[i] = 0


@jit
def redraw_ahead(s: Any, rng: Rng) -> None:
    """Redraw what lies ahead of everybody: the order of the pile (S21)."""
    left = 0
    top = N_CARDS - s.n_pile
    for i in range(top, N_CARDS):
        left |= 1 << s.deck[i]
    for i in range(top, N_CARDS):
        s.deck[i] = lowest(left)
        left &= left - 1
    shuffle(s.deck[top:], s.n_pile, rng)


@jit
def withdraw(s: Any, seat: int) -> None:
    """Nobody decides in secret: there is nothing to take back."""
