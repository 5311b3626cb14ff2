"""The rules of a game a step at a time, each compiled once and called by all that take it.

They stay out of line (`out_of_line.py`): whatever plays on from a position, in bulk or while a bot
thinks, compiles in a moment. Only random games by the million have the rules as copies of their own
(`entry.playouts`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from voliere.kernel.jit import jit_closure
from voliere.kernel.out_of_line import stay_out_of_line


class Steps(NamedTuple):
    """The compiled steps of a game."""

    legal: Callable[..., int]
    play: Callable[..., None]
    determinize: Callable[..., None]
    redraw_ahead: Callable[..., None]
    random_move: Callable[..., int]


@cache
def steps_of(rules: Any) -> Steps:
    """The steps of the game with these rules."""
    legal_of, apply, random_move_of = rules.legal, rules.apply, rules.random_move
    determinize_of, redraw_ahead_of = rules.determinize, rules.redraw_ahead

    @jit_closure(rules)
    def legal(s: Any, seat: int, out: Any) -> int:
        stay_out_of_line()
        return legal_of(s, seat, out)  # type: ignore[no-any-return]

    @jit_closure(rules)
    def play(s: Any, seat: int, move: int) -> None:
        stay_out_of_line()
        apply(s, seat, move, None)

    @jit_closure(rules)
    def determinize(s: Any, seat: int, rng: Any) -> None:
        stay_out_of_line()
        determinize_of(s, seat, rng)

    @jit_closure(rules)
    def redraw_ahead(s: Any, rng: Any) -> None:
        stay_out_of_line()
        redraw_ahead_of(s, rng)

    @jit_closure(rules)
    def random_move(s: Any, seat: int, rng: Any) -> int:
        stay_out_of_line()
        return random_move_of(s, seat, rng)  # type: ignore[no-any-return]

    return Steps(legal, play, determinize, redraw_ahead, random_move)
