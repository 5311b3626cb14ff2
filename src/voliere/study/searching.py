"""How imagined games go on where the search judges moves: by a simulation of it.

Below every move the search has trees of their own, one a seat, in which all seats think as `merle`
does; a game is worth what its simulation comes to, the evaluation or the end. The points are those
of the game played on by instinct from there.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from voliere.bots.knowledge import knowledge_of
from voliere.bots.parts import parts_of
from voliere.bots.search import root_key, walk_of
from voliere.bots.tree import mix
from voliere.games.game import Game
from voliere.kernel.entry import Buffer
from voliere.kernel.jit import jit_closure
from voliere.kernel.rng import GOLDEN
from voliere.study.playouts import Floats, playouts_of

Ints = NDArray[np.int32]


class Thinking(NamedTuple):
    """The working arrays of a search that judges: its habits, a tree, and a desk."""

    habit: NDArray[Any]
    points: NDArray[Any]
    tried: NDArray[Any]
    lookup: Ints  # of the tree, by key
    used: NDArray[np.int64]
    where: Ints
    buffer: Buffer
    beyond: Buffer
    legal_moves: Ints
    entries: Ints
    promises: Floats
    worths: Floats
    ends: Ints
    keys: NDArray[np.uint64]
    path: Ints


@cache
def going_on_by_search(game: Game) -> Callable[..., tuple[float, int]]:
    """The compiled way on from a move: what a simulation comes to for the seat, or, if it is not to
    be deep, the evaluation at once. What it takes is counted in simulations."""
    rules, knowledge = game.rules, knowledge_of(game)
    landmark, judge = knowledge.landmark, parts_of(rules, knowledge).judge
    walk, playouts = walk_of(rules, knowledge), playouts_of(game)
    play_on, settle = playouts.play_on, playouts.settle

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
    def search(seat, players, alone, rng, thinking):  # type: ignore[no-untyped-def]
        """Run a simulation from where the keys of the seats say (`walk`)."""
        (
            habit, points, tried, lookup, used, where,
            buffer, beyond, legal_moves, entries, promises, worths, ends, keys, path,
        ) = thinking  # fmt: skip
        walk(
            seat, players, alone, rng, habit, points, tried, lookup, used, where,
            buffer, beyond, legal_moves, entries, promises, worths, ends, keys, path,
        )  # fmt: skip

    @jit_closure(rules, knowledge)
    def go_on(t, seat, move, others, players, alone, is_deep, desk, thinking):  # type: ignore[no-untyped-def]
        """Search from where the move has led; what it is worth and 1, for a simulation, come back,
        and the game is played on by instinct, for its points."""
        if is_deep:
            begin_trees(
                t, seat, move, others, desk.drawn, players, thinking.habit[0], thinking.keys
            )
            search(seat, players, alone, desk.rng, thinking)
        else:
            judge(t, players, alone, 1.0, thinking.worths, thinking.ends)
        value = thinking.worths[seat]
        play_on(t, desk.rng)
        settle(t, players, desk.scores, desk.shares)
        return value, 1

    return go_on  # type: ignore[no-any-return]
