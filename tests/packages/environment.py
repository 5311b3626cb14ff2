"""Environments that hold the package as anybody has it: nothing of the sources, and of other
packages only what it asks for.

They are filled by uv, which links what it has fetched once: a second where pip needs ten and more.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

LOCALE = ("VOLIERE_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "PYTHONPATH", "VIRTUAL_ENV")
UV = Path(sys.executable).with_name("uv")
LOCK = Path(__file__).parents[2] / "requirements-dev.lock"
PINNED = ("--constraint", str(LOCK))  # without it: the newest versions that are allowed


class Environment:
    """A virtual environment, empty at first."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, folder], check=True)
        self.python = folder / "bin" / "python"
        self.more: dict[str, str] = {}  # variables of its own

    def install(self, *arguments: str | Path) -> None:
        """Install something, with all that it asks for."""
        command = [UV, "pip", "install", "--quiet", "--python", self.python, *arguments]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr

    def run(self, *command: str, folder: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run a program that is installed in it."""
        return subprocess.run(
            [self.folder / "bin" / command[0], *command[1:]],
            env=self.variables(),
            cwd=folder,
            input=typed,
            capture_output=True,
            text=True,
            timeout=600,
        )

    @contextmanager
    def serving(self, *arguments: str) -> Iterator[str]:
        """The address of a server that is installed in it, while it runs."""
        server = subprocess.Popen(
            [self.folder / "bin" / "voliere", *arguments],
            env=self.variables(),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        try:
            assert server.stdout is not None
            yield server.stdout.readline().split()[-1]
        finally:
            server.terminate()
            server.wait(timeout=60)

    def variables(self) -> dict[str, str]:
        """What programs in it find in their environment."""
        bare = {name: value for name, value in os.environ.items() if name not in LOCALE}
        return {
            **bare,
            "PYTHONUTF8": "1",
            "BROWSER": "true",
            "VOLIERE_DATA": str(self.folder / "d"),
            **self.more,
        }


def with_extra(wheel: Path, extra: str) -> str:
    """What installers call a wheel with one of its extras."""
    return f"voliere[{extra}] @ {wheel.as_uri()}"
