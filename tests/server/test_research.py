"""Finished public games for research: those of people who have all agreed, and nothing of who they
are."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import polars
import pytest

import voliere
from tests.server.client import BOT, ME, OPEN, Guest
from tests.server.running import Running
from voliere.cli.main import run

pytestmark = pytest.mark.asyncio
CANARY = "Canari"
IS_TOLD = ("voliere", "game", "options", "deal", "moves", "result", "seats", "training")


async def finished(*people: Guest, public: bool = True, **more: Any) -> str:
    """A game that these people and a bot have played to its end, and talked about."""
    seats = [ME, *[OPEN] * (len(people) - 1), BOT]
    opened = await people[0].open_table("vautour", seats, public=public, **more)
    table_id, key = str(opened["table"]["id"]), opened["invitation"]
    for one in people[1:]:
        await one.post(f"/tables/{table_id}/sit", key=key, nonce="c0ffee")
    if len(people) == 1:
        await people[0].post(f"/tables/{table_id}/start")
    sockets = [await one.connect(table_id) for one in people]
    await sockets[0].say("chat", seat=0, text=f"{CANARY}-chat")
    while not sockets[0].can_decide:
        await sockets[0].hear()
    await sockets[0].play("7", id=f"{CANARY}-move")
    await asyncio.gather(*(one.play_on() for one in sockets))
    said = {"move": 1, "text": f"{CANARY}-comment"}
    await people[0].post(f"/tables/{table_id}/comments", **said)
    return table_id


async def exported(server: Running, tmp_path: Path, *more: str) -> str:
    """What is written."""
    file = tmp_path / "games.jsonl"
    command = ["export", "-o", str(file), "--data", str(server.settings.data), "--json", *more]
    assert await asyncio.to_thread(run, command) == 0
    return file.read_text("utf-8")


def records_of(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


async def agree(*people: Guest, research: bool = True) -> None:
    for one in people:
        answer = await one.http.patch("/me", json={"research": research})
        assert answer.json()["research"] is research


async def test_only_of_people_who_have_all_agreed_and_nothing_of_who_they_are(
    server: Running, address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ana = await Guest.enter(address, f"{CANARY}-ana", **{"User-Agent": f"{CANARY}-agent"})
    ben = await Guest.enter(address, f"{CANARY}-ben")
    assert (await ana.get("/me"))["research"] is False, "off unless somebody says so"
    both, hers = await finished(ana, ben), await finished(ana)
    private = await finished(ana, public=False)
    assert await exported(server, tmp_path) == ""
    assert json.loads(capsys.readouterr().out)["left_out"] == 2
    await agree(ana)
    (one,) = records_of(await exported(server, tmp_path))
    assert one["seats"][1] == "bot:oisillon"
    assert one["seats"][0].startswith("person-")
    voliere.from_record(one)  # it can be played again, and is refereed
    await agree(ben)
    text = await exported(server, tmp_path)
    found = records_of(text)
    assert len(found) == 2
    assert len({record["seats"][0] for record in found}) == 1, "the same in all games"
    assert all(set(record) <= set(IS_TOLD) for record in found)
    assert (await ana.get("/me/export"))["me"]["research"] is True
    for secret in (CANARY, both, hers, private, "c0ffee", "Guest", "comment", "chat"):
        assert secret not in text
    with server.services.storage._engine.connect() as connection:  # type: ignore[attr-defined]
        ids = connection.exec_driver_sql("SELECT id FROM people UNION SELECT id FROM sessions")
        assert not [one for (one,) in ids if one in text]
    nameless = await exported(server, tmp_path, "--no-players")
    assert {seat for one in records_of(nameless) for seat in one["seats"]} == {
        "person",
        "bot:oisillon",
    }
    assert records_of(await exported(server, tmp_path, "--game", "piafs")) == []
    await agree(ben, research=False)
    assert len(records_of(await exported(server, tmp_path))) == 1, "who changes their mind"
    await agree(ana, research=False)


async def test_who_is_gone_or_nameless_must_have_agreed_before(
    server: Running, address: str, tmp_path: Path
) -> None:
    async def n_given() -> int:
        return len(records_of(await exported(server, tmp_path)))

    late, early = await Guest.enter(address, "Late"), await Guest.enter(address, "Early")
    for one in (late, early):
        table_id = await finished(one)
        if one is early:
            await agree(early)
            assert await n_given() == 1
        await one.http.put(f"/tables/{table_id}/name", json={"hidden": True})
    await agree(late)
    assert await n_given() == 1, "who has agreed only after taking their name out is left out"
    stays, goes = await Guest.enter(address, "Stays"), await Guest.enter(address, "Goes")
    silent = await Guest.enter(address, "Silent")
    await finished(stays, goes)
    await finished(stays, silent)
    await agree(stays, goes)
    assert await n_given() == 2
    await goes.http.delete("/me")
    await silent.http.delete("/me")
    assert await n_given() == 2
    given = records_of(await exported(server, tmp_path))
    assert sorted(one["seats"][1] for one in given) == ["bot:oisillon", "person"]


async def test_several_at_one_device_were_not_all_asked(
    server: Running, address: str, tmp_path: Path
) -> None:
    before = len(records_of(await exported(server, tmp_path)))
    ana = await Guest.enter(address, "Ana")
    await agree(ana)
    seats = [ME, {"kind": "me", "name": "Her sister"}]
    opened = await ana.open_table("vautour", seats, public=True, several_seats="host")
    table_id = opened["table"]["id"]
    await ana.post(f"/tables/{table_id}/start")
    for turn in range(100):
        seen = await ana.get(f"/tables/{table_id}", seat=turn % 2)
        if (view := seen["view"]) and view["moves"]:
            told = {"seat": turn % 2, "decision": seen["decision"], "move": view["moves"][0]}
            await ana.post(f"/tables/{table_id}/moves", id=f"m{turn}", **told)
    assert (await ana.get(f"/tables/{table_id}"))["table"]["state"] == "over"
    assert len(records_of(await exported(server, tmp_path))) == before


async def test_one_row_a_decision(server: Running, address: str, tmp_path: Path) -> None:
    ana = await Guest.enter(address, "Ana")
    await agree(ana)
    await finished(ana)
    file = tmp_path / "games.parquet"
    command = ["export", "-o", str(file), "--data", str(server.settings.data)]
    assert await asyncio.to_thread(run, command) == 0
    assert "vautour" in polars.read_parquet(file)["game"].to_list()
