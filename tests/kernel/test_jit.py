"""Compiled code is kept on disk, also when several processes compile at the same time."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SAMPLE = """
import sys, time
from numba.core.caching import IndexDataCacheFile
from voliere.kernel.jit import jit

save_index = IndexDataCacheFile._save_index

def slowly(self, variants):  # so that the other process gets in between, if it can
    time.sleep(0.1)
    save_index(self, variants)

IndexDataCacheFile._save_index = slowly

@jit
def first(values):
    return values[0]

print("ready", flush=True)
sizes = sys.stdin.readline().split()
for size in map(int, sizes):
    assert first(tuple(range(size, 2 * size))) == size
print(sum(first.stats.cache_hits.values()))
"""
SIZES = range(1, 13)  # each needs a variant of its own


def start(folder: Path, cache: Path | None = None) -> subprocess.Popen[str]:
    process = subprocess.Popen(
        [sys.executable, str(folder / "sample.py")],
        env={**os.environ, "VOLIERE_CACHE": str(cache or folder)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    return process


def compile_for(process: subprocess.Popen[str], sizes: range) -> None:
    assert process.stdin is not None
    process.stdin.write(" ".join(map(str, sizes)) + "\n")
    process.stdin.flush()


def n_loaded(process: subprocess.Popen[str]) -> int:
    """How many variants it found in the cache."""
    told, _ = process.communicate(timeout=120)
    assert process.returncode == 0
    return int(told)


def test_processes_that_compile_at_once_keep_each_others_code(tmp_path: Path) -> None:
    (tmp_path / "sample.py").write_text(SAMPLE)
    both = [start(tmp_path), start(tmp_path)]
    for process, sizes in zip(both, (SIZES[::2], SIZES[1::2]), strict=True):
        compile_for(process, sizes)
    for process in both:
        n_loaded(process)
    later = start(tmp_path)
    compile_for(later, SIZES)
    assert n_loaded(later) == len(SIZES), "all of it is found, and does what it should"


def test_the_same_sources_at_another_place_find_what_was_compiled(tmp_path: Path) -> None:
    for place in ("here", "there"):
        (tmp_path / place).mkdir()
        (tmp_path / place / "sample.py").write_text(SAMPLE)
    here = start(tmp_path / "here", tmp_path / "cache")
    compile_for(here, SIZES)
    assert n_loaded(here) == 0
    os.utime(tmp_path / "there" / "sample.py", (0, 0))
    there = start(tmp_path / "there", tmp_path / "cache")
    compile_for(there, SIZES)
    assert n_loaded(there) == len(SIZES)


CLOSURES = """
import sys
from voliere.kernel.jit import jit, jit_closure

@jit
def lay():
    return 1

@jit
def fly():
    return 2

def made_of(part, more):
    @jit_closure(sys.modules["__main__"])
    def made():
        return 10 * more + part()
    return made

made = [made_of(part, more) for part in (lay, fly) for more in (3, 4)]
print(*(one() for one in made), sum(sum(one.stats.cache_hits.values()) for one in made))
"""


def test_closures_over_different_parts_share_no_code(tmp_path: Path) -> None:
    sample = tmp_path / "closures.py"
    sample.write_text(CLOSURES)

    def asked() -> list[int]:
        told = subprocess.check_output(
            [sys.executable, str(sample)],
            env={**os.environ, "VOLIERE_CACHE": str(tmp_path)},
            text=True,
        )
        return [int(one) for one in told.split()]

    assert asked() == [31, 41, 32, 42, 0]
    assert asked() == [31, 41, 32, 42, 4], "the second time all of it is found"
