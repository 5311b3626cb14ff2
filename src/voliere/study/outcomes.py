"""How a finished game ended for somebody."""

from __future__ import annotations

from typing import Literal

from voliere.games.result import Result

Outcome = Literal["won", "shared", "lost", "ended"]  # ended: nobody wins a game alone or together


def outcome(result: Result, mine: list[int]) -> Outcome:
    """How a game ended for who had these seats.

    >>> outcome(Result(scores=[3, 5], winners=[1], title=None), [1])
    'won'
    """
    if result.title is not None or not result.winners:
        return "ended"
    if not set(mine) & set(result.winners):
        return "lost"
    return "won" if set(result.winners) <= set(mine) else "shared"


def share(result: Result, seat: int) -> float | None:
    """A seat's share of the win; None where nobody wins against anybody.

    >>> share(Result(scores=[5, 5, 3], winners=[0, 1], title=None), 1)
    0.5
    """
    if not result.winners:
        return None
    return 1 / len(result.winners) if seat in result.winners else 0.0


def score(result: Result, seat: int) -> int:
    """A seat's score; alone and together there is one for all.

    >>> score(Result(scores=[31], winners=[], title="amateur"), 2)
    31
    """
    return result.scores[0 if len(result.scores) == 1 else seat]
