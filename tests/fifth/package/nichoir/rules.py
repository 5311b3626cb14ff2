"""Le trou du nichoir, the rules (N1-N7), compiled."""

from typing import Any

import numpy as np

from nichoir.events import CHOSE, FLEW, NESTED, TURNED_UP
from nichoir.kinds import BIRDS, BOXES, ROUNDS, SEATS
from voliere.games import usual
from voliere.kernel.bits import bit_count, kth, lowest
from voliere.kernel.jit import jit
from voliere.kernel.log import Log, tell
from voliere.kernel.rng import Rng, below

ALL_BIRDS, ALL_BOXES = (1 << BIRDS) - 1, (1 << BOXES) - 1  # bit n: the bird, the box n + 1

STATE = np.dtype(
    [
        ("players", np.int32),
        ("crumbs", np.int32),
        ("boxes", np.int32, (ROUNDS,)),  # in the order turned up
        ("hand", np.int32, (SEATS,)),  # until the birds fly, also the one picked
        ("chosen", np.int32, (SEATS,)),  # this round's secret bird, 0 while undecided
        ("flown", np.int32),  # the birds of earlier rounds
        ("round", np.int32),
        ("score", np.int32, (SEATS,)),
    ],
    align=True,
)
N_MOVES, MAX_MOVES, MAX_LENGTH = BIRDS, ROUNDS, SEATS * ROUNDS
scores, winners, title, awaits_deal = usual.scores, usual.winners, usual.title, usual.awaits_deal


@jit
def draw_deal(s: Any, rng: Rng) -> None:
    """N1, N2: the boxes are shuffled, the birds dealt."""
    draw_boxes(s, 0, ALL_BOXES, rng)
    birds = ALL_BIRDS
    for seat in range(s.players):
        s.hand[seat] = drawn(birds, ROUNDS, rng)
        birds &= ~s.hand[seat]


@jit
def draw_boxes(s: Any, start: int, left: int, rng: Rng) -> None:
    """Put boxes of those left into the pile, from a place on."""
    for i in range(start, ROUNDS):
        box = kth(left, below(rng, bit_count(left)))
        left &= ~(1 << box)
        s.boxes[i] = box + 1


@jit
def drawn(birds: int, n: int, rng: Rng) -> int:
    """So many of the birds, drawn at random."""
    hand = 0
    for _ in range(n):
        hand |= 1 << kth(birds & ~hand, below(rng, bit_count(birds & ~hand)))
    return hand


@jit
def set_up(s: Any) -> None:
    """N2: nobody has anything yet; the first box is turned up."""
    s.round, s.flown = 0, 0
    for seat in range(SEATS):
        s.chosen[seat] = 0
        s.score[seat] = 0


@jit
def actors(s: Any) -> int:
    """N3: everybody who has not yet picked a bird."""
    waiting = 0
    for seat in range(s.players):
        if s.round < ROUNDS and s.chosen[seat] == 0:
            waiting |= 1 << seat
    return waiting


@jit
def legal(s: Any, seat: int, out: Any) -> int:
    """N3: any bird in hand."""
    n = 0
    hand = s.hand[seat]
    while hand:
        out[n] = lowest(hand)
        hand &= hand - 1
        n += 1
    return n


@jit
def random_move(s: Any, seat: int, rng: Rng) -> int:
    """A legal move, all equally likely."""
    return kth(s.hand[seat], below(rng, ROUNDS - s.round))


@jit
def apply(s: Any, seat: int, move: int, log: Log | None) -> None:
    """N3: pick a bird secretly; when the last one is picked, all fly."""
    s.chosen[seat] = move + 1
    tell(log, CHOSE, seat, move + 1)
    if actors(s) == 0:
        fly(s, log)


@jit
def fly(s: Any, log: Log | None) -> None:
    """N4, N5: the fattest bird is stuck, the next fattest gets the box."""
    tell(log, FLEW, s.chosen[0], s.chosen[1], s.chosen[2], s.chosen[3])
    stuck, nested = 0, -1
    for seat in range(1, s.players):
        if s.chosen[seat] > s.chosen[stuck]:
            stuck, nested = seat, stuck
        elif nested < 0 or s.chosen[seat] > s.chosen[nested]:
            nested = seat
    s.score[stuck] += s.crumbs
    s.score[nested] += s.boxes[s.round]
    tell(log, NESTED, nested, s.boxes[s.round], stuck)
    for seat in range(s.players):
        bird = 1 << (s.chosen[seat] - 1)
        s.hand[seat] &= ~bird
        s.flown |= bird
        s.chosen[seat] = 0
    s.round += 1
    if s.round < ROUNDS:
        tell(log, TURNED_UP, s.boxes[s.round])


@jit
def determinize(s: Any, seat: int, rng: Rng) -> None:
    """N7: redraw the boxes to come, and the birds of the others with those they have picked."""
    redraw_ahead(s, rng)
    birds = ALL_BIRDS & ~(s.flown | s.hand[seat])
    for other in range(s.players):
        if other != seat:
            s.hand[other] = drawn(birds, ROUNDS - s.round, rng)
            birds &= ~s.hand[other]
            if s.chosen[other]:
                s.chosen[other] = random_move(s, other, rng) + 1


@jit
def redraw_ahead(s: Any, rng: Rng) -> None:
    """N7: redraw the boxes to come."""
    left = ALL_BOXES
    for i in range(min(s.round + 1, ROUNDS)):
        left &= ~(1 << (s.boxes[i] - 1))
    draw_boxes(s, s.round + 1, left, rng)


@jit
def withdraw(s: Any, seat: int) -> None:
    """Take back the birds the others have picked."""
    for other in range(s.players):
        if other != seat:
            s.chosen[other] = 0
