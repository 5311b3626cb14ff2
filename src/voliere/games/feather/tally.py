"""Feather: what a score sheet of 35 boxes is worth (F2, F16), as a value."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import msgspec

from voliere.games.feather.cards import HABITATS, N_HABITATS
from voliere.games.feather.sheet import rows_of, tally
from voliere.games.fields import Rows
from voliere.games.kinds import ChoiceSet


class SheetScore(msgspec.Struct, frozen=True):
    """The arithmetic of a sheet: `habitats` are its five rows in the order of HABITATS, each with
    its bonus, and `full` names those that have it."""

    aces: int
    others: int
    commons: int
    full: Annotated[list[str], ChoiceSet(HABITATS)]
    bonus: int
    habitats: Annotated[list[int], Rows(N_HABITATS)]
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
    return SheetScore(**tally(rows_of(birds)))
