"""What people report about each other reaches the host and nobody else."""

from __future__ import annotations

import sqlite3

import httpx
import pytest

from tests.server.client import BOT, INVITED, ME, Guest, Seated
from tests.server.hosting import Host
from tests.server.running import Running, running

pytestmark = pytest.mark.asyncio
CANARY = "Canari"


async def waiting_table(ana: Guest, ben: Guest) -> tuple[str, Seated]:
    """A table where both sit, another seat is free and one is a bot's; Ben is connected."""
    opened = await ana.open_table("vautour", [ME, INVITED, INVITED, BOT])
    table_id = opened["table"]["id"]
    await ben.post(f"/tables/{table_id}/sit", key=opened["invitation"])
    return table_id, await ben.connect(table_id)


async def test_a_report_lands_with_the_host_and_nobody_at_the_table_learns_of_it(
    address: str, host: Host
) -> None:
    ana, ben = await Guest.enter(address, "Ana"), await Guest.enter(address, "Ben")
    table_id, his = await waiting_table(ana, ben)
    await his.ask("chat", "chat", seat=1, text="You dodo!")
    path = f"/tables/{table_id}/reports"
    about = {"seat": 1, "reason": "insult", "text": " He calls me\n a dodo. "}
    answer = await ana.http.post(path, json=about, headers={"Accept-Language": "en"})
    assert answer.status_code == 201
    assert answer.json()["sentence"].startswith("Thank you")
    await ana.post(path, **about)  # the same again is nothing new
    await his.ask("chat", "chat", seat=1, text="Later")
    n_heard = len(his.messages)
    await his.ask("ping", "pong")
    assert [one["type"] for one in his.messages[n_heard:]] == ["pong"]
    assert "report" not in "".join(his.raw)
    (found,) = await host.json("reports")
    assert found["table"] == f"/table/{table_id}"
    assert (found["whom"]["name"], found["by"]["name"]) == ("Ben", "Ana")
    assert (found["reason"], found["text"]) == ("insult", "He calls me a dodo.")
    assert [line["text"] for line in found["chat"]] == ["You dodo!"]
    told = await host("reports")
    assert "Ben: You dodo!" in told
    assert (await ana.get("/me/export"))["reports"][0]["text"] == "He calls me a dodo."
    assert "dodo." not in str((await ben.get("/me/export"))["reports"])
    await host("settle", found["id"])
    assert await host("reports") == "Nobody has reported anything.\n"
    assert len(await host.json("reports", "--settled")) == 1
    assert (await host.json("audit", "--limit", "1"))[0]["what"] == "settle"
    assert "[no-such-report]" in await host("settle", "nothing", code=2)


async def test_what_can_t_be_reported(address: str) -> None:
    ana, ben = await Guest.enter(address, "Ana"), await Guest.enter(address, "Ben")
    eve = await Guest.enter(address, "Eve")
    table_id, _ = await waiting_table(ana, ben)
    path = f"/tables/{table_id}/reports"

    async def refusal(who: Guest, **about: object) -> str:
        answer = await who.http.post(path, json={"seat": 1, "reason": "other"} | about)
        return str(answer.json()["code"])

    assert await refusal(ana, seat=0) == "not-reportable", "oneself"
    assert await refusal(ana, seat=2) == "not-reportable", "nobody"
    assert await refusal(ana, seat=3) == "not-reportable", "a bot"
    assert await refusal(ana, seat=9) == "no-such-seat"
    assert await refusal(ana, text="x" * 501) == "bad-report"
    assert await refusal(ana, text="a\x1b[2Jb") == "bad-report"
    assert await refusal(ana, reason="because") == "bad-message"
    assert await refusal(eve) == "no-such-table", "who may not see the table"
    token = (await ana.post("/me/tokens", label="bot"))["token"]
    by_program = httpx.post(
        f"{address}/api/v1{path}",
        json={"seat": 1, "reason": "other"},
        headers={"Authorization": f"Bearer {token}"},
    )
    assert by_program.json()["code"] == "no-token"


async def test_a_flood_of_reports_is_refused(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running(tmp_path_factory.mktemp("flood"), settings={"generosity": 1.0}) as server:
        ana, ben = [await Guest.enter(server.address, name) for name in ("Ana", "Ben")]
        table_id, _ = await waiting_table(ana, ben)
        path, about = f"/tables/{table_id}/reports", {"seat": 1, "reason": "other"}
        codes = [(await ana.http.post(path, json=about)).status_code for _ in range(8)]
        assert codes == [201] * 5 + [429] * 3
        refused = await ana.http.post(path, json=about)
        assert int(refused.headers["Retry-After"]) > 30
        with sqlite3.connect(server.settings.sqlite_file) as database:
            assert database.execute("SELECT count(*) FROM reports").fetchone() == (1,)


async def test_s6_reports_of_and_about_who_is_deleted_say_nothing_of_them(
    address: str, host: Host, server: Running
) -> None:
    for whose in ("by", "whom"):
        ana = await Guest.enter(address, f"{CANARY}-by")
        ben = await Guest.enter(address, f"{CANARY}-whom")
        table_id, his = await waiting_table(ana, ben)
        await his.ask("chat", "chat", seat=1, text=f"{CANARY}-chat")
        await ana.post(f"/tables/{table_id}/reports", seat=1, reason="other", text=f"{CANARY}-text")
        (found,) = [one for one in await host.json("reports") if one["table"].endswith(table_id)]
        gone = ana if whose == "by" else ben
        assert (await gone.http.delete("/me")).status_code == 204
        (left,) = [one for one in await host.json("reports") if one["table"].endswith(table_id)]
        assert left[whose] is None
        assert left["text"] == ""
        assert found[whose]["id"] not in str(left)
        assert (f"{CANARY}-chat" in str(left)) == (whose == "by"), "what others said stays theirs"
        with sqlite3.connect(server.settings.sqlite_file) as database:
            kept = str(database.execute("SELECT * FROM reports").fetchall())
        assert found[whose]["id"] not in kept
        assert f"{CANARY}-text" not in kept
