"""Several small numbers in the bits of one, the last in the lowest; all bits set is nothing."""

from __future__ import annotations

from voliere.kernel.jit import jit
from voliere.kernel.log import ABSENT


@jit
def beside(whole: int, bits: int, number: int) -> int:
    """What is packed, with one more number in so many bits; ABSENT and -1 are nothing."""
    all_set = (1 << bits) - 1
    return whole << bits | (all_set if number == ABSENT else number & all_set)


def unpacked(bits: tuple[int, ...], whole: int) -> list[int]:
    """The numbers that were packed so, each with its bits.

    >>> unpacked((3, 2), 0b111_10) == [ABSENT, 2]
    True
    """
    numbers = []
    for n in reversed(bits):
        all_set = (1 << n) - 1
        part = whole & all_set
        numbers.append(ABSENT if part == all_set else part)
        whole >>= n
    return numbers[::-1]
