"""How a hint is made of what was searched and tried, compiled: the same in Python and in the
page."""

# mypy: disable-error-code="no-any-return, return-value"
# (what Numba compiles is untyped)

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from voliere.kernel.jit import jit
from voliere.study.budget import standard_error
from voliere.study.playouts import Floats

MOST_MOVES = 3
FEWEST_MOVES = 2
RARE = 0.15  # of the share of the first: a third move that is rarer is not advised
WIN_DIGITS, POINT_DIGITS = 1e4, 1e2

Ints = NDArray[np.int32]


@jit
def candidates(
    moves: Ints, values: Floats, shares: Floats, n: int, legal: Ints, n_legal: int, chosen: Ints
) -> int:
    """Choose the moves that a search goes for most, the first first, and, if these are too few,
    others that are legal; how many were chosen comes back. What was searched is put in order."""
    sort_by_shares(moves, values, shares, n)
    n_chosen = 0
    for i in range(n):
        if n_chosen < FEWEST_MOVES or (n_chosen < MOST_MOVES and shares[i] > RARE * shares[0]):
            chosen[n_chosen] = moves[i]
            n_chosen += 1
    for i in range(n_legal):
        is_new = n_chosen < FEWEST_MOVES
        for k in range(n_chosen):
            is_new = is_new and chosen[k] != legal[i]
        if is_new:
            chosen[n_chosen] = legal[i]
            n_chosen += 1
    return n_chosen


@jit
def sort_by_shares(moves: Ints, values: Floats, shares: Floats, n: int) -> None:
    """Put the moves into the order of their shares, of their values where these are equal, then of
    their numbers."""
    for i in range(1, n):
        move, value, share, k = moves[i], values[i], shares[i], i
        while k > 0 and is_before(share, value, move, shares[k - 1], values[k - 1], moves[k - 1]):
            moves[k], values[k], shares[k] = moves[k - 1], values[k - 1], shares[k - 1]
            k -= 1
        moves[k], values[k], shares[k] = move, value, share


@jit
def is_before(
    share: float, value: float, move: int, share_2: float, value_2: float, move_2: int
) -> bool:
    """Whether the one comes before the other."""
    if share != share_2:
        return share > share_2
    return value > value_2 if value != value_2 else move < move_2


@jit
def settle_figures(
    moves: Ints, wins: Floats, errors: Floats, points: Floats, n_moves: int, n: int, by_win: bool
) -> None:
    """Make win chances, standard errors and points of the sums over n samples (`errors` has the
    squares); the best first, if they can be trusted to tell."""
    for i in range(n_moves):
        errors[i] = rounded(standard_error(wins[i], errors[i], n), WIN_DIGITS)
        wins[i] = rounded(wins[i] / n, WIN_DIGITS)
        points[i] = rounded(points[i] / n, POINT_DIGITS)
    for i in range(1 if by_win else n_moves, n_moves):
        move, win, error, point, k = moves[i], wins[i], errors[i], points[i], i
        while k > 0 and wins[k - 1] < win:
            moves[k], wins[k] = moves[k - 1], wins[k - 1]
            errors[k], points[k] = errors[k - 1], points[k - 1]
            k -= 1
        moves[k], wins[k], errors[k], points[k] = move, win, error, point


@jit
def rounded(number: float, per_one: float) -> float:
    """A number rounded to so many parts of one.

    >>> rounded(0.61449, WIN_DIGITS), rounded(-2.006, POINT_DIGITS)
    (0.6145, -2.01)
    """
    whole = np.int64(number * per_one + (0.5 if number >= 0.0 else -0.5))
    return whole / per_one


@jit
def mean_facts(facts: NDArray[np.float64], n_moves: int, n_games: int) -> None:
    """Make means of the facts of n games, and behind those of all moves put for each the means over
    the others; where there are no others, its own."""
    for fact in range(facts.shape[1]):
        total = 0.0
        for i in range(n_moves):
            facts[i, fact] = facts[i, fact] / n_games
            total += facts[i, fact]
        for i in range(n_moves):
            others = facts[i, fact]
            if n_moves > 1:
                others = (total - facts[i, fact]) / (n_moves - 1)
            facts[n_moves + i, fact] = others
