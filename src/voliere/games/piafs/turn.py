"""Piafs: a turn, from the card that is played to the last that is drawn (P7-P13, P15), compiled."""

from __future__ import annotations

from typing import Any

from voliere.games.piafs.capture import resolve, trigger_end
from voliere.games.piafs.cards import A_SPECIES, COLUMN, HAND
from voliere.games.piafs.events import (
    ADDED,
    DECLINED,
    DREW,
    DREW_FROM_TRACK,
    MALUS_LAID,
    PASSED_OVER,
    PLAYED,
    SEED_LAID,
    TRACK_REFILLED,
)
from voliere.games.piafs.keep import begin_keeping, join_collection
from voliere.games.piafs.seen import joins_hand, leaves_hand, was_asked, was_not_asked
from voliere.games.piafs.state import (
    ADD,
    ADD_PHASE,
    DECLINE,
    DRAW,
    DRAW_PHASE,
    DRAW_TRACK,
    NO_BIRD,
    NOTHING,
    PLAY_PHASE,
    birds_left,
    species_of,
    strength_of,
)
from voliere.kernel.jit import jit
from voliere.kernel.log import ABSENT, Log, tell


@jit
def play_card(s: Any, seat: int, bird: int, perch: int, log: Log | None) -> None:
    """P7: a hand card goes to the end of a row."""
    leaves_hand(s, seat, bird)
    s.row[perch, s.n_row[perch]] = bird
    s.n_row[perch] += 1
    s.perch = perch
    s.played = strength_of(bird)
    s.captured = 0
    tell(log, PLAYED, seat, bird, perch)
    fight(s, seat, log)


@jit
def fight(s: Any, seat: int, log: Log | None) -> None:
    """P8-P10: capture as long as it goes on; a player who captured nothing may add a card."""
    if not resolve(s, log):
        return
    if s.captured:
        go_on_drawing(s, seat, log)
    elif n_addable(s, seat) > 0:
        was_asked(s, seat, s.played)
        s.phase = ADD_PHASE
    else:
        was_not_asked(s, seat, s.played)
        go_on_drawing(s, seat, log)


@jit
def n_addable(s: Any, seat: int) -> int:
    """P10: how many hand cards are no stronger than the card just played."""
    n = 0
    for i in range(s.n_hand[seat]):
        if strength_of(s.hand[seat, i]) <= s.played:
            n += 1
    return n


@jit
def add_or_decline(s: Any, seat: int, move: int, log: Log | None) -> None:
    """P10: one further hand card joins the collection, or none does."""
    if move == DECLINE:
        tell(log, DECLINED, seat)
    else:
        join_collection(s, seat, move - ADD)
        tell(log, ADDED, seat, move - ADD)
    go_on_drawing(s, seat, log)


@jit
def go_on_drawing(s: Any, seat: int, log: Log | None) -> None:
    """P11, P13: draw until the hand is full or there is nothing to draw; then the turn ends."""
    if s.n_hand[seat] < HAND and (s.n_track > 0 or birds_left(s) > 0):
        s.phase = DRAW_PHASE
    else:
        refill_column(s, log)
        end_turn(s, log)


@jit
def draw_card(s: Any, seat: int, move: int, log: Log | None) -> None:
    """P11: one card from the pile, or from the track for all to see."""
    if move == DRAW:
        bird = next_bird(s)
        tell(log, DREW, seat, bird)
    else:
        bird = move - DRAW_TRACK
        s.shown[species_of(bird)] |= 1 << (bird % A_SPECIES)
        take_from_track(s, seat, bird, log)
    joins_hand(s, seat, bird)
    go_on_drawing(s, seat, log)


@jit
def next_bird(s: Any) -> int:
    """The top of the bird pile."""
    s.bird_at += 1
    return s.birds[s.bird_at - 1]


@jit
def take_from_track(s: Any, seat: int, bird: int, log: Log | None) -> None:
    """P11, P13: the gap in the track is refilled at once; without a pile the others close up."""
    place = 0
    while s.track[place] != bird:
        place += 1
    tell(log, DREW_FROM_TRACK, seat, bird, place)
    if birds_left(s) > 0:
        s.track[place] = next_bird(s)
        tell(log, TRACK_REFILLED, s.track[place], place)
        return
    s.n_track -= 1
    for i in range(place, s.n_track):
        s.track[i] = s.track[i + 1]
    s.track[s.n_track] = NO_BIRD


@jit
def refill_column(s: Any, log: Log | None) -> None:
    """P12: four seeds again. Malus cards met go beside the column, from the base up; a fifth one
    leaves the game."""
    for place in range(COLUMN):
        while s.column[place] == NOTHING:
            if s.feeder_at == s.n_feeder:
                trigger_end(s, log)
                return
            card = s.feeder[s.feeder_at]
            s.feeder_at += 1
            if card > 0:
                s.column[place] = card
                tell(log, SEED_LAID, place, card)
            else:
                lay_malus(s, card, log)


@jit
def lay_malus(s: Any, card: int, log: Log | None) -> None:
    """P12: beside the lowest position that has no malus yet, even if it has no seed."""
    for place in range(COLUMN):
        if s.malus[place] == NOTHING:
            s.malus[place] = card
            tell(log, MALUS_LAID, place, card)
            return
    tell(log, MALUS_LAID, ABSENT, card)


@jit
def end_turn(s: Any, log: Log | None) -> None:
    """P13, P15: the next seat with a card in hand; or the end, when it was triggered and all have
    had the same number of turns, or when nobody has a card."""
    for _ in range(s.players):
        following = (s.turn + 1) % s.players
        if s.ending and following == s.first:
            break
        s.turn = following
        if s.n_hand[s.turn] > 0:
            s.phase = PLAY_PHASE
            return
        tell(log, PASSED_OVER, s.turn)
    begin_keeping(s, log)
