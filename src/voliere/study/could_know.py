"""What could be known: the value of every legal move from exactly what the seat knew.

Hidden cards are imagined anew in every sample, never looked at, and all moves are tried in the same
imagined games. The moves are narrowed down by sequential halving; then the two that are left, the
one that was played and the one that looked worst are judged on fresh samples. So the move called
best is not called so for its good luck in the samples that made it the best.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from voliere.games.game import Options
from voliere.study.accounting import mattered, put_best_first
from voliere.study.budget import COULD_KNOW, seed_for
from voliere.study.judging import LOSS, LOSS_ERROR, N_FOUND, judge_of
from voliere.study.playouts import desk_for
from voliere.study.weighing import thinking_for, try_ns_of, weighed_of
from voliere.table.position import Position, restored


@dataclass(frozen=True)
class Question:
    """A decision to be judged: what the seat remembered, and nothing else of the game."""

    game: str
    options: Options
    seat: int
    memory: bytes
    played: int | None
    seed: int
    label: int
    ms: float

    @property
    def position(self) -> Position:
        """The game as the seat remembers it."""
        return restored(self.game, self.options, self.memory)


def question_at(
    position: Position, seat: int, played: int | None, *, seed: int, label: int, ms: float
) -> Question:
    """The question that a seat faces in a position, of which only what it knows is kept."""
    memory = position.remembered(seat).withdrawn(seat).buffer.tobytes()
    return Question(position.game.name, position.options, seat, memory, played, seed, label, ms)


@dataclass(frozen=True)
class Value:
    """What a move is worth: win chance and points, and the standard error of the win chance."""

    move: int
    win: float
    error: float
    points: float


@dataclass(frozen=True)
class Judgement:
    """What came of a question. `loss` is what the move played was worth less than the best, with
    its standard error; `counts` says whether it mattered at all what was played."""

    values: list[Value]  # best first
    best: int
    loss: float
    error: float
    counts: bool


def judge(question: Question) -> Judgement:
    """Judge a decision; without a move that was played, the best is judged against the second."""
    position = question.position
    moves = np.sort(position.legal(question.seat))
    if len(moves) == 1:
        only = int(moves[0])
        return Judgement([Value(only, math.nan, 0.0, math.nan)], only, 0.0, 0.0, counts=False)
    n, found = len(moves), np.zeros(N_FOUND)
    values, counts = [np.zeros(n) for _ in range(3)], np.zeros(n, np.int64)
    lists = [np.zeros(n, np.int32) for _ in range(2)]
    played = -1 if question.played is None else int(np.searchsorted(moves, question.played))
    best = judge_of(position.game)(
        position.buffer, question.seat, position.options.players, position.is_shared, moves, n,
        played, question.ms, try_ns_of(position.game, question.options),
        seed_for(question.seed, COULD_KNOW, question.label),
        *values, counts, found, *lists, *weighed_of(n), *desk_for(position.game),
        *thinking_for(position.game, question.options),
    )  # fmt: skip
    places = lists[0]
    put_best_first(places, values[0], n, best)
    return Judgement(
        values=[
            Value(int(moves[i]), *(float(one[i]) for one in values))  # win, error, points
            for i in places.tolist()
        ],
        best=int(moves[best]),
        loss=float(found[LOSS]),
        error=float(found[LOSS_ERROR]),
        counts=bool(mattered(found)),
    )
