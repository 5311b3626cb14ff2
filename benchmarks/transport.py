"""`python -m benchmarks.transport [TABLES] [RUNS]`: what our own protocols on uvicorn's inner parts
buy, against plain uvicorn (net/transport.py).

Both in turn, several times, so that what else the machine does falls on both: moves a second and
CPU time a move, flat out and at a pace.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
from collections.abc import Callable

from benchmarks import servers
from benchmarks.load import Tally, stolen_time
from benchmarks.server import play_at_a_pace, voliere_throughput

TABLES = 200
RUNS = 5
SECONDS = 10.0
PLAIN = {"VOLIERE_PLAIN_UVICORN": "1"}

Measure = Callable[[int, dict[str, str]], Tally]


def flat_out(n_tables: int, environment: dict[str, str]) -> Tally:
    """Everybody answers at once."""
    return voliere_throughput(n_tables, **environment)


def at_a_pace(n_tables: int, environment: dict[str, str]) -> Tally:
    """A move a second at each table: few share a commit, or a turn of the event loop."""
    with servers.voliere(**environment) as server:
        return asyncio.run(play_at_a_pace(server, n_tables, n_tables, SECONDS))[0]


def compare(work: str, measure: Measure, n_tables: int, n_runs: int) -> str:
    """A row of the table: the medians of both, and how they compare run by run."""
    pairs = []
    for _ in range(n_runs):
        pairs.append((measure(n_tables, {}), measure(n_tables, PLAIN)))
        ours, plain = pairs[-1]
        print(f"  {work}: {_figures([ours])} against {_figures([plain])}", file=sys.stderr)
    faster = sorted(ours.a_second / plain.a_second for ours, plain in pairs)
    cheaper = sorted(plain.cpu_micros / ours.cpu_micros for ours, plain in pairs)
    cells = [
        f"{work}, {n_tables} tables",
        _figures([ours for ours, _ in pairs]),
        _figures([plain for _, plain in pairs]),
        _range(faster),
        _range(cheaper),
    ]
    return "| " + " | ".join(cells) + " |"


def _figures(tallies: list[Tally]) -> str:
    a_second = statistics.median(one.a_second for one in tallies)
    cpu = statistics.median(one.cpu_micros for one in tallies)
    return f"{a_second:,.0f} moves/s, {cpu:.0f} µs CPU"


def _range(ratios: list[float]) -> str:
    return f"{statistics.median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})"


def main() -> None:
    """Measure, and print a table."""
    n_tables = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    n_runs = int(sys.argv[2]) if len(sys.argv) > 2 else RUNS
    servers.take_the_other_core()
    stolen = stolen_time()
    rows = [
        compare("flat out", flat_out, n_tables, n_runs),
        compare("a move a second each", at_a_pace, n_tables, n_runs),
    ]
    print("| work | our protocols | plain uvicorn | moves/s, ratio | CPU a move, ratio |")
    print("|---" * 5 + "|")
    print("\n".join(rows))
    print(f"\nMeanwhile the host took {1000 * (stolen_time() - stolen):,.0f} ms from our cores.")


if __name__ == "__main__":
    main()
