"""Queries on the analyses of finished games, those under way included.

A row is there from when an analysis is asked for. `beat` is when the process that works on it was
last heard of: a row without an end that nobody works on any more may be taken over by anybody.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, NamedTuple

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from voliere.server.storage.columns import analyses

Depth = Literal["quick", "full"]


class AnalysisRow(NamedTuple):
    """The analysis of a table's game; `depth` is how thorough the one in `body` is (None: there is
    none yet), `version` that of the measure."""

    table_id: str
    version: int
    at: int
    beat: int
    done: int
    of: int
    depth: Depth | None
    body: bytes | None


def find(connection: Connection, table_id: str, version: int) -> AnalysisRow | None:
    """The analysis of a game, by this version of the measure."""
    wanted = select(analyses).where(analyses.c.table_id == table_id, analyses.c.version == version)
    found = connection.execute(wanted).first()
    return None if found is None else AnalysisRow(*found)


def claim(connection: Connection, table_id: str, version: int, now: int, stale: int) -> bool:
    """Note that an analysis is worked on from now on; False if it is already, or done. Of one by
    another version of the measure nothing is kept."""
    mine = analyses.c.table_id == table_id
    other = connection.execute(
        update(analyses)
        .where(mine, analyses.c.version != version)
        .values(version=version, at=now, beat=now, done=0, of=0, depth=None, body=None)
    )
    if other.rowcount:
        return True
    is_left = analyses.c.depth.is_distinct_from("full") & (analyses.c.beat < stale)
    if connection.execute(update(analyses).where(mine, is_left).values(beat=now)).rowcount:
        return True
    row = AnalysisRow(table_id, version, now, now, 0, 0, None, None)
    try:
        with connection.begin_nested():
            connection.execute(insert(analyses), row._asdict())
    except IntegrityError:  # there is one, or another process was faster
        return False
    return True


def beat(connection: Connection, table_ids: Collection[str], now: int) -> None:
    """Note that these are still worked on."""
    connection.execute(update(analyses).where(analyses.c.table_id.in_(table_ids)).values(beat=now))


def note_progress(connection: Connection, table_id: str, done: int, of: int) -> None:
    """Note how far an analysis is."""
    connection.execute(
        update(analyses).where(analyses.c.table_id == table_id).values(done=done, of=of)
    )


def keep(connection: Connection, table_id: str, depth: Depth, body: bytes) -> None:
    """Keep an analysis, in the place of one less thorough."""
    connection.execute(
        update(analyses).where(analyses.c.table_id == table_id).values(depth=depth, body=body)
    )


def let_go(connection: Connection, table_ids: Collection[str]) -> None:
    """Note that nobody works on these any more."""
    connection.execute(update(analyses).where(analyses.c.table_id.in_(table_ids)).values(beat=0))
