"""When a mistake is asked again: after 1, 3, 7 and 21 days, as long as the answers are right.

Four fixed pauses need nothing fitted to a person and nothing kept but a stage and a date; a library
that learns somebody's memory would have too few answers here to learn from.
"""

from __future__ import annotations

from typing import NamedTuple

PAUSES = (1, 3, 7, 21)  # days after the first right answer in a row, the second, …
AFTER_A_MISS = 1


class Next(NamedTuple):
    """How many right answers in a row there have been, and in how many days it is asked again;
    None: not any more."""

    stage: int
    days: int | None


def after(stage: int, *, passed: bool) -> Next:
    """What follows an answer.

    >>> after(0, passed=True), after(3, passed=True), after(4, passed=True)
    (Next(stage=1, days=1), Next(stage=4, days=21), Next(stage=5, days=None))
    >>> after(3, passed=False)
    Next(stage=0, days=1)
    """
    if not passed:
        return Next(0, AFTER_A_MISS)
    return Next(stage + 1, PAUSES[stage] if stage < len(PAUSES) else None)
