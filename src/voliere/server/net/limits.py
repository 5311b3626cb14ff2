"""Limits: how much of the server one socket, one address and one person may take."""

from __future__ import annotations

import math
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from voliere.server.errors import ServerError

FRAME_BYTES = 8 * 1024
BODY_BYTES = 16 * 1024
RECORD_BYTES = 100 * 1024  # a record to be replayed: the longest there are have some 20 KB
NESTING = 64  # levels of a JSON body
REQUEST_SECONDS = 10  # from the first byte of a request to its last
LINE_BYTES = 8000  # an address, or one header: what a WebSocket's handshake may hold, too
MOST_HEADERS = 100
HEADERS_BYTES = 16 * 1024
REQUEST_BYTES = 128 * 1024  # all of a request as it arrives, however it is cut into chunks
PIPELINED = 16  # requests of a connection that wait for the answer to an earlier one
REMEMBERED = 50_000
DRY_SECONDS = 3600  # after which a bucket that is never refilled may be forgotten


class Bucket:
    """A bucket that holds `burst` drops and is refilled at `rate` a second."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float, now: int) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = now

    def take(self, now: int) -> bool:
        """Whether there was a drop left."""
        self._left = min(self._burst, self._left + (now - self._at) * self._rate / 1000)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def seconds(self) -> int:
        """In how many whole seconds there will be a drop, or when to ask again where none falls."""
        return math.ceil((1 - self._left) / self._rate) if self._rate > 0 else DRY_SECONDS


class Buckets:
    """A bucket for each key; those not used for longest are forgotten."""

    def __init__(self, code: str, *, rate: float, burst: float) -> None:
        self._code = code
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str, now: int) -> Bucket:
        """The bucket of a key."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, now)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def take(self, key: str, now: int) -> None:
        """Take a drop; ServerError if there is none."""
        bucket = self.of(key, now)
        if not bucket.take(now):
            error = ServerError(self._code)
            error.retry_after = bucket.seconds
            raise error


class Passwords:
    """How often passwords and recovery codes may be tried. Whoever guesses somebody's from
    elsewhere uses up their own tries: the owner is let in from any other address, and from a device
    that was signed in before whatever happens."""

    def __init__(self, generosity: float) -> None:
        code = "too-many-tries"
        self._pairs = Buckets(code, rate=generosity / 30, burst=8 * generosity)
        self._addresses = Buckets(code, rate=0.2 * generosity, burst=100 * generosity)
        self._logins = Buckets(code, rate=0.2 * generosity, burst=200 * generosity)

    def take(self, address: str, login: str, device: str | None, now: int) -> None:
        """Count a try; ServerError if there were too many. A device known to be the account's own
        is counted by itself."""
        if device is not None:
            self._pairs.take(f"device {device}", now)
            return
        self._pairs.take(f"{address} {login.lower()}", now)
        self._addresses.take(address, now)
        self._logins.take(login.lower(), now)

    def take_own(self, person: str, now: int) -> None:
        """Count a try of somebody who is signed in."""
        self._pairs.take(f"person {person}", now)


class Limits:
    """All limits of a server; `generosity` multiplies them."""

    def __init__(self, generosity: float = 1.0) -> None:
        self._generosity = generosity
        self.messages = Buckets("too-many-messages", rate=20 * generosity, burst=40 * generosity)
        self.talk = Buckets("too-much-talk", rate=1 * generosity, burst=20 * generosity)
        self.reports = Buckets("too-many-reports", rate=generosity / 60, burst=5 * generosity)
        self.undos = Buckets("too-many-messages", rate=1 * generosity, burst=10 * generosity)
        self.hints = Buckets("too-many-hints", rate=0.5 * generosity, burst=8 * generosity)
        self.arrivals = Buckets("too-many-requests", rate=10 * generosity, burst=200 * generosity)
        self.sockets_an_address = int(100 * generosity)
        self.streams_a_person = int(8 * generosity)
        self.tables_a_person = int(50 * generosity)
        self.bot_tables_a_person = max(1, int(5 * generosity))
        self.bot_tables_an_address = max(1, int(15 * generosity))
        self.requests = Buckets("too-many-requests", rate=30 * generosity, burst=120 * generosity)
        self.pages = Buckets("too-many-requests", rate=100 * generosity, burst=1000 * generosity)
        self.writes = Buckets("too-many-requests", rate=10 * generosity, burst=60 * generosity)
        self.replays = Buckets("too-many-requests", rate=2 * generosity, burst=40 * generosity)
        self.analyses = Buckets("too-many-requests", rate=generosity / 20, burst=20 * generosity)
        self.attempts = Buckets("too-many-requests", rate=generosity / 2, burst=30 * generosity)
        self.analyses_a_person = max(1, int(3 * generosity))
        self.analyses_an_address = max(1, int(10 * generosity))
        self.guests = Buckets("too-many-guests", rate=0.2 * generosity, burst=30 * generosity)
        self.passwords = Passwords(generosity)
        self.connections_an_address = int(128 * generosity)
        self.waiting_connections = int(1024 * generosity)
        self._sockets: Counter[str] = Counter()
        self._streams: Counter[str] = Counter()

    def of(self, number: int) -> int:
        """A number that was set, as generous as all others."""
        return int(number * self._generosity)

    @contextmanager
    def socket(self, address: str, now: int) -> Iterator[None]:
        """Count a socket of an address while it is open; ServerError if there are too many, or if
        too many came lately."""
        self.arrivals.take(address, now)
        self._check_sockets(address)
        with counted(self._sockets, address):
            yield

    def check_stream(self, person: str, address: str) -> None:
        """Refuse a stream where a person or an address has too many: ServerError."""
        if self._streams[person] >= self.streams_a_person:
            raise ServerError("too-many-streams", limit=self.streams_a_person)
        self._check_sockets(address)

    @contextmanager
    def stream(self, person: str, address: str) -> Iterator[None]:
        """Count a stream of a person, and as a socket of an address, while it is open; ServerError
        if there are too many."""
        self.check_stream(person, address)
        with counted(self._sockets, address), counted(self._streams, person):
            yield

    def _check_sockets(self, address: str) -> None:
        if self._sockets[address] >= self.sockets_an_address:
            raise ServerError("too-many-sockets", limit=self.sockets_an_address)


@contextmanager
def counted(counts: Counter[str], key: str) -> Iterator[None]:
    """Count one more of a key meanwhile."""
    counts[key] += 1
    try:
        yield
    finally:
        counts[key] -= 1
        if not counts[key]:
            del counts[key]
