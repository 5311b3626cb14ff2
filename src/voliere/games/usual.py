"""What many games have in common, for a room to import instead of writing it again: one deal, the
most points win, no titles; nothing is left to chance once the cards are dealt.

The compiled functions are for a state with the fields `players` and `score` (one a seat).
"""

# mypy: disable-error-code="no-any-return"
# (the State record is untyped)

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from voliere.kernel.jit import jit

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@jit
def awaits_deal(s: Any) -> bool:
    """One deal lasts the whole game."""
    return False


@jit
def scores(s: Any, out: NDArray[np.int32]) -> int:
    """The points of each seat; returns their number."""
    for seat in range(s.players):
        out[seat] = s.score[seat]
    return s.players


@jit
def winners(s: Any) -> int:
    """The seats with the most points, as a mask."""
    best = s.score[0]
    won = 0
    for seat in range(s.players):
        if s.score[seat] > best:
            best = s.score[seat]
            won = 0
        if s.score[seat] == best:
            won |= 1 << seat
    return won


@jit
def title(s: Any) -> int:
    """There are winners, no titles."""
    return -1


def expect(s: Any, chances: list[dict[str, Any]]) -> None:
    """Nothing is left to chance once the cards are dealt."""
