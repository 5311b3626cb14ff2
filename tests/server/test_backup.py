"""Copies of a running server's data, put back elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.client import BOT, ME, Guest
from tests.server.running import running
from voliere.server.errors import ServerError
from voliere.server.storage import backup

pytestmark = pytest.mark.asyncio


async def test_backup_of_a_running_server_can_be_restored(tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    with running(tmp_path / "one") as server:
        ana = await Guest.enter(server.address)
        opened = await ana.open_table("vautour", [ME, BOT])
        table_id = opened["table"]["id"]
        seat = await ana.connect(table_id)
        await seat.say("start")
        await seat.play_on(until_version=8)
        backup.backup(server.settings.sqlite_file, copy)
        with pytest.raises(ServerError, match="exists"):
            backup.backup(server.settings.sqlite_file, copy)
        with pytest.raises(ServerError) as refused:
            backup.restore(copy, server.settings.sqlite_file)
        assert refused.value.code == "data-in-use"
        token = ana.token
        await seat.close()
    backup.restore(copy, tmp_path / "two" / "voliere.sqlite")
    with running(tmp_path / "two") as server:
        ana = Guest(server.address)
        ana.http.cookies.set("voliere", token)
        back = await ana.connect(table_id)
        assert back.version >= 8
        await back.play_on()


async def test_damaged_copies_are_refused(tmp_path: Path) -> None:
    bad = tmp_path / "bad.sqlite"
    bad.write_bytes(b"nothing of the kind")
    with pytest.raises(ServerError) as refused:
        backup.restore(bad, tmp_path / "voliere.sqlite")
    assert refused.value.code == "bad-backup"
    with pytest.raises(ServerError) as refused:
        backup.backup(tmp_path / "missing" / "voliere.sqlite", tmp_path / "copy")
    assert refused.value.code == "no-data"
