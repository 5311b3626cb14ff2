"""Files and folders that only their owner can read (S10): games, keys and copies of them."""

from __future__ import annotations

import os
from pathlib import Path

SQLITE_FILES = ("", "-wal", "-shm")  # what SQLite lays beside a database has its permissions


def make_folder(folder: Path) -> None:
    """Make a folder that nobody else can look into; one that is there stays as it is."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def make_file(path: Path) -> None:
    """Make an empty file that nobody else can read; one that is there keeps what is in it."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    path.chmod(0o600)


def make_database(path: Path) -> None:
    """Make the file of a database, or close one that others could read."""
    make_file(path)
    for name in (path.with_name(path.name + end) for end in SQLITE_FILES):
        if name.exists():
            name.chmod(0o600)
