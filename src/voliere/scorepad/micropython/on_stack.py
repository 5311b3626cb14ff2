"""Stands in for `voliere.kernel.on_stack`: small arrays, which need not be zero."""

from __future__ import annotations

from typing import Any

import numpy as np


def stack_longs(n: int) -> Any:
    """Room for n numbers."""
    return np.zeros((n,))


def stack_table(n: int, m: int) -> Any:
    """Room for n rows of m numbers."""
    return np.zeros((n, m))


stack_ints = stack_words = stack_reals = stack_longs
