"""The parts of a game that the thinking is made of: the rules it plays by, its instinct, its judge.

Each is called, not copied into the kernels that use it (`kernel/out_of_line.py`), so that those
compile in seconds.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from voliere.bots.judge import judge_of
from voliere.games.contract import Rules
from voliere.games.doors.contract import Knowledge
from voliere.kernel.jit import jit_closure
from voliere.kernel.out_of_line import stay_out_of_line


class Parts(NamedTuple):
    """The compiled parts of a game."""

    legal: Callable[..., int]
    play: Callable[..., None]
    determinize: Callable[..., None]
    random_move: Callable[..., int]
    instinct: Callable[..., int]
    judge: Callable[..., None]


@cache
def parts_of(rules: Rules, knowledge: Knowledge) -> Parts:
    """The parts of the game with these rules, by this knowledge of it."""
    legal_of, apply, determinize_of = rules.legal, rules.apply, rules.determinize
    random_move_of, instinct_of = rules.random_move, knowledge.instinct

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
    def random_move(s: Any, seat: int, rng: Any) -> int:
        stay_out_of_line()
        return random_move_of(s, seat, rng)  # type: ignore[no-any-return]

    @jit_closure(rules, knowledge)
    def instinct(s: Any, seat: int, rng: Any) -> int:
        stay_out_of_line()
        return instinct_of(s, seat, rng)  # type: ignore[no-any-return]

    return Parts(legal, play, determinize, random_move, instinct, judge_of(rules, knowledge))
