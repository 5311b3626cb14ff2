"""S6: what the server keeps about somebody is handed over whole, and forgotten whole."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

import voliere
from tests.server.client import BOT, INVITED, ME, Guest
from tests.server.running import Running

pytestmark = pytest.mark.asyncio

CANARY = "Canari"


def files_of(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.iterdir() if path.is_file())


async def test_s6_export_then_erase(address: str, server: Running) -> None:
    ana = await Guest.enter(address, f"{CANARY}-name", **{"User-Agent": f"{CANARY}-agent"})
    ben = await Guest.enter(address, "Ben")
    await ana.post("/me/account", login=f"{CANARY}-login".lower(), password="a long password")
    await ana.post("/me/tokens", label=f"{CANARY}-label")
    seats = [{"kind": "me", "name": f"{CANARY}-seat"}, INVITED]
    opened = await ana.open_table("vautour", seats, several_seats="host")
    done, key = opened["table"]["id"], opened["invitation"]
    await ben.post(f"/tables/{done}/sit", key=key)
    one, two = await ana.connect(done), await ben.connect(done)
    await one.say("chat", seat=0, text=f"{CANARY}-text")
    await one.say("mute", seat=1, muted=True)
    while not one.can_decide:
        await one.hear()
    await one.play("7", id=f"{CANARY}-move")
    await asyncio.gather(one.play_on(), two.play_on())
    elsewhere = await ben.open_table("vautour", [ME, INVITED, INVITED], public=True)
    left = f"/tables/{elsewhere['table']['id']}"
    sitting = {"key": elsewhere["invitation"], "nonce": f"{CANARY}-nonce"}
    refused = await ana.http.post(f"{left}/sit", json=sitting)
    assert refused.json()["code"] == "bad-nonce"  # what cards are dealt from stays for good
    await ana.post(f"{left}/sit", **(sitting | {"nonce": "c0ffee"}))
    passing = await ana.connect(elsewhere["table"]["id"])
    await passing.ask("chat", "chat", seat=1, text=f"{CANARY}-passing")
    await ana.post(f"{left}/stand", seat=1)
    going = await ana.open_table("vautour", [ME, BOT])
    waiting = await ana.open_table("vautour", [ME, INVITED])
    seat = await ana.connect(waiting["table"]["id"])
    await seat.say("nonce", seat=0, nonce="c0ffee")
    await seat.ask("ping", "pong")
    await ana.post(f"/tables/{going['table']['id']}/start")

    kept = await ana.get("/me/export")
    assert {table["id"] for table in kept["tables"]} == {
        done,
        going["table"]["id"],
        waiting["table"]["id"],
    }
    assert [record["game"] for record in kept["records"]] == ["vautour"]
    voliere.verify(kept["records"][0])
    said = [line["text"] for line in kept["chat"]]
    assert said == [f"{CANARY}-text", f"{CANARY}-passing"]
    assert kept["tokens"][0]["label"] == f"{CANARY}-label"
    assert kept["me"]["account"] == f"{CANARY}-login".lower()
    assert CANARY.encode() in files_of(server.settings.data)

    with sqlite3.connect(server.settings.sqlite_file) as database:
        person = database.execute("SELECT person FROM seatings WHERE seat = 0").fetchone()[0]
    erased = await ana.http.delete("/me")
    assert erased.status_code == 204
    left = files_of(server.settings.data)
    assert CANARY.lower().encode() not in left.lower()
    assert person.encode() not in left
    assert (await ana.http.get("/me")).status_code == 401

    record = await ben.get(f"/tables/{done}/record")
    voliere.verify(record)
    assert record["seats"] == ["—", "Ben"]
    fresh = await ben.connect(done)
    left_behind = await ben.connect(elsewhere["table"]["id"])
    assert CANARY not in "".join(fresh.raw + left_behind.raw)
    server.services.live_tables.tables.clear()
    assert (await ben.get(f"/tables/{done}/record")) == record
    again = await ben.connect(done)
    assert again.view == fresh.view


async def test_others_only_see_a_seat_without_a_name(address: str) -> None:
    ana, ben = await Guest.enter(address, "Gone"), await Guest.enter(address, "Ben")
    opened = await ana.open_table("vautour", [ME, INVITED])
    table_id = opened["table"]["id"]
    await ben.post(f"/tables/{table_id}/sit", key=opened["invitation"])
    seat = await ben.connect(table_id)
    await ana.http.delete("/me")
    told = await seat.until("table")
    while told["table"]["seats"][0]["name"] != "—":
        told = await seat.until("table")
    assert told["table"]["seats"][0]["played_by"] == "oisillon"
    await seat.play_on()
