"""The plan of a new table: its seats, who sits there at once and who is expected, from what its
host asks or from the table before it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection

from voliere.server.bodies import SeatAsk, TableAsk
from voliere.server.errors import ServerError
from voliere.server.protocol import COLOURS, SeveralSeats
from voliere.server.tables import entries, permissions
from voliere.server.tables.seats import PlannedSeat, colour_for
from voliere.server.tables.table_state import TableState


def planned_seats(asks: list[SeatAsk]) -> list[PlannedSeat]:
    """The seats as planned, each with a colour of its own."""
    plan: list[PlannedSeat] = []
    for ask in asks:
        if ask.colour is not None and ask.colour not in COLOURS:
            raise ServerError("bad-colour", colour=ask.colour, colours=", ".join(COLOURS))
    wanted = [ask.colour for ask in asks if ask.colour is not None]
    if doubled := [colour for colour in wanted if wanted.count(colour) > 1]:
        raise ServerError("colour-taken", colour=doubled[0])
    for ask in asks:
        taken = [*wanted, *(seat.colour for seat in plan)]
        plan.append(
            PlannedSeat(
                kind="invited" if ask.kind == "me" else ask.kind,
                bot=ask.bot if ask.kind == "bot" else None,
                colour=colour_for(ask.colour, taken),
            )
        )
    return plan


def several_seats(ask: TableAsk) -> SeveralSeats:
    """Who may have several seats at a new table."""
    n_own = sum(seat.kind == "me" for seat in ask.seats)
    if ask.several_seats == "nobody" and n_own > 1:
        raise ServerError("one-seat")
    return ask.several_seats or ("host" if n_own > 1 else "nobody")


def sittings(
    asks: list[SeatAsk], plan: list[PlannedSeat], pledging: Collection[int], *, may_choose: bool
) -> list[entries.Sat]:
    """The host's own seats are taken at once."""
    return [
        entries.Sat(
            seat=seat,
            colour=plan[seat].colour,
            name=permissions.seat_name(ask.name, may_choose=may_choose),
            pledging=seat in pledging,
        )
        for seat, ask in enumerate(asks)
        if ask.kind == "me"
    ]


def _several_again(old: TableState, person: str) -> SeveralSeats:
    """Who may have several seats where the same people meet again, at a table of that person."""
    others = Counter(seat.person for seat in old.seats if seat.person not in (person, None))
    if old.row.several_seats == "everybody" or max(others.values(), default=1) > 1:
        return "everybody"
    return "host" if old.may_have_several(person) else "nobody"


def pledging(before: TableState | None) -> list[int]:
    """The seats that are expected to pledge a nonce, since they did at the table before."""
    seats = before.seats if before else []
    return [one.seat for one in seats if one.pledge is not None]


def awaited(before: TableState | None, host: str) -> list[tuple[str, entries.AnyEntry]]:
    """Who is expected at which seat, since they had it at the table before."""
    seats = before.seats if before else []
    return [
        (one.person, entries.Awaited(seat=one.seat))
        for one in seats
        if one.person is not None and one.person != host
    ]


def same_again(old: TableState, person: str) -> TableAsk:
    """A table like the old one, for the same people."""
    seats = []
    for seat in old.seats:
        if seat.plan.kind == "bot":
            seats.append(SeatAsk(kind="bot", bot=seat.plan.bot, colour=seat.colour))
        elif seat.person == person:
            name = seat.name if old.may_have_several(person) else None
            seats.append(SeatAsk(kind="me", name=name, colour=seat.colour))
        else:
            seats.append(SeatAsk(kind="invited", colour=seat.colour))
    return TableAsk(
        game=old.row.game,
        seats=seats,
        options=json.loads(old.row.options),
        public=False,
        several_seats=_several_again(old, person),
        pace=old.pace,
        substitute=old.row.substitute,
        hints=old.has_allowed_hints,
    )
