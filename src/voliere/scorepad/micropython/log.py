"""Stands in for `voliere.kernel.log`: the event log is a list of rows."""

from __future__ import annotations

Log = list


def new_log() -> list[list[int]]:
    """An empty log."""
    return []


def tell(
    log: list[list[int]] | None,
    code: int,
    a: int = 0,
    b: int = 0,
    c: int = 0,
    d: int = 0,
    e: int = 0,
) -> None:
    """Write one event."""
    if log is not None:
        log.append([code, a, b, c, d, e])


def take(log: list[list[int]]) -> list[list[int]]:
    """The rows written since the last time, oldest first; the log is empty afterwards.

    >>> log = new_log()
    >>> tell(log, 3, 7)
    >>> take(log), log
    ([[3, 7, 0, 0, 0, 0]], [])
    """
    rows = list(log)
    log.clear()
    return rows
