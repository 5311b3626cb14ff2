"""Copies of a server's data: made while it runs, checked, and put back."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from voliere.server.errors import ServerError
from voliere.server.storage.private_files import make_database, make_file, make_folder
from voliere.server.storage.sqlite import lock_folder

PAGES_A_STEP = 1000


def require_sqlite(database: str, file: Path) -> None:
    """ServerError, with what to do instead, where the data are in a PostgreSQL."""
    if database:
        raise ServerError("backup-of-postgres", file=file)


def backup(data: Path, target: Path) -> None:
    """Copy the data of a server, running or not, into one file; ServerError if it can't be."""
    if not data.is_file():
        raise ServerError("no-data", path=data.parent)
    if target.exists():
        raise ServerError("file-exists", path=target)
    half = target.with_name(target.name + ".part")
    try:
        make_file(half)
        with (
            closing(sqlite3.connect(f"file:{data}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(half)) as copy,
        ):
            source.backup(copy, pages=PAGES_A_STEP)
            copy.execute("PRAGMA journal_mode=DELETE")
        check(half)
        os.replace(half, target)
    except (OSError, sqlite3.Error) as error:
        raise ServerError("data-unusable", path=target, reason=error) from error
    finally:
        half.unlink(missing_ok=True)


def check(path: Path) -> None:
    """Raise ServerError unless the file is a whole copy of a server's data."""
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as copy:
            sound = copy.execute("PRAGMA integrity_check").fetchone()[0]
            if sound != "ok":
                raise ServerError("bad-backup", path=path, reason=sound)
            copy.execute("SELECT count(*) FROM entries").fetchone()
            copy.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise ServerError("bad-backup", path=path, reason=error) from error


def restore(source: Path, data: Path) -> None:
    """Put a copy back as the data of a server that does not run; what was there is kept beside
    it. ServerError if it can't be."""
    check(source)
    make_folder(data.parent)
    lock = lock_folder(data.parent)
    try:
        half = data.with_name(data.name + ".part")
        make_file(half)
        half.write_bytes(source.read_bytes())
        if data.exists():
            make_database(data)
            with closing(sqlite3.connect(data)) as old:
                old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            os.replace(data, data.with_name(data.name + ".before-restore"))
            for rest in ("-wal", "-shm"):
                data.with_name(data.name + rest).unlink(missing_ok=True)
        os.replace(half, data)
    except (OSError, sqlite3.Error) as error:
        raise ServerError("data-unusable", path=data, reason=error) from error
    finally:
        lock.release()
