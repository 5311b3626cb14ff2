"""Stands in for `voliere.kernel.log`: the event log is a list of rows."""

from __future__ import annotations

Log = list
ABSENT = -(1 << 31)


def new_log() -> list[list[int]]:
    """An empty log."""
    return []


def tell(log: list[list[int]] | None, code: int, *numbers: int) -> None:
    """Write one event: its code and the numbers of its fields."""
    if log is not None:
        log.append([code] + list(numbers))  # noqa: RUF005


def tell_on(log: list[list[int]] | None, *numbers: int) -> None:
    """Write further numbers of the event told last."""
    if log is not None:
        log[-1].extend(numbers)


def unless_zero(number: int) -> int:
    """The number, where 0 is nothing.

    >>> unless_zero(3), unless_zero(0) == ABSENT
    (3, True)
    """
    return number if number != 0 else ABSENT


def take(log: list[list[int]]) -> list[list[int]]:
    """The events written since the last time as rows of numbers, the code first; the log is empty
    afterwards.

    >>> log = new_log()
    >>> tell(log, 3, 7)
    >>> tell_on(log, 8, 9)
    >>> take(log), log
    ([[3, 7, 8, 9]], [])
    """
    rows = list(log)
    log.clear()
    return rows
