"""Bring a database to the present schema (Alembic; the migrations are part of the package)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from voliere.server.storage.columns import metadata

FOLDER = Path(__file__).parent / "migrations"


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    return config


def upgrade(connection: Connection) -> None:
    """Run the migrations that are missing, in the transaction of `connection`."""
    if current(connection) == newest():
        return
    config = _config()
    scripts = ScriptDirectory.from_config(config)

    def missing(revision: Any, context: Any) -> Any:
        return scripts._upgrade_revs("head", revision)

    with EnvironmentContext(config, scripts, fn=missing, destination_rev="head") as environment:
        environment.configure(connection=connection, target_metadata=metadata)
        environment.run_migrations()


def current(connection: Connection) -> str | None:
    """The migration the database is at; None for an empty one."""
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str | None:
    """The last migration there is."""
    return ScriptDirectory.from_config(_config()).get_current_head()
