"""What nets are shown of a move itself, beside what they are shown of the table: for games whose
moves have much to be seen at once, like all that a card would capture."""

# mypy: disable-error-code="no-untyped-def"
# (what Numba compiles is untyped)

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

from voliere.games.doors.contract import Features
from voliere.kernel.jit import jit_closure
from voliere.kernel.out_of_line import stay_out_of_line


class FeaturesOfMoves(NamedTuple):
    """What is shown of a part of a move: the names of the inputs, and the function that writes
    them. A game that shows nothing has no names."""

    names: Sequence[str]
    write: Callable[..., None]


@cache
def features_of_moves(features: Features) -> FeaturesOfMoves:
    """What a game's features show of moves (`MovesConsidered`)."""
    considered: Any = features
    if not (names := tuple(getattr(features, "MOVE_INPUTS", ()))):

        @jit_closure(features)
        def nothing(s, seat, move, which, out):
            pass

        return FeaturesOfMoves(names, nothing)
    move_inputs = considered.move_inputs

    @jit_closure(features)
    def write(s, seat, move, which, out):
        stay_out_of_line()
        move_inputs(s, seat, move, which, out)

    return FeaturesOfMoves(names, write)
