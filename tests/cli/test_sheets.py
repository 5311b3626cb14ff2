"""`voliere sheets GAME`."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from pypdf import PdfReader

from tests.cli.conftest import COMMAND, Voliere, environment


def test_the_command_writes_the_file(tmp_path: Path) -> None:
    path = tmp_path / "piafs.pdf"
    asked = ["sheets", "piafs", "--lang", "fr", "--paper", "letter", "-o", str(path)]
    # A process of its own: what sets the sheets has threads, which a fork of the tests would lose.
    done = subprocess.run([*COMMAND, *asked], env=environment(), capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    assert len(PdfReader(path).pages) == 3


@pytest.mark.parametrize(
    ("code", "arguments"),
    [
        ("unknown-game", ["dodo"]),
        ("bad-players", ["piafs", "--players", "7"]),
        ("bad-number", ["piafs", "--players", "many"]),
        ("unknown-paper", ["piafs", "--paper", "a3"]),
        ("no-such-folder", ["piafs", "-o", "no-such-folder/x.pdf"]),
    ],
)
def test_the_command_refuses_in_one_sentence(
    voliere: Voliere, code: str, arguments: list[str]
) -> None:
    done = voliere("sheets", *arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.endswith(f"[{code}]\n")
