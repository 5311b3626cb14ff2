"""exp, log and power: near enough to the truth, and the same bits whatever the processor can do."""

from __future__ import annotations

import math
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from voliere.kernel.exact import exp, log, power, rounded


def units_off(found: float, right: float) -> float:
    return abs(found - right) / math.ulp(right)


@settings(deadline=None)  # the first call compiles
@given(st.floats(-700, 700))
def test_exp(x: float) -> None:
    assert units_off(exp(x), math.exp(x)) <= 2


def test_exp_at_the_ends() -> None:
    assert exp(0.0) == 1.0
    assert exp(-1e9) == 0.0
    assert exp(1e9) == exp(709.0)


@settings(deadline=None)  # the first call compiles
@given(st.floats(1e-300, 1e300))
def test_log(x: float) -> None:
    assert units_off(log(x), math.log(x)) <= 2 or abs(log(x) - math.log(x)) < 1e-16


def test_log_of_whole_numbers() -> None:
    assert log(1) == 0.0
    assert log(1 << 40) == 40 * math.log(2)


@settings(deadline=None)  # the first call compiles
@given(st.floats(1, 1e6), st.floats(0, 1))
def test_power(x: float, y: float) -> None:
    assert units_off(power(x, y), x**y) <= 40


def test_a_rounded_table_forgets_the_last_bits() -> None:
    table = np.linspace(0.1, 9.9, 50)
    assert np.array_equal(rounded(table), rounded(np.nextafter(table, 10)))
    assert np.allclose(rounded(table), table, rtol=1e-7)


SAMPLE = """
import hashlib, struct
from voliere.kernel.exact import exp, log, power
bits = b"".join(
    struct.pack("ddd", exp(i * 0.37 - 300), log(1 + i * 1.7), power(1.0 + i, 0.001 * (i % 1000)))
    for i in range(2000)
)
print(hashlib.sha256(bits).hexdigest())
"""


@pytest.mark.parametrize(
    "features", [{"NUMBA_CPU_NAME": "generic"}, {"NUMBA_CPU_FEATURES": "-fma"}]
)
def test_the_same_bits_on_other_processors(tmp_path: Path, features: dict[str, str]) -> None:
    def bits(more: dict[str, str]) -> str:
        environment = {**os.environ, "VOLIERE_CACHE": str(tmp_path / "-".join(more)), **more}
        command = [sys.executable, "-c", SAMPLE]
        return subprocess.check_output(command, env=environment, text=True)

    assert bits(features) == bits({})
