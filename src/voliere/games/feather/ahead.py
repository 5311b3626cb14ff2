"""Feather: what lies ahead of everybody, with all hands open, drawn anew, compiled.

Of neutral hands that were dealt (F3) nobody knows a card before it is revealed; of those that were
drafted (F12) the cards are known and only their order is not.
"""

# mypy: disable-error-code="no-any-return"

from __future__ import annotations

from typing import Any

from voliere.games.feather.cards import N_CARDS, NEUTRAL_SIZE
from voliere.games.feather.opening import place_of_pack
from voliere.games.feather.remembered import put_in_order, rounds_played
from voliere.games.feather.state import DRAFTING, HAND_SIZE, N_NEUTRAL, PACK_ROUNDS
from voliere.kernel.jit import jit
from voliere.kernel.rng import Rng, below, shuffle


@jit
def redraw_neutral_hands(s: Any, rng: Rng) -> None:
    """F3: the cards of the neutral hands that are not revealed yet, and those aside."""
    first = s.players * HAND_SIZE[s.players]
    n_played = rounds_played(s)
    n = n_unrevealed(s, first, n_played)
    for i in range(1, n):  # sorted, whatever stood where
        k = i
        while k > 0 and at(s, first, n_played, k - 1) > at(s, first, n_played, k):
            swap(s, first, n_played, k - 1, k)
            k -= 1
    for i in range(n - 1, 0, -1):
        swap(s, first, n_played, i, below(rng, i + 1))


@jit
def n_unrevealed(s: Any, first: int, n_played: int) -> int:
    """How many cards beyond the hands nobody has seen."""
    return N_CARDS - first - N_NEUTRAL[s.players] * n_played


@jit
def place_of(s: Any, first: int, n_played: int, k: int) -> int:
    """Where the k-th of them stands: neutral hand by neutral hand, then those aside."""
    left = NEUTRAL_SIZE - n_played
    neutral = min(k // left, N_NEUTRAL[s.players])
    return (
        first
        + neutral * NEUTRAL_SIZE
        + k
        - neutral * left
        + (n_played if neutral < N_NEUTRAL[s.players] else 0)
    )


@jit
def at(s: Any, first: int, n_played: int, k: int) -> int:
    """The k-th of the cards that nobody has seen."""
    return s.cards[place_of(s, first, n_played, k)]


@jit
def swap(s: Any, first: int, n_played: int, i: int, k: int) -> None:
    """Exchange two of them."""
    one, other = place_of(s, first, n_played, i), place_of(s, first, n_played, k)
    card = s.cards[one]
    s.cards[one] = s.cards[other]
    s.cards[other] = card


@jit
def redraw_unopened(s: Any, rng: Rng) -> None:
    """F12: the packs to come, the cards aside, the order of the neutral hands."""
    opened = s.pack_round if s.phase == DRAFTING else PACK_ROUNDS[s.players]
    first = place_of_pack(s.players, opened + 1, 0)
    put_in_order(s.cards, first, N_CARDS)
    shuffle(s.cards[first:], N_CARDS - first, rng)
    n_played = rounds_played(s)
    for neutral in range(N_NEUTRAL[s.players]):
        put_in_order(s.neutral_order[neutral], n_played, NEUTRAL_SIZE)
        shuffle(s.neutral_order[neutral, n_played:], NEUTRAL_SIZE - n_played, rng)
