"""The compiled entry points of a game: its rules, callable from Python on a plain byte buffer.

Inside, a game's functions work on a record `s`; handing a record over from Python is slow, so every
entry point takes the buffer and looks at it as a record once. The functions a game's `rules` module
must offer are those read in `of`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.kernel.bits import lowest
from voliere.kernel.exports import BYTES, INTS, LONGS, NUMBER, ROWS, WORDS, Export
from voliere.kernel.jit import jit_closure
from voliere.kernel.rng import Rng
from voliere.kernel.steps import steps_of

Buffer = NDArray[np.uint8]
Moves = NDArray[np.int32]


@dataclass(frozen=True)
class Entry:
    """A game's compiled functions on byte buffers."""

    new_buffer: Callable[[], Buffer]
    deal: Callable[[Buffer, Rng], None]
    draw: Callable[[Buffer, Rng], None]
    set_up: Callable[[Buffer], None]
    actors: Callable[[Buffer], int]
    legal: Callable[[Buffer, int, Moves], int]
    allows: Callable[[Buffer, int, int, Moves], bool]
    play: Callable[[Buffer, int, int, Moves, Any], bool]
    awaits_deal: Callable[[Buffer], bool]
    outcome: Callable[[Buffer, NDArray[np.int32]], tuple[int, int, int]]
    determinize: Callable[[Buffer, int, Rng], None]
    redraw_ahead: Callable[[Buffer, Rng], None]
    withdraw: Callable[[Buffer, int], None]
    playouts: Callable[[Buffer, int, Rng, NDArray[np.int64], Buffer, NDArray[np.int32]], int]
    trace: Callable[[Buffer, Rng, Moves], int]


def of(rules: Any) -> Entry:
    """The entry points of the game whose compiled rules are in this module."""
    state = rules.STATE
    actors_of, legal_of, apply = rules.actors, rules.legal, rules.apply
    draw_deal, set_up_of, awaits = rules.draw_deal, rules.set_up, rules.awaits_deal
    random_move, scores_of, winners_of, title_of = (
        rules.random_move,
        rules.scores,
        rules.winners,
        rules.title,
    )
    withdraw_of = rules.withdraw
    _, play_on, determinize_of, redraw_ahead_of, random_move_of = steps_of(rules)

    @jit_closure(rules, is_short=True)
    def deal(buffer, rng):  # type: ignore[no-untyped-def]
        s = buffer.view(state)[0]
        draw_deal(s, rng)
        set_up_of(s)

    @jit_closure(rules, is_short=True)
    def draw(buffer, rng):  # type: ignore[no-untyped-def]
        draw_deal(buffer.view(state)[0], rng)

    @jit_closure(rules, is_short=True)
    def set_up(buffer):  # type: ignore[no-untyped-def]
        set_up_of(buffer.view(state)[0])

    @jit_closure(rules, is_short=True)
    def actors(buffer):  # type: ignore[no-untyped-def]
        return actors_of(buffer.view(state)[0])

    @jit_closure(rules, is_short=True)
    def legal(buffer, seat, out):  # type: ignore[no-untyped-def]
        s = buffer.view(state)[0]
        if not (actors_of(s) >> seat) & 1:
            return 0
        return legal_of(s, seat, out)

    @jit_closure(rules, is_short=True)
    def allows(buffer, seat, move, scratch):  # type: ignore[no-untyped-def]
        s = buffer.view(state)[0]
        if not (actors_of(s) >> seat) & 1:
            return False
        for i in range(legal_of(s, seat, scratch)):  # noqa: SIM110 - any() is slow in Numba
            if scratch[i] == move:
                return True
        return False

    @jit_closure(rules, is_short=True)
    def play(buffer, seat, move, scratch, log):  # type: ignore[no-untyped-def]
        if not allows(buffer, seat, move, scratch):
            return False
        apply(buffer.view(state)[0], seat, move, log)
        return True

    @jit_closure(rules, is_short=True)
    def awaits_deal(buffer):  # type: ignore[no-untyped-def]
        return awaits(buffer.view(state)[0])

    @jit_closure(rules, is_short=True)
    def outcome(buffer, out):  # type: ignore[no-untyped-def]
        s = buffer.view(state)[0]
        n = scores_of(s, out)
        return n, winners_of(s), title_of(s)

    @jit_closure(rules)
    def determinize(buffer, seat, rng):  # type: ignore[no-untyped-def]
        determinize_of(buffer.view(state)[0], seat, rng)

    @jit_closure(rules, is_short=True)
    def redraw_ahead(buffer, rng):  # type: ignore[no-untyped-def]
        redraw_ahead_of(buffer.view(state)[0], rng)

    @jit_closure(rules, is_short=True)
    def withdraw(buffer, seat):  # type: ignore[no-untyped-def]
        withdraw_of(buffer.view(state)[0], seat)

    @jit_closure(rules)
    def playouts(template, n_games, rng, totals, buffer, scores):  # type: ignore[no-untyped-def]
        """Play random games in `buffer`; the scores add up in `totals`, `scores` is as long; the
        number of moves comes back."""
        games = buffer.view(state)
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

    @jit_closure(rules)
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
                move = random_move_of(s, seat, rng)
                out[n, 0] = seat
                out[n, 1] = move
                n += 1
                play_on(s, seat, move)

    def new_buffer() -> Buffer:
        return np.zeros(state.itemsize, dtype=np.uint8)

    return Entry(
        new_buffer=new_buffer,
        deal=deal,
        draw=draw,
        set_up=set_up,
        actors=actors,
        legal=legal,
        allows=allows,
        play=play,
        awaits_deal=awaits_deal,
        outcome=outcome,
        determinize=determinize,
        redraw_ahead=redraw_ahead,
        withdraw=withdraw,
        playouts=playouts,
        trace=trace,
    )


# The arguments of the entry points, for those outside Python.
ARGUMENTS: dict[str, dict[str, Any]] = {
    "draw": {"state": BYTES, "rng": WORDS},
    "set_up": {"state": BYTES},
    "actors": {"state": BYTES},
    "legal": {"state": BYTES, "seat": NUMBER, "moves": INTS},
    "allows": {"state": BYTES, "seat": NUMBER, "move": NUMBER, "moves": INTS},
    "play": {"state": BYTES, "seat": NUMBER, "move": NUMBER, "moves": INTS, "log": INTS},
    "awaits_deal": {"state": BYTES},
    "outcome": {"state": BYTES, "scores": INTS},
    "determinize": {"state": BYTES, "seat": NUMBER, "rng": WORDS},
    "withdraw": {"state": BYTES, "seat": NUMBER},
    "playouts": {
        "template": BYTES,
        "n_games": NUMBER,
        "rng": WORDS,
        "totals": LONGS,
        "state": BYTES,
        "scores": INTS,
    },
    "trace": {"state": BYTES, "rng": WORDS, "out": ROWS},
}


def exports_of(entry: Entry) -> list[Export]:
    """The entry points of a game, to be offered outside Python."""
    return [Export(name, getattr(entry, name), types) for name, types in ARGUMENTS.items()]
