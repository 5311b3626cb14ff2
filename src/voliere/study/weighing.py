"""What moves come to in imagined games that a seat cannot tell from its own, the same for all of
them: the kernels under every figure of what could be known.

How the games go on after a move is said by the game's room (`judges.py`): played to their end by
instinct, or searched (`searching.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import NamedTuple

import numpy as np

from voliere.bots import search
from voliere.bots.knowledge import habits_of, knowledge_of
from voliere.bots.tree import Tree
from voliere.games.doors.habits import Habits
from voliere.games.game import Game, Options
from voliere.kernel.entry import Buffer
from voliere.kernel.jit import jit_closure
from voliere.kernel.rng import Rng
from voliere.study.budget import ply_ns_of
from voliere.study.judges import INSTINCT, SEARCH, judged_by
from voliere.study.playouts import Desk, Floats, playouts_of
from voliere.study.searching import Thinking, going_on_by_search
from voliere.study.trying import trying_of

MOST_POINTS = 1 << 15  # of a tree: beyond, the evaluation is asked earlier


class Weighed(NamedTuple):
    """Sums over samples, a move: its values, their squares, their products with those of the first
    move, and the points."""

    wins: Floats
    squares: Floats
    products: Floats
    points: Floats


def weighed_of(n_moves: int) -> Weighed:
    """Empty sums for so many moves."""
    return Weighed(*(np.zeros(n_moves) for _ in range(4)))


def try_ns_of(game: Game, options: Options) -> float:
    """What a move of a playout takes about, in nanoseconds; where games are searched, what a
    simulation takes, which has more seats to think for at a larger table."""
    if judged_by(game) == INSTINCT:
        return ply_ns_of(game)
    return 0.5e6 * max(options.players, 2) / habits_of(game, options).pace


def thinking_for(game: Game, options: Options) -> Thinking:
    """The arrays that a search needs besides: its habits, an empty tree, a desk."""
    habits = judging_habits(habits_of(game, options))
    tree, desk = Tree(points_of(game), game.rules.N_MOVES), search.desk_for(game)
    return Thinking(*(habits.record(), *tree.arrays, *desk))


def judging_habits(habits: Habits) -> Habits:
    """The habits of a search that judges: to win, and nothing else."""
    return replace(habits, winning=1.0)


def points_of(game: Game) -> int:
    """How many decision points the trees of the judge have room for."""
    return MOST_POINTS if judged_by(game) == SEARCH else 1


class Decision(NamedTuple):
    """A decision: what the seat remembers, who it is, of how many, whether one score is for all;
    and the seed of what is imagined."""

    memory: Buffer
    seat: int
    players: int
    alone: bool
    seed: Rng


@cache
def weighing_of(game: Game) -> Callable[..., int]:
    """The compiled weighing of moves by the judge of a game; it returns how many moves it has
    played by instinct, or how many simulations it has searched."""
    rules, knowledge, is_searched = game.rules, knowledge_of(game), judged_by(game) == SEARCH
    state, trying = rules.STATE, trying_of(game)
    imagine, decide = trying.imagine, trying.decide
    go_on = going_on_by_search(game) if is_searched else _going_on_by_instinct(game)

    @jit_closure(rules, knowledge)
    def weigh(decision, moves, n_moves, first, n_samples, is_deep, sums, desk, thinking):  # type: ignore[no-untyped-def]
        """Let the seat make each of the moves in imagined games that it cannot tell from its own,
        the same for all moves, and add up what came of them. Where games are searched, `is_deep`
        says whether they are, or the evaluation is asked at once."""
        seat, alone, rng = decision.seat, decision.alone, desk.rng
        known, imagined = decision.memory.view(state)[0], desk.base.view(state)
        tried = thinking.buffer.view(state)
        s, t = imagined[0], tried[0]
        n_done = 0
        for sample in range(first, first + n_samples):
            imagined[0] = known
            others = imagine(s, seat, decision.seed, sample, desk.drawn, rng)
            start = rng[0]
            reference = 0.0
            for i in range(n_moves):
                rng[0] = start
                tried[0] = s
                move = np.int64(moves[i])
                decide(t, seat, move, others, desk.drawn)
                value, n = go_on(
                    t, seat, move, others, decision.players, alone, is_deep, desk, thinking
                )
                n_done += n
                if i == 0:
                    reference = value
                sums.wins[i] += value
                sums.squares[i] += value * value
                sums.products[i] += value * reference
                sums.points[i] += desk.scores[0] if alone else desk.scores[seat]
        return n_done

    return weigh  # type: ignore[no-any-return]


def _going_on_by_instinct(game: Game) -> Callable[..., tuple[float, int]]:
    rules, knowledge, playouts = game.rules, knowledge_of(game), playouts_of(game)
    worst, best = float(knowledge.WORST), float(knowledge.BEST)
    play_on, settle = playouts.play_on, playouts.settle

    @jit_closure(rules, knowledge)
    def go_on(t, seat, move, others, players, alone, is_deep, desk, thinking):  # type: ignore[no-untyped-def]
        """Play on by instinct; what the end is worth and how many moves were played come back."""
        n_played = play_on(t, desk.rng) + 1
        settle(t, players, desk.scores, desk.shares)
        value = desk.shares[seat]
        if alone:
            value = min(max((value - worst) / (best - worst), 0.0), 1.0)
        return value, n_played

    return go_on  # type: ignore[no-any-return]


@cache
def weigh_of(game: Game) -> Callable[..., int]:
    """The same weighing for whoever calls it from outside, with one array behind the other."""
    rules, knowledge, weigh = game.rules, knowledge_of(game), weighing_of(game)

    @jit_closure(rules, knowledge)
    def try_out(  # type: ignore[no-untyped-def]
        memory, seat, players, alone, moves, n_moves, first, n_samples, is_deep, seed,
        wins, squares, products, points,
        base, after, drawn, order, shares, scores, values, rng,
        habit, tree_points, tried, index, used, where,
        buffer, beyond, legal_moves, entries, promises, worths, ends, keys, path,
    ):  # fmt: skip
        """Weigh so many samples of these moves, and add up what came of them."""
        return weigh(
            Decision(memory, seat, players, alone, seed), moves, n_moves, first, n_samples, is_deep,
            Weighed(wins, squares, products, points),
            Desk(base, after, drawn, order, shares, scores, values, rng),
            Thinking(
                habit, tree_points, tried, index, used, where,
                buffer, beyond, legal_moves, entries, promises, worths, ends, keys, path,
            ),
        )  # fmt: skip

    return try_out  # type: ignore[no-any-return]
