"""Bring a database to the present schema (Alembic; the migrations are part of the package).

Alembic is loaded only where something is missing: most starts find everything as it should be, and
people wait for them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, inspect, text

from voliere.server.errors import ServerError
from voliere.server.storage.columns import metadata

FOLDER = Path(__file__).parent / "migrations"


def upgrade(connection: Connection) -> None:
    """Run the migrations that are missing, in the transaction of `connection`; ServerError if the
    database has one that is not known here."""
    found, known = current(connection), revisions()
    if found == known[-1]:
        return
    if found is not None and found not in known:
        raise ServerError("newer-data", found=found, known=known[-1])
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    scripts = ScriptDirectory.from_config(config)

    def missing(revision: Any, context: Any) -> Any:
        return scripts._upgrade_revs("head", revision)

    with EnvironmentContext(config, scripts, fn=missing, destination_rev="head") as environment:
        environment.configure(connection=connection, target_metadata=metadata)
        environment.run_migrations()


def current(connection: Connection) -> str | None:
    """The migration the database is at; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def revisions() -> list[str]:
    """All migrations in order: their files begin with their numbers."""
    return sorted(path.name.split("_")[0] for path in (FOLDER / "versions").glob("*.py"))
