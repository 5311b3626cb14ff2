"""Queries on how a person has played: all finished games, and what their analyses say."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, select, update

from voliere.server.storage.columns import seatings, tables
from voliere.study.outcomes import Outcome


class Measured(NamedTuple):
    """What an analysis says of a seat."""

    seat: int
    ecart: float | None
    luck: float


class PlayedRow(NamedTuple):
    """A finished game of a person at one of their seats; `options`, `result`, `seated` and
    `statistics` are JSON."""

    id: str
    game: str
    options: str
    ended: int
    result: str
    seated: str
    seat: int
    outcome: Outcome
    ecart: float | None
    luck: float | None
    statistics: str | None


def note(connection: Connection, table_id: str, measured: list[Measured]) -> None:
    """Note what an analysis says of those who sit at a table."""
    for one in measured:
        connection.execute(
            update(seatings)
            .where(seatings.c.table_id == table_id, seatings.c.seat == one.seat)
            .values(ecart=one.ecart, luck=one.luck)
        )


def played(connection: Connection, person: str, limit: int) -> list[PlayedRow]:
    """The finished games of a person, the latest first."""
    found = connection.execute(
        select(
            tables.c.id,
            tables.c.game,
            tables.c.options,
            seatings.c.ended,
            tables.c.result,
            tables.c.seated,
            seatings.c.seat,
            seatings.c.outcome,
            seatings.c.ecart,
            seatings.c.luck,
            seatings.c.statistics,
        )
        .join(seatings, seatings.c.table_id == tables.c.id)
        .where(seatings.c.person == person, seatings.c.ended.isnot(None))
        .order_by(seatings.c.ended.desc(), tables.c.id.desc(), seatings.c.seat)
        .limit(limit)
    )
    return [PlayedRow._make(row) for row in found]
