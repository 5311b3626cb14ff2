"""Playing on from finished games: never from a running one, by anybody who may see it, at tables
that say where they come from."""

from __future__ import annotations

from typing import Any

import jsonschema
import pytest

import voliere
from tests.server.client import BOT, INVITED, ME, Guest, Message
from tests.server.running import Running
from tests.server.test_undo import seated
from voliere.games import REGISTRY
from voliere.table.record_schema import record_schema

pytestmark = pytest.mark.asyncio


async def finished(address: str, game: str, **more: Any) -> tuple[Guest, str]:
    """A game against a bot that was played to its end."""
    [ana] = await seated(address, game, 1, [ME, BOT], **more)
    await ana.play_on()
    return ana.guest, ana.table["id"]


async def branch(guest: Guest, table: str, **ask: Any) -> Any:
    response = await guest.http.post(
        f"/tables/{table}/branches", json={"bots": ["oisillon"], **ask}
    )
    return response.json()


@pytest.mark.parametrize("game", REGISTRY)
@pytest.mark.parametrize("cards", ["true", "anew"])
async def test_it_is_played_on_and_the_record_says_where_from(
    address: str, game: str, cards: str
) -> None:
    ana, table = await finished(address, game)
    opened = await branch(ana, table, move=9, seat=1, cards=cards)
    new = opened["table"]
    assert new["training"]
    assert new["state"] == "playing"
    assert new["origin"]["table"] == table
    assert (new["origin"]["seat"], new["origin"]["cards"]) == (1, cards)
    assert [seat["kind"] for seat in new["seats"]] == ["bot", "person"]
    socket = await ana.connect(new["id"])
    await socket.play_on()
    record = await ana.get(f"/tables/{new['id']}/record")
    assert record["training"] is True
    assert record["branch"] == new["origin"]
    assert "fairness" not in record
    jsonschema.Draft202012Validator(record_schema()).validate(record)
    voliere.from_record(record)
    whole = await ana.get(f"/tables/{table}/record")
    assert voliere.from_record(whole).result is not None, "the first game stays as it was"
    replay = await ana.get(f"/tables/{table}/replay")
    (hanging,) = replay["branches"]
    assert (hanging["id"], hanging["state"], hanging["bots"]) == (new["id"], "over", ["oisillon"])


async def test_a_tree_grows_and_is_ones_own(address: str) -> None:
    ana, table = await finished(address, "vautour")
    first = (await branch(ana, table, move=4, seat=0))["table"]["id"]
    socket = await ana.connect(first)
    await socket.play_on()
    second = (await branch(ana, first, move=20, seat=0))["table"]["id"]
    tree = (await ana.get(f"/tables/{table}/replay"))["branches"]
    assert [one["id"] for one in tree] == [first]
    assert [one["id"] for one in tree[0]["branches"]] == [second]
    assert tree[0]["branches"][0]["move"] == 20
    ben = await Guest.enter(address, "Ben")
    assert (await ben.get(f"/tables/{table}/replay"))["branches"] == []
    theirs = await branch(ben, table, move=4, seat=1)
    assert theirs["table"]["origin"]["table"] == table, "whoever may see it may play on from it"
    assert (await ana.http.get(f"/tables/{theirs['table']['id']}")).status_code == 404


async def test_never_from_a_running_game(address: str) -> None:
    ana, ben = await seated(address, "vautour", 2, [ME, INVITED])
    await ana.play("3")
    await ana.until("accepted")
    for guest in (ana.guest, ben.guest):
        refused = await branch(guest, ana.table["id"], move=0, seat=0)
        assert refused["code"] == "not-over"
    stranger = await Guest.enter(address, "Eve")
    assert (await branch(stranger, ana.table["id"], move=0, seat=0))["code"] == "not-over"
    begun = await branch(ana.guest, "0" * 24, move=0, seat=0)
    assert begun["code"] == "no-such-table"


async def test_bad_input_gets_one_sentence(address: str) -> None:
    ana, table = await finished(address, "songbirds", options={"first": 0})
    n_tables = len(await ana.get("/me/tables"))
    wrong: list[tuple[Message, str]] = [
        ({"move": 99, "seat": 0}, "no-such-decision"),
        ({"move": -1, "seat": 0}, "no-such-decision"),
        ({"move": 3, "seat": 5}, "no-such-seat"),
        ({"move": 3, "seat": 0, "bots": ["nobody"]}, "unknown-bot"),
        ({"move": 3, "seat": 0, "bots": ["program:sh"]}, "unknown-bot"),
        ({"move": 3, "seat": 0, "bots": ["merle"] * 5}, "bad-message"),
        ({"move": 3, "seat": 0, "cards": "mine"}, "bad-message"),
        ({"move": 3, "seat": 0, "exchange": ["R1"]}, "bad-message"),
        ({"move": 3, "seat": 0, "exchange": ["R1", "R99"]}, "not-exchangeable"),
        ({"seat": 0}, "bad-message"),
    ]
    for ask, code in wrong:
        assert (await branch(ana, table, **ask)).get("code") == code, ask
    assert len(await ana.get("/me/tables")) == n_tables


async def test_a_file_can_be_played_on_from_and_a_bad_one_cannot(address: str) -> None:
    ana, table = await finished(address, "vautour")
    record = await ana.get(f"/tables/{table}/record")
    ask = {"move": 6, "seat": 0, "bots": ["oisillon"]}
    opened = (await ana.http.post("/branches", json={**ask, "record": record})).json()
    assert opened["table"]["origin"]["table"] is None
    for damaged, code in (
        ({**record, "result": None}, "study-running"),
        ({**record, "voliere": 9}, "bad-record-version"),
        ({**record, "game": "nichoir"}, "unknown-game"),
        ({**record, "moves": [{"seat": 0, "move": "99"}]}, "wrong-move-in-record"),
        ({"no": "record"}, "bad-record"),
    ):
        refused = (await ana.http.post("/branches", json={**ask, "record": damaged})).json()
        assert refused["code"] == code


async def test_it_goes_on_after_a_restart(server: Running) -> None:
    ana, table = await finished(server.address, "songbirds", options={"rounds": 2})
    opened = await branch(ana, table, move=5, seat=0)
    live = server.services.live_tables
    before = live.tables.pop(opened["table"]["id"]).state
    after = server.call(live.find(opened["table"]["id"])).state
    assert after.table.record() == before.table.record()
    socket = await ana.connect(opened["table"]["id"])
    await socket.play_on()
    voliere.from_record(await ana.get(f"/tables/{opened['table']['id']}/record"))
