"""The compiled entry points of a game: its rules, callable from Python on a plain byte buffer.

Inside, a game's functions work on a record `s`; handing a record over from Python is slow, so every
entry point takes the buffer and looks at it as a record once. The functions a game's `rules` module
must offer are those read in `of`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.kernel.bits import lowest
from voliere.kernel.jit import jit_closure
from voliere.kernel.rng import Rng

Buffer = NDArray[np.uint8]
Moves = NDArray[np.int32]


@dataclass(frozen=True)
class Entry:
    """A game's compiled functions on byte buffers."""

    new_buffer: Callable[[], Buffer]
    deal: Callable[[Buffer, Rng], None]
    set_up: Callable[[Buffer], None]
    actors: Callable[[Buffer], int]
    legal: Callable[[Buffer, int, Moves], int]
    allows: Callable[[Buffer, int, int, Moves], bool]
    play: Callable[[Buffer, int, int, Moves, Any], bool]
    awaits_deal: Callable[[Buffer], bool]
    outcome: Callable[[Buffer, NDArray[np.int32]], tuple[int, int, int]]
    determinize: Callable[[Buffer, int, Rng], None]
    withdraw: Callable[[Buffer, int], None]
    playouts: Callable[[Buffer, int, Rng, NDArray[np.int64]], int]
    trace: Callable[[Buffer, Rng, Moves], int]


def of(rules: ModuleType) -> Entry:
    """The entry points of the game whose compiled rules are in this module."""
    name = rules.__name__
    state = rules.STATE
    actors_of, legal_of, apply = rules.actors, rules.legal, rules.apply
    draw_deal, set_up_of, awaits = rules.draw_deal, rules.set_up, rules.awaits_deal
    random_move, scores_of, winners_of, title_of = (
        rules.random_move,
        rules.scores,
        rules.winners,
        rules.title,
    )
    determinize_of, withdraw_of = rules.determinize, rules.withdraw

    @jit_closure(name, is_short=True)
    def deal(buffer, rng):  # type: ignore[no-untyped-def]
        s = buffer.view(state)[0]
        draw_deal(s, rng)
        set_up_of(s)

    @jit_closure(name, is_short=True)
    def set_up(buffer):  # type: ignore[no-untyped-def]
        set_up_of(buffer.view(state)[0])

    @jit_closure(name, is_short=True)
    def actors(buffer):  # type: ignore[no-untyped-def]
        return actors_of(buffer.view(state)[0])

    @jit_closure(name, is_short=True)
    def legal(buffer, seat, out):  # type: ignore[no-untyped-def]
        s = buffer.view(state)[0]
        if not (actors_of(s) >> seat) & 1:
            return 0
        return legal_of(s, seat, out)

    @jit_closure(name, is_short=True)
    def allows(buffer, seat, move, scratch):  # type: ignore[no-untyped-def]
        s = buffer.view(state)[0]
        if not (actors_of(s) >> seat) & 1:
            return False
        for i in range(legal_of(s, seat, scratch)):  # noqa: SIM110 - any() is slow in Numba
            if scratch[i] == move:
                return True
        return False

    @jit_closure(name, is_short=True)
    def play(buffer, seat, move, scratch, log):  # type: ignore[no-untyped-def]
        if not allows(buffer, seat, move, scratch):
            return False
        apply(buffer.view(state)[0], seat, move, log)
        return True

    @jit_closure(name, is_short=True)
    def awaits_deal(buffer):  # type: ignore[no-untyped-def]
        return awaits(buffer.view(state)[0])

    @jit_closure(name, is_short=True)
    def outcome(buffer, out):  # type: ignore[no-untyped-def]
        s = buffer.view(state)[0]
        n = scores_of(s, out)
        return n, winners_of(s), title_of(s)

    @jit_closure(name)
    def determinize(buffer, seat, rng):  # type: ignore[no-untyped-def]
        determinize_of(buffer.view(state)[0], seat, rng)

    @jit_closure(name, is_short=True)
    def withdraw(buffer, seat):  # type: ignore[no-untyped-def]
        withdraw_of(buffer.view(state)[0], seat)

    @jit_closure(name)
    def play_out(games, template, n_games, rng, totals, scores):  # type: ignore[no-untyped-def]
        s = games[0]
        fresh = template.view(state)[0]
        n_moves = 0
        for _ in range(n_games):
            games[0] = fresh
            draw_deal(s, rng)
            set_up_of(s)
            while True:
                waiting = actors_of(s)
                if waiting == 0:
                    if not awaits(s):
                        break
                    draw_deal(s, rng)
                    set_up_of(s)
                while waiting:
                    seat = lowest(waiting)
                    waiting &= waiting - 1
                    apply(s, seat, random_move(s, seat, rng), None)
                    n_moves += 1
            for seat in range(scores_of(s, scores)):
                totals[seat] += scores[seat]
        return n_moves

    @jit_closure(name, allocates=True)
    def playouts(template, n_games, rng, totals):  # type: ignore[no-untyped-def]
        """Play random games; the scores add up in `totals`; the number of moves comes back."""
        scores = np.zeros(totals.size, np.int32)
        return play_out(template.copy().view(state), template, n_games, rng, totals, scores)

    @jit_closure(name)
    def trace(buffer, rng, out):  # type: ignore[no-untyped-def]
        """Go on at random until the game is over or a new deal is due; (seat, move) pairs are
        written to `out`, their number comes back."""
        s = buffer.view(state)[0]
        n = 0
        while True:
            waiting = actors_of(s)
            if waiting == 0:
                return n
            while waiting:
                seat = lowest(waiting)
                waiting &= waiting - 1
                move = random_move(s, seat, rng)
                out[n, 0] = seat
                out[n, 1] = move
                n += 1
                apply(s, seat, move, None)

    def new_buffer() -> Buffer:
        return np.zeros(state.itemsize, dtype=np.uint8)

    return Entry(
        new_buffer=new_buffer,
        deal=deal,
        set_up=set_up,
        actors=actors,
        legal=legal,
        allows=allows,
        play=play,
        awaits_deal=awaits_deal,
        outcome=outcome,
        determinize=determinize,
        withdraw=withdraw,
        playouts=playouts,
        trace=trace,
    )
