"""The page about live tables under load: one line a figure, with what it had to reach."""

from __future__ import annotations

import os
import platform
from dataclasses import dataclass
from pathlib import Path

from benchmarks.load import Tally

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks-server.md"
HEAD = """# Benchmarks of the server

Written by `make bench-server`. The server has the first core, the load the other; peers run in the
same way, right before or after. "CPU" is what the server process itself spent on a move, read from
the operating system: it says the same on a busy machine, where moves a second do not.
"""


@dataclass(frozen=True)
class Line:
    """A figure."""

    work: str
    ours: str
    against: str
    reached: str
    bar: str
    is_met: bool | None

    @classmethod
    def ratio(cls, work: str, ours: Tally, peer: str, theirs: Tally, bar: float | None) -> Line:
        """Moves a second against a peer; `bar` is the ratio to reach."""
        ratio = ours.a_second / theirs.a_second
        of_cpu = theirs.cpu_micros / ours.cpu_micros
        return cls(
            work,
            f"{ours.a_second:,.0f} ({ours.cpu_micros:.0f} µs CPU)",
            f"{peer}: {theirs.a_second:,.0f} ({theirs.cpu_micros:.0f} µs CPU)",
            f"{ratio:.2f} (by CPU {of_cpu:.2f})",
            "report" if bar is None else f"≥ {bar:g}",
            None if bar is None else ratio >= bar,
        )

    @classmethod
    def limit(cls, work: str, value: float, unit: str, limit: float, load: str) -> Line:
        """A figure that may not be larger than its limit."""
        shown = f"{value:,.2f} {unit}" if value < 10 else f"{value:,.0f} {unit}"
        return cls(work, shown, load, shown, f"≤ {limit:g} {unit}", value <= limit)

    def as_markdown(self) -> str:
        """A row of the table."""
        met = "" if self.is_met is None else ("yes" if self.is_met else "**no**")
        cells = (self.work, self.ours, self.against, self.reached, self.bar, met)
        return "| " + " | ".join(cells) + " |"


def as_table(lines: list[Line]) -> str:
    """The lines as a table."""
    head = (
        "| work | Volière | against, or under | reached | to reach | met |\n" + "|---" * 6 + "|\n"
    )
    return head + "\n".join(line.as_markdown() for line in lines) + "\n"


def write_page(lines: list[Line], load: tuple[float, float, float]) -> None:
    """Write docs/benchmarks-server.md."""
    machine = (
        f"Machine: {os.cpu_count()} cores, Python {platform.python_version()}; "
        f"load of the machine before the run (1, 5, 15 minutes): "
        + ", ".join(f"{one:.2f}" for one in load)
    )
    PAGE.write_text(f"{HEAD}\n{machine}.\n\n{as_table(lines)}", "utf-8")
