"""Moves judged by the search: every imagined game goes on, after the move, by a simulation of it.

Below every move the search has trees of their own, one a seat, in which all seats think as `merle`
does; a game is worth what its simulation comes to, the evaluation or the end. The points are those
of the game played on by instinct from there.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np

from voliere.bots.knowledge import knowledge_of
from voliere.bots.parts import parts_of
from voliere.bots.search import root_key, walk_of
from voliere.bots.tree import mix
from voliere.games.game import Game
from voliere.kernel.jit import jit_closure
from voliere.kernel.rng import GOLDEN
from voliere.study.playouts import playouts_of
from voliere.study.trying import trying_of


@cache
def weigh_by_search(game: Game) -> Callable[..., int]:
    """The compiled weighing of moves; it returns how many simulations it has searched."""
    rules, knowledge = game.rules, knowledge_of(game)
    state, landmark = rules.STATE, knowledge.landmark
    judge, walk = parts_of(rules, knowledge).judge, walk_of(rules, knowledge)
    play_on, settle = playouts_of(game)[:2]
    imagine, decide = trying_of(game)

    @jit_closure(rules, knowledge)
    def begin_trees(t, seat, move, others, drawn, players, habits, keys):  # type: ignore[no-untyped-def]
        """Let the trees of all seats begin after what was decided at the moment that is judged."""
        seen = GOLDEN
        for other in range(players):
            keys[other] = root_key(other)
            if other == seat or (others >> other) & 1:
                decided = move if other == seat else drawn[other]
                if habits.public > 0.0:
                    seen = mix(seen, (other << 24) | decided)
                else:
                    keys[other] = mix(keys[other], decided)
        seen = mix(seen, landmark(t))
        for other in range(players):
            keys[other] = mix(keys[other], np.int64(seen >> np.uint64(1)))

    @jit_closure(rules, knowledge)
    def weigh(  # type: ignore[no-untyped-def]
        memory, seat, players, alone, moves, n_moves, first, n_samples, is_deep, seed,
        wins, squares, products, points,
        base, after, drawn, order, shares, scores, values, rng,
        habit, tree_points, tried_moves, index, used, where,
        buffer, beyond, legal_moves, entries, promises, worths, ends, keys, path,
    ):  # fmt: skip
        """Let the seat make each of the moves in imagined games that it cannot tell from its own,
        the same for all moves, and add up what came of them: by a simulation of the search, or, if
        it is not to be deep, by the evaluation at once."""
        known, imagined, tried = memory.view(state)[0], base.view(state), buffer.view(state)
        s, t = imagined[0], tried[0]
        for sample in range(first, first + n_samples):
            imagined[0] = known
            others = imagine(s, seat, seed, sample, drawn, rng)
            start = rng[0]
            reference = 0.0
            for i in range(n_moves):
                rng[0] = start
                tried[0] = s
                move = np.int64(moves[i])
                decide(t, seat, move, others, drawn)
                if is_deep:
                    begin_trees(t, seat, move, others, drawn, players, habit[0], keys)
                    walk(
                        seat, players, alone, rng, habit, tree_points, tried_moves, index, used,
                        where, buffer, beyond, legal_moves, entries, promises, worths, ends, keys,
                        path,
                    )  # fmt: skip
                else:
                    judge(t, players, alone, 1.0, worths, ends)
                value = worths[seat]
                play_on(t, rng)
                settle(t, players, scores, shares)
                if i == 0:
                    reference = value
                wins[i] += value
                squares[i] += value * value
                products[i] += value * reference
                points[i] += scores[0] if alone else scores[seat]
        return n_samples * n_moves

    return weigh  # type: ignore[no-any-return]
