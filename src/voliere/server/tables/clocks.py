"""How much time the seats have: first the time of each decision, then their bank.

All times are milliseconds. Nothing here looks at a clock: it is told the time.
"""

from __future__ import annotations

from voliere.server.errors import ServerError
from voliere.server.protocol import Clocks, Pace, SeatClock

DAY = 24 * 3600
LONGEST = {"live": 3600, "correspondence": 60 * DAY}


def check_pace(pace: Pace) -> None:
    """Raise ServerError for a pace nobody could play at."""
    if pace.kind == "untimed":
        if pace.per_move or pace.bank:
            raise ServerError("bad-pace", what="untimed: per_move = 0, bank = 0")
        return
    limit = LONGEST[pace.kind]
    least = 5 if pace.kind == "live" else 3600
    if not 0 <= pace.per_move <= limit or not 0 <= pace.bank <= limit:
        raise ServerError("bad-pace", what=f"0 ≤ per_move, bank ≤ {limit} s")
    if pace.per_move + pace.bank < least:
        raise ServerError("bad-pace", what=f"per_move + bank ≥ {least} s")


class SeatTimes:
    """The clock of one seat."""

    def __init__(self, pace: Pace) -> None:
        self.per_move = pace.per_move * 1000
        self.bank = pace.bank * 1000
        self.asked: int | None = None  # since when it has been asked to decide
        self.rests: list[tuple[int, int]] = []

    def ask(self, at: int) -> None:
        """The seat must decide from now on."""
        self.asked = at

    def answer(self, at: int) -> None:
        """The seat has decided; what went beyond the move's own time leaves the bank."""
        if self.asked is not None:
            used = at - self.asked - self._rested(self.asked, at)
            self.bank = max(0, self.bank - max(0, used - self.per_move))
        self.asked = None

    def stop(self) -> None:
        """Nothing is asked of the seat any more."""
        self.asked = None

    def due(self) -> int | None:
        """When the seat's time is up; None while nothing is asked of it."""
        if self.asked is None:
            return None
        due = self.asked + self.per_move + self.bank
        for start, end in sorted(self.rests):
            if start < due and end > self.asked:
                due += end - max(start, self.asked)
        return due

    def _rested(self, start: int, end: int) -> int:
        return sum(max(0, min(end, b) - max(start, a)) for a, b in self.rests)


class TableTimes:
    """The clocks of a timed table."""

    def __init__(self, pace: Pace, n_seats: int) -> None:
        self.seats = [SeatTimes(pace) for _ in range(n_seats)]

    def first_due(self) -> int | None:
        """When the first seat's time is up."""
        return min((due for one in self.seats if (due := one.due()) is not None), default=None)

    def shown(self, now: int) -> Clocks:
        """The clocks as clients see them."""
        seats = [SeatClock(bank=one.bank, due=one.due()) for one in self.seats]
        return Clocks(now=now, seats=seats)
