"""Vautour: what happens, as it is told by the rules."""

from __future__ import annotations

from typing import Annotated

from voliere.games.event import Event, code, events_of
from voliere.games.fields import Own, Seat, Seats, Stretch
from voliere.games.vautour.cards import SEATS
from voliere.games.vautour.kinds import PlayCard, PointsCard, PointsSet


class Chose(Event, frozen=True):
    """V3: a seat picked its card; only itself knows which."""

    seat: Seat
    card: Own[PlayCard]


CHOSE = code(Chose)


class Revealed(Event, frozen=True):
    """V3: all cards were turned over, one a seat."""

    cards: Annotated[list[PlayCard], Stretch(SEATS)]


REVEALED = code(Revealed)


class Cancelled(Event, frozen=True):
    """V5: equal cards cancelled each other."""

    card: PlayCard
    seats: Seats


CANCELLED = code(Cancelled)


class Took(Event, frozen=True):
    """V4: a seat took all points cards on the table with its card."""

    seat: Seat
    card: PlayCard
    points: PointsSet
    total: int


TOOK = code(Took)


class Carried(Event, frozen=True):
    """V6: nobody took the points cards; they stay on the table."""

    points: PointsSet


CARRIED = code(Carried)


class Lost(Event, frozen=True):
    """V7: the last round was all ties; the points cards go to nobody."""

    points: PointsSet


LOST = code(Lost)


class TurnedUp(Event, frozen=True):
    """V2: the next points card was turned up; `stake` is now the sum on the table."""

    card: PointsCard
    stake: int


TURNED_UP = code(TurnedUp)


class Scored(Event, frozen=True):
    """V9: a seat's points, from its mice and from its vultures."""

    seat: Seat
    mice: int
    vultures: int
    total: int


SCORED = code(Scored)

VautourEvent = Chose | Revealed | Cancelled | Took | Carried | Lost | TurnedUp | Scored
EVENTS = events_of(VautourEvent)
