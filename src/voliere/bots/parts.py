"""The parts of a game that the thinking is made of: the rules it plays by, its instinct, its judge.

Each is called, not copied into the kernels that use it (`kernel/steps.py`), so that those compile
in a moment.
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
from voliere.kernel.steps import steps_of


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
    instinct_of = knowledge.instinct
    legal, play, determinize, _, random_move = steps_of(rules)

    @jit_closure(rules, knowledge)
    def instinct(s: Any, seat: int, rng: Any) -> int:
        stay_out_of_line()
        return instinct_of(s, seat, rng)  # type: ignore[no-any-return]

    return Parts(legal, play, determinize, random_move, instinct, judge_of(rules, knowledge))
