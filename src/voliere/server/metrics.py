"""Figures about a running server, as Prometheus reads them."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)

from voliere.server.move_metrics import MoveMetrics

LAG_BOUNDS_MS = (1, 2, 5, 10, 20, 50, 100, 500)
REQUEST_BOUNDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.3, 1, 3, 10)
MOVE_BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.3, 1, 3)
COMMIT_BOUNDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.3, 1)
THINKING_BOUNDS = (0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30)
WAIT_BOUNDS = (0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30)

# A figure beside each that says when it was begun: nobody reads it.
disable_created_metrics()  # type: ignore[no-untyped-call]


class ThinkingMetrics:
    """What is counted where bots think."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.registry = registry
        self.waiting = Gauge(
            "voliere_bots_waiting",
            "decisions that wait for a bot to think about them",
            registry=registry,
        )
        self.hurried = Counter(
            "voliere_bots_hurried",
            "decisions for which a bot had less than its usual time",
            registry=registry,
        )
        self.workers_started = Counter(
            "voliere_bots_workers_started",
            "processes started for bots to think in",
            registry=registry,
        )
        self.wait = Histogram(
            "voliere_bots_wait_seconds",
            "how long decisions waited until a bot began to think about them",
            buckets=WAIT_BOUNDS,
            registry=registry,
        )
        self.thought = Histogram(
            "voliere_bots_thinking_seconds",
            "how long bots thought about a decision, or a hint was thought about",
            ["bot"],
            buckets=THINKING_BOUNDS,
            registry=registry,
        )


class AnalysisMetrics:
    """What is counted where games are analysed."""

    def __init__(self, registry: CollectorRegistry) -> None:
        wanted = "analyses that wait or are worked on"
        self.open = Gauge("voliere_analyses_open", wanted, registry=registry)
        self.made = Counter("voliere_analyses_made", "analyses made", registry=registry)
        failed = "analyses that have failed"
        self.failed = Counter("voliere_analyses_failed", failed, registry=registry)


class Metrics:
    """What is counted in one server; a process may run several."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.up = Gauge("voliere_up", "1 while moves are accepted", registry=registry)
        self.tables = Gauge("voliere_tables", "tables loaded in this process", registry=registry)
        self.sockets = Gauge("voliere_sockets", "open table sockets", registry=registry)
        self.of_moves = MoveMetrics(MOVE_BOUNDS)
        registry.register(self.of_moves)
        self.refused = Counter("voliere_refused", "messages refused", ["code"], registry=registry)
        self.requests = Counter(
            "voliere_requests", "requests answered", ["status"], registry=registry
        )
        self.request_seconds = Histogram(
            "voliere_request_seconds",
            "from a request to the beginning of its answer, by the route that answers",
            ["route"],
            buckets=REQUEST_BOUNDS,
            registry=registry,
        )
        self.commit_seconds = Histogram(
            "voliere_commit_seconds",
            "how long commits took",
            buckets=COMMIT_BOUNDS,
            registry=registry,
        )
        self.lag = Histogram(
            "voliere_loop_lag_milliseconds",
            "how late the event loop was",
            buckets=LAG_BOUNDS_MS,
            registry=registry,
        )
        self.worst_lag = Gauge(
            "voliere_loop_lag_worst", "the latest so far (ms)", registry=registry
        )
        self._worst_lag_ms = 0.0
        self.thinking = ThinkingMetrics(registry)
        self.analyses = AnalysisMetrics(registry)

    def note_lag(self, ms: float) -> None:
        """Note how late the event loop was."""
        self.lag.observe(ms)
        if ms > self._worst_lag_ms:
            self._worst_lag_ms = ms
            self.worst_lag.set(ms)

    def text(self, *, tables: int, sockets: int, is_well: bool) -> bytes:
        """All figures as Prometheus reads them."""
        self.up.set(is_well)
        self.tables.set(tables)
        self.sockets.set(sockets)
        return generate_latest(self.registry)
