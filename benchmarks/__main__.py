"""`python -m benchmarks`: measure everything in one run and write docs/benchmarks.md."""

from __future__ import annotations

import importlib
import os
import platform
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

PARTS = {
    "playouts": "The library: random playouts on one core",
    "start": "The library: starting, and the Python face",
    "vector_env": "Environments",
}
PAGE = Path(__file__).parent.parent / "docs" / "benchmarks.md"
HEAD = """# Benchmarks

Written by `make bench`: every figure is the best of several runs, every ratio compares two figures
of the same run on the same machine. A row whose bar is not met says so.
"""


def machine() -> str:
    """What was measured on."""
    cpu = next(
        (
            line.split(":")[1].strip()
            for line in Path("/proc/cpuinfo").read_text().splitlines()
            if line.startswith("model name")
        ),
        platform.processor(),
    )
    names = ("numba", "numpy", "open_spiel", "pettingzoo", "pgx")
    return (
        f"Machine: {cpu}, {os.cpu_count()} cores; Python {platform.python_version()}, "
        + ", ".join(f"{name} {_version(name)}" for name in names if _version(name))
        + f"; load of the machine at the start: {os.getloadavg()[0]:.2f}.\n"
    )


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return ""


def main() -> None:
    wanted = sys.argv[1:] or list(PARTS)
    sections = []
    for part in wanted:
        rows = importlib.import_module(f"benchmarks.{part}").rows()
        lines = [row.as_markdown() for row in rows]
        sections.append(
            f"\n## {PARTS[part]}\n\n"
            "| work | Volière | peer in the same run | peer's figure | ratio | to reach | met |\n"
            "|---|---|---|---|---|---|---|\n" + "\n".join(lines) + "\n"
        )
        print(sections[-1], flush=True)
    if not sys.argv[1:]:
        PAGE.write_text(HEAD + "\n" + machine() + "".join(sections), "utf-8")


main()
