"""docs/benchmarks.md: a head, and a section for each part that was measured."""

from __future__ import annotations

import os
import platform
import re
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks.md"
HEAD = """# Benchmarks

Written by `make bench` and `python -m benchmarks PART`. Every ratio compares two figures of the
same run on the same machine; every win share is an arena result with its 95 % interval. A row whose
bar is not met says so.
"""
NAMES = ("numba", "numpy", "open_spiel", "pettingzoo", "pgx")


def machine() -> str:
    """What was measured on, and when."""
    cpu = next(
        (
            line.split(":")[1].strip()
            for line in Path("/proc/cpuinfo").read_text().splitlines()
            if line.startswith("model name")
        ),
        platform.processor(),
    )
    versions = ", ".join(f"{name} {_version(name)}" for name in NAMES if _version(name))
    return (
        f"{date.today()}, {cpu}, {os.cpu_count()} cores, Python {platform.python_version()}, "
        f"{versions}; load of the machine at the end: {os.getloadavg()[0]:.2f}."
    )


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return ""


def with_section(page: str, titles: list[str], title: str, body: str) -> str:
    """The page with the section of that title replaced; sections stand in the order of `titles`.

    >>> page = with_section("", ["A", "B"], "B", "two")
    >>> with_section(page, ["A", "B"], "A", "one").endswith("## A\\n\\none\\n\\n## B\\n\\ntwo\\n")
    True
    """
    found = re.split(r"^## (.+)$", page, flags=re.MULTILINE)[1:]
    sections = {name: text.strip() for name, text in zip(found[::2], found[1::2], strict=True)}
    sections[title] = body.strip()
    kept = [f"## {name}\n\n{sections[name]}\n" for name in titles if name in sections]
    return HEAD + "\n" + "\n".join(kept)
