"""`voliere`: the command line in a process of its own, as a person or a script runs it.

The process is a child of the test's own, which has imported everything already: starting Python
anew takes seconds a command, and is left to the tests that are about it (`COMMAND`).
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, NoReturn

import pytest

from voliere.cli.main import main
from voliere.games import REGISTRY
from voliere.server.tables.warmup import touch

LOCALE = ("VOLIERE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
COMMAND = [sys.executable, "-m", "voliere"]
LONGEST = 300  # seconds

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


def be_voliere(
    arguments: list[str],
    variables: dict[str, str],
    streams: list[IO[bytes]],
    letters: str = "utf-8",
) -> NoReturn:
    """Become the command in this process, a child, and end with it."""
    code: object = 1
    try:
        for number, stream in enumerate(streams):
            os.dup2(stream.fileno(), number)
        sys.stdin = open(0, encoding=letters, closefd=False)  # noqa: SIM115 - to the end
        sys.stdout = open(1, "w", encoding=letters, closefd=False)  # noqa: SIM115
        sys.stderr = open(2, "w", encoding=letters, closefd=False)  # noqa: SIM115
        os.environ.clear()
        os.environ.update(variables)
        sys.argv = ["voliere", *arguments]
        signal.alarm(LONGEST)
        main()
        code = 0
    except SystemExit as done:
        code = done.code
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code if isinstance(code, int) else 0 if code is None else 1)


@pytest.fixture(scope="session")
def voliere() -> Voliere:
    for game in REGISTRY:
        touch(REGISTRY[game])

    def run(*arguments: object, typed: str = "", **variables: str) -> Run:
        words = list(map(str, arguments))
        with TemporaryFile() as given, TemporaryFile() as out, TemporaryFile() as err:
            given.write(typed.encode())
            given.seek(0)
            child = os.fork()
            if child == 0:
                be_voliere(words, environment(**variables), [given, out, err])
            _, status = os.waitpid(child, 0)
            out.seek(0)
            err.seek(0)
            code = os.waitstatus_to_exitcode(status)
            done = Run([*COMMAND, *words], code, out.read().decode(), err.read().decode())
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
