"""Seats as the bits of a number. MicroPython, which the score pad runs under in the browser, reads
this, too."""

from __future__ import annotations

MOST_SEATS = 8
SPECTATOR = -1  # to the compiled rules: somebody who has no seat


def seats_in(mask: int) -> list[int]:
    """The seats of a mask, ascending.

    >>> seats_in(0b1101)
    [0, 2, 3]
    """
    return [seat for seat in range(MOST_SEATS) if mask >> seat & 1]
