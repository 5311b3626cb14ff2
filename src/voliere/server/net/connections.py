"""Which HTTP connections are open, and which of them have to go when there are too many.

A connection waits while no whole request has come over it: it is new, in the middle of a request,
or between two. Those that have waited longest go first; whoever is being answered, and every
table's socket, stays.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from typing import Protocol

from voliere.server.net.limits import REQUEST_SECONDS, Limits

_log = logging.getLogger("voliere.connections")

GRACE_SECONDS = 1.0  # in which many may come at once, as after a restart
CROWD = 2  # and how many times as many as may wait for longer
HELD_BYTES = 4 * 1024 * 1024  # of all requests that are not whole yet
STALLED_SECONDS = 30.0  # that a client may leave an answer unread
LOG_SECONDS = 10.0
REASONS = {
    "address": "an address has too many connections: some were hung up on",
    "descriptors": "no more connections can be open: some were hung up on; "
    "more files may be open with a higher limit (ulimit -n, LimitNOFILE)",
    "waiting": "too many connections wait for a request: some were hung up on",
    "bytes": "too much is held of requests that are not whole: some were hung up on",
}


class Connection(Protocol):
    """An open HTTP connection."""

    network: str | None  # where it comes from; None for a proxy, which speaks for many

    def hang_up(self) -> None:
        """Close at once, without a word."""
        ...

    def time_out(self) -> None:
        """Say that the request took too long, and close."""
        ...


class Connections:
    """The HTTP connections of a server."""

    def __init__(self, limits: Limits, most_open: int, now: Callable[[], float]) -> None:
        self._limits = limits
        self._most_open = most_open
        self._now = now
        self._open: Counter[str] = Counter()
        self._waiting: dict[Connection, float] = {}  # since when; oldest first
        self._stalled: dict[Connection, float] = {}
        self._held: dict[Connection, int] = {}
        self._n_held = 0
        self._n_shed: Counter[str] = Counter()  # by the reason
        self._logged = -LOG_SECONDS

    @property
    def n_waiting(self) -> int:
        """How many connections wait."""
        return len(self._waiting)

    # What connections do

    def enter(self, connection: Connection, n_open: int) -> bool:
        """Take a new connection in, beside `n_open` in all; returns whether it may stay. Where
        there are too many, one that has waited longer goes."""
        network = connection.network
        if network is not None:
            is_full = self._open[network] >= self._limits.connections_an_address
            if is_full and not self._shed("address", lambda one: one.network == network):
                return False
            self._open[network] += 1
        if n_open > self._most_open and not self._shed("descriptors"):
            self._leave(network)
            return False
        if len(self._waiting) >= self._limits.waiting_connections:
            self._shed_old()
        self._waiting[connection] = self._now()
        return True

    def wait(self, connection: Connection) -> None:
        """A request begins, or the last one is answered: from now on the connection waits."""
        self._waiting.pop(connection, None)
        self._waiting[connection] = self._now()

    def hold(self, connection: Connection, n_bytes: int) -> None:
        """So much of a request is here, and it is not whole."""
        self._n_held += n_bytes - self._held.get(connection, 0)
        self._held[connection] = n_bytes
        while self._n_held > HELD_BYTES:
            self._hang_up(next(iter(self._held)), "bytes")

    def serve(self, connection: Connection) -> None:
        """A whole request is here."""
        self._waiting.pop(connection, None)
        self._n_held -= self._held.pop(connection, 0)

    def stall(self, connection: Connection) -> None:
        """The client does not read its answer."""
        self._stalled[connection] = self._now()

    def flow(self, connection: Connection) -> None:
        """It reads on."""
        self._stalled.pop(connection, None)

    def leave(self, connection: Connection) -> None:
        """A connection has ended, or become a socket."""
        self._forget(connection)
        self._leave(connection.network)

    def _forget(self, connection: Connection) -> None:
        self.serve(connection)
        self.flow(connection)

    def _leave(self, network: str | None) -> None:
        if network is not None:
            self._open[network] -= 1
            if not self._open[network]:
                del self._open[network]

    # Too many, too slow

    def sweep(self) -> None:
        """Hang up on those who take too long; to be called every second or so."""
        now = self._now()
        for connection in _since(self._waiting, now - REQUEST_SECONDS):
            self._forget(connection)
            connection.time_out()
        for connection in _since(self._stalled, now - STALLED_SECONDS):
            self._forget(connection)
            connection.hang_up()
        if now - self._logged >= LOG_SECONDS:
            self._log()

    def _shed_old(self) -> None:
        """Hang up on who has waited longest, unless that is no time at all and the crowd small."""
        oldest, since = next(iter(self._waiting.items()))
        is_crowded = len(self._waiting) >= CROWD * self._limits.waiting_connections
        if is_crowded or self._now() - since > GRACE_SECONDS:
            self._hang_up(oldest, "waiting")

    def _shed(self, reason: str, may_go: Callable[[Connection], bool] = lambda _: True) -> bool:
        """Hang up on the one of those that has waited longest; whether there was one."""
        for connection in self._waiting:
            if may_go(connection):
                self._hang_up(connection, reason)
                return True
        self._n_shed[reason] += 1  # the new one
        return False

    def _hang_up(self, connection: Connection, reason: str) -> None:
        self._forget(connection)
        connection.hang_up()
        self._n_shed[reason] += 1

    def _log(self) -> None:
        for reason, n in self._n_shed.items():
            _log.warning(REASONS[reason], extra={"n": n, "waiting": len(self._waiting)})
            self._logged = self._now()
        self._n_shed.clear()


def _since(connections: dict[Connection, float], time: float) -> list[Connection]:
    """Those that have been there since that time or longer."""
    found = []
    for connection, since in connections.items():
        if since > time:
            break
        found.append(connection)
    return found
