"""The bots of an earlier commit, as fixed opponents: against them progress can be measured.

Their sources are taken from the project's own history into benchmarks/build and run in processes of
their own, as programs (`fixed_bot.py`), so that they keep their rules, their knowledge and their
search whatever becomes of ours.
"""

from __future__ import annotations

import io
import shlex
import subprocess
import sys
import tarfile
import tempfile
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "benchmarks" / "build"
COMMIT = "b82bac6ba32b005cba57018120e2add540fa95a5"  # the four bots before they were taught more
LIMIT_MS = 600_000  # what they know is compiled before the first decision
SEED = 1


@cache
def installed(commit: str = COMMIT) -> Path:
    """The folder with the sources of that commit, taken from the history the first time."""
    folder = BUILD / f"fixed-{commit[:12]}"
    if not folder.is_dir():
        BUILD.mkdir(exist_ok=True)
        command = ["git", "-C", str(ROOT), "archive", commit, "src/voliere"]
        archive = subprocess.run(command, check=True, capture_output=True).stdout
        with tempfile.TemporaryDirectory(dir=BUILD) as fresh:
            with tarfile.open(fileobj=io.BytesIO(archive)) as files:
                files.extractall(fresh, filter="data")
            try:
                Path(fresh, "src").rename(folder)
            except OSError:
                if not folder.is_dir():  # otherwise another process was first
                    raise
    return folder


def fixed(bot: str, **options: int | str) -> str:
    """The fixed bot of that name with these options, as the arena lists entrants."""
    given = [f"{name}={value}" for name, value in {"seed": SEED, **options}.items()]
    program = ROOT / "benchmarks" / "fixed_bot.py"
    command = shlex.join([sys.executable, str(program), str(installed()), bot, *given])
    return f"program:{command}:limit_ms={LIMIT_MS}"
