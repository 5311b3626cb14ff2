"""Le trou du nichoir: what happens, as it is told by the rules."""

from typing import Annotated

from nichoir.kinds import SEATS, Bird
from voliere.games.event import Event, code, events_of
from voliere.games.fields import Own, Seat, Stretch


class Chose(Event, frozen=True):
    seat: Seat
    bird: Own[Bird]


class Flew(Event, frozen=True):
    birds: Annotated[list[Bird], Stretch(SEATS)]


class Nested(Event, frozen=True):
    seat: Seat
    box: int
    stuck: Seat


class TurnedUp(Event, frozen=True):
    box: int


CHOSE, FLEW, NESTED, TURNED_UP = code(Chose), code(Flew), code(Nested), code(TurnedUp)
EVENTS = events_of(Chose | Flew | Nested | TurnedUp)
