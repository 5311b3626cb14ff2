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
from numpy.typing import NDArray

from voliere.games.game import Game, Options
from voliere.study.budget import PROBES, samples_for, seed_for
from voliere.study.playouts import Desk, Playouts, Weighed, desk_for, playouts_of, weighed_of
from voliere.table.position import Position, restored

SELECTING = 0.6  # of the time; the rest is for judging
FEWEST = 4  # samples a move and round
FEWEST_FRESH = 32
MOST = 20_000  # samples a move: beyond, a thousandth is not worth the time
FRESH = 1 << 40  # the number of the first sample for judging
LEAST_RANGE = 0.01  # of win chance: where no move is worse by more, none matters
SURE = 2.0  # standard errors


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
    points: float
    error: float


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
        return Judgement([Value(only, math.nan, math.nan, 0.0)], only, 0.0, 0.0, counts=False)
    trial = Trial(question, position, moves)
    left = trial.narrowed_down()
    best, second = left[:2]
    played = best
    if question.played is not None:
        played = int(np.searchsorted(moves, question.played))
    worst = int(np.argmin(trial.means))
    finalists = list(dict.fromkeys((best, second, played, worst)))
    final = trial.judged(finalists)
    return verdict(trial, finalists, final, played, worst)


class Trial:
    """The moves of one decision, tried in ever more samples."""

    def __init__(self, question: Question, position: Position, moves: NDArray[np.int32]) -> None:
        self.question, self.position, self.moves = question, position, moves
        self.game: Game = position.game
        self.kernels: Playouts = playouts_of(self.game)
        self.desk: Desk = desk_for(self.game)
        self.seed = seed_for(question.seed, "could know", question.label)
        self.shared = position.is_shared
        self.sums = weighed_of(len(moves))
        self.counts = np.zeros(len(moves), np.int64)
        self.n_samples = 0
        self.plies = 1.0

    @property
    def means(self) -> NDArray[np.float64]:
        """The win chance of each move, as far as it is known."""
        return self.sums.wins / np.maximum(self.counts, 1)

    def narrowed_down(self) -> list[int]:
        """The two moves that look best, by their places, better first."""
        left = list(range(len(self.moves)))
        n_played = self._try(left, PROBES)
        self.plies = n_played / (PROBES * len(left))
        n_rounds = max(math.ceil(math.log2(len(left) / 2)), 0) + 1
        a_round = samples_for(self.game, SELECTING * self.question.ms / n_rounds, self.plies)
        for _ in range(n_rounds):
            n = min(max(a_round // len(left), FEWEST), MOST)
            self._try(left, n)
            means = self.means
            left.sort(key=lambda place: -means[place])
            left = left[: max(math.ceil(len(left) / 2), 2)]
        return left

    def judged(self, places: list[int]) -> tuple[Weighed, int]:
        """These moves on fresh samples: the sums, and over how many samples."""
        time = (1.0 - SELECTING) * self.question.ms
        n = samples_for(self.game, time, self.plies * len(places))
        n = min(max(n, FEWEST_FRESH), MOST)
        sums = weighed_of(len(places))
        self._weigh(self.moves[places], FRESH, n, sums)
        return sums, n

    def _try(self, places: list[int], n: int) -> int:
        sums = weighed_of(len(places))
        n_played = self._weigh(self.moves[places], self.n_samples, n, sums)
        self.n_samples += n
        for kept, new in zip(self.sums, sums, strict=True):
            kept[places] += new
        self.counts[places] += n
        return n_played

    def _weigh(self, moves: NDArray[np.int32], first: int, n: int, sums: Weighed) -> int:
        question, players = self.question, self.position.options.players
        return self.kernels.weigh(
            self.position.buffer, question.seat, players, self.shared, moves, len(moves),
            first, n, self.seed, *sums, *self.desk,
        )  # fmt: skip


def verdict(
    trial: Trial, finalists: list[int], final: tuple[Weighed, int], played: int, worst: int
) -> Judgement:
    """What the samples say; of the finalists only the fresh ones count."""
    fresh, n = final
    sums = Weighed(*(one.copy() for one in trial.sums))
    counts = trial.counts.copy()
    for kept, new in zip(sums, fresh, strict=True):
        kept[finalists] = new
    counts[finalists] = n
    values = [
        Value(
            move=int(trial.moves[place]),
            win=float(sums.wins[place] / counts[place]),
            points=float(sums.points[place] / counts[place]),
            error=standard_error(sums.wins[place], sums.squares[place], counts[place]),
        )
        for place in range(len(trial.moves))
    ]
    best = finalists[0]
    loss, error = less(fresh, finalists.index(played), n)
    if played == best:
        _, error = less(fresh, 1, n)
    if loss < 0:
        best, loss = played, 0.0
    span, span_error = less(fresh, finalists.index(worst), n)
    return Judgement(
        values=sorted(values, key=lambda one: (one.move != int(trial.moves[best]), -one.win)),
        best=int(trial.moves[best]),
        loss=loss,
        error=error,
        counts=span > max(LEAST_RANGE, SURE * span_error),
    )


def less(sums: Weighed, place: int, n: int) -> tuple[float, float]:
    """By how much a move is worth less than the first, with the standard error, over samples that
    both had."""
    difference = float(sums.wins[0] - sums.wins[place])
    squares = float(sums.squares[0] + sums.squares[place] - 2 * sums.products[place])
    return difference / n, standard_error(difference, squares, n)


def standard_error(total: float, squares: float, n: int) -> float:
    """The standard error of a mean, from the sums of n values and of their squares."""
    variance = max(squares / n - (total / n) ** 2, 0.0)
    return math.sqrt(variance / max(n - 1, 1))
