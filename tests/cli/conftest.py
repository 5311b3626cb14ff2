"""`voliere`: the command line in a process of its own, as a person or a script runs it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

LOCALE = ("VOLIERE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
COMMAND = [sys.executable, "-m", "voliere"]

Run = subprocess.CompletedProcess[str]
Voliere = Callable[..., Run]


def heed_interrupts() -> None:
    """For a program to be interrupted: whoever runs the tests in the background may have had
    SIGINT ignored, and programs inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def environment(**variables: str) -> dict[str, str]:
    """The environment without a language, plus these variables."""
    bare = {name: value for name, value in os.environ.items() if name not in LOCALE}
    return {**bare, "PYTHONUTF8": "1", **variables}


@pytest.fixture(scope="session")
def voliere() -> Voliere:
    def run(*arguments: object, typed: str = "", **variables: str) -> Run:
        done = subprocess.run(
            [*COMMAND, *map(str, arguments)],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env=environment(**variables),
            timeout=300,
        )
        assert "Traceback" not in done.stderr, done.stderr
        return done

    return run


@pytest.fixture(scope="session")
def records(voliere: Voliere, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Five games of Vautour with three players."""
    path = tmp_path_factory.mktemp("records") / "games.jsonl"
    done = voliere(
        "simulate", "vautour", "--players", 3, "--games", 5, "--seed", 7, "--records", path
    )
    assert done.returncode == 0, done.stderr
    return path
