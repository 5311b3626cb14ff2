"""Feather: the score sheet of 35 boxes (F2, F16) and who wins (F9, F15), compiled; the score pad
runs this very file too.

A row of the sheet is a habitat: seven bits, one a bird, in the order of KINDS.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from voliere.games.feather.cards import (
    ALL_BONUS,
    BIRDS,
    HABITATS,
    KINDS,
    N_HABITATS,
    N_KINDS,
    POINTS,
    RANKS,
)
from voliere.kernel.jit import jit

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

FULL_ROW = (1 << N_KINDS) - 1
ACE, COMMON = KINDS.index("A"), KINDS.index("C")


def _row_points(row: int) -> int:
    """F2: the points of one row, with the bonus of a full one."""
    points = sum(POINTS[kind] for kind in range(N_KINDS) if row >> kind & 1)
    return points + ALL_BONUS if row == FULL_ROW else points


ROW_POINTS = np.array([_row_points(row) for row in range(FULL_ROW + 1)], dtype=np.int32)


@jit
def sheet_points(rows: Any) -> int:
    """F2: the points of a sheet, given as its five rows."""
    points = 0
    for habitat in range(N_HABITATS):
        points += ROW_POINTS[rows[habitat]]
    return points


@jit
def scores(s: Any, out: NDArray[np.int32]) -> int:
    """F2: what each seat's sheet is worth; the number of seats comes back."""
    for seat in range(s.players):
        out[seat] = sheet_points(s.seen[seat])
    return s.players


@jit
def winners(s: Any) -> int:
    """F9: those with the highest score, as a mask of seats; nobody wins a solo game."""
    if s.players == 1:
        return 0
    best = -1
    holders = 0
    for seat in range(s.players):
        points = sheet_points(s.seen[seat])
        if points > best:
            best = points
            holders = 0
        if points == best:
            holders |= 1 << seat
    return holders


@jit
def title(s: Any) -> int:
    """F15: the rank of a solo score, from 0 to 4; other games have winners, no titles."""
    if s.players > 1:
        return -1
    points = sheet_points(s.seen[0])
    rank = 0
    while rank < len(RANKS) and points > RANKS[rank]:
        rank += 1
    return rank


@jit
def n_ticked(rows: Any, kind: int) -> int:
    """F2: how many birds of this kind are ticked off."""
    n = 0
    for habitat in range(N_HABITATS):
        n += (rows[habitat] >> kind) & 1
    return n


@jit
def n_other(rows: Any) -> int:
    """F2: how many birds are ticked off that are neither aces nor common."""
    n = 0
    for kind in range(N_KINDS):
        if kind != ACE and kind != COMMON:
            n += n_ticked(rows, kind)
    return n


@jit
def full_rows(rows: Any) -> int:
    """F2: the habitats of which every bird is ticked off, as a mask."""
    full = 0
    for habitat in range(N_HABITATS):
        if rows[habitat] == FULL_ROW:
            full |= 1 << habitat
    return full


def tally(rows: list[int]) -> dict[str, Any]:
    """F2: the arithmetic of a sheet, given as its five rows: the parts of a SheetScore.

    >>> tally([127, 1, 0, 0, 0])["habitats"]
    [10, 2, 0, 0, 0]
    """
    sheet = np.array(rows, dtype=np.int32)
    points = [int(ROW_POINTS[row]) for row in rows]
    full = [HABITATS[habitat] for habitat, row in enumerate(rows) if row == FULL_ROW]
    return {
        "aces": int(n_ticked(sheet, ACE)),
        "others": int(n_other(sheet)),
        "commons": int(n_ticked(sheet, COMMON)),
        "full": full,
        "bonus": ALL_BONUS * len(full),
        "habitats": points,
        "total": sum(points),
    }


def rows_of(birds: Iterable[str]) -> list[int]:
    """The five rows on which these birds are ticked off; ValueError for a text that is no bird.

    >>> rows_of(["MA", "MR", "OC"])
    [3, 0, 0, 0, 64]
    """
    rows = [0] * N_HABITATS
    for text in birds:
        if text not in BIRDS:
            raise ValueError(f"{text!r} is no bird of this game")
        habitat, kind = divmod(BIRDS.index(text), N_KINDS)
        rows[habitat] |= 1 << kind
    return rows


def birds_on(rows: Iterable[int]) -> list[str]:
    """The birds ticked off on these rows, in deck order.

    >>> birds_on([3, 0, 0, 0, 64])
    ['MA', 'MR', 'OC']
    """
    return [
        HABITATS[habitat] + KINDS[kind]
        for habitat, row in enumerate(rows)
        for kind in range(N_KINDS)
        if row >> kind & 1
    ]
