"""The tree of a search: decision points found by key, each with a list of tried moves.

A decision point belongs to one seat and stands for all positions that this seat cannot tell apart
in the search; its key is a hash of what the seat has done and seen since the root. Points and moves
lie in two arrays of records that are filled from the front and never moved.
"""

# mypy: disable-error-code="no-any-return"
# (what Numba compiles is untyped)

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.kernel.jit import jit
from voliere.kernel.rng import GOLDEN, MIX_1, MIX_2, S27, S30, S31

POINT = np.dtype(
    [
        ("key", np.uint64),
        ("visits", np.int32),
        ("first", np.int32),  # the newest of its tried moves, -1 if there is none
        ("n_tried", np.int32),
    ],
    align=True,
)
TRIED = np.dtype(
    [
        ("move", np.int32),
        ("next", np.int32),  # the move tried before this one, -1 at the end
        ("visits", np.int32),
        ("available", np.int32),  # visits of the point at which the move was legal
        ("value", np.float64),  # what its visits were worth, summed
        ("strategy", np.float64),  # how much of its time the mixed strategy gave to it
    ],
    align=True,
)
NONE = -1
MOVES_A_POINT = 10  # how many tried moves there is room for, on average
SPARE_MOVES = 512  # and besides

Points = NDArray[Any]
Tried = NDArray[Any]


class Tree:
    """The arrays of one search."""

    def __init__(self, n_points: int, n_moves: int) -> None:
        self.points: Points = np.zeros(n_points, dtype=POINT)
        self.tried: Tried = np.zeros(n_points * MOVES_A_POINT + SPARE_MOVES, dtype=TRIED)
        size = 1 << (2 * n_points - 1).bit_length()
        self.index: NDArray[np.int32] = np.zeros(size, dtype=np.int32)  # 0 is empty
        self.used: NDArray[np.int64] = np.zeros(2, dtype=np.int64)  # points, tried moves
        self.where: NDArray[np.int32] = np.full(n_moves, NONE, dtype=np.int32)
        self.arrays = (self.points, self.tried, self.index, self.used, self.where)


@jit
def mix(key: np.uint64, what: int) -> np.uint64:
    """The key of what follows `key` when `what` happens."""
    x = key * GOLDEN + np.uint64(what) + GOLDEN
    x = (x ^ (x >> S30)) * MIX_1
    x = (x ^ (x >> S27)) * MIX_2
    return x ^ (x >> S31)


@jit
def clear_tree(index: NDArray[np.int32], used: NDArray[np.int64], where: NDArray[np.int32]) -> None:
    """Make a tree empty, also one whose arrays hold whatever was there before."""
    for i in range(index.size):
        index[i] = 0
    used[0] = 0
    used[1] = 0
    for i in range(where.size):
        where[i] = NONE


@jit
def find_point(points: Points, index: NDArray[np.int32], key: np.uint64) -> int:
    """The decision point of that key, NONE if there is none."""
    mask = np.uint64(index.size - 1)
    place = np.int64(key & mask)
    while index[place] != 0:
        point = index[place] - 1
        if points[point].key == key:
            return point
        place = (place + 1) & np.int64(mask)
    return NONE


@jit
def add_point(
    points: Points, index: NDArray[np.int32], used: NDArray[np.int64], key: np.uint64
) -> int:
    """A new decision point of that key, NONE if there is no room left."""
    if used[0] == points.size:
        return NONE
    point = used[0]
    used[0] += 1
    points[point].key = key
    points[point].visits = 0
    points[point].first = NONE
    points[point].n_tried = 0
    mask = np.uint64(index.size - 1)
    place = np.int64(key & mask)
    while index[place] != 0:
        place = (place + 1) & np.int64(mask)
    index[place] = point + 1
    return point


@jit
def add_tried(points: Points, tried: Tried, used: NDArray[np.int64], point: int, move: int) -> int:
    """A new tried move of a point, NONE if there is no room left."""
    if used[1] == tried.size:
        return NONE
    entry = used[1]
    used[1] += 1
    tried[entry].move = move
    tried[entry].next = points[point].first
    tried[entry].visits = 0
    tried[entry].available = 0
    tried[entry].value = 0.0
    tried[entry].strategy = 0.0
    points[point].first = entry
    points[point].n_tried += 1
    return entry


@jit
def add_all(
    points: Points,
    tried: Tried,
    used: NDArray[np.int64],
    point: int,
    moves: NDArray[np.int32],
    n: int,
    entries: NDArray[np.int32],
) -> int:
    """Put all n legal moves into the list of a point that has none, side by side, and where they
    stand into `entries`; how many there was room for comes back."""
    for i in range(n):
        entries[i] = add_tried(points, tried, used, point, np.int64(moves[i]))
        if entries[i] == NONE:
            return i
    return n


@jit
def match(
    points: Points,
    tried: Tried,
    point: int,
    moves: NDArray[np.int32],
    n: int,
    where: NDArray[np.int32],
    entries: NDArray[np.int32],
) -> int:
    """Write to `entries` where each of the n legal moves stands among the tried ones of the point
    (NONE: not yet tried); how many of them were tried comes back."""
    entry = points[point].first
    if points[point].n_tried == n:
        # Often they are the same moves side by side, from `add_all`.
        start = entry - n + 1
        same = 0
        while same < n and start >= 0 and tried[start + same].move == moves[same]:
            entries[same] = start + same
            same += 1
        if same == n:
            return n
    while entry != NONE:
        where[tried[entry].move] = entry
        entry = tried[entry].next
    n_tried = 0
    for i in range(n):
        entries[i] = where[moves[i]]
        if entries[i] != NONE:
            n_tried += 1
    entry = points[point].first
    while entry != NONE:
        where[tried[entry].move] = NONE
        entry = tried[entry].next
    return n_tried
