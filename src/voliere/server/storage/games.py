"""Queries on people's games: how each ended, and lists of them, page by page."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    bindparam,
    exists,
    or_,
    select,
    tuple_,
    update,
)

from voliere.server.storage.columns import people, seatings, tables
from voliere.server.storage.prepared import Prepared
from voliere.study.outcomes import Outcome

VARIANTS = 100
_END = Prepared(
    update(tables).where(tables.c.id == bindparam("of_table")), "ended", "result", "seated"
)
_SEAT_END = Prepared(
    update(seatings).where(
        seatings.c.table_id == bindparam("of_table"), seatings.c.seat == bindparam("of_seat")
    ),
    "ended",
    "outcome",
    "name",
)
_SEAT_STATISTICS = Prepared(
    update(seatings).where(
        seatings.c.table_id == bindparam("of_table"), seatings.c.seat == bindparam("of_seat")
    ),
    "statistics",
)


class SeatEnd(NamedTuple):
    """How a game ended for whoever sat there, and what they were called if by another name."""

    seat: int
    outcome: Outcome
    name: str | None


class End(NamedTuple):
    """How a game ended; `result` and `seated` as JSON."""

    at: int
    result: str
    seated: str
    seats: list[SeatEnd]


class Wanted(NamedTuple):
    """Which games of a person are wanted. `options` is JSON as tables have it; `bots` are those
    whose names have `opponent` in them. `before`: those that come after this (time, id)."""

    person: str
    running: bool
    game: str | None
    options: str | None
    opponent: str | None
    bots: list[str]
    outcome: Outcome | None
    before: tuple[int, str] | None


class ListedGame(NamedTuple):
    """A game in a list."""

    id: str
    game: str
    options: str
    created: int
    ended: int | None
    result: str | None
    seated: str | None
    outcome: Outcome | None


class Sitter(NamedTuple):
    """Who sits at a seat of a listed game; `name` is None if they have taken it out."""

    seat: int
    person: str
    name: str | None


def note_end(connection: Connection, table_id: str, end: End) -> None:
    """Note how a game ended; once more does no harm."""
    _END.run(
        connection,
        {"of_table": table_id, "ended": end.at, "result": end.result, "seated": end.seated},
    )
    _SEAT_END.run(
        connection,
        *(
            {
                "of_table": table_id,
                "of_seat": seat.seat,
                "ended": end.at,
                "outcome": seat.outcome,
                "name": seat.name,
            }
            for seat in end.seats
        ),
    )


def note_statistics(connection: Connection, table_id: str, told: dict[int, str]) -> None:
    """Note what a game tells of how its seats have played, as JSON."""
    _SEAT_STATISTICS.run(
        connection,
        *(
            {"of_table": table_id, "of_seat": seat, "statistics": numbers}
            for seat, numbers in told.items()
        ),
    )


_UNTOLD = exists().where(seatings.c.table_id == tables.c.id, seatings.c.statistics.is_(None))


def untold(connection: Connection) -> list[str]:
    """The games of which some were finished without noting what they tell of how they were
    played."""
    found = connection.execute(
        select(tables.c.game).distinct().where(tables.c.state == "over", _UNTOLD)
    )
    return [str(row[0]) for row in found]


def unnoted(connection: Connection, telling: list[str], after: str, limit: int) -> list[str]:
    """Finished games whose end is not noted, or of the games `telling` how people play them not
    what they tell; those with ids after that."""
    found = connection.execute(
        select(tables.c.id)
        .where(
            tables.c.state == "over",
            or_(tables.c.ended.is_(None), and_(tables.c.game.in_(telling), _UNTOLD)),
            tables.c.id > after,
        )
        .order_by(tables.c.id)
        .limit(limit)
    )
    return [str(row[0]) for row in found]


def hide_name(connection: Connection, table_id: str, person: str, *, hidden: bool) -> None:
    """Note that a person wants to have no name in a game, or to have it again."""
    connection.execute(
        update(seatings)
        .where(seatings.c.table_id == table_id, seatings.c.person == person)
        .values(nameless=hidden)
    )


def games_of(connection: Connection, wanted: Wanted, limit: int) -> list[ListedGame]:
    """A page of a person's games, the latest first."""
    at = tables.c.created if wanted.running else seatings.c.ended
    states = ("waiting", "playing") if wanted.running else ("over",)
    first = seatings.alias("first")  # of several seats of the same person one is enough
    conditions: list[ColumnElement[bool]] = [
        seatings.c.person == wanted.person,
        tables.c.state.in_(states),
        ~exists().where(
            first.c.table_id == seatings.c.table_id,
            first.c.person == wanted.person,
            first.c.seat < seatings.c.seat,
        ),
    ]
    if not wanted.running:
        conditions.append(seatings.c.ended.isnot(None))
    if wanted.game is not None:
        conditions.append(tables.c.game == wanted.game)
    if wanted.options is not None:
        conditions.append(tables.c.options == wanted.options)
    if wanted.outcome is not None:
        conditions.append(seatings.c.outcome == wanted.outcome)
    if wanted.opponent:
        conditions.append(_with(wanted.opponent, wanted.bots, wanted.person))
    if wanted.before is not None:
        conditions.append(tuple_(at, tables.c.id) < wanted.before)
    found = connection.execute(
        select(
            tables.c.id,
            tables.c.game,
            tables.c.options,
            tables.c.created,
            tables.c.ended,
            tables.c.result,
            tables.c.seated,
            seatings.c.outcome,
        )
        .join(seatings, seatings.c.table_id == tables.c.id)
        .where(and_(*conditions))
        .order_by(at.desc(), tables.c.id.desc())
        .limit(limit)
    )
    return [ListedGame(*row) for row in found]


def _with(opponent: str, bots: list[str], person: str) -> ColumnElement[bool]:
    """Whether somebody else at the table has that in their name."""
    other = seatings.alias("other")
    named = [
        column.icontains(name, autoescape=True)
        for column in (other.c.name, people.c.name)
        for name in {opponent, opponent.capitalize()}  # SQLite knows the case of plain letters only
    ]
    by_name = (
        exists()
        .where(
            other.c.table_id == tables.c.id,
            other.c.person != person,
            other.c.person == people.c.id,
            ~other.c.nameless,
            or_(*named),
        )
        .select_from(other, people)
    )
    by_bot = [
        tables.c.seated.contains(f'"bot":"{bot}{end}', autoescape=True)
        for bot in bots
        for end in ('"', ":")  # a personality may follow
    ]
    return or_(by_name, *by_bot)


def sitters(connection: Connection, table_ids: list[str]) -> dict[str, list[Sitter]]:
    """Who sits at these tables, a table."""
    found = connection.execute(
        select(
            seatings.c.table_id,
            seatings.c.seat,
            seatings.c.person,
            seatings.c.name,
            seatings.c.nameless,
            people.c.name,
        )
        .join(people, people.c.id == seatings.c.person)
        .where(seatings.c.table_id.in_(table_ids))
    )
    sitting: dict[str, list[Sitter]] = {table_id: [] for table_id in table_ids}
    for table_id, seat, person, name, nameless, own in found:
        sitting[table_id].append(Sitter(seat, person, None if nameless else name or own))
    return sitting


def variants_of(connection: Connection, person: str) -> list[tuple[str, str]]:
    """The games a person has finished, each with its options as JSON."""
    found: Any = connection.execute(
        select(tables.c.game, tables.c.options)
        .distinct()
        .join(seatings, seatings.c.table_id == tables.c.id)
        .where(seatings.c.person == person, seatings.c.ended.isnot(None))
        .order_by(tables.c.game, tables.c.options)
        .limit(VARIANTS)
    )
    return [(str(game), str(options)) for game, options in found]
