"""What moves come to in imagined games that a seat cannot tell from its own, the same for all of
them: the kernels under every figure of what could be known.

How the games go on after a move is said by the game's room (`judges.py`): played to their end by
instinct, or searched (`searching.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from voliere.bots import search
from voliere.bots.knowledge import habits_of, knowledge_of
from voliere.bots.tree import Tree
from voliere.games.doors.habits import Habits
from voliere.games.game import Game, Options
from voliere.kernel.jit import jit_closure
from voliere.study.budget import ply_ns_of
from voliere.study.judges import INSTINCT, SEARCH, judged_by
from voliere.study.playouts import Floats, playouts_of
from voliere.study.searching import weigh_by_search
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


def thinking_for(game: Game, options: Options) -> tuple[NDArray[Any], ...]:
    """The arrays that a search needs besides: its habits, an empty tree, a desk."""
    habits = judging_habits(habits_of(game, options))
    tree = Tree(points_of(game), game.rules.N_MOVES)
    return habits.record(), *tree.arrays, *search.desk_for(game)


def judging_habits(habits: Habits) -> Habits:
    """The habits of a search that judges: to win, and nothing else."""
    return replace(habits, winning=1.0)


def points_of(game: Game) -> int:
    """How many decision points the trees of the judge have room for."""
    return MOST_POINTS if judged_by(game) == SEARCH else 1


@cache
def weigh_of(game: Game) -> Callable[..., int]:
    """The compiled weighing of moves by the judge of a game; it returns how many moves it has
    played by instinct, or how many simulations it has searched."""
    return weigh_by_search(game) if judged_by(game) == SEARCH else _by_instinct(game)


def _by_instinct(game: Game) -> Callable[..., int]:
    rules, knowledge = game.rules, knowledge_of(game)
    state, playouts = rules.STATE, playouts_of(game)
    play_on, settle = playouts.play_on, playouts.settle
    worst, best = float(knowledge.WORST), float(knowledge.BEST)
    imagine, decide = trying_of(game)

    @jit_closure(rules, knowledge)
    def weigh(  # type: ignore[no-untyped-def]
        memory, seat, players, alone, moves, n_moves, first, n_samples, is_deep, seed,
        wins, squares, products, points,
        base, after, drawn, order, shares, scores, values, rng,
        habit, tree_points, tried_moves, index, used, where,
        buffer, beyond, legal_moves, entries, promises, worths, ends, keys, path,
    ):  # fmt: skip
        """Let the seat make each of the moves in imagined games that it cannot tell from its own,
        the same for all moves, and add up what came of them."""
        known, imagined, tried = memory.view(state)[0], base.view(state), after.view(state)
        s, t = imagined[0], tried[0]
        n_played = 0
        for sample in range(first, first + n_samples):
            imagined[0] = known
            others = imagine(s, seat, seed, sample, drawn, rng)
            start = rng[0]
            reference = 0.0
            for i in range(n_moves):
                rng[0] = start
                tried[0] = s
                decide(t, seat, np.int64(moves[i]), others, drawn)
                n_played += play_on(t, rng) + 1
                settle(t, players, scores, shares)
                value = shares[seat]
                gained = scores[0] if alone else scores[seat]
                if alone:
                    value = min(max((value - worst) / (best - worst), 0.0), 1.0)
                if i == 0:
                    reference = value
                wins[i] += value
                squares[i] += value * value
                products[i] += value * reference
                points[i] += gained
        return n_played

    return weigh  # type: ignore[no-any-return]
