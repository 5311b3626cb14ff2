"""The audit log: what hosts did and what happened to accounts, and that nobody rewrites it."""

from __future__ import annotations

import getpass
import sqlite3
import time
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.client import Guest
from tests.server.hosting import Host
from tests.server.running import HandClock, Running, running
from voliere.server.retention import DAY
from voliere.server.storage.migrate import upgrade
from voliere.server.storage.sqlite import new_engine

pytestmark = pytest.mark.asyncio
PASSWORDS = ("a long password", "another long password", "a third long password")


async def test_what_happens_to_an_account_and_what_a_host_does_is_noted(
    address: str, host: Host
) -> None:
    ana = await Guest.enter(address, "Audited")
    first, second, third = PASSWORDS
    made = await ana.post("/me/account", login="audited", password=first)
    token = await ana.post("/me/tokens", label="bot")
    await ana.http.delete(f"/me/tokens/{token['id']}")
    await ana.http.put("/me/password", json={"old": first, "new": second})
    code = made["recovery_codes"][0]
    await ana.post("/recover", login="audited", code=code, password=third)
    await host("rename", "audited", "Quiet Finch", "--yes")
    await host("announce", "Hello")
    person = await host.id_of("audited")
    noted = [one for one in await host.json("audit") if one["whom"] == person]
    assert [(one["what"], one["by"]) for one in reversed(noted)] == [
        ("account-made", None),
        ("session-ended", None),
        ("password-changed", None),
        ("recovery-used", None),
        ("rename", getpass.getuser()),
    ]
    (latest, *_) = await host.json("audit", "--limit", "1")
    assert (latest["what"], latest["by"]) == ("announce", getpass.getuser())
    kept = (await ana.get("/me/export"))["audit"]
    assert [one["what"] for one in kept][-1] == "rename"
    assert [one["by_host"] for one in kept] == [False] * 4 + [True]
    told = await host("audit")
    assert "Quiet Finch" not in told
    assert "password-changed" in told

    assert (await ana.http.delete("/me")).status_code == 204
    after = await host.json("audit")
    assert after[0]["what"] == "deleted"
    assert person not in str(after)
    assert [one["what"] for one in after if one["what"] == "recovery-used"], "what happened stays"


def rewrite(connection: Connection, statement: str) -> None:
    with pytest.raises(DBAPIError, match="append-only"), connection.begin_nested():
        connection.execute(text(statement))


def try_to_rewrite(connection: Connection) -> None:
    """Neither what, nor when, nor by whom, nor to whom can be changed, and nothing young goes."""
    now = int(time.time() * 1000)
    add = "INSERT INTO audit (at, by, what, whom) VALUES (:at, 'ana', 'ban', 'p')"
    for at in (now, now - 40 * DAY):
        connection.execute(text(add), {"at": at})
    for change in ("what = 'unban'", "at = 0", "by = NULL", "by = 'ben'", "whom = 'q'"):
        rewrite(connection, f"UPDATE audit SET {change}")
    rewrite(connection, "DELETE FROM audit")
    connection.execute(text("UPDATE audit SET whom = NULL"))
    connection.execute(text("DELETE FROM audit WHERE at < :before"), {"before": now - 35 * DAY})
    assert connection.scalar(text("SELECT count(*) FROM audit")) == 1


async def test_sqlite_refuses_to_rewrite_it(tmp_path: Path) -> None:
    with new_engine(tmp_path / "voliere.sqlite").begin() as connection:
        upgrade(connection)
        try_to_rewrite(connection)


@pytest.mark.filterwarnings("ignore::UserWarning:platformdirs")
async def test_so_does_postgresql(services: dict[str, str]) -> None:
    engine = create_async_engine(services["database"].replace("://", "+asyncpg://", 1))
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
        await connection.run_sync(try_to_rewrite)
    await engine.dispose()


async def test_it_expires(tmp_path: Path) -> None:
    clock = HandClock()
    clock.ms = int(time.time() * 1000) - 400 * DAY

    def rows(server: Running) -> list[str]:
        with sqlite3.connect(server.settings.sqlite_file) as database:
            return [row[0] for row in database.execute("SELECT what FROM audit")]

    with running(tmp_path, clock=clock) as server:
        ana = await Guest.enter(server.address, "Ana")
        await ana.post("/me/account", login="ana", password=PASSWORDS[0])
        clock.ms += 364 * DAY
        server.call(server.services.retention.tidy())
        assert rows(server) == ["account-made"]
        clock.ms += 2 * DAY
        server.call(server.services.retention.tidy())
        assert rows(server) == []
