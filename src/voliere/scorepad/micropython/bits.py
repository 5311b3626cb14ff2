"""Stands in for `voliere.kernel.bits`: sets of small numbers as bit masks."""

from __future__ import annotations


def bit_count(mask: int) -> int:
    """How many bits are set; the mask is not negative.

    >>> bit_count(0b1011)
    3
    """
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def lowest(mask: int) -> int:
    """The number of the lowest set bit; the mask is not empty.

    >>> lowest(0b1010)
    1
    """
    n = 0
    while not mask >> n & 1:
        n += 1
    return n


def highest(mask: int) -> int:
    """The number of the highest set bit; the mask is neither empty nor negative.

    >>> highest(0b1010)
    3
    """
    n = 0
    while mask >> n + 1:
        n += 1
    return n


def kth(mask: int, k: int) -> int:
    """The number of the k-th lowest set bit, k from 0; the mask has more than k bits.

    >>> kth(0b1010, 1)
    3
    """
    for _ in range(k):
        mask &= mask - 1
    return lowest(mask)


kth_of_16 = kth
