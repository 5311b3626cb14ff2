"""A server's database from beside it: looked into and written to by another program, while the
server runs or not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from voliere.server.errors import ServerError
from voliere.server.settings import Settings
from voliere.server.storage.migrate import current, revisions
from voliere.server.storage.sqlite import new_engine

T = TypeVar("T")


def look(settings: Settings, job: Callable[[Connection], T]) -> T:
    """What the job finds; ServerError if the database can't be used, or is of another version."""
    return _visit(settings, job, writes=False)


def change(settings: Settings, job: Callable[[Connection], T]) -> T:
    """What the job returns, once its changes are on disk; ServerError likewise."""
    return _visit(settings, job, writes=True)


def _visit(settings: Settings, job: Callable[[Connection], T], *, writes: bool) -> T:
    if settings.database:
        return asyncio.run(_visit_postgres(settings.database, job))
    file = settings.sqlite_file
    if not file.is_file():
        raise ServerError("no-data", path=file.parent)
    engine = new_engine(file)
    try:
        with engine.connect().execution_options(writes=writes) as connection, connection.begin():
            return _checked(connection, job)
    except SQLAlchemyError as error:
        raise ServerError("data-unusable", path=file, reason=_reason(error)) from error
    finally:
        engine.dispose()


async def _visit_postgres(address: str, job: Callable[[Connection], T]) -> T:
    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine(address.replace("postgresql://", "postgresql+asyncpg://", 1))
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(_checked, job)
    except (SQLAlchemyError, OSError) as error:
        raise ServerError("storage-away") from error
    finally:
        await engine.dispose()


def _checked(connection: Connection, job: Callable[[Connection], T]) -> T:
    found, known = current(connection), revisions()[-1]
    if found != known:
        raise ServerError("other-data", found=found or "-", known=known)
    return job(connection)


def _reason(error: SQLAlchemyError) -> str:
    return str(getattr(error, "orig", None) or error)
