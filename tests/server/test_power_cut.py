"""R2: ten thousand power cuts in the middle of the server's own writing lose nothing promised."""

from __future__ import annotations

import asyncio
import itertools
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event

from tests.server.powercut import Acknowledged, Disk, Recorder, Step, driver
from voliere.server.storage.rows import Append, EntryRow
from voliere.server.storage.sqlite import SqliteStorage, Waiting, new_engine

CUTS = 10_000
RUNS = 10
COMMITS = 60
TABLES = 6
MOST_ROWS = 8
PAGES_A_CHECKPOINT = 25  # the moment of greatest danger, so that there are many of them

Row = tuple[str, int, str]


class Promising(SqliteStorage):
    """The server's storage; it writes down when a commit may be told to its callers."""

    def __init__(self, path: Path, engine: Engine, steps: list[Step]) -> None:
        super().__init__(path, engine=engine)
        self.commits: list[list[Row]] = []
        self._steps = steps

    def _commit(self, connection: Connection, batch: list[Waiting]) -> None:
        rows = [work.row for work, _ in batch if isinstance(work, Append)]
        self.commits.append([(row.table_id, row.seq, row.body) for row in rows])
        super()._commit(connection, batch)
        self._steps.append(Acknowledged(len(self.commits)))


async def diary(folder: Path, seed: int, synchronous: str) -> tuple[list[Step], list[list[Row]]]:
    """Let the server's storage write; what it did to the disk comes back, and the rows of each
    commit."""
    chance = random.Random(seed)
    recorder = Recorder(f"recorder-{seed}-{synchronous}")
    path = folder / "voliere.sqlite"
    engine = new_engine(path, module=driver(recorder))

    @event.listens_for(engine, "connect")
    def hurry(connection: Any, _: Any) -> None:
        connection.execute(f"PRAGMA synchronous={synchronous}")
        connection.execute(f"PRAGMA wal_autocheckpoint={PAGES_A_CHECKPOINT}")

    storage = Promising(path, engine, recorder.steps)
    await storage.open()
    seqs = {f"table {number}": itertools.count(1) for number in range(TABLES)}
    for _ in range(COMMITS):
        tables = chance.choices(list(seqs), k=chance.randint(1, MOST_ROWS))
        rows = [EntryRow(one, next(seqs[one]), 0, None, body(chance)) for one in tables]
        await asyncio.gather(*(storage.append(Append(row)) for row in rows))
    steps = list(recorder.steps)
    await storage.close()
    recorder.unregister()
    return steps, storage.commits


def body(chance: random.Random) -> str:
    return "".join(chance.choices("abcdefgh", k=chance.randint(20, 200)))


def lost_by_cuts(
    folder: Path, steps: list[Step], commits: list[list[Row]], n_cuts: int, seed: int
) -> int:
    """Cut the power at random moments and look what is left: how often something promised is
    missing. A file that is damaged, or half of a commit, is an AssertionError."""
    chance = random.Random(seed)
    begun = next(number for number, step in enumerate(steps) if isinstance(step, Acknowledged))
    moments = sorted(chance.randrange(begun, len(steps)) for _ in range(n_cuts))
    states = [set[Row]()]
    for rows in commits:
        states.append(states[-1] | set(rows))
    by_size = {len(state): number for number, state in enumerate(states)}
    disk, promised, n_lost, at = Disk(), 0, 0, 0
    for moment in moments:
        for step in steps[at : moment + 1]:
            if isinstance(step, Acknowledged):
                promised = step.n_commits
            else:
                disk.take(step)
        at = moment + 1
        found = kept(folder, disk.after_a_cut(chance))
        n_commits = by_size.get(len(found))
        assert n_commits is not None, "a commit is there as a whole or not at all"
        assert found == states[n_commits], "what is there is what was written"
        n_lost += n_commits < promised
    return n_lost


def kept(folder: Path, files: dict[str, bytearray]) -> set[Row]:
    """The rows that a server finds when it starts on these files."""
    path = folder / "voliere.sqlite"
    for name in ("voliere.sqlite", "voliere.sqlite-wal"):
        (folder / name).write_bytes(files.get(name, b""))
    (folder / "voliere.sqlite-shm").unlink(missing_ok=True)
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA synchronous=OFF")  # looking needs no disk
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        if not database.execute("SELECT 1 FROM sqlite_schema WHERE name = 'entries'").fetchone():
            return set()  # not even the tables have survived
        return set(database.execute("SELECT table_id, seq, body FROM entries"))


async def lost(folder: Path, synchronous: str, n_cuts: int, n_runs: int) -> int:
    n_lost = 0
    for seed in range(n_runs):
        written, left = folder / f"written-{seed}", folder / f"left-{seed}"
        written.mkdir()
        left.mkdir()
        steps, commits = await diary(written, seed, synchronous)
        n_lost += lost_by_cuts(left, steps, commits, n_cuts // n_runs, seed)
    return n_lost


@pytest.mark.asyncio
async def test_r2_power_cuts_lose_no_acknowledged_move(tmp_path: Path) -> None:
    assert await lost(tmp_path, "FULL", CUTS, RUNS) == 0


@pytest.mark.asyncio
async def test_r2_the_same_cuts_at_synchronous_normal_lose_moves(tmp_path: Path) -> None:
    """Or the test above proves nothing."""
    assert await lost(tmp_path, "NORMAL", CUTS // 20, 1) > 0
