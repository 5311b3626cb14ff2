"""Data of the first release are brought to the present one: games go on, and nobody is forgotten.

`first_release.sql` is a whole data folder as text, made by that release itself: Ana has played a
vautour against a bot to its end, is in the midst of a second one, and has made an account.
`first_release.json` says what she saw.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Guest
from tests.server.running import running
from voliere.table.record import verify

OLD = Path(__file__).parent / "first_release.sql"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder as the first release left it."""
    folder = tmp_path / "data"
    folder.mkdir(mode=0o700)
    with closing(sqlite3.connect(folder / "voliere.sqlite")) as database:
        database.execute("PRAGMA journal_mode=WAL")
        database.executescript(OLD.read_text("utf-8"))
    return folder


@pytest.mark.asyncio
async def test_data_of_the_first_release_are_taken_up(data: Path) -> None:
    known: dict[str, Any] = json.loads(OLD.with_suffix(".json").read_text("utf-8"))
    with running(data) as server:
        ana = Guest(server.address)
        ana.http.cookies.set("voliere", known["token"])
        assert (await ana.get("/me"))["account"] == known["login"], "the session is still good"
        seat = await ana.connect(known["running"])
        assert seat.version >= known["version"]
        assert seat.view is not None
        assert seat.view["hand"] == known["hand"]
        await seat.play_on()
        assert seat.view["over"]
        await seat.close()
        for table in (known["finished"], known["running"]):
            verify(await ana.get(f"/tables/{table}/record"))
        assert (await ana.get(f"/tables/{known['finished']}/record"))["result"]["scores"] == (
            known["scores"]
        )
        await ana.close()
        again = await Guest.enter(server.address, "Bo")
        entered = await again.post("/login", login=known["login"], password=known["password"])
        assert entered["account"] == known["login"], "so is the password"
        await again.close()
