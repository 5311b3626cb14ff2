"""`python -m benchmarks [PART …]`: measure, and write what was seen to docs/benchmarks.md.

Without a part: those of `make bench`. A part replaces its own section of the page and leaves the
others alone.
"""

from __future__ import annotations

import importlib
import sys

from benchmarks.page import PAGE, machine, with_section

PARTS = {
    "playouts": "The library: random playouts on one core",
    "start": "The library: starting, and the Python face",
    "wheel": "From the wheel: the page and the first move",
    "vector_env": "Environments",
    "search": "The search: simulations on one core",
    "wasm": "The engine in Node",
    "ladder": "The ladder of bots",
    "variants": "The ladder in every variant",
    "ratings": "The eight levels",
    "personalities": "What personalities cost",
    "progress": "The bots against those of before",
    "rivals": "The owl against OpenSpiel's bots",
    "exploit": "How exploitable the owl is",
    "solo": "The owl alone",
    "hints": "Hints",
    "analyses": "Analyses of finished games",
    "study": "The audit of the analysis",
    "client": "The web page",
}
SPEED = ("playouts", "start", "vector_env", "search")


def main() -> None:
    """Measure the parts that are named, or all that are about speed."""
    for part in sys.argv[1:] or SPEED:
        if part not in PARTS:
            sys.exit(f"There is no part {part!r}; parts: {', '.join(PARTS)}.")
        body = importlib.import_module(f"benchmarks.{part}").section()
        print(f"## {PARTS[part]}\n\n{body}", flush=True)
        before = PAGE.read_text("utf-8") if PAGE.exists() else ""
        titles = list(PARTS.values())
        page = with_section(before, titles, PARTS[part], f"{machine()}\n\n{body}")
        PAGE.write_text(page, "utf-8")


main()
