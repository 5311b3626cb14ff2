"""Songbirds: what happens, as it is told by the rules."""

from __future__ import annotations

from typing import Annotated, Literal

from voliere.games.declared import SeenBy
from voliere.games.event import Event, code, events_of
from voliere.games.fields import Of, Own, Seat
from voliere.games.kinds import Choice
from voliere.games.songbirds.kinds import (
    ByColour,
    Card,
    Cell,
    CellsOfLine,
    Colour,
    Colours,
    Line,
)

# S19: why somebody begins the next round, by number.
REASONS = ("total", "berries", "seat-order")


class Drew(Event, frozen=True):
    """S22: a seat drew the top card of the pile; only itself knows which (S25)."""

    seat: Seat
    card: Own[Card]


DREW = code(Drew)


class Skipped(Event, frozen=True):
    """S24: a seat had no card and the pile is empty; its turn was passed over."""

    seat: Seat


SKIPPED = code(Skipped)


class Showed(Event, frozen=True):
    """S25: a seat showed the card that it must now play."""

    seat: Seat
    card: Card


SHOWED = code(Showed)


class Placed(Event, frozen=True):
    """S6: a seat placed a card in the forest."""

    seat: Seat
    card: Card
    cell: Cell


PLACED = code(Placed)


class Laid(Event, frozen=True):
    """S15: a seat laid its favourite face down and took the worm (0: none was left); S22: a seat
    laid the favourite of all face up, there is no worm."""

    seat: Seat
    card: Annotated[Card | None, SeenBy("seat", unless="worm")]
    worm: int | None


LAID = code(Laid)


class Awarded(Event, frozen=True):
    """S7, S9-S12: a line was full and a colour won its token. `sums` are the volumes of the colours
    there, those in `cancelled` had equal ones; `weakest`: the lowest sum won."""

    line: Line
    cells: Annotated[CellsOfLine, Of("line")]
    token: int
    colour: Colour
    sums: ByColour
    cancelled: Colours
    weakest: bool


AWARDED = code(Awarded)


class Lapsed(Event, frozen=True):
    """S7: a line was full and all colours cancelled each other; its token left the game."""

    line: Line
    cells: Annotated[CellsOfLine, Of("line")]
    token: int
    sums: ByColour


LAPSED = code(Lapsed)


class Revealed(Event, frozen=True):
    """S8: a seat's favourite was revealed; S16: the one it had laid, or the card left in hand."""

    seat: Seat
    card: Card
    from_hand: bool


REVEALED = code(Revealed)


class Scored(Event, frozen=True):
    """S14, S17: a seat's score of the round, the sum of its favourite's volume (in Early Bird None:
    the worm counts instead) and its colour's tokens; and its total."""

    seat: Seat
    favourite: Card
    volume: int | None
    worm: int | None
    berries: int
    score: int
    total: int


SCORED = code(Scored)


class ScoredTogether(Event, frozen=True):
    """S23, S26: the one score, the sum of the favourite's volume and of what the tokens of each
    colour count; and the tokens themselves."""

    favourite: Card | None
    volume: int
    harvest: ByColour
    counted: ByColour
    score: int


SCORED_TOGETHER = code(ScoredTogether)


class RoundEnded(Event, frozen=True):
    """S18, S19: a round of a match was scored; who begins the next one, and why."""

    round: int
    next_first: Seat
    reason: Annotated[Literal["total", "berries", "seat-order"], Choice(REASONS)]


ROUND_ENDED = code(RoundEnded)

SongbirdsEvent = (
    Drew
    | Skipped
    | Showed
    | Placed
    | Laid
    | Awarded
    | Lapsed
    | Revealed
    | Scored
    | ScoredTogether
    | RoundEnded
)
EVENTS = events_of(SongbirdsEvent)
