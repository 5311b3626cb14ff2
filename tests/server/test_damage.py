"""Damaged data: `/healthz` says so after the start, and as soon as something can't be read."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.server.client import BOT, ME, Guest
from tests.server.running import running

pytestmark = [
    pytest.mark.asyncio,
    pytest.mark.complains("the data are damaged", "the data can't be read"),
]

PAGE_BYTES = 4096


async def play(folder: Path, n_tables: int) -> tuple[str, str]:
    """Data with some tables in them; somebody's token, and a table of theirs."""
    with running(folder) as server:
        ana = await Guest.enter(server.address)
        opened = [await ana.open_table("vautour", [ME, BOT]) for _ in range(n_tables)]
        return ana.token, opened[0]["table"]["id"]


def pages_of(path: Path, table: str) -> list[int]:
    """The pages that hold a table of the database, in a file that nobody has open."""
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA journal_mode=DELETE")
        file.execute("VACUUM")
        found = file.execute(f"SELECT rootpage FROM sqlite_master WHERE name = '{table}'")
        return [page for (page,) in found]


def damage(path: Path, page: int) -> None:
    with path.open("r+b") as file:
        file.seek((page - 1) * PAGE_BYTES)
        file.write(b"\xa5" * PAGE_BYTES)


async def health_of(address: str, status: int) -> dict[str, str]:
    """What `/healthz` says, as soon as it has that status."""
    async with httpx.AsyncClient(headers={"Accept-Language": "fr"}) as client:
        async with asyncio.timeout(30):
            while (answer := await client.get(address + "/healthz")).status_code != status:
                await asyncio.sleep(0.02)
    found: dict[str, str] = answer.json()
    return found


async def test_a_damaged_page_is_found_after_the_start(tmp_path: Path) -> None:
    token, _ = await play(tmp_path, 3)
    path = tmp_path / "voliere.sqlite"
    (page,) = pages_of(path, "seatings")
    damage(path, page)
    with running(tmp_path) as server:
        health = await health_of(server.address, 503)
        assert health["status"] == "storage-damaged"
        assert "voliere restore" in health["sentence"]
        ana = Guest(server.address, Authorization=f"Bearer {token}")
        answer = await ana.http.post("/tables", json={"game": "vautour", "seats": [ME, BOT]})
        assert (answer.status_code, answer.json()["code"]) == (503, "storage-damaged")


async def test_a_page_that_breaks_later_is_found_when_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("voliere.server.storage.checkup.Checkup._look", lambda _: None)
    token, table_id = await play(tmp_path, 3)
    path = tmp_path / "voliere.sqlite"
    (page,) = pages_of(path, "tables")
    damage(path, page)
    with running(tmp_path) as server:
        ana = Guest(server.address, Authorization=f"Bearer {token}")
        answer = await ana.http.get(f"/tables/{table_id}")
        assert (answer.status_code, answer.json()["code"]) == (503, "storage-damaged")
        assert (await health_of(server.address, 503))["status"] == "storage-damaged"


async def test_sound_data_stay_well(tmp_path: Path) -> None:
    await play(tmp_path, 3)
    with running(tmp_path) as server:
        server.services.storage._checkup._thread.join(30)  # type: ignore[attr-defined]
        assert (await health_of(server.address, 200))["status"] == "ok"
