"""Songbirds, the rules (S1-S26), compiled. Read from top to bottom as the game is played.

The State record is in state.py, awards (S7, S9-S13) are in awards.py, the end of a round and of a
match (S8, S14-S20, S23) in scoring.py, what a seat does not know in hidden.py. What the compiled
entry points need is all found here.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.games.songbirds.awards import (
    award_full_lines,
    lay_special_tokens,
    special_of_round,
)
from voliere.games.songbirds.cards import CENTRE, N_BERRIES, WORMS
from voliere.games.songbirds.events import DREW, LAID, PLACED, SHOWED, SKIPPED
from voliere.games.songbirds.hidden import determinize, redraw_ahead, withdraw
from voliere.games.songbirds.scoring import end_round, scores, title, winners
from voliere.games.songbirds.state import (
    BETWEEN_ROUNDS,
    DIAGONAL_CELLS,
    FULL_FOREST,
    LAY,
    LAY_SHOWN,
    MAX_LENGTH,
    MAX_MOVES,
    N_CARDS,
    N_CELLS,
    N_COLOURS,
    N_DIAGONALS,
    N_LINES,
    N_MOVES,
    NEIGHBOURS,
    NOBODY,
    PLACE_SHOWN,
    PLAYING,
    RIVALS,
    SEATS,
    SHOW,
    SPECIAL_CARD,
    STATE,
    TOKENS,
)
from voliere.kernel.bits import bit_count, kth, lowest
from voliere.kernel.jit import jit
from voliere.kernel.log import ABSENT, Log, tell
from voliere.kernel.rng import Rng, below, shuffle

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

MOST_WORMS = WORMS[0]


# Set-up


@jit
def draw_deal(s: Any, rng: Rng) -> None:
    """S3, S4: tokens and cards are shuffled; S5: the first player is drawn, unless the table has
    chosen one or an earlier round has (S19)."""
    for i in range(N_BERRIES):
        s.token[i] = TOKENS[i]
    shuffle(s.token, N_BERRIES, rng)
    for i in range(N_CARDS):
        s.deck[i] = i
    shuffle(s.deck, N_CARDS, rng)
    if s.phase != BETWEEN_ROUNDS:
        s.first = below(rng, s.players) if s.first_option == NOBODY else s.first_option


@jit
def set_up(s: Any) -> None:
    """S3-S5, S21, S24: lay out a round; between rounds the next of the match, else the first."""
    if s.phase == BETWEEN_ROUNDS:
        s.round += 1
    else:
        begin_match(s)
    s.phase = PLAYING
    clear_table(s)
    n = lay_out_diagonals(s) if s.shared else lay_out_centre(s)
    hand_size = 1 if s.shared else 24 // s.players + 1
    for seat in range(s.players):
        hand = 0
        for i in range(n, n + hand_size):
            hand |= 1 << s.deck[i]
        s.hand[seat] = hand
        n += hand_size
    s.turn = s.first
    if s.shared:
        s.n_pile = N_CARDS - n
        draw(s, s.turn, None)


@jit
def begin_match(s: Any) -> None:
    """S18: nothing has been scored yet."""
    s.round = 1
    for seat in range(RIVALS):
        s.total[seat] = 0


@jit
def clear_table(s: Any) -> None:
    """Take everything of the last round away; S15, S22: who may lay a favourite in this one."""
    s.occupied = 0
    s.open_cells = 0
    s.shown = 0
    s.n_pile = 0
    s.n_awards = 0
    s.may_lay = (1 << s.players) - 1 if s.shared or s.early_bird else 0
    for cell in range(N_CELLS):
        s.forest[cell] = 0
    for seat in range(SEATS):
        s.hand[seat] = 0
        s.favourite[seat] = 0
    for seat in range(RIVALS):
        s.worm[seat] = 0
    for colour in range(N_COLOURS):
        s.harvest[colour] = 0
    for line in range(N_BERRIES, N_LINES):
        s.token[line] = 0


@jit
def lay_out_centre(s: Any) -> int:
    """S4: a card in the centre, with 4 players a special card and its tokens (S9-S12). How many
    cards of the deck are used comes back."""
    if s.n_specials == 0:
        occupy(s, CENTRE, s.deck[0] + 1)
        return 1
    special = special_of_round(s)
    occupy(s, CENTRE, SPECIAL_CARD + special)
    lay_special_tokens(s, special)
    return 0


@jit
def lay_out_diagonals(s: Any) -> int:
    """S21: nine cards on the diagonals. How many cards of the deck are used comes back."""
    for i in range(N_DIAGONALS):
        occupy(s, DIAGONAL_CELLS[i], s.deck[i] + 1)
    return N_DIAGONALS


@jit
def occupy(s: Any, cell: int, content: int) -> None:
    """Put a card into a cell; S6: its empty neighbours are open from now on."""
    s.forest[cell] = content
    s.occupied |= 1 << cell
    s.open_cells = (s.open_cells | NEIGHBOURS[cell]) & ~s.occupied


@jit
def awaits_deal(s: Any) -> bool:
    """S18: a match deals each round when it begins."""
    return s.phase == BETWEEN_ROUNDS


# A turn


@jit
def actors(s: Any) -> int:
    """S6: one seat after the other, as a mask of seats."""
    return 1 << s.turn if s.phase == PLAYING else 0


@jit
def can_lay(s: Any, seat: int) -> bool:
    """S15: Early Bird, once a player; S22, S24: solo and cooperative, once a game."""
    return (s.may_lay >> seat) & 1 == 1


@jit
def must_lay(s: Any, seat: int) -> bool:
    """S16: in Early Bird the last card of a player without a favourite can't be placed."""
    return can_lay(s, seat) and not s.shared and s.hand[seat] & (s.hand[seat] - 1) == 0


@jit
def legal(s: Any, seat: int, out: NDArray[np.int32]) -> int:
    """S6, S15, S16, S22: place a card, or lay it; S25: cooperative, show it first."""
    if s.coop and s.shown:
        return legal_of_shown(s, seat, out)
    n = 0
    hand = s.hand[seat]
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        if s.coop:
            out[n] = SHOW + card
            n += 1
            continue
        if can_lay(s, seat):
            out[n] = LAY + card
            n += 1
        cells = 0 if must_lay(s, seat) else s.open_cells
        while cells:
            out[n] = card * N_CELLS + lowest(cells)
            cells &= cells - 1
            n += 1
    return n


@jit
def legal_of_shown(s: Any, seat: int, out: NDArray[np.int32]) -> int:
    """S25: the card that was shown is placed or laid."""
    n = 0
    cells = s.open_cells
    while cells:
        out[n] = PLACE_SHOWN + lowest(cells)
        cells &= cells - 1
        n += 1
    if can_lay(s, seat):
        out[n] = LAY_SHOWN
        n += 1
    return n


@jit
def random_move(s: Any, seat: int, rng: Rng) -> int:
    """A legal move, all equally likely: any card goes with any place, laying being one more."""
    hand = s.hand[seat]
    if s.coop and s.shown == 0:
        return SHOW + kth(hand, below(rng, bit_count(hand)))
    n_cells = 0 if must_lay(s, seat) else bit_count(s.open_cells)
    place = below(rng, n_cells + 1 if can_lay(s, seat) else n_cells)
    if s.coop:
        return LAY_SHOWN if place == n_cells else PLACE_SHOWN + kth(s.open_cells, place)
    card = kth(hand, below(rng, bit_count(hand)))
    return LAY + card if place == n_cells else card * N_CELLS + kth(s.open_cells, place)


@jit
def apply(s: Any, seat: int, move: int, log: Log | None) -> None:
    """Play one decision; the next seat is to move, or the round ends (S8)."""
    if move < LAY:
        place(s, seat, move // N_CELLS, move % N_CELLS, log)
    elif move < SHOW:
        lay(s, seat, move - LAY, log)
    elif move < PLACE_SHOWN:
        s.shown = move - SHOW + 1
        tell(log, SHOWED, seat, move - SHOW)
        return
    elif move < LAY_SHOWN:
        place(s, seat, s.shown - 1, move - PLACE_SHOWN, log)
    else:
        lay(s, seat, s.shown - 1, log)
    s.shown = 0
    if s.occupied == FULL_FOREST:
        end_round(s, log)
    else:
        pass_turn(s, log)


@jit
def place(s: Any, seat: int, card: int, cell: int, log: Log | None) -> None:
    """S6: a hand card goes into the forest; S7: full lines are awarded at once."""
    s.hand[seat] &= ~(1 << card)
    occupy(s, cell, card + 1)
    tell(log, PLACED, seat, card, cell)
    award_full_lines(s, cell, log)


@jit
def lay(s: Any, seat: int, card: int, log: Log | None) -> None:
    """S15: a hand card becomes the favourite, for the highest worm left; S22, S24: face up, and
    nobody may lay another one."""
    s.hand[seat] &= ~(1 << card)
    s.favourite[seat] = card + 1
    if s.shared:
        s.may_lay = 0
        tell(log, LAID, seat, card, ABSENT)
        return
    s.worm[seat] = next_worm(s)
    s.may_lay &= ~(1 << seat)
    tell(log, LAID, seat, card, s.worm[seat])


@jit
def next_worm(s: Any) -> int:
    """S15: the highest worm left, 0 if there is none: everybody who has laid took one."""
    n_laid = s.players - bit_count(s.may_lay)
    return max(MOST_WORMS - n_laid, 0)


@jit
def pass_turn(s: Any, log: Log | None) -> None:
    """S6: clockwise; S22, S24: a card is drawn first, as long as there are any, and without it a
    player with an empty hand is skipped."""
    seat = s.turn
    while True:
        seat = 0 if seat + 1 == s.players else seat + 1
        if s.n_pile:
            draw(s, seat, log)
            break
        if s.hand[seat]:
            break
        tell(log, SKIPPED, seat)
    s.turn = seat


@jit
def draw(s: Any, seat: int, log: Log | None) -> None:
    """S22: the top card of the pile comes to the hand."""
    card = s.deck[N_CARDS - s.n_pile]
    s.n_pile -= 1
    s.hand[seat] |= 1 << card
    tell(log, DREW, seat, card)
