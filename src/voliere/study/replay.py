"""A game seen again: after the deal and after every move, what happened and what a seat knew then.

A replay is made for one pair of eyes: a seat as it was then, a spectator, or a seat with all cards
open. What is hidden from them is in no step. Steps are numbered by moves: step 0 is the deal, step
17 what the 17th move of the record led to.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from voliere.games.errors import IllegalMove
from voliere.games.game import Dealt, Event, View
from voliere.table.record import STUMBLES, Record, stumbled, walked
from voliere.table.table import Table

Fields = dict[str, Any]

# What a view says of who looks, and not of the table.
OF_THE_LOOKER = ("seat", "moves")


class Eyes(NamedTuple):
    """Who looks: a seat, or a spectator (None); `open`: with the cards of all."""

    seat: int | None
    open: bool = False


class Step(NamedTuple):
    """What a move has led to; step 0 is the deal, and has none. The move itself is told to its own
    seat only, unless cards are open.

    `turn` is the moment that the next decision belongs to: those who decide at once share one, and
    it is another only after the last of them. `round` counts the rounds, whatever a game calls so.
    `hands` is, with open cards, what only the seats themselves could see, a seat.
    """

    seat: int | None
    move: str | None
    turn: int
    round: int
    events: list[Event]
    view: View
    hands: list[Fields] | None


def steps_of(record: Record, eyes: Eyes) -> Iterator[Step]:
    """The steps of a record, refereed on the way; RecordError, OptionError or IllegalMove (no such
    seat) say what is wrong with it."""
    try:
        yield from _steps(record, eyes)
    except STUMBLES as error:
        raise stumbled(error) from error


def _steps(record: Record, eyes: Eyes) -> Iterator[Step]:
    version = round_ = 0
    before: tuple[int, Any] | None = None  # how many deals there had been, and the view's round
    n_deals = 0
    for table in walked(record):
        last = table.last_move
        if last is None:
            _check_seat(table, eyes.seat)
        events = table.open_events(version) if eyes.open else table.events(version, eyes.seat)
        version = table.version
        n_deals += sum(isinstance(event, Dealt) for event in events)
        view = table.view(eyes.seat)
        view.moves = []
        if not view.over and (now := (n_deals, getattr(view, "round", None))) != before:
            round_, before = round_ + 1, now
        seat, move = last or (None, None)
        if not eyes.open and seat != eyes.seat:
            move = None  # what others choose may be hidden; what is not is in the events
        hands = _hands(table) if eyes.open else None
        yield Step(seat, move, table.moment, round_, events, view, hands)


def until(record: Record, n_moves: int) -> Record:
    """A record of only its first moves, as that of a game under way, with what chance brought
    by them."""
    entries, n_met = [], 0
    for entry in record["moves"]:
        n_met += "move" in entry
        if n_met > n_moves:
            break
        entries.append(entry)
    return {**record, "moves": entries, "result": None}


def _check_seat(table: Table, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < table.options.players:
        raise IllegalMove("no-such-seat", seat=seat, last=table.options.players - 1)


def _hands(table: Table) -> list[Fields]:
    """What the seats see that a spectator does not, a seat."""
    public = table.view(None).to_dict()
    hands = []
    for seat in range(table.options.players):
        own = table.view(seat).to_dict()
        hands.append(
            {
                name: value
                for name, value in own.items()
                if name not in OF_THE_LOOKER and value != public[name]
            }
        )
    return hands


def changes(before: Fields | None, now: Fields) -> Fields:
    """The fields of a view, or of a hand, that are others than before; those that are there no
    more are None.

    >>> changes({"round": 1, "hand": ["3"]}, {"round": 2, "hand": ["3"]})
    {'round': 2}
    """
    if before is None:
        return now
    gone = dict.fromkeys(name for name in before if name not in now)
    new = {
        name: value for name, value in now.items() if name not in before or before[name] != value
    }
    return gone | new
