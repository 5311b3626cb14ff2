"""The fifth game, installed as anybody's package is: into a folder, with its entry point."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PACKAGE = Path(__file__).parent / "package"
ROOT = PACKAGE.parents[2]
OFFLINE = ("--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check")


def install(folder: Path) -> None:
    """Install the game into a folder; pip builds in a copy and leaves the sources alone."""
    pip = (sys.executable, "-m", "pip", "install", *OFFLINE, "--target", str(folder))
    subprocess.run([*pip, str(PACKAGE)], check=True, cwd=folder.parent)


def run(folder: Path, *command: str, text: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python with what is installed in that folder, as a person would."""
    path = os.pathsep.join([str(folder), str(ROOT / "src")])
    variables = {**os.environ, "PYTHONPATH": path, "PYTHONUTF8": "1", "LC_ALL": "C"}
    return subprocess.run(
        [sys.executable, *command],
        env=variables,
        cwd=ROOT,
        input=text,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )


if __name__ == "__main__":
    install(Path(sys.argv[1]))
