"""Backward induction over matrix games: two players who decide at once, chance in between.

The value of a position is the value of the matrix game of its joint moves; an entry of the matrix
is the mean over what chance may turn up next. Positions that cannot be told apart are solved once.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from voliere.bots.matrix import MOST_MOVES, solve_matrix
from voliere.bots.tree import mix
from voliere.games.contract import Rules
from voliere.kernel.entry import Buffer
from voliere.kernel.jit import jit, jit_closure
from voliere.kernel.on_stack import stack_reals, stack_table, stack_words
from voliere.kernel.rng import GOLDEN

MOST_CARDS = MOST_MOVES
DEPTHS = MOST_CARDS + 2
ROOM = 1 << 21  # positions remembered
EMPTY = np.uint64(0)
FULL_SHARE = 0.8


class Solved(NamedTuple):
    """A solved position: its value to seat 0, the moves of both seats and how often to play them,
    what each pair of moves is worth to seat 0, and the arrays in which all of this was found."""

    value: float
    moves: tuple[list[int], list[int]]
    strategies: tuple[list[float], list[float]]
    payoff: NDArray[np.float64]
    arrays: tuple[NDArray[Any], ...]


class Notebook:
    """Values of positions, found by their essence; kept from one solution to the next."""

    def __init__(self, room: int = ROOM) -> None:
        self.keys: NDArray[np.uint64] = np.zeros(room, dtype=np.uint64)
        self.values: NDArray[np.float64] = np.zeros(room, dtype=np.float64)
        self.used: NDArray[np.int64] = np.zeros(1, dtype=np.int64)


@jit
def place_of(keys: NDArray[np.uint64], key: np.uint64) -> np.int64:
    """Where a key stands in the notebook, or where it would."""
    mask = np.int64(keys.size - 1)
    place = np.int64(key & np.uint64(mask))
    while keys[place] != EMPTY and keys[place] != key:
        place = (place + 1) & mask
    return place


@cache
def induction_of(rules: Rules, chance: Any) -> Callable[..., float]:
    """The compiled backward induction over these rules. `chance` offers `n_futures(s)` and
    `take_future(s, k)`, what may be turned up after both have moved; `essence(s)`, a number that
    equal positions share; `payoff(s)`, what seat 0 gets in the end; and `estimate(s)`, what that
    will be about, for positions beyond the horizon."""
    state = rules.STATE
    actors_of, legal_of, apply = rules.actors, rules.legal, rules.apply
    n_futures, take_future = chance.n_futures, chance.take_future
    essence, payoff_of, estimate = chance.essence, chance.payoff, chance.estimate

    @jit_closure(rules, chance)
    def key_of(s):  # type: ignore[no-untyped-def]
        return mix(GOLDEN, essence(s)) | np.uint64(1)

    @jit_closure(rules, chance)
    def induct(  # type: ignore[no-untyped-def]
        buffers, moves, sizes, payoff, tableau, rows, columns, keys, values, used, horizon
    ):
        """Solve the position in buffers[0], `horizon` moves ahead: its value; its matrix is left in
        payoff[0] and its moves in moves[0]."""
        at = stack_table(DEPTHS, 4)  # row, column, future, how many futures
        sums = stack_reals(DEPTHS)
        frame_key = stack_words(DEPTHS)
        depth = 0
        opening = True
        while True:
            s = buffers[depth].view(state)[0]
            if opening:
                for seat in range(2):
                    sizes[depth, seat] = legal_of(s, seat, moves[depth, seat])
                for i in range(4):
                    at[depth, i] = 0
                sums[depth] = 0.0
                opening = False
            if at[depth, 0] == sizes[depth, 0]:
                value = solve_matrix(
                    payoff[depth], sizes[depth, 0], sizes[depth, 1], tableau, rows, columns
                )
                if depth == 0:
                    return value
                if used[0] < FULL_SHARE * keys.size:
                    place = place_of(keys, frame_key[depth])
                    used[0] += keys[place] == EMPTY
                    keys[place] = frame_key[depth]
                    values[place] = value
                depth -= 1
                sums[depth] += value
                at[depth, 2] += 1
            else:
                following = buffers[depth + 1].view(state)
                following[0] = s
                t = following[0]
                for seat in range(2):
                    apply(t, seat, np.int64(moves[depth, seat, at[depth, seat]]), None)
                if actors_of(t) == 0 or depth + 1 == horizon:
                    sums[depth] = payoff_of(t) if actors_of(t) == 0 else estimate(t)
                    at[depth, 2] = 1
                    at[depth, 3] = 1
                else:
                    at[depth, 3] = n_futures(t)
                    take_future(t, at[depth, 2])
                    key = key_of(t)
                    place = place_of(keys, key)
                    if keys[place] == key:
                        sums[depth] += values[place]
                        at[depth, 2] += 1
                    else:
                        depth += 1
                        frame_key[depth] = key
                        opening = True
                        continue
            if at[depth, 2] == at[depth, 3]:
                payoff[depth, at[depth, 0], at[depth, 1]] = sums[depth] / at[depth, 3]
                sums[depth] = 0.0
                at[depth, 2] = 0
                at[depth, 1] += 1
                if at[depth, 1] == sizes[depth, 1]:
                    at[depth, 1] = 0
                    at[depth, 0] += 1

    return induct  # type: ignore[no-any-return]


def solve_position(
    rules: Rules,
    chance: Any,
    buffer: Buffer,
    notebook: Notebook,
    horizon: int = MOST_CARDS,
) -> Solved:
    """The position in the buffer, both seats to move: solved exactly if the game ends within the
    horizon, otherwise as if it ended there with what is estimated."""
    buffers = np.zeros((DEPTHS, buffer.size), dtype=np.uint8)
    buffers[0] = buffer
    moves = np.zeros((DEPTHS, 2, MOST_CARDS), dtype=np.int32)
    sizes = np.zeros((DEPTHS, 2), dtype=np.int64)
    payoff = np.zeros((DEPTHS, MOST_CARDS, MOST_CARDS))
    tableau = np.zeros((MOST_CARDS + 1, MOST_CARDS + 1))
    rows, columns = np.zeros(MOST_CARDS), np.zeros(MOST_CARDS)
    value = induction_of(rules, chance)(
        buffers,
        moves,
        sizes,
        payoff,
        tableau,
        rows,
        columns,
        notebook.keys,
        notebook.values,
        notebook.used,
        horizon,
    )
    m, n = sizes[0].tolist()
    return Solved(
        value=float(value),
        moves=(moves[0, 0, :m].tolist(), moves[0, 1, :n].tolist()),
        strategies=(rows[:m].tolist(), columns[:n].tolist()),
        payoff=payoff[0, :m, :n].copy(),
        arrays=(moves, sizes, payoff, rows, columns),
    )
