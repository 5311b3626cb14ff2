"""What is counted for every message and every move, as plain numbers that are read when somebody
asks: counters of the library take a lock each time, which costs a move as much as checking it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate

from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector


class MoveMetrics(Collector):
    """Messages and moves of one server; only its event loop counts."""

    def __init__(self, bounds: Sequence[float]) -> None:
        self.messages = 0
        self.moves = 0
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._seconds = 0.0

    def note_move(self, seconds: float) -> None:
        """Count a move that was acknowledged after so many seconds."""
        self.moves += 1
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        """All of it as Prometheus reads it."""
        yield CounterMetricFamily("voliere_messages", "messages received", self.messages)
        yield CounterMetricFamily("voliere_moves", "moves accepted from people", self.moves)
        ends = [*map(str, map(float, self._bounds)), "+Inf"]
        yield HistogramMetricFamily(
            "voliere_move_seconds",
            "from a person's move to its acknowledgement, when it is on disk",
            buckets=list(zip(ends, accumulate(self._counts), strict=True)),
            sum_value=self._seconds,
        )
