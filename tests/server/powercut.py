"""A disk that remembers what was synced, and what is left on it after a power cut.

APSW (SQLite with its inside turned out) lets every write and every sync of the real storage be
written down while it works on real files. Afterwards any moment can be replayed as the last one:
what was synced is there; of the rest each write may be there, missing, or there in part.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import apsw

SECTOR = 512
MAIN_DB, WAL = apsw.SQLITE_OPEN_MAIN_DB, apsw.SQLITE_OPEN_WAL


@dataclass(frozen=True)
class Write:
    """Bytes written to a file."""

    file: str
    offset: int
    data: bytes


@dataclass(frozen=True)
class Truncate:
    """A file cut to a length."""

    file: str
    size: int


@dataclass(frozen=True)
class Sync:
    """All that was written to a file so far has reached the disk."""

    file: str


@dataclass(frozen=True)
class Acknowledged:
    """From here on so many commits are promised."""

    n_commits: int


Step = Write | Truncate | Sync | Acknowledged


class Recorder(apsw.VFS):
    """The machine's own files, with a diary of what is done to database and write-ahead log."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.steps: list[Step] = []
        self.broken: dict[str, Exception] = {}  # what fails from now on: "write" or "sync"
        super().__init__(name, "")

    def xOpen(self, name: Any, flags: list[int]) -> apsw.VFSFile:  # noqa: N802
        if flags[0] & (MAIN_DB | WAL):
            return RecordedFile(self, name, flags)
        return apsw.VFSFile("", name, flags)


class RecordedFile(apsw.VFSFile):
    """A file whose changes are written down."""

    def __init__(self, recorder: Recorder, name: Any, flags: list[int]) -> None:
        self._broken = recorder.broken
        self._steps = recorder.steps
        filename = name.filename() if isinstance(name, apsw.URIFilename) else name
        self._file = Path(filename).name
        super().__init__("", name, flags)

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        if "write" in self._broken:
            raise self._broken["write"]
        self._steps.append(Write(self._file, offset, bytes(data)))
        super().xWrite(data, offset)

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        self._steps.append(Truncate(self._file, newsize))
        super().xTruncate(newsize)

    def xSync(self, flags: int) -> None:  # noqa: N802
        if "sync" in self._broken:
            raise self._broken["sync"]
        super().xSync(flags)
        self._steps.append(Sync(self._file))


@dataclass
class Disk:
    """What is safe on a disk at some moment, and what is on its way."""

    safe: dict[str, bytearray] = field(default_factory=dict)
    under_way: list[Write | Truncate] = field(default_factory=list)

    def take(self, step: Write | Truncate | Sync) -> None:
        """Let one more step happen."""
        if not isinstance(step, Sync):
            self.under_way.append(step)
            return
        for one in self.under_way:
            if one.file == step.file:
                change(self.safe.setdefault(one.file, bytearray()), one)
        self.under_way = [one for one in self.under_way if one.file != step.file]

    def after_a_cut(self, chance: random.Random) -> dict[str, bytearray]:
        """The files that may be found when the power comes back."""
        found = {name: bytearray(content) for name, content in self.safe.items()}
        luck = chance.choice((0.0, 0.0, 0.1, 0.5, 0.9, 1.0))
        for one in self.under_way:
            if chance.random() < luck:
                content = found.setdefault(one.file, bytearray())
                for piece in pieces(one, chance):
                    change(content, piece)
        return found


def pieces(step: Write | Truncate, chance: random.Random) -> Iterator[Write | Truncate]:
    """What of a write gets through: all of it, or some of its sectors."""
    if isinstance(step, Truncate) or chance.random() < 0.7:
        yield step
        return
    for begin in range(0, len(step.data), SECTOR):
        if chance.random() < 0.5:
            yield Write(step.file, step.offset + begin, step.data[begin : begin + SECTOR])


def change(content: bytearray, step: Write | Truncate) -> None:
    """Change the content of a file; what was never written is zero."""
    end = step.size if isinstance(step, Truncate) else step.offset + len(step.data)
    if len(content) < end:
        content.extend(bytes(end - len(content)))
    if isinstance(step, Truncate):
        del content[step.size :]
    else:
        content[step.offset : end] = step.data


# APSW in the shape that SQLAlchemy expects of a SQLite driver


class Cursor:
    """A cursor of the Python database API."""

    arraysize = 1
    lastrowid = None

    def __init__(self, connection: apsw.Connection) -> None:
        self.description: Any = None
        self.rowcount = -1
        self._rows: list[Any] = []
        self._connection = connection
        self._cursor = connection.cursor()
        self._cursor.exec_trace = self._describe

    def _describe(self, cursor: apsw.Cursor, _: str, __: Any) -> bool:
        columns = cursor.get_description()
        self.description = [(column[0], *[None] * 6) for column in columns] or None
        return True

    def execute(self, sql: str, parameters: Any = ()) -> Cursor:
        # All rows at once: SQLite commits nothing while a statement is half read.
        self._rows = list(self._cursor.execute(sql, parameters))
        self.rowcount = self._connection.changes()
        return self

    def executemany(self, sql: str, many: Any) -> Cursor:
        self._rows = list(self._cursor.executemany(sql, many))
        return self

    def fetchone(self) -> Any:
        return self._rows.pop(0) if self._rows else None

    def fetchall(self) -> Any:
        rows, self._rows = self._rows, []
        return rows

    def close(self) -> None:
        self._cursor.close()


class Driven:
    """A connection of the Python database API."""

    isolation_level: str | None = None

    def __init__(self, path: str, vfs: str) -> None:
        self._apsw = apsw.Connection(path, vfs=vfs)

    def cursor(self) -> Cursor:
        return Cursor(self._apsw)

    def execute(self, sql: str, parameters: Any = ()) -> Cursor:
        return self.cursor().execute(sql, parameters)

    def create_function(self, *_: Any, **__: Any) -> None:
        """The storage calls no functions of its own."""

    def commit(self) -> None:
        if self._apsw.in_transaction:
            self._apsw.execute("COMMIT")

    def rollback(self) -> None:
        if self._apsw.in_transaction:
            self._apsw.execute("ROLLBACK")

    def close(self) -> None:
        self._apsw.close()


def driver(recorder: Recorder) -> Any:
    """A driver for `create_engine(module=...)` that works on the recorder's files."""
    return SimpleNamespace(
        connect=lambda path, **_: Driven(path, recorder.name),
        sqlite_version_info=tuple(map(int, apsw.sqlite_lib_version().split("."))),
        sqlite_version=apsw.sqlite_lib_version(),
        paramstyle="qmark",
        Binary=bytes,
        Error=apsw.Error,
        IntegrityError=apsw.ConstraintError,
    )
