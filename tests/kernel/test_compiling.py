"""What compiled functions call is translated once, and machine code only where it stays out of
line; what is kept on disk is used only as long as all of it is there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

SAMPLE = """
import json, sys
from voliere.kernel.jit import CACHES, jit
from voliere.kernel.out_of_line import stay_out_of_line

@jit
def tenfold(number):
    return 10 * number

@jit
def shared(number):
    stay_out_of_line()
    return tenfold(number) + 1

@jit
def one(number):
    return shared(number) + tenfold(number)

@jit
def other(number):
    return shared(number) - tenfold(number)

kernels = {"tenfold": tenfold, "shared": shared, "one": one, "other": other}
print(json.dumps({
    "answers": [one(7), other(7)] + [eval(text) for text in sys.argv[1:]],
    "whole": [name for name, kernel in kernels.items() if kernel.overloads],
    "compiled": [name for name, kernel in kernels.items() if kernel.stats.cache_misses],
    "symbols": [
        result.fndesc.llvm_func_name for result in shared.callee.overloads.values()
    ],
    "folder": str(CACHES),
}))
"""


def run(folder: Path, *wanted: str) -> dict[str, Any]:
    """What a new process says that runs the sample, with its compiled code kept in the folder."""
    (folder / "sample.py").write_text(SAMPLE)
    told = subprocess.run(
        [sys.executable, str(folder / "sample.py"), *wanted],
        env={**os.environ, "VOLIERE_CACHE": str(folder / "cache")},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    ).stdout
    found: dict[str, Any] = json.loads(told)
    return found


def test_only_what_python_calls_is_compiled_whole(tmp_path: Path) -> None:
    first = run(tmp_path)
    assert first["answers"] == [141, 1]
    assert first["whole"] == ["one", "other"]
    again = run(tmp_path, "tenfold(4)", "shared(4)")
    assert again["answers"] == [141, 1, 40, 41], "whatever Python calls is compiled then"
    assert again["compiled"] == ["tenfold", "shared"]
    assert run(tmp_path, "tenfold(4)", "shared(4)")["compiled"] == []


def test_without_what_it_needs_a_function_is_compiled_again(tmp_path: Path) -> None:
    caches = Path(run(tmp_path)["folder"])
    gone = list(caches.glob("*/shared.callee.*"))
    assert gone
    for file in gone:
        file.unlink()
    again = run(tmp_path)
    assert again["answers"] == [141, 1]
    assert "one" in again["compiled"]
    assert run(tmp_path)["compiled"] == []


def test_what_was_compiled_under_another_name_since_is_not_taken_for_the_same(
    tmp_path: Path,
) -> None:
    first = run(tmp_path)
    caches = Path(first["folder"])
    kept = {file: file.read_bytes() for file in caches.glob("*/*.whole.*")}
    for file in (*kept, *caches.glob("*/shared.callee.*")):
        file.unlink()
    # Asked for the other way round, so that the shared function is given another name.
    second = run(tmp_path, "tenfold(4)", "tenfold(4.0)", "shared(4.0)")
    assert second["answers"][:2] == [141, 1]
    for file, content in kept.items():
        file.write_bytes(content)
    assert run(tmp_path)["answers"] == [141, 1]


def test_a_folder_that_cannot_be_written_is_told_of_once(tmp_path: Path) -> None:
    (tmp_path / "sample.py").write_text(SAMPLE)
    (tmp_path / "cache").write_text("in the way")
    done = subprocess.run(
        [sys.executable, str(tmp_path / "sample.py")],
        env={**os.environ, "VOLIERE_CACHE": str(tmp_path / "cache")},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    assert json.loads(done.stdout)["answers"] == [141, 1]
    assert done.stderr.count("can't be kept") == 1
