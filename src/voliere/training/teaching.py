"""Moves of the hand-written bot, from which a run may learn first, compiled.

Where a game alone is worth nothing until something is done that beginners only lose by, nets that
begin from nothing learn to leave it; shown how it is done, they go on from there by themselves.
"""

# mypy: disable-error-code="no-untyped-def, no-any-return"
# (what Numba compiles is untyped)

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from voliere.bots.greedy import weigh_of
from voliere.bots.knowledge import knowledge_of
from voliere.games.doors.contract import Features
from voliere.games.game import Game
from voliere.games.seats import MOST_SEATS
from voliere.kernel.jit import jit_closure
from voliere.kernel.out_of_line import stay_out_of_line

SAMPLES = 4  # how often the teacher imagines the hidden cards
WINNING = 0.8  # the weight of winning; the rest goes to the margin


class Blackboard(NamedTuple):
    """The working arrays of a teacher; `samples` is 0 where nobody teaches."""

    samples: NDArray[np.int64]
    moves: NDArray[np.int32]
    values: NDArray[np.float64]
    buffer: NDArray[np.uint8]
    after: NDArray[np.uint8]
    worths: NDArray[np.float64]
    scores: NDArray[np.int32]


def blackboard_for(game: Game) -> Blackboard:
    """A blackboard for that game, on which nobody teaches yet."""
    n = game.rules.MAX_MOVES
    return Blackboard(
        samples=np.zeros(1, np.int64),
        moves=np.zeros(n, np.int32),
        values=np.zeros(n),
        buffer=game.compiled.new_buffer(),
        after=game.compiled.new_buffer(),
        worths=np.zeros(MOST_SEATS),
        scores=np.zeros(MOST_SEATS, np.int32),
    )


def taught_rounds(features: Features) -> int:
    """In how many rounds a run learns from the hand-written bot first: as the room says
    (`TAUGHT_ROUNDS`), or none."""
    return int(getattr(features, "TAUGHT_ROUNDS", 0))


@cache
def teacher_of(game: Game) -> Callable[..., int]:
    """The kernel of a game that names the place of the move by which `moineau` goes, among the
    legal ones."""
    weigh = weigh_of(game)

    @jit_closure(game.rules, knowledge_of(game))
    def advice(memory, seat, players, rng, board):
        stay_out_of_line()
        n = weigh(
            memory, seat, players, board.samples[0], WINNING, rng, board.moves, board.values,
            board.buffer, board.after, board.worths, board.scores,
        )  # fmt: skip
        best = 0
        for i in range(1, n):
            if board.values[i] > board.values[best]:
                best = i
        return best

    return advice
