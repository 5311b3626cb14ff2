"""What came out of thinking about a decision: each move with its value, visits and share.

How it is put together and what is chosen is compiled, so that a program outside Python that has
searched the same chooses the same.
"""

# mypy: disable-error-code="no-any-return, return-value"
# (what Numba compiles is untyped)

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from voliere.bots.search import root_key
from voliere.bots.selection import unit
from voliere.bots.tree import NONE, Points, Tree, Tried, find_point
from voliere.games.doors.winning import squashed
from voliere.kernel.exact import exp
from voliere.kernel.jit import jit
from voliere.kernel.rng import Rng

RARE = 0.25  # of the commonest move's share: rarer moves of a mixed strategy are dropped
SURE = 1000.0  # visits that a solution counts for

Ints = NDArray[np.int32]
Longs = NDArray[np.int64]
Reals = NDArray[np.float64]


@dataclass(frozen=True)
class Thought:
    """What came out of a search: for each move its value, visits and share of the time."""

    moves: list[int]
    values: list[float]
    visits: list[int]
    shares: list[float]
    mixed: bool  # whether the move is to be drawn by the shares
    simulations: int
    solved: bool = False  # rather than searched

    def tilted(self, leanings: Reals) -> Thought:
        """The same for one who leans to each move so much."""
        shares = np.array(self.shares)
        tilt(shares, leanings, shares.size)
        return replace(self, shares=shares.tolist())

    def choice(self, rng: Rng) -> int:
        """The best move, or one drawn by the shares."""
        moves, shares = np.array(self.moves, np.int32), np.array(self.shares)
        return int(
            choice(moves, np.array(self.values), shares, moves.size, self.mixed, self.solved, rng)
        )


class Findings:
    """What the searches of one decision have found so far."""

    def __init__(self, most_moves: int) -> None:
        self.moves = np.zeros(most_moves, np.int32)
        self.values = np.zeros(most_moves, np.float64)
        self.visits = np.zeros(most_moves, np.int64)
        self.shares = np.zeros(most_moves, np.float64)
        self.n = 0
        self.simulations = 0

    def add(self, tree: Tree, seat: int, *, together: bool, done: int) -> None:
        """Add what so many simulations have found at the root of the seat."""
        self.n = add_root(
            tree.points, tree.tried, tree.index, seat, together, done,
            self.moves, self.values, self.visits, self.shares, self.n,
        )  # fmt: skip
        self.simulations += done

    def thought(self, *, mixed: bool) -> Thought:
        """All of it together; nothing can be added afterwards."""
        n = self.n
        settle(self.values, self.visits, self.shares, n, self.simulations)
        return self._as_thought(n, mixed=mixed, solved=False)

    def solved(self, n: int) -> Thought:
        """The solution that `by_solution` has written: n moves."""
        self.simulations = n
        return self._as_thought(n, mixed=True, solved=True)

    def _as_thought(self, n: int, *, mixed: bool, solved: bool) -> Thought:
        return Thought(
            moves=self.moves[:n].tolist(),
            values=self.values[:n].tolist(),
            visits=self.visits[:n].tolist(),
            shares=self.shares[:n].tolist(),
            mixed=mixed,
            simulations=self.simulations,
            solved=solved,
        )


@jit
def add_root(
    points: Points,
    tried: Tried,
    index: Ints,
    seat: int,
    together: bool,
    done: int,
    moves: Ints,
    values: Reals,
    visits: Longs,
    shares: Reals,
    n: int,
) -> int:
    """Add what `done` simulations have found at the root of the seat to n moves; how many moves
    there are now comes back. Values are summed over visits, shares over simulations, until
    `settle`."""
    point = find_point(points, index, root_key(seat))
    if point == NONE:
        return n
    strategies = 0.0
    total = 0.0
    entry = points[point].first
    while entry != NONE:
        strategies += tried[entry].strategy
        total += tried[entry].visits
        entry = tried[entry].next
    by_strategy = together and strategies > 0.0
    if by_strategy:
        total = strategies
    entry = points[point].first
    while entry != NONE:
        place = 0
        while place < n and moves[place] != tried[entry].move:
            place += 1
        if place == n:
            moves[n] = tried[entry].move
            values[n] = 0.0
            visits[n] = 0
            shares[n] = 0.0
            n += 1
        weight = tried[entry].strategy if by_strategy else float(tried[entry].visits)
        values[place] += tried[entry].value
        visits[place] += tried[entry].visits
        shares[place] += done * (weight / total)
        entry = tried[entry].next
    return n


@jit
def settle(values: Reals, visits: Longs, shares: Reals, n: int, done: int) -> None:
    """Make means of the sums over all simulations."""
    for i in range(n):
        values[i] /= max(visits[i], 1)
        shares[i] /= done


@jit
def tilt(shares: Reals, leanings: Reals, n: int) -> None:
    """Multiply the shares of n moves by how much likelier one is to play them who leans to each so
    much."""
    for i in range(n):
        shares[i] *= exp(leanings[i])


@jit
def drop_noise(shares: Reals, n: int, solved: bool) -> None:
    """Let the shares add up to 1. Moves that are rare beside the commonest are noise of the search
    and left out; a solution has none."""
    most = 0.0
    for i in range(n):
        most = max(most, shares[i])
    total = 0.0
    for i in range(n):
        if not solved and shares[i] < RARE * most:
            shares[i] = 0.0
        total += shares[i]
    for i in range(n):
        shares[i] /= total


@jit
def choice(
    moves: Ints, values: Reals, shares: Reals, n: int, mixed: bool, solved: bool, rng: Rng
) -> int:
    """The move to play: the commonest, of equally common ones the best; or one drawn by the shares,
    in which the noise is dropped."""
    best = 0
    for i in range(1, n):
        if shares[i] > shares[best] or (shares[i] == shares[best] and values[i] > values[best]):
            best = i
    if mixed:
        drop_noise(shares, n, solved)
        left = unit(rng)
        for i in range(n):
            left -= shares[i]
            if left < 0.0:
                return np.int64(moves[i])
    return np.int64(moves[best])


@jit
def by_solution(
    seat: int,
    for_points: bool,
    final_spread: float,
    solved_moves: NDArray[np.int32],
    sizes: NDArray[np.int64],
    payoff: NDArray[np.float64],
    rows: Reals,
    columns: Reals,
    moves: Ints,
    values: Reals,
    visits: Longs,
    shares: Reals,
) -> int:
    """Write what the solution of a position (`backward.py`) says to a seat; how many moves there
    are comes back. One for points comes with the margin that counts as clear."""
    mine, theirs = (rows, columns) if seat == 0 else (columns, rows)
    n, m = sizes[0, seat], sizes[0, 1 - seat]
    for i in range(n):
        expected = 0.0
        for j in range(m):
            paid = payoff[0, i, j] if seat == 0 else payoff[0, j, i]
            expected += theirs[j] * paid
        if for_points:
            value = squashed(expected if seat == 0 else -expected, final_spread)
        else:
            value = expected if seat == 0 else 1.0 - expected
        moves[i] = solved_moves[0, seat, i]
        values[i] = min(max(value, 0.0), 1.0)
        visits[i] = np.int64(SURE * mine[i] + 0.5)
        shares[i] = mine[i]
    return n
