"""No test is silently left out."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LEFT_OUT = r"\b(?:test|describe|it)\.(?:only|skip|skipIf|runIf|todo|fails)\b"
PYTEST = [sys.executable, "-m", "pytest"]
SKIPPING = [
    "@pytest.mark.skip\ndef test_it(): pass",
    "def test_it(): pytest.skip('not today')",
    "pytest.importorskip('no_such_package')",
    "def documented():\n    '>>> 1  # doctest: +SKIP'",
]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere things may be lacking")
def test_what_is_skipped_has_failed(tmp_path: Path) -> None:
    for i, source in enumerate(SKIPPING):
        (tmp_path / f"test_{i}.py").write_text(f"import pytest\n{source}\n", "utf-8")
    settings = ["-c", "/dev/null", "--rootdir", tmp_path, "--continue-on-collection-errors"]
    done = subprocess.run(
        [*PYTEST, "-p", "tests.unskipped", "--doctest-modules", *settings, tmp_path],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    failed = set(re.findall(r"^(?:FAILED|ERROR) .*(test_\d)\.py", done.stdout, re.MULTILINE))
    assert failed == {f"test_{i}" for i in range(len(SKIPPING))}
    assert done.stdout.count("counts as failed on Linux") >= len(SKIPPING)


def test_no_test_of_the_page_is_left_out() -> None:
    for path in (ROOT / "web" / "tests").rglob("*.ts"):
        assert not re.findall(LEFT_OUT, path.read_text("utf-8")), path.name
