"""What a host does beside a running server, and what comes of it at the tables."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text as sql

from tests.server.client import BOT, INVITED, ME, Guest, Seated
from tests.server.hosting import Host
from tests.server.running import Running, running, start
from voliere.server.storage import beside, orders
from voliere.server.storage.sqlite import new_engine

pytestmark = pytest.mark.asyncio
PASSWORD = "a long password"


async def table_of(ana: Guest, ben: Guest) -> tuple[str, Seated, Seated]:
    """A table that both play at."""
    opened = await ana.open_table("vautour", [ME, INVITED])
    table_id = opened["table"]["id"]
    await ben.post(f"/tables/{table_id}/sit", key=opened["invitation"])
    one, two = await ana.connect(table_id), await ben.connect(table_id)
    while not (one.can_decide and two.can_decide):
        await asyncio.gather(one.hear(), two.hear())
    return table_id, one, two


async def test_a_banned_person_is_out_and_the_others_play_on(address: str, host: Host) -> None:
    rowdy, ben = await Guest.enter(address, "Rowdy"), await Guest.enter(address, "Ben")
    account = {"login": "rowdy", "password": PASSWORD}
    codes = (await rowdy.post("/me/account", **account))["recovery_codes"]
    token = (await rowdy.post("/me/tokens", label="bot", scopes=["read", "play"]))["token"]
    _, his, bens = await table_of(rowdy, ben)
    await host("ban", "rowdy", code=2)  # nobody is there to say yes
    assert await host("ban", "rowdy", "--yes") == "Done.\n"
    bye = await his.until("bye")
    assert bye["code"] == "banned"
    assert bye["sentence"] == "The host of this server keeps you out."
    await bens.until_table(lambda table: table["seats"][0]["played_by"] == "oisillon")
    await bens.play_on()
    for answer in (
        await rowdy.http.get("/me"),
        await rowdy.http.post("/guest", json={}),
        await rowdy.http.post("/login", json=account),
        await rowdy.http.post(
            "/recover", json={"login": "rowdy", "code": codes[0], "password": "another one"}
        ),
        httpx.get(f"{address}/api/v1/me", headers={"Authorization": f"Bearer {token}"}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (403, "banned")
    wrong = await rowdy.http.post("/login", json=account | {"password": "wrong"})
    assert wrong.json()["code"] == "wrong-password", "who does not know the password learns nothing"
    (listed,) = await host.json("people", "--find", "rowdy")
    assert listed["banned"] is not None
    await host("unban", "rowdy")
    assert (await rowdy.get("/me"))["name"] == "Rowdy"


async def test_a_stream_of_a_banned_program_ends(address: str, host: Host) -> None:
    made = httpx.post(f"{address}/api/v1/bot/token", json={"name": "Robot", "label": "r"}).json()
    headers = {"Authorization": f"Bearer {made['token']}"}
    async with (
        httpx.AsyncClient(headers=headers, timeout=60) as program,
        program.stream("GET", f"{address}/api/v1/bot/stream") as stream,
    ):
        banning = asyncio.create_task(host("ban", "Robot", "--yes"))
        async with asyncio.timeout(8):  # less than a heartbeat
            async for _ in stream.aiter_lines():
                pass
        await banning


async def test_rename_and_delete(address: str, host: Host, server: Running) -> None:
    ana, ben = await Guest.enter(address, "Bad Name"), await Guest.enter(address, "Ben")
    _, hers, bens = await table_of(ana, ben)
    assert "[bad-name]" in await host("rename", "Bad Name", " ", "--yes", code=2)
    await host("rename", "Bad Name", "Quiet Finch", "--yes")
    await bens.until_table(lambda table: table["seats"][0]["name"] == "Quiet Finch")
    assert (await ana.get("/me"))["name"] == "Quiet Finch"
    person = await host.id_of("Quiet Finch")
    await host("delete", "Quiet Finch", "--yes")
    await bens.until_table(lambda table: table["seats"][0]["name"] == "—")
    assert (await hers.until("bye"))["code"] == "logged-out"
    assert (await ana.http.get("/me")).status_code == 401
    assert "[no-such-person]" in await host("delete", person, "--yes", code=2)
    with new_engine(server.settings.sqlite_file).connect() as connection:
        left = connection.execute(sql("SELECT * FROM orders")).all()
    assert left
    assert person not in str(left)
    assert "Quiet Finch" not in str(left)


async def test_a_session_is_ended_by_its_id(address: str, host: Host) -> None:
    ana = await Guest.enter(address, "Twice")
    seat = await ana.connect((await ana.open_table("vautour", [ME, BOT]))["table"]["id"])
    (session,) = await host.json("sessions", "Twice")
    await host("end-session", session["id"])
    assert (await seat.until("bye"))["code"] == "logged-out"
    assert (await ana.http.get("/me")).json()["code"] == "unknown-session"
    assert "[no-such-session]" in await host("end-session", session["id"], code=2)


async def test_a_table_is_closed_while_it_is_played(address: str, host: Host) -> None:
    ana, ben = await Guest.enter(address, "Ana"), await Guest.enter(address, "Ben")
    table_id, hers, his = await table_of(ana, ben)
    await host("close-table", table_id, "--yes")
    for seat in (hers, his):
        await seat.until_table(lambda table: table["state"] == "closed")
    await hers.say("play", seat=0, decision=hers.decision, move="7", id="late")
    assert (await hers.until("refused"))["code"] == "table-closed"
    late = await ana.connect(table_id, hello=False)
    await late.say("hello", protocol=2)
    assert (await late.until("bye"))["code"] == "table-closed"
    assert (await ana.http.get(f"/tables/{table_id}/record")).json()["code"] == "not-over"
    assert "[table-ended]" in await host("close-table", table_id, "--yes", code=2)
    assert "[no-such-table]" in await host("close-table", "no-table", "--yes", code=2)
    (listed,) = [one for one in await host.json("tables") if one["id"] == table_id]
    assert listed["state"] == "closed"
    assert [one["name"] for one in listed["people"]] == ["Ana", "Ben"]


async def test_announcements_are_told_and_go_by_themselves(address: str, host: Host) -> None:
    ana = await Guest.enter(address, "Ana")
    table_id = (await ana.open_table("vautour", [ME, INVITED]))["table"]["id"]
    seat = await ana.connect(table_id)
    await host("announce", "Tournoi ce soir à huit heures.")
    told = await seat.until("announced")
    assert [one["text"] for one in told["announcements"]] == ["Tournoi ce soir à huit heures."]
    stop = await host.json("announce", "--stop-in", "10")
    told = await seat.until("announced")
    assert told["announcements"][1]["stops"] == stop["stops"]
    late = await ana.connect(table_id)
    assert len((await late.until("announced"))["announcements"]) == 2
    asked = httpx.get(f"{address}/api/v1/announcements").json()
    assert len(asked["announcements"]) == 2
    assert asked["announcements"][0]["until"] > asked["now"]
    await host("announce", "--clear")
    assert (await late.until("announced"))["announcements"] == []
    assert httpx.get(f"{address}/api/v1/announcements").json()["announcements"] == []
    for wrong in (["x" * 301], ["a\x1bb"], [], ["hello", "--clear"], ["--stop-in", "0"]):
        assert "[" in await host("announce", *wrong, code=2)


async def test_lists_and_statistics(address: str, host: Host) -> None:
    ana = await Guest.enter(address, "Zoé")
    await ana.open_table("vautour", [ME, INVITED], public=True)
    table = await host("people", "--find", "zoé")
    assert table.splitlines()[0].split()[:2] == ["Id", "Name"]
    assert "Zoé" in table
    assert "vautour" in await host("tables", "--state", "waiting")
    assert "[bad-state]" in await host("tables", "--state", "lost", code=2)
    counted = await host.json("statistics")
    assert counted["guests"] > 0
    assert counted["tables_waiting"] > 0
    assert "Tables waiting: " in await host("statistics")
    twins = [await Guest.enter(address, "Twin") for _ in range(2)]
    assert twins
    assert "[several-people]" in await host("ban", "Twin", "--yes", code=2)


async def test_what_is_asked_while_nothing_runs_is_done_by_the_next_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    host = Host(tmp_path, capsys)
    assert "[no-data]" in await host("people", code=2)
    with running(tmp_path) as server:
        ana = await Guest.enter(server.address, "Ana")
    assert "next start" in await host("ban", "Ana", "--yes", "--wait", "0")
    with running(tmp_path) as server:
        ana.http.base_url = httpx.URL(server.address + "/api/v1")
        assert (await ana.http.get("/me")).json()["code"] == "banned"
    assert beside.look(server.settings, lambda c: [o.outcome for o in orders.lately(c, 0)]) == [
        None
    ]
    with new_engine(server.settings.sqlite_file).begin() as connection:
        connection.execute(sql("UPDATE alembic_version SET version_num = '0001'"))
    assert "[other-data]" in await host("people", code=2)


async def test_every_process_of_a_cluster_hears_of_it(
    services: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a call over the bus: the sockets of both processes are looked at again."""
    variables = {"VOLIERE_DATABASE": services["database"], "VOLIERE_BUS": services["bus"]}
    servers = [start(tmp_path / f"{n}", "0", **variables) for n in range(2)]
    try:
        here, there = (address for _, address in servers)
        rowdy, ben = await Guest.enter(here, "Rowdy"), await Guest.enter(there, "Ben")
        opened = await ben.open_table("vautour", [ME, INVITED])
        table_id = opened["table"]["id"]
        await rowdy.post(f"/tables/{table_id}/sit", key=opened["invitation"])
        seats = [await rowdy.connect(table_id), await ben.connect(table_id)]
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("VOLIERE_DATABASE", services["database"])
            host = Host(tmp_path, capsys)
            await host("announce", "Hello")
            for seat in seats:
                assert (await seat.until("announced"))["announcements"][0]["text"] == "Hello"
            assert await host("ban", "Rowdy", "--yes") == "Done.\n"
        assert (await seats[0].until("bye"))["code"] == "banned"
        await seats[1].until_table(lambda table: table["seats"][1]["played_by"] == "oisillon")
        for address in (here, there):
            refused = await Guest(address).http.get(
                "/me", headers={"Cookie": f"voliere={rowdy.token}"}
            )
            assert refused.json()["code"] == "banned"
    finally:
        for process, _ in servers:
            process.kill()
            process.wait()
