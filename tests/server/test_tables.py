"""Whole games over real sockets: people, bots, spectators, and what is left afterwards."""

from __future__ import annotations

import asyncio
import json

import pytest

import voliere
from tests.server.client import BOT, INVITED, ME, OPEN, Guest
from tests.server.running import Running
from voliere.games import REGISTRY
from voliere.server.errors import ServerError
from voliere.words import LANGUAGES

pytestmark = pytest.mark.asyncio


async def test_two_guests_and_a_bot_play_a_whole_game(address: str) -> None:
    ana, ben = await Guest.enter(address, "Ana"), await Guest.enter(address, "Ben")
    opened = await ana.open_table("vautour", [ME, INVITED, BOT])
    table_id, key = opened["table"]["id"], opened["invitation"]
    one = await ana.connect(table_id)
    assert one.view is None
    assert one.table["state"] == "waiting"
    two = await ben.connect(table_id, key=key)
    await two.say("sit", nonce="be0", key=key)
    await two.until("happened")
    await asyncio.gather(one.play_on(), two.play_on(3))
    assert one.view is not None
    assert two.view is not None
    assert one.view["result"] == two.view["result"]
    record = await ben.get(f"/tables/{table_id}/record")
    assert record["seats"] == ["Ana", "Ben", "bot:oisillon"]
    assert record["fairness"]["nonces"] == [None, "be0", None]
    voliere.verify(record)
    assert voliere.from_record(record).record()["result"] == one.view["result"]


@pytest.mark.parametrize("game", REGISTRY)
async def test_every_game_is_played_to_its_end(address: str, game: str) -> None:
    ana = await Guest.enter(address)
    opened = await ana.open_table(game, [ME, BOT])
    seat = await ana.connect(opened["table"]["id"])
    await seat.say("start")
    await seat.play_on()
    assert seat.view is not None
    assert seat.view["result"] is not None
    told = [line for m in seat.messages if m["type"] == "happened" for line in m["told"]]
    assert all(line["text"] for line in told)
    record = await ana.get(f"/tables/{opened['table']['id']}/record")
    voliere.verify(record)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("fr", "Les cartes sont distribuées."), ("en", "The cards are dealt.")],
)
async def test_a_client_is_told_in_the_language_it_asks_for(
    address: str, lang: str, sentence: str
) -> None:
    ana = await Guest.enter(address)
    opened = await ana.open_table("vautour", [ME, BOT])
    seat = await ana.connect(opened["table"]["id"], lang=lang)
    await seat.say("start")
    told = (await seat.until("happened"))["told"]
    assert told[0]["text"] == sentence
    again = await ana.connect(opened["table"]["id"], lang=lang)
    assert again.messages[0]["told"][0]["text"] == sentence
    refused = await again.ask("play", id="x", seat=0, decision=-1, move="1")
    assert refused["sentence"] == ServerError("stale").sentence(lang)


async def test_a_client_may_word_events_itself(address: str) -> None:
    ana = await Guest.enter(address)
    opened = await ana.open_table("vautour", [ME, BOT])
    seat = await ana.connect(opened["table"]["id"], lang=None)
    await seat.say("start")
    told = (await seat.until("happened"))["told"]
    assert told[0]["event"]["event"] == "dealt"
    assert {one["text"] for one in told} == {None}
    refused = await seat.ask("play", id="x", seat=0, decision=-1, move="1")
    assert refused["sentence"] == ServerError("stale").sentence("en")


async def test_a_language_without_words_is_refused(address: str) -> None:
    ana = await Guest.enter(address)
    opened = await ana.open_table("vautour", [ME, BOT])
    seat = await ana.connect(opened["table"]["id"], hello=False)
    await seat.say("hello", protocol=2, lang="xx")
    bye = await seat.until("bye")
    assert bye["code"] == "bad-language"
    assert bye["values"] == {"lang": "xx", "languages": ", ".join(LANGUAGES)}


async def test_events_come_once_and_in_order(address: str) -> None:
    ana = await Guest.enter(address)
    opened = await ana.open_table("vautour", [ME, BOT])
    seat = await ana.connect(opened["table"]["id"])
    await seat.say("start")
    await seat.play_on()
    happened = [m for m in seat.messages if m["type"] == "happened"]
    versions = [m["version"] for m in happened]
    assert versions == list(range(versions[0], versions[0] + len(versions)))
    assert all(m["since"] == m["version"] - 1 for m in happened)


async def test_an_acknowledged_move_is_on_disk(address: str, server: Running) -> None:
    import sqlite3

    ana = await Guest.enter(address)
    opened = await ana.open_table("vautour", [ME, BOT])
    table_id = opened["table"]["id"]
    seat = await ana.connect(table_id)
    await seat.say("start")
    await seat.until("happened")
    id = await seat.play("7")
    answer = await seat.until("accepted", "refused")
    assert answer == {"type": "accepted", "id": id, "version": answer["version"]}
    with sqlite3.connect(server.settings.sqlite_file) as database:
        rows = database.execute(
            "SELECT body FROM entries WHERE table_id = ? AND seq = ?",
            (table_id, answer["version"]),
        ).fetchall()
    assert json.loads(rows[0][0]) == {"entry": "played", "seat": 0, "move": "7", "id": id}


async def test_the_secret_stays_secret_until_the_end(address: str) -> None:
    ana = await Guest.enter(address)
    opened = await ana.open_table("vautour", [ME, BOT])
    path = f"/tables/{opened['table']['id']}"
    before = await ana.get(path + "/fairness")
    assert before["secret"] is None
    assert before["nonces"] is None
    assert before["commitment"] == opened["table"]["commitment"]
    refused = await ana.http.get(path + "/record")
    assert (refused.status_code, refused.json()["code"]) == (409, "not-over")
    seat = await ana.connect(opened["table"]["id"])
    await seat.say("start")
    await seat.play_on()
    after = await ana.get(path + "/fairness")
    assert after["commitment"] == before["commitment"]
    record = await ana.get(path + "/record")
    assert record["fairness"] == after
    voliere.verify(record)


async def test_lobby_shows_public_tables_that_wait(address: str) -> None:
    ana, ben = await Guest.enter(address, "Ana"), await Guest.enter(address, "Ben")
    public = await ana.open_table("vautour", [ME, OPEN], public=True)
    private = await ana.open_table("vautour", [ME, OPEN])
    listed = [table["id"] for table in await ben.get("/tables")]
    assert public["table"]["id"] in listed
    assert private["table"]["id"] not in listed
    await ben.post(f"/tables/{public['table']['id']}/sit")
    assert public["table"]["id"] not in [table["id"] for table in await ben.get("/tables")]


async def test_several_people_at_one_device(address: str) -> None:
    ana = await Guest.enter(address)
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Zoé"}]
    opened = await ana.open_table("vautour", seats)
    assert [seat["name"] for seat in opened["table"]["seats"]] == ["Ana", "Zoé"]
    seat = await ana.connect(opened["table"]["id"])
    await seat.say("start")
    await seat.until("happened")
    assert seat.view is not None
    assert seat.view["seat"] == 0
    await seat.play("15")
    await seat.until("accepted")
    assert "15" not in json.dumps((await seat.ask("look", "welcome", seat=1))["told"])
    assert seat.view["seat"] == 1
    assert seat.view["chosen"] is None
    await seat.play("1")
    await seat.until("accepted")


async def test_rematch_brings_the_same_people_together(address: str) -> None:
    ana, ben = await Guest.enter(address, "Ana"), await Guest.enter(address, "Ben")
    opened = await ana.open_table("vautour", [ME, INVITED])
    table_id = opened["table"]["id"]
    await ben.post(f"/tables/{table_id}/sit", key=opened["invitation"])
    one, two = await ana.connect(table_id), await ben.connect(table_id)
    early = await ana.http.post(f"/tables/{table_id}/rematch")
    assert early.json()["code"] == "not-over"
    await asyncio.gather(one.play_on(), two.play_on())
    first = await ana.post(f"/tables/{table_id}/rematch")
    told = await two.until("table")
    while told["table"]["rematch"] is None:
        told = await two.until("table")
    assert told["table"]["rematch"] == first["table"]["id"]
    assert told["table"]["rematch_by"] == "Ana"
    assert [seat["awaited"] for seat in first["table"]["seats"]] == [None, "Ben"]
    second = await ben.post(f"/tables/{table_id}/rematch")
    assert [seat["awaited"] for seat in second["table"]["seats"]] == [None, None]
    assert second["table"]["id"] == first["table"]["id"]
    assert second["table"]["state"] == "playing"
    assert [seat["name"] for seat in second["table"]["seats"]] == ["Ana", "Ben"]


async def test_whoever_is_erased_is_no_longer_awaited(address: str) -> None:
    ana, ben = await Guest.enter(address, "Ana"), await Guest.enter(address, "Ben")
    opened = await ana.open_table("vautour", [ME, OPEN], public=True)
    table_id = opened["table"]["id"]
    one, two = await ana.connect(table_id), await ben.connect(table_id)
    await two.say("sit")
    await asyncio.gather(one.play_on(), two.play_on(1))
    again = await ana.post(f"/tables/{table_id}/rematch")
    assert again["table"]["seats"][1]["awaited"] == "Ben"
    await ben.http.delete("/me")
    seen = await ana.get(f"/tables/{again['table']['id']}")
    assert seen["table"]["seats"][1]["awaited"] is None


async def test_qr_code_is_for_those_who_sit_there(address: str) -> None:
    ana, eve = await Guest.enter(address, "Ana"), await Guest.enter(address, "Eve")
    opened = await ana.open_table("vautour", [ME, OPEN], public=True)
    path = f"/tables/{opened['table']['id']}/invitation.svg"
    picture = await ana.http.get(path)
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert (await eve.http.get(path)).json()["code"] == "not-seated"
