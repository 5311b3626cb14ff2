"""Bit masks: the k-th bit is found on processors with an instruction for it and on all others."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

SAMPLE = """
import random
from voliere.kernel.bits import HAS_DEPOSIT, kth, kth_of_16

chance = random.Random(1)
masks = [*range(1, 1 << 10), 1 << 62, (1 << 63) - 1]
masks += [chance.getrandbits(n) | 1 for n in (16, 17, 31, 32, 33, 48, 63) for _ in range(50)]
for mask in masks:
    places = [place for place in range(63) if mask >> place & 1]
    assert [kth(mask, k) for k in range(len(places))] == places, mask
    if mask < 1 << 16:
        assert [kth_of_16(mask, k) for k in range(len(places))] == places, mask
print(HAS_DEPOSIT)
"""


@pytest.mark.parametrize("features", [{}, {"NUMBA_CPU_NAME": "generic"}], ids=["this", "any"])
def test_the_kth_set_bit_is_found(features: dict[str, str]) -> None:
    command = [sys.executable, "-c", SAMPLE]
    said = subprocess.check_output(command, env={**os.environ, **features}, text=True)
    assert not features or said.strip() == "False"
