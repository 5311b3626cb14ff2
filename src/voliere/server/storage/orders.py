"""Queries on what the host of a server has asked for, and what has become of it."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, or_, select, update

from voliere.server.storage.columns import orders
from voliere.server.storage.rows import OrderRow


def add(connection: Connection, order: OrderRow) -> None:
    """Ask for something."""
    connection.execute(insert(orders), order._asdict())


def lately(connection: Connection, since: int) -> list[OrderRow]:
    """What is to be done, and what was done since then, in the order it was asked for."""
    wanted = select(orders).where(or_(orders.c.done.is_(None), orders.c.done >= since))
    found = connection.execute(wanted.order_by(orders.c.at, orders.c.id))
    return [OrderRow(*row) for row in found]


def claim(connection: Connection, order: str, now: int, stale: int) -> bool:
    """Whether this process is the one to do it: nobody has begun, or they began before `stale` and
    have not come to an end."""
    is_free = or_(orders.c.claimed.is_(None), orders.c.claimed < stale)
    done = connection.execute(
        update(orders)
        .where(orders.c.id == order, orders.c.done.is_(None), is_free)
        .values(claimed=now)
    )
    return bool(done.rowcount)


def finish(connection: Connection, order: str, now: int, refused: str | None) -> None:
    """Note that an order is carried out, or was refused; whom it was about is forgotten."""
    connection.execute(
        update(orders)
        .where(orders.c.id == order)
        .values(done=now, outcome=refused, whom=None, details=None)
    )


def of_id(connection: Connection, order: str) -> OrderRow | None:
    """What has become of an order."""
    found = connection.execute(select(orders).where(orders.c.id == order)).first()
    return None if found is None else OrderRow(*found)


def forget_before(connection: Connection, at: int) -> None:
    """Keep nothing of what was done before then."""
    connection.execute(delete(orders).where(orders.c.done < at))
