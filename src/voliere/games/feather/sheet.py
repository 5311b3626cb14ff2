"""Feather: the score sheet of 35 boxes (F2, F16), written once for the rules and the score pad.

A row of the sheet is a habitat: seven bits, one a bird, in the order of KINDS.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import numpy as np

from voliere.games.feather.cards import (
    ALL_BONUS,
    BIRDS,
    HABITATS,
    KINDS,
    N_HABITATS,
    N_KINDS,
    POINTS,
)
from voliere.kernel.jit import jit

FULL_ROW = (1 << N_KINDS) - 1


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


class SheetScore(msgspec.Struct, frozen=True, kw_only=True):
    """The arithmetic of a sheet: `habitats` are its five rows in the order of HABITATS, each with
    its bonus, and `full` names those that have it."""

    aces: int
    others: int
    commons: int
    full: list[str]
    bonus: int
    habitats: list[int]
    total: int


def score_sheet(birds: Iterable[str]) -> SheetScore:
    """F2, F16: what the ticked boxes are worth; a box ticked twice counts once.

    Raises ValueError for a text that is no bird.

    >>> score_sheet(["MA", "MC", "WX", "WX"]).total
    3
    >>> sheet = score_sheet(["F" + kind for kind in "ARX123C"])
    >>> sheet.full, sheet.bonus, sheet.habitats, sheet.total
    (['F'], 3, [0, 0, 0, 10, 0], 10)
    """
    rows = rows_of(birds)
    points = [int(ROW_POINTS[row]) for row in rows]
    kinds = [sum(row >> kind & 1 for row in rows) for kind in range(N_KINDS)]
    full = [HABITATS[habitat] for habitat, row in enumerate(rows) if row == FULL_ROW]
    aces, commons = kinds[KINDS.index("A")], kinds[KINDS.index("C")]
    return SheetScore(
        aces=aces,
        others=sum(kinds) - aces - commons,
        commons=commons,
        full=full,
        bonus=ALL_BONUS * len(full),
        habitats=points,
        total=sum(points),
    )


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
