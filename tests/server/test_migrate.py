"""The schema: every database is brought to it, and Alembic agrees on what it is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from voliere.server.storage.columns import metadata
from voliere.server.storage.migrate import FOLDER, current, newest, upgrade
from voliere.server.storage.sqlite import new_engine

WITHOUT_ALEMBIC = """
import sys
from pathlib import Path
from voliere.server.storage.migrate import upgrade
from voliere.server.storage.sqlite import new_engine
with new_engine(Path(sys.argv[1])).begin() as connection:
    upgrade(connection)
assert "alembic" not in sys.modules
"""


def test_a_new_database_is_brought_to_the_present_schema(tmp_path: Path) -> None:
    with new_engine(tmp_path / "voliere.db").begin() as connection:
        assert current(connection) is None
        upgrade(connection)
        context = MigrationContext.configure(connection)
        assert current(connection) == newest() == context.get_current_revision()
        assert compare_metadata(context, metadata) == []


def test_the_newest_migration_is_the_one_alembic_finds() -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    assert newest() == ScriptDirectory.from_config(config).get_current_head()


def test_a_start_that_finds_everything_does_not_load_alembic(tmp_path: Path) -> None:
    path = tmp_path / "voliere.db"
    with new_engine(path).begin() as connection:
        upgrade(connection)
    subprocess.run([sys.executable, "-c", WITHOUT_ALEMBIC, str(path)], check=True)
