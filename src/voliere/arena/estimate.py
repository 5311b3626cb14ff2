"""Means with a 95 % interval, the deal as the unit of chance.

Games of one deal share its cards, so they are no independent trials; the deals are. A mean is
taken over all games, and its interval from how the deals differ (the ratio estimate of cluster
samples, with Student's t).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist

import msgspec

STUDENT_95 = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776}  # beyond that the expansion is exact enough


class Estimate(msgspec.Struct, frozen=True):
    """A mean and the interval that holds the true one 19 times out of 20; None if there are too
    few deals for one."""

    mean: float
    low: float | None
    high: float | None


def mean(sums: Sequence[float], sizes: Sequence[int]) -> Estimate | None:
    """The mean of what the deals sum up to, each over so many values; None without any.

    >>> mean([3.0, 5.0, 4.0, 4.0], [2, 2, 2, 2])
    Estimate(mean=2.0, low=1.3505, high=2.6495)
    """
    n = sum(sizes)
    if n == 0:
        return None
    middle = sum(sums) / n
    used = [(total, size) for total, size in zip(sums, sizes, strict=True) if size]
    if len(used) < 2:
        return _rounded(middle, None, None)
    margin = _margin(used, middle, n)
    return _rounded(middle, middle - margin, middle + margin)


def share(sums: Sequence[float], sizes: Sequence[int]) -> Estimate | None:
    """As `mean`, for a share between 0 and 1.

    For the interval two deals are added, one won and one lost to the last game (as Agresti and
    Coull do with single trials), so that a clean sweep of a few deals is not taken for certainty.

    >>> share([2.0] * 20, [2] * 20)
    Estimate(mean=1.0, low=0.86, high=1.0)
    """
    n = sum(sizes)
    if n == 0:
        return None
    used = [(total, float(size)) for total, size in zip(sums, sizes, strict=True) if size]
    usual = n / len(used)
    used += [(usual, usual), (0.0, usual)]
    weight = n + 2 * usual
    middle = (sum(sums) + usual) / weight
    margin = _margin(used, middle, weight)
    plain = sum(sums) / n
    low, high = min(middle - margin, plain), max(middle + margin, plain)
    return _rounded(plain, max(low, 0.0), min(high, 1.0))


def _rounded(middle: float, low: float | None, high: float | None) -> Estimate:
    ends = [None if end is None else round(end, 4) for end in (low, high)]
    return Estimate(round(middle, 4), *ends)


def _margin(deals: Sequence[tuple[float, float]], middle: float, weight: float) -> float:
    """Half the width of the interval of a ratio estimate."""
    n = len(deals)
    squares = sum((total - middle * size) ** 2 for total, size in deals)
    return student_95(n - 1) * math.sqrt(squares * n / (n - 1)) / weight


def student_95(freedom: int) -> float:
    """How many standard errors wide a 95 % interval is to either side.

    >>> round(student_95(10), 3), round(student_95(1000), 3)
    (2.228, 1.962)
    """
    if freedom in STUDENT_95:
        return STUDENT_95[freedom]
    z = NormalDist().inv_cdf(0.975)
    # Abramowitz and Stegun 26.7.5
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )
