"""A look through the whole SQLite file after a start: a damaged page would otherwise stay unnoticed
until somebody needs it.

It goes on beside everything else and holds up nobody; a file so large that it takes longer than a
minute is looked at in part.
"""

from __future__ import annotations

import logging
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

log = logging.getLogger("voliere.storage")

MOMENT = 1.0  # after the start, when those who come back need the disk most
SECONDS = 60.0
STEPS = 100_000  # of SQLite's machine between two looks at the time
_FAULTS = {
    sqlite3.SQLITE_CORRUPT: "storage-damaged",
    sqlite3.SQLITE_NOTADB: "storage-damaged",
    sqlite3.SQLITE_IOERR: "storage-failed",
}


class Damage(Exception):  # noqa: N818 - it is no fault of the program
    """What is wrong in the file, in SQLite's words."""


class Checkup:
    """A thread that looks for damage, and tells of what it finds."""

    def __init__(self, path: Path, tell: Callable[[Exception], object]) -> None:
        self._path = path
        self._tell = tell
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._look, name="checkup", daemon=True)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def stop(self) -> None:
        """Give up what is not looked at yet."""
        self._is_over.set()
        if self._thread.is_alive():
            self._thread.join()

    def _look(self) -> None:
        if self._is_over.wait(MOMENT):
            return
        self._until = time.monotonic() + SECONDS
        try:
            address = f"{self._path.resolve().as_uri()}?mode=ro"
            with closing(sqlite3.connect(address, uri=True)) as file:
                file.set_progress_handler(self._is_enough, STEPS)
                found = file.execute("PRAGMA quick_check(1)").fetchone()[0]
            if found != "ok":
                self._tell(Damage(found))
        except sqlite3.Error as error:
            self._judge(error)

    def _is_enough(self) -> bool:
        return self._is_over.is_set() or time.monotonic() > self._until

    def _judge(self, error: sqlite3.Error) -> None:
        if fault_of(error) is not None:
            self._tell(error)
        else:
            log.info("the data were not looked through to the end", extra={"why": str(error)})


def fault_of(error: BaseException) -> str | None:
    """The code of what is wrong with the file if an error says that it is damaged or can't be
    read; None for any other error."""
    if isinstance(error, Damage):
        return "storage-damaged"
    code = getattr(getattr(error, "orig", None) or error, "sqlite_errorcode", None)
    return None if code is None else _FAULTS.get(code & 0xFF)
