"""Environments that hold the package as anybody has it: nothing of the sources, and of other
packages only what it asks for."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

LOCALE = ("VOLIERE_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "PYTHONPATH")
OFFLINE = ("--quiet", "--no-deps", "--no-index", "--disable-pip-version-check", "--no-compile")


class Environment:
    """A virtual environment, empty at first."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
        (self.packages,) = folder.glob("lib/python*/site-packages")
        self.python = folder / "bin" / "python"
        self.more: dict[str, str] = {}  # variables of its own

    def install(self, *arguments: str | Path) -> None:
        """Install by pip, which is not inside itself."""
        pip = [sys.executable, "-m", "pip", "--python", self.python, "install"]
        subprocess.run([*pip, *arguments], check=True, cwd=self.folder)

    def link(self, package: str, extra: str = "") -> None:
        """Lend what a package in it needs, from the environment of the tests."""
        (found,) = self.packages.glob(f"{package}-*.dist-info")
        for name in needed(Distribution.at(found), extra):
            for top in tops(distribution(name)):
                target = self.packages / top.name
                if not target.exists():
                    target.symlink_to(top)

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


def needed(package: Distribution, extra: str) -> set[str]:
    """The names of all packages that one needs, with an extra or without."""
    found: set[str] = set()
    waiting = [(package, extra)]
    seen: set[tuple[str, str]] = set()
    while waiting:
        one, with_extra = waiting.pop()
        for text in one.requires or ():
            requirement = Requirement(text)
            marker = requirement.marker
            if marker is not None and not marker.evaluate({"extra": with_extra}):
                continue
            for more in ("", *requirement.extras):
                if (requirement.name, more) not in seen:
                    seen.add((requirement.name, more))
                    is_itself = requirement.name == package.name
                    waiting.append((package if is_itself else distribution(requirement.name), more))
                    found |= set() if is_itself else {requirement.name}
    return found


def tops(package: Distribution) -> set[Path]:
    """The folders and files of a package that lie directly among the packages."""
    root = Path(str(package.locate_file("")))
    names = {file.parts[0] for file in package.files or () if file.parts[0] not in ("..", "/")}
    return {root / name for name in names if name != "__pycache__"}
