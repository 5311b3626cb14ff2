"""Feather: what happens, as it is told by the rules."""

from __future__ import annotations

from typing import Annotated

from voliere.games.declared import SeenBy
from voliere.games.event import Event, code, events_of
from voliere.games.feather.cards import MOST_PASSED
from voliere.games.feather.kinds import Bird, Birds, Habitat, Move, Owned, Owner, Sheet
from voliere.games.feather.state import TABLE_CARDS
from voliere.games.feather.tally import SheetScore
from voliere.games.fields import Own, Seat, Stretch
from voliere.games.kinds import Choice

OnTable = Annotated[list[Owned], Stretch(TABLE_CARDS)]

# Before play


class Chose(Event, frozen=True):
    """F4, F11, F12: a seat decided secretly; only itself knows what."""

    seat: Seat
    move: Own[Move]


CHOSE = code(Chose)


class Passed(Event, frozen=True):
    """F11: a seat passed cards on to its left; only the two of them know which."""

    seat: Seat
    to: Seat
    n: int
    cards: Annotated[
        Annotated[list[Bird], Stretch(MOST_PASSED, is_sorted=True)] | None, SeenBy("seat", "to")
    ]


PASSED = code(Passed)


class Drafted(Event, frozen=True):
    """F12: a seat took a card from its pack into its hand; only itself knows which."""

    seat: Seat
    card: Own[Bird]


DRAFTED = code(Drafted)


class Put(Event, frozen=True):
    """F12: a seat put a card from its pack into a neutral hand; only itself knows which."""

    seat: Seat
    neutral: int
    card: Own[Bird]


PUT = code(Put)


class PacksPassed(Event, frozen=True):
    """F12: everybody passed the rest of the pack, to the "left" or the "right"."""

    pack_round: int
    direction: Annotated[str, Choice(("left", "right"))]


PACKS_PASSED = code(PacksPassed)


class PacksOpened(Event, frozen=True):
    """F12: everybody took up the next pack, of `n` cards."""

    pack_round: int
    n: int


PACKS_OPENED = code(PacksOpened)


class Shuffled(Event, frozen=True):
    """F12: a neutral hand was shuffled for play."""

    neutral: int


SHUFFLED = code(Shuffled)

# A round


class Revealed(Event, frozen=True):
    """F4, F13: the cards of this round were turned over, with their owners."""

    cards: OnTable


REVEALED = code(Revealed)


class ChasedOff(Event, frozen=True):
    """F10: a raptor made the lingering cards of its habitat leave before anybody saw them."""

    owner: Owner
    raptor: Bird
    cards: OnTable


CHASED_OFF = code(ChasedOff)


class Visited(Event, frozen=True):
    """F5: a seat visited a habitat where the birds `here` were in sight, and ticked off the `new`
    ones among them; `points` includes the bonus if that made the habitat `full`."""

    seat: Seat
    habitat: Habitat
    here: Birds
    new: Birds
    points: int
    full: bool


VISITED = code(Visited)


class Left(Event, frozen=True):
    """F7: the lingering cards left the game."""

    cards: OnTable


LEFT = code(Left)


class Settled(Event, frozen=True):
    """F7: the cards of this round are now the lingering ones."""

    cards: OnTable


SETTLED = code(Settled)

# Solo, and the end


class Discarded(Event, frozen=True):
    """F13: a solo player discarded a hand card, face down."""

    seat: Seat
    card: Own[Bird]


DISCARDED = code(Discarded)


class Drew(Event, frozen=True):
    """F13: a solo player drew the top card of the pile."""

    seat: Seat
    card: Own[Bird]


DREW = code(Drew)


class Scored(Event, frozen=True):
    """F2, F9: a seat's sheet at the end and its arithmetic: 2 an ace, 0 a common bird, 1 any other,
    3 a full habitat."""

    seat: Seat
    seen: Sheet
    sheet: SheetScore
    total: int


SCORED = code(Scored)

FeatherEvent = (
    Chose
    | Passed
    | Drafted
    | Put
    | PacksPassed
    | PacksOpened
    | Shuffled
    | Revealed
    | ChasedOff
    | Visited
    | Left
    | Settled
    | Discarded
    | Drew
    | Scored
)
EVENTS = events_of(FeatherEvent)
