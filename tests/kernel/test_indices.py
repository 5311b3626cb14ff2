"""Compiled functions count from the front: what would count from the end is found where every
access is checked, and what others compile with Numba counts as Python does."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SAMPLE = """
import numba, numpy as np
from voliere.kernel.jit import jit

@jit
def number_at(numbers, place):
    return numbers[place]

@jit
def field_at(s, row, column):
    return s.rows[row, column]

@numba.njit
def of_others(numbers, place):
    return numbers[place]

numbers = np.arange(5)
record = np.zeros(1, np.dtype([("rows", np.int32, (2, 3))], align=True))
record["rows"] = np.arange(6).reshape(2, 3)
print(number_at(numbers, 3), field_at(record[0], 1, 2), of_others(numbers, -1))
for name, wrong in (("numbers", lambda: number_at(numbers, -1)),
                    ("rows", lambda: field_at(record[0], 1, -1))):
    try:
        print(wrong())
    except IndexError:
        print(name, "refused")
"""


def test_an_index_from_the_end_is_found_where_accesses_are_checked(tmp_path: Path) -> None:
    (tmp_path / "sample.py").write_text(SAMPLE)
    told = subprocess.run(
        [sys.executable, str(tmp_path / "sample.py")],
        env={**os.environ, "VOLIERE_CACHE": str(tmp_path), "NUMBA_BOUNDSCHECK": "1"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert told.split("\n")[:3] == ["3 5 4", "numbers refused", "rows refused"]
