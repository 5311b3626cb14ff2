"""Queries on the server processes that share a database, and on the tables they look after.

A process is on the list as long as any table is noted as its own: whoever takes its tables away
strikes it off with the last of them. Both hold the process's row meanwhile, so that nothing is
noted for a process that is just being struck off.
"""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, delete, exists, insert, select, update

from voliere.server.storage.batch import JobRefused
from voliere.server.storage.columns import minders, processes, tables

LEFT = 0  # the beat of a process that has said goodbye, or whose tables are being taken over


def beat(connection: Connection, process: str, number: int) -> bool:
    """Note that a process lives; returns False if its last beat is not there any more, and with
    it perhaps some of its tables: it was taken for dead, or has only begun."""
    mine = processes.c.id == process
    last = processes.c.beat == number - 1
    if connection.execute(update(processes).where(mine, last).values(beat=number)).rowcount:
        return True
    connection.execute(delete(processes).where(mine))
    connection.execute(insert(processes), {"id": process, "beat": number})
    return False


def leave(connection: Connection, process: str) -> None:
    """Note that a process looks after nothing any more; its tables may be claimed at once."""
    connection.execute(update(processes).where(processes.c.id == process).values(beat=LEFT))


def beats(connection: Connection) -> dict[str, int]:
    """The processes on the list and their last beats."""
    found = connection.execute(select(processes.c.id, processes.c.beat))
    return {str(row[0]): int(row[1]) for row in found}


def mind(connection: Connection, process: str, table_ids: Collection[str]) -> None:
    """Note that a process looks after these tables; JobRefused if it is not on the list, since it
    was taken for dead."""
    mine = select(processes.c.id).where(processes.c.id == process).with_for_update()
    if connection.execute(mine).first() is None:
        raise JobRefused
    noted = connection.execute(
        select(minders.c.table_id).where(
            minders.c.process == process, minders.c.table_id.in_(table_ids)
        )
    )
    if new := set(table_ids) - {str(row[0]) for row in noted}:
        connection.execute(
            insert(minders), [{"table_id": one, "process": process} for one in sorted(new)]
        )


def minded_by(connection: Connection, process: str) -> list[str]:
    """The tables that a process looks after."""
    found = connection.execute(select(minders.c.table_id).where(minders.c.process == process))
    return [str(row[0]) for row in found]


def forget(connection: Connection, process: str, table_id: str) -> None:
    """Note that a process does not look after that table any more."""
    connection.execute(
        delete(minders).where(minders.c.table_id == table_id, minders.c.process == process)
    )


def claim(connection: Connection, process: str, gone: str, beat: int, most: int) -> list[str]:
    """Take over some tables of a process that is gone, if nobody else is doing so and it has not
    been heard of since `beat`; with the last of them it is struck off the list."""
    theirs = (
        select(processes.c.id)
        .where(processes.c.id == gone, processes.c.beat.in_((beat, LEFT)))
        .with_for_update(skip_locked=True)
    )
    if connection.execute(theirs).first() is None:
        return []
    some = (
        select(minders.c.table_id)
        .join(tables, tables.c.id == minders.c.table_id)
        .where(minders.c.process == gone, tables.c.state.in_(("waiting", "playing")))
        .limit(most)
    )
    found = [str(row[0]) for row in connection.execute(some)]
    if len(found) < most:
        connection.execute(delete(minders).where(minders.c.process == gone))
        connection.execute(delete(processes).where(processes.c.id == gone))
    else:
        taken = minders.c.table_id.in_(found)
        connection.execute(delete(minders).where(minders.c.process == gone, taken))
        leave(connection, gone)
    mind(connection, process, found)
    return found


def unattended(connection: Connection) -> list[str]:
    """The tables that the server must look after by itself and no process does."""
    found = connection.execute(
        select(tables.c.id).where(
            tables.c.state.in_(("waiting", "playing")),
            tables.c.minded,
            ~exists().where(minders.c.table_id == tables.c.id),
        )
    )
    return [str(row[0]) for row in found]
