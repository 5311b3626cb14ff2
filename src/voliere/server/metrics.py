"""Figures about a running server, in the text format of Prometheus."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

LAG_BOUNDS_MS = (1, 2, 5, 10, 20, 50, 100, 500)
WAIT_BOUNDS = (0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30)


@dataclass
class ThinkingMetrics:
    """What is counted where bots think."""

    n_waiting: int = 0
    n_started: int = 0
    hurried: int = 0
    waits: Counter[float] = field(default_factory=Counter)
    wait_sum: float = 0.0
    wait_count: int = 0

    def note_wait(self, seconds: float) -> None:
        """Note how long a decision has waited until a bot began to think about it."""
        self.wait_count += 1
        self.wait_sum += seconds
        for bound in WAIT_BOUNDS:
            if seconds <= bound:
                self.waits[bound] += 1

    def add_to(self, lines: list[str]) -> None:
        """Add the figures to the lines that Prometheus reads."""
        waiting = "decisions that wait for a bot to think about them"
        _figure(lines, "voliere_bots_waiting", "gauge", waiting, self.n_waiting)
        hurried = "decisions for which a bot had less than its usual time"
        _figure(lines, "voliere_bots_hurried_total", "counter", hurried, self.hurried)
        started = "processes started for bots to think in"
        _figure(lines, "voliere_bots_workers_started_total", "counter", started, self.n_started)
        name = "voliere_bots_wait_seconds"
        lines += [f"# HELP {name} how long decisions waited", f"# TYPE {name} histogram"]
        lines += [f'{name}_bucket{{le="{bound}"}} {self.waits[bound]}' for bound in WAIT_BOUNDS]
        lines.append(f'{name}_bucket{{le="+Inf"}} {self.wait_count}')
        lines.append(f"{name}_sum {self.wait_sum:.3f}")
        lines.append(f"{name}_count {self.wait_count}")


@dataclass
class AnalysisMetrics:
    """What is counted where games are analysed."""

    n_open: int = 0
    made: int = 0
    failed: int = 0

    def add_to(self, lines: list[str]) -> None:
        """Add the figures to the lines that Prometheus reads."""
        wanted = "analyses that wait or are worked on"
        _figure(lines, "voliere_analyses_open", "gauge", wanted, self.n_open)
        _figure(lines, "voliere_analyses_made_total", "counter", "analyses made", self.made)
        failed = "analyses that have failed"
        _figure(lines, "voliere_analyses_failed_total", "counter", failed, self.failed)


@dataclass
class Metrics:
    """What is counted."""

    messages: int = 0
    moves: int = 0
    requests: Counter[int] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    lag: Counter[int] = field(default_factory=Counter)
    lag_sum_ms: float = 0.0
    lag_count: int = 0
    worst_lag_ms: float = 0.0
    thinking: ThinkingMetrics = field(default_factory=ThinkingMetrics)
    analyses: AnalysisMetrics = field(default_factory=AnalysisMetrics)

    def note_lag(self, ms: float) -> None:
        """Note how late the event loop was."""
        self.lag_count += 1
        self.lag_sum_ms += ms
        self.worst_lag_ms = max(self.worst_lag_ms, ms)
        for bound in LAG_BOUNDS_MS:
            if ms <= bound:
                self.lag[bound] += 1

    def text(self, *, tables: int, sockets: int, is_well: bool) -> str:
        """All figures as Prometheus reads them."""
        lines: list[str] = []
        _figure(lines, "voliere_up", "gauge", "1 while moves are accepted", int(is_well))
        _figure(lines, "voliere_tables", "gauge", "tables loaded in this process", tables)
        _figure(lines, "voliere_sockets", "gauge", "open table sockets", sockets)
        _figure(lines, "voliere_messages_total", "counter", "messages received", self.messages)
        _figure(lines, "voliere_moves_total", "counter", "moves accepted from people", self.moves)
        _labelled(lines, "voliere_refused_total", "messages refused", "code", self.refused)
        _labelled(lines, "voliere_requests_total", "requests answered", "status", self.requests)
        name = "voliere_loop_lag_milliseconds"
        lines += [f"# HELP {name} how late the event loop was", f"# TYPE {name} histogram"]
        lines += [f'{name}_bucket{{le="{bound}"}} {self.lag[bound]}' for bound in LAG_BOUNDS_MS]
        lines.append(f'{name}_bucket{{le="+Inf"}} {self.lag_count}')
        lines.append(f"{name}_sum {self.lag_sum_ms:.3f}")
        lines.append(f"{name}_count {self.lag_count}")
        worst = round(self.worst_lag_ms, 3)
        _figure(lines, "voliere_loop_lag_worst", "gauge", "the latest so far (ms)", worst)
        self.thinking.add_to(lines)
        self.analyses.add_to(lines)
        return "\n".join(lines) + "\n"


def _figure(lines: list[str], name: str, kind: str, what: str, value: float) -> None:
    lines += [f"# HELP {name} {what}", f"# TYPE {name} {kind}", f"{name} {value}"]


def _labelled(
    lines: list[str], name: str, what: str, label: str, values: Counter[str] | Counter[int]
) -> None:
    lines += [f"# HELP {name} {what}", f"# TYPE {name} counter"]
    lines += [f'{name}{{{label}="{key}"}} {values[key]}' for key in sorted(values)]  # type: ignore
