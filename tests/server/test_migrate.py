"""The schema: every database is brought to it, and Alembic agrees on what it is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine

from voliere.server.errors import ServerError
from voliere.server.storage import processes
from voliere.server.storage.columns import metadata
from voliere.server.storage.migrate import FOLDER, current, revisions, upgrade
from voliere.server.storage.sqlite import SqliteStorage, new_engine

WITHOUT_ALEMBIC = """
import sys
from pathlib import Path
from voliere.server.storage.migrate import upgrade
from voliere.server.storage.sqlite import new_engine
with new_engine(Path(sys.argv[1])).begin() as connection:
    upgrade(connection)
assert "alembic" not in sys.modules
"""
A_TABLE = """
INSERT INTO tables (id, log_version, game, options, plan, pace, public, substitute, host, created,
  secret, invitation, invitation_until, state, minded)
VALUES ('t', 1, 'vautour', '{}', '[]', '{}', TRUE, 'merle', NULL, 0,
  :secret, '', 0, 'playing', TRUE)
"""
SOMEBODY = (  # with a token, and two seats at the table
    "INSERT INTO people (id, name, lang, created) VALUES ('p', 'Ana', 'fr', 0)",
    "INSERT INTO sessions (id, person, token_hash, personal, label, created, seen)"
    " VALUES ('s', 'p', :hash, TRUE, 'bot', 0, 0)",
    "INSERT INTO seatings (table_id, seat, person) VALUES ('t', 0, 'p'), ('t', 1, 'p')",
)


def test_a_new_database_is_brought_to_the_present_schema(tmp_path: Path) -> None:
    with new_engine(tmp_path / "voliere.db").begin() as connection:
        assert current(connection) is None
        upgrade(connection)
        context = MigrationContext.configure(connection)
        assert current(connection) == revisions()[-1] == context.get_current_revision()
        assert compare_metadata(context, metadata) == []


def test_the_newest_migration_is_the_one_alembic_finds() -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    assert revisions()[-1] == ScriptDirectory.from_config(config).get_current_head()


def test_a_start_that_finds_everything_does_not_load_alembic(tmp_path: Path) -> None:
    path = tmp_path / "voliere.db"
    with new_engine(path).begin() as connection:
        upgrade(connection)
    subprocess.run([sys.executable, "-c", WITHOUT_ALEMBIC, str(path)], check=True)


def begin_with(connection: Connection, revision: str) -> None:
    """Bring an empty database to an older schema."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    scripts = ScriptDirectory.from_config(config)
    with EnvironmentContext(
        config, scripts, fn=lambda now, _: scripts._upgrade_revs(revision, now)
    ) as environment:
        environment.configure(connection=connection, target_metadata=metadata)
        environment.run_migrations()
    assert current(connection) == revision


def bring_on(connection: Connection) -> None:
    """A database of the first schema with a table in it keeps the table, and finds it unattended
    where there are several processes; tokens and seats stay good for what they were."""
    begin_with(connection, "0001")
    connection.execute(text(A_TABLE), {"secret": b"s"})
    for statement in SOMEBODY:
        connection.execute(text(statement), {"hash": b"h"} if ":hash" in statement else {})
    upgrade(connection)
    assert current(connection) == revisions()[-1]
    assert connection.scalar(text("SELECT game FROM tables")) == "vautour"
    assert processes.unattended(connection) == ["t"]
    assert processes.beats(connection) == {}
    assert connection.scalar(text("SELECT several_seats FROM tables")) == "everybody"
    assert connection.scalar(text("SELECT scopes FROM sessions")) == "play read"


def test_a_database_of_the_first_schema_is_brought_on(tmp_path: Path) -> None:
    with new_engine(tmp_path / "voliere.db").begin() as connection:
        bring_on(connection)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


@pytest.mark.asyncio
async def test_data_of_a_newer_version_are_refused_with_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "voliere.sqlite"
    with new_engine(path).begin() as connection:
        upgrade(connection)
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    storage = SqliteStorage(path)
    with pytest.raises(ServerError, match="newer version of Volière \\(schema 9999") as refused:
        await storage.open()
    assert refused.value.code == "newer-data"
    assert "plus récente" in refused.value.sentence("fr")
    await storage.close()
    with new_engine(path).begin() as connection:
        assert current(connection) == "9999", "nothing has changed"


@pytest.mark.asyncio
@pytest.mark.filterwarnings("ignore::UserWarning:platformdirs")
async def test_so_is_a_postgresql(services: dict[str, str]) -> None:
    engine = create_async_engine(services["database"].replace("://", "+asyncpg://", 1))
    async with engine.begin() as connection:
        await connection.run_sync(bring_on)
    await engine.dispose()
