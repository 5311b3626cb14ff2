"""Matrix games of two: the exact value and optimal mixed strategies, by the simplex method.

The row player receives what the matrix says and wants much, the column player pays it.
"""

# mypy: disable-error-code="no-any-return"
# (what Numba compiles is untyped)

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from voliere.kernel.jit import jit
from voliere.kernel.on_stack import stack_longs

MOST_MOVES = 15  # of either player
TINY = 1e-12
PATIENCE = 60  # pivots by the steepest column; then by the first, which cannot go in circles

Matrix = NDArray[np.float64]


@jit
def solve_matrix(
    payoff: Matrix, m: int, n: int, tableau: Matrix, rows: Matrix, columns: Matrix
) -> float:
    """The value of the game in the first m rows and n columns of `payoff`; the strategies are
    written to `rows` and `columns`. `tableau` is working room, one larger each way."""
    lowest = payoff[0, 0]
    for i in range(m):
        for j in range(n):
            lowest = min(lowest, payoff[i, j])
    shift = 1.0 - lowest  # a game worth more than 0, so that the programme has a solution
    for i in range(m):
        for j in range(n):
            tableau[i, j] = payoff[i, j] + shift
        tableau[i, n] = 1.0
    for j in range(n):
        tableau[m, j] = -1.0
    tableau[m, n] = 0.0
    # What stands at each row and column of the tableau: below m a row, from m on a column.
    basic = stack_longs(MOST_MOVES)
    free = stack_longs(MOST_MOVES)
    for i in range(m):
        basic[i] = i
    for j in range(n):
        free[j] = m + j
    n_pivots = 0
    while True:
        entering = entering_column(tableau, m, n, free, n_pivots > PATIENCE)
        if entering < 0:
            break
        leaving = leaving_row(tableau, m, n, entering, basic)
        pivot(tableau, m, n, leaving, entering)
        basic[leaving], free[entering] = free[entering], basic[leaving]
        n_pivots += 1
    total = tableau[m, n]
    for i in range(m):
        rows[i] = 0.0
    for j in range(n):
        columns[j] = 0.0
    for i in range(m):
        if basic[i] >= m:
            columns[basic[i] - m] = tableau[i, n] / total
    for j in range(n):
        if free[j] < m:
            rows[free[j]] = tableau[m, j] / total
    return 1.0 / total - shift


@jit
def entering_column(tableau: Matrix, m: int, n: int, free: NDArray[np.int64], first: bool) -> int:
    """The column to bring in, -1 when nothing is left to gain."""
    best = -1
    for j in range(n):
        if tableau[m, j] >= -TINY:
            continue
        if best < 0:
            best = j
        elif first:
            if free[j] < free[best]:
                best = j
        elif tableau[m, j] < tableau[m, best]:
            best = j
    return best


@jit
def leaving_row(tableau: Matrix, m: int, n: int, column: int, basic: NDArray[np.int64]) -> int:
    """The row that the column forces out first."""
    best = -1
    best_ratio = 0.0
    for i in range(m):
        if tableau[i, column] <= TINY:
            continue
        ratio = tableau[i, n] / tableau[i, column]
        if best < 0 or ratio < best_ratio - TINY:
            best = i
            best_ratio = ratio
        elif ratio < best_ratio + TINY and basic[i] < basic[best]:
            best = i
    return best


@jit
def pivot(tableau: Matrix, m: int, n: int, row: int, column: int) -> None:
    """Exchange what stands at the row and at the column."""
    inverse = 1.0 / tableau[row, column]
    for j in range(n + 1):
        if j != column:
            tableau[row, j] *= inverse
    for i in range(m + 1):
        if i == row:
            continue
        factor = tableau[i, column]
        if factor == 0.0:
            continue
        for j in range(n + 1):
            if j != column:
                tableau[i, j] -= factor * tableau[row, j]
        tableau[i, column] = -factor * inverse
    tableau[row, column] = inverse
