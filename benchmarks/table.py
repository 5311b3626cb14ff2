"""Rows of the benchmark table, and how a figure is taken: the best of several runs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

RUNS = 5


@dataclass(frozen=True)
class Row:
    """One piece of work, against its peer in the same run; `bar` is the ratio to reach."""

    work: str
    ours: float
    unit: str
    peer: str
    theirs: float
    bar: float | None

    @property
    def ratio(self) -> float:
        """Ours to theirs."""
        return self.ours / self.theirs

    def as_markdown(self) -> str:
        """A row of the table."""
        bar = "report" if self.bar is None else f"{self.bar:g}"
        met = "" if self.bar is None else ("yes" if self.ratio >= self.bar else "**no**")
        return (
            f"| {self.work} | {self.ours:,.4g} {self.unit} | {self.peer} | {self.theirs:,.4g} "
            f"| {self.ratio:.2f} | {bar} | {met} |"
        )


def best(measure: Callable[[], float]) -> float:
    """The highest of several runs: what the machine can do when nothing else is in the way."""
    return max(measure() for _ in range(RUNS))


def table(rows: list[Row]) -> str:
    """The rows as a table in Markdown."""
    return (
        "| work | Volière | peer in the same run | peer's figure | ratio | to reach | met |\n"
        "|---|---|---|---|---|---|---|\n" + "\n".join(row.as_markdown() for row in rows)
    )


@dataclass(frozen=True)
class Figure:
    """A figure that stands for itself; `most` is what it should stay below."""

    work: str
    value: float
    unit: str
    most: float | None

    def as_markdown(self) -> str:
        """A row of the table."""
        most = "report" if self.most is None else f"below {self.most:g}"
        met = "" if self.most is None else ("yes" if self.value < self.most else "**no**")
        return f"| {self.work} | {self.value:,.4g} {self.unit} | {most} | {met} |"


def figures(rows: list[Figure]) -> str:
    """The figures as a table in Markdown."""
    return "| work | Volière | to reach | met |\n|---|---|---|---|\n" + "\n".join(
        row.as_markdown() for row in rows
    )
