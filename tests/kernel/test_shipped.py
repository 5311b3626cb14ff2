"""Code that was compiled ahead for any processor is found, unless there is some for this one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from voliere.games import REGISTRY
from voliere.kernel import shipped
from voliere.study.ahead import compile_ahead

SAMPLE = """
import json, sys
from pathlib import Path
from voliere.kernel import shipped
shipped.KERNELS = Path(sys.argv[1])
from voliere.kernel.jit import CACHES, jit
from voliere.kernel.kept import machine
from voliere.kernel.out_of_line import stay_out_of_line

@jit
def shared(number):
    stay_out_of_line()
    return 10 * number + 1

@jit
def one(number):
    return shared(number) - 7

answer = one(7)
print(json.dumps({
    "answer": answer,
    "compiled": sum(one.stats.cache_misses.values()),
    "loaded": sum(one.stats.cache_hits.values()),
    "machine": machine(),
    "kept": CACHES.is_dir(),
}))
"""


def run(folder: Path, cache: str, **environment: str) -> dict[str, Any]:
    (folder / "sample.py").write_text(SAMPLE)
    built = folder / "ahead" / "kernels" / shipped.VERSION
    told = subprocess.run(
        [sys.executable, str(folder / "sample.py"), str(built)],
        env={**os.environ, "VOLIERE_CACHE": str(folder / cache), **environment},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    ).stdout
    found: dict[str, Any] = json.loads(told)
    return found


def test_what_was_compiled_ahead_is_not_compiled_again(tmp_path: Path) -> None:
    made = run(tmp_path, "ahead", NUMBA_CPU_NAME=shipped.PROCESSOR)
    assert made["compiled"] == 1
    assert tuple(made["machine"]) == shipped.plain(tuple(made["machine"]))
    found = run(tmp_path, "own")
    assert found["answer"] == 64
    assert (found["compiled"], found["loaded"]) == (0, 1)
    assert not found["kept"], "and nothing of it is kept a second time"
    assert run(tmp_path, "own", NUMBA_BOUNDSCHECK="1")["compiled"] == 1, "it checks no bounds"


def test_who_wants_code_for_this_processor_gets_it_from_then_on(tmp_path: Path) -> None:
    run(tmp_path, "ahead", NUMBA_CPU_NAME=shipped.PROCESSOR)
    assert run(tmp_path, "own", **{shipped.IGNORED: "1"})["compiled"] == 1
    found = run(tmp_path, "own")
    assert (found["compiled"], found["loaded"], found["kept"]) == (0, 1, True)


def test_what_is_damaged_is_compiled(tmp_path: Path) -> None:
    run(tmp_path, "ahead", NUMBA_CPU_NAME=shipped.PROCESSOR)
    for file in (tmp_path / "ahead").rglob("*.nbi"):
        file.write_bytes(b"no index")
    found = run(tmp_path, "own")
    assert (found["answer"], found["compiled"]) == (64, 1)


READY = """
import sys
from pathlib import Path
from voliere.kernel import shipped
shipped.KERNELS = Path(sys.argv[1])
from voliere.games import by_name
from voliere.kernel.jit import CACHES
from voliere.study.ready import is_ready, make_ready
game = by_name(sys.argv[2])
assert is_ready(game)
make_ready(game.name)
left = [file for file in CACHES.rglob("*.nbc")]
assert not left, left
"""


@pytest.mark.soak
@pytest.mark.parametrize("game", list(REGISTRY))
def test_nothing_of_a_game_that_was_compiled_ahead_is_compiled(tmp_path: Path, game: str) -> None:
    compile_ahead([game], tmp_path / "built")
    subprocess.run(
        [sys.executable, "-c", READY, str(tmp_path / "built" / shipped.VERSION), game],
        env={**os.environ, "VOLIERE_CACHE": str(tmp_path / "own")},
        check=True,
        timeout=300,
    )
