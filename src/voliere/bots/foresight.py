"""What each move promises, found by a look ahead of one move with the evaluation.

Any move can be played on a copy and the state judged. A room may know a shorter way to the same
figures: `look_ahead` in its knowledge.
"""

# mypy: disable-error-code="no-any-return"
# (what Numba compiles is untyped)

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.bots.judge import judge_of
from voliere.bots.tree import NONE
from voliere.games.contract import Rules
from voliere.games.doors.contract import Knowledge
from voliere.games.doors.winning import squashed
from voliere.kernel.jit import jit, jit_closure
from voliere.kernel.out_of_line import stay_out_of_line
from voliere.kernel.steps import steps_of

UNTOLD = 0.0


@jit
def by_playing(
    s: Any, seat: int, whose: int, moves: NDArray[np.int32], n: int, margins: NDArray[np.float64]
) -> float:
    """The look ahead of a room that knows no shorter way."""
    return UNTOLD


@cache
def promises_of(rules: Rules, knowledge: Knowledge) -> Callable[..., None]:
    """The compiled look ahead of the game with these rules, by this knowledge of it."""
    state, play, judge = rules.STATE, steps_of(rules).play, judge_of(rules, knowledge)
    look_ahead = getattr(knowledge, "look_ahead", by_playing)

    @jit_closure(rules, knowledge)
    def write_promises(  # type: ignore[no-untyped-def]
        buffer, after, seat, moves, n, entries, players, alone, winning, promises, worths, scores
    ):
        """Write what each of the n legal moves that are not in `entries` is worth to the seat."""
        stay_out_of_line()
        here, afterwards = buffer.view(state)[0], after.view(state)
        whose = 0 if players == 2 else seat  # what one is ahead the other is behind
        spread = look_ahead(here, seat, whose, moves, n, promises)
        if spread != UNTOLD:
            for i in range(n):
                promises[i] = squashed(promises[i], spread)
                if whose != seat:
                    promises[i] = 1.0 - promises[i]
            return
        t = afterwards[0]
        for i in range(n):
            if entries[i] == NONE:
                afterwards[0] = here
                play(t, seat, np.int64(moves[i]))
                judge(t, players, alone, winning, worths, scores)
                promises[i] = worths[seat]

    return write_promises
