"""Before the game its host may let bots have free seats, and nobody else may."""

from __future__ import annotations

import pytest

from tests.server.client import BOT, INVITED, ME, OPEN, Guest, Message, Seated

pytestmark = pytest.mark.asyncio


async def waiting(address: str, *seats: Message, **more: object) -> tuple[Guest, Seated, Message]:
    ana = await Guest.enter(address, "Ana")
    opened = await ana.open_table("vautour", [ME, *seats], **more)
    return ana, await ana.connect(opened["table"]["id"]), opened


async def test_the_host_fills_free_seats_with_bots_and_begins(address: str) -> None:
    _, seat, _ = await waiting(address, INVITED, INVITED)
    await seat.say("fill", seat=1, bot="oisillon")
    await seat.say("fill", seat=2, bot="merle")
    table = await seat.until_table(lambda now: now["seats"][2]["kind"] == "bot")
    assert [one["bot"] for one in table["seats"]] == [None, "oisillon", "merle"]
    assert (table["state"], table["seats"][1]["name"]) == ("waiting", "Oisillon")
    await seat.say("start")
    await seat.play_on()


async def test_a_bot_may_have_a_personality_of_the_game(address: str) -> None:
    _, seat, _ = await waiting(address, INVITED, INVITED)
    await seat.say("fill", seat=1, bot="oisillon:personality=bold")
    await seat.say("fill", seat=2, bot="level-2:personality=careful")
    table = await seat.until_table(lambda now: now["seats"][2]["kind"] == "bot")
    bots = [(one["name"], one["bot"]) for one in table["seats"][1:]]
    assert bots == [
        ("Oisillon", "oisillon:personality=bold"),
        ("Roitelet", "level-2:personality=careful"),
    ]
    await seat.say("start")
    await seat.play_on()


async def test_an_opening_with_a_personality_of_another_game_is_refused(address: str) -> None:
    ana = await Guest.enter(address, "Ana")
    seats = [ME, {"kind": "bot", "bot": "oisillon:personality=seeds"}]
    answer = await ana.http.post("/tables", json={"game": "vautour", "seats": seats})
    assert (answer.status_code, answer.json()["code"]) == (400, "unknown-personality")
    assert "bold, careful" in answer.json()["sentence"]


@pytest.mark.parametrize(("public", "kind"), [(True, "open"), (False, "invited")])
async def test_a_seat_of_a_bot_can_be_freed_again(address: str, public: bool, kind: str) -> None:
    _, seat, opened = await waiting(address, BOT, public=public)
    await seat.say("fill", seat=1)
    table = await seat.until_table(lambda now: now["seats"][1]["kind"] != "bot")
    assert (table["seats"][1]["kind"], table["seats"][1]["name"]) == (kind, "")
    ben = await Guest.enter(address, "Ben")
    await ben.post(f"/tables/{opened['table']['id']}/sit", key=opened["invitation"])
    await seat.until("happened")


async def test_the_same_again_changes_nothing(address: str) -> None:
    _, seat, _ = await waiting(address, BOT)
    version = seat.version
    await seat.say("fill", seat=1, bot="oisillon")
    await seat.say("ping")
    assert (await seat.until("pong"))["version"] == version


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"seat": 0, "bot": "merle"}, "seat-taken"),
        ({"seat": 3, "bot": "merle"}, "no-such-seat"),
        ({"seat": -1, "bot": "merle"}, "no-such-seat"),
        ({"seat": 1, "bot": "condor"}, "unknown-bot"),
        ({"seat": 1, "bot": ""}, "unknown-bot"),
        ({"seat": 1, "bot": 7}, "bad-message"),
        ({"seat": 1, "bot": "merle:budget_ms=9"}, "unknown-bot"),
        ({"seat": 1, "bot": "merle:personality=seeds"}, "unknown-personality"),
        ({"seat": 1, "bot": "merle:personality="}, "unknown-personality"),
        ({"seat": 1, "bot": "merle:personality=bold:budget_ms=9"}, "unknown-personality"),
        ({"seat": 1, "bot": "condor:personality=bold"}, "unknown-bot"),
        ({"bot": "merle"}, "bad-message"),
    ],
)
async def test_a_bad_filling_is_refused(address: str, said: Message, code: str) -> None:
    _, seat, _ = await waiting(address, INVITED, INVITED)
    assert (await seat.ask("fill", **said))["code"] == code
    assert [one["kind"] for one in seat.table["seats"]] == ["person", "invited", "invited"]


async def test_only_the_host_fills_seats_and_only_before_the_game(address: str) -> None:
    _, seat, opened = await waiting(address, OPEN, OPEN, public=True)
    eve = await (await Guest.enter(address, "Eve")).connect(opened["table"]["id"])
    assert (await eve.ask("fill", seat=1, bot="merle"))["code"] == "not-host"
    await eve.say("sit", seat=1)
    await eve.until_table(lambda now: now["seats"][1]["kind"] == "person")
    assert (await eve.ask("fill", seat=2, bot="merle"))["code"] == "not-host"
    assert not any(one["is_host"] for one in eve.messages if one["type"] == "welcome")
    assert seat.messages[0]["is_host"]
    await seat.say("fill", seat=2, bot="merle")
    await seat.say("start")
    await seat.until("happened")
    assert (await seat.ask("fill", seat=2, bot="oisillon"))["code"] == "already-started"
