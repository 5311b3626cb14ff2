"""S10: data, keys and backups can be read by their owner alone."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import BOT, ME, Guest
from tests.server.running import running
from voliere.server.storage import backup

DEPLOY = Path(__file__).parents[2] / "deploy"


@pytest.fixture(autouse=True)
def _open_to_all() -> Iterator[None]:
    """As careless as a machine can be."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def play_a_little(address: str) -> None:
    ana = await Guest.enter(address)
    opened = await ana.open_table("vautour", [ME, BOT])
    seat = await ana.connect(opened["table"]["id"])
    await seat.say("start")
    await seat.play_on(until_version=6)
    await seat.close()


@pytest.mark.asyncio
async def test_s10_data_and_backups_are_their_owners_alone(tmp_path: Path) -> None:
    data, copy = tmp_path / "new" / "data", tmp_path / "copy.sqlite"
    with running(data) as server:
        await play_a_little(server.address)
        files = {path.name: mode(path) for path in data.iterdir()}
        assert {"voliere.sqlite", "voliere.sqlite-wal", "voliere.lock"} <= set(files)
        assert set(files.values()) == {0o600}
        assert mode(data) == 0o700
        backup.backup(server.settings.sqlite_file, copy)
    assert mode(copy) == 0o600
    for _ in range(2):  # into an empty folder, then over what is there
        backup.restore(copy, tmp_path / "back" / "voliere.sqlite")
    assert {mode(path) for path in (tmp_path / "back").iterdir()} == {0o600}


@pytest.mark.asyncio
async def test_s10_what_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    with running(tmp_path):
        pass
    for path in tmp_path.iterdir():
        path.chmod(0o644)
    with running(tmp_path) as server:
        await play_a_little(server.address)
        assert {mode(path) for path in tmp_path.iterdir()} == {0o600}


def test_s10_the_service_and_the_container_are_closed() -> None:
    unit = (DEPLOY / "voliere.service").read_text()
    settings = ("UMask=0077", "StateDirectoryMode=0700", "CapabilityBoundingSet=\n", "MemoryMax=")
    for setting in (*settings, "SystemCallFilter=@system-service", "LimitNOFILE="):
        assert setting in unit
    container = (DEPLOY / "Containerfile").read_text()
    assert re.search(r"^ARG IMAGE=\S+@sha256:[0-9a-f]{64}$", container, re.MULTILINE)
    assert set(re.findall(r"^FROM (\S+)", container, re.MULTILINE)) == {"${IMAGE}"}
    assert re.search(r"^USER [1-9]\d*", container, re.MULTILINE)
