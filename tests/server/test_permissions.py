"""Leaving and coming back, undo by agreement, clocks, vacation, chat, marks."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.client import BOT, INVITED, ME, Guest, Message, Seated
from tests.server.running import HandClock, Running, running
from voliere.server.tables import permissions

pytestmark = pytest.mark.asyncio

DAY = 24 * 3600 * 1000


@pytest.fixture(scope="module")
def clock() -> HandClock:
    return HandClock()


@pytest.fixture(scope="module")
def server(clock: HandClock, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data"), clock=clock) as one:
        yield one


async def two_at_a_table(
    address: str, game: str = "vautour", **more: object
) -> tuple[Guest, Seated, Guest, Seated]:
    ana, ben = await Guest.enter(address, "Ana"), await Guest.enter(address, "Ben")
    opened = await ana.open_table(game, [ME, INVITED], **more)
    one = await ana.connect(opened["table"]["id"])
    two = await ben.connect(opened["table"]["id"], key=opened["invitation"])
    await two.ask("sit", "happened", key=opened["invitation"])
    await one.until("happened")
    return ana, one, ben, two


# Leaving and coming back


async def test_a_bot_plays_for_who_left_until_they_return(address: str) -> None:
    _, one, _, two = await two_at_a_table(address)
    await two.say("stand", seat=1)
    table = await one.until_table(lambda now: now["seats"][1]["played_by"] == "oisillon")
    assert table["seats"][1]["name"] == "Ben"
    await one.play("3")
    await one.until("accepted")
    while one.view and one.view["round"] == 1:
        await one.hear()
    await two.say("sit", seat=1)
    await one.until_table(lambda now: now["seats"][1]["played_by"] is None)
    assert two.mine == [1]
    await one.play_on(until_version=one.version + 1)


async def test_a_stale_click_is_no_return(address: str) -> None:
    _, one, _, two = await two_at_a_table(address, "songbirds")
    mover, other = (one, two) if one.can_decide else (two, one)
    assert mover.view is not None
    seat = 1 - mover.view["seat"]
    await other.say("stand", seat=seat)
    await mover.until_table(lambda now: now["seats"][seat]["played_by"] is not None)
    await mover.play(mover.view["moves"][0])
    while not mover.can_decide:
        await mover.hear()
    answer = await other.ask("play", "accepted", id="x", seat=seat, decision=1, move="?")
    assert answer["code"] == "stale"
    assert mover.table["seats"][seat]["played_by"] is not None


# Undo


async def test_undo_of_a_secret_choice_needs_the_others_agreement(address: str) -> None:
    _, one, _, two = await two_at_a_table(address)
    await one.play("3")
    await one.until("accepted")
    await one.say("undo-ask", seat=0)
    asked = await two.until("undo")
    assert asked["undo"] == {"seat": 0, "n_moves": 1, "waiting": [1], "training": False}
    assert (await one.ask("undo-ask", seat=0))["code"] == "undo-pending"
    await two.say("undo-answer", seat=1, agree=False)
    while (await one.until("undo"))["undo"] is not None:
        pass
    await one.say("undo-ask", seat=0)
    await two.say("undo-answer", seat=1, agree=True)
    back = await one.until("happened")
    while not back["back"]:
        back = await one.until("happened")
    assert back["view"]["chosen"] is None
    assert "3" in back["view"]["moves"]
    answer = await one.ask(
        "play", "accepted", id="again", seat=0, decision=back["decision"], move="4"
    )
    assert answer["type"] == "accepted"


async def test_what_was_revealed_can_not_be_taken_back(address: str) -> None:
    _, one, _, two = await two_at_a_table(address)
    await one.play("3")
    await two.play("4")
    while one.view and one.view["round"] == 1:
        await one.hear()
    assert (await one.ask("undo-ask", seat=0))["code"] == "undo-revealed"


async def test_an_open_move_can_be_taken_back(address: str) -> None:
    ana, one, ben, two = await two_at_a_table(address, "songbirds")
    mover, other = (one, two) if one.can_decide else (two, one)
    assert mover.view is not None
    before = dict(mover.view)
    seat = before["seat"]
    await mover.play(before["moves"][0])
    await mover.until("accepted")
    await mover.say("undo-ask", seat=seat)
    await other.until("undo")
    await other.say("undo-answer", seat=1 - seat, agree=True)
    back = await mover.until("happened")
    while not back["back"]:
        back = await mover.until("happened")
    assert back["view"] == before
    told = [line for message in mover.messages for line in message.get("told", [])]
    left = [line for line in told if line["version"] <= back["kept"]]
    assert len(left) < len(told)
    anew = await (ana if mover is one else ben).connect(mover.table["id"])
    assert anew.messages[0]["told"] == left, "what is left of the log is what a newcomer reads"
    fresh = await (ana if mover is one else ben).connect(mover.table["id"], seen=mover.version)
    assert fresh.view == before


async def test_undo_at_one_device_needs_nobody_elses_agreement(address: str) -> None:
    ana = await Guest.enter(address)
    opened = await ana.open_table("songbirds", [ME, ME], options={"first": 0})
    seat = await ana.connect(opened["table"]["id"])
    await seat.say("start")
    await seat.until("happened")
    assert seat.view is not None
    await seat.play(seat.view["moves"][0])
    await seat.until("accepted")
    await seat.say("undo-ask", seat=0)
    back = await seat.until("happened")
    while not back["back"]:
        back = await seat.until("happened")
    assert back["view"]["forest"] != {}


# Clocks


async def ring(server: Running) -> None:
    await asyncio.to_thread(server.call, server.services.live_tables.ring_clocks())


async def test_who_runs_out_of_time_is_played_by_a_bot(
    address: str, server: Running, clock: HandClock
) -> None:
    pace = {"kind": "correspondence", "per_move": 86400, "bank": 3600}
    _, one, _, two = await two_at_a_table(address, pace=pace)
    assert one.messages[-1]["clocks"]["seats"][0]["due"] == clock.ms + DAY + 3600_000
    clock.ms += DAY + 1800_000
    await one.play("3")
    answer = await one.until("happened")
    assert answer["clocks"]["seats"][0] == {"bank": 1800_000, "due": None}
    await ring(server)
    assert two.table["seats"][1]["played_by"] is None
    clock.ms += 1800_001
    await ring(server)
    await one.until_table(lambda now: now["seats"][1]["played_by"] == "oisillon")
    while one.view and one.view["round"] == 1:
        await one.hear()
    await two.until_table(lambda now: now["seats"][1]["played_by"] == "oisillon")
    await two.say("sit")
    await two.until_table(lambda now: now["seats"][1]["played_by"] is None)


async def test_on_vacation_the_clock_stands_still(
    address: str, server: Running, clock: HandClock
) -> None:
    pace = {"kind": "correspondence", "per_move": 86400, "bank": 0}
    _, one, ben, _ = await two_at_a_table(address, pace=pace)
    await ben.http.put("/me/vacation", json={"days": 10})
    clock.ms += 5 * DAY
    await ring(server)
    table = await one.until_table(lambda now: now["seats"][0]["played_by"] == "oisillon")
    assert table["seats"][1]["played_by"] is None
    await ben.http.put("/me/vacation", json={"days": 0})
    clock.ms += DAY // 2
    await ring(server)
    seen = await ben.get(f"/tables/{one.table['id']}")
    assert seen["table"]["seats"][1]["played_by"] is None
    clock.ms += DAY
    await ring(server)
    seen = await ben.get(f"/tables/{one.table['id']}")
    assert seen["table"]["seats"][1]["played_by"] == "oisillon"
    refused = await ben.http.put("/me/vacation", json={"days": 99})
    assert refused.json()["code"] == "bad-vacation"


# Talking


async def test_chat_and_mute(address: str) -> None:
    _, one, _, two = await two_at_a_table(address)
    await two.say("chat", seat=1, text="Bonjour à tous")
    said = (await one.until("chat"))["said"]
    assert (said["seat"], said["text"], said["phrase"]) == (1, "Bonjour à tous", None)
    await one.say("mute", seat=1, muted=True)
    await one.say("ping")
    await one.until("pong")
    await two.say("chat", seat=1, phrase="well-played")
    await two.until("chat")
    await two.until("chat")
    await one.say("chat", seat=0, phrase="thanks")
    assert (await one.until("chat"))["said"]["seat"] == 0


async def test_those_who_watch_mute_in_their_own_client(address: str, server: Running) -> None:
    ana, eve = await Guest.enter(address, "Ana"), await Guest.enter(address, "Eve")
    opened = await ana.open_table("vautour", [ME, BOT], public=True)
    watching = await eve.connect(opened["table"]["id"])
    before = (await watching.ask("ping", "pong"))["version"]
    for _ in range(20):
        refused = await watching.ask("mute", seat=0, muted=True)
        assert refused["code"] == "not-seated"
    assert (await watching.ask("ping", "pong"))["version"] == before, "no row was written"


async def test_s9_changing_ones_mind_has_an_end(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert permissions.CHANGES_LIMIT == 100
    monkeypatch.setattr(permissions, "CHANGES_LIMIT", 10)
    _, one, ben, two = await two_at_a_table(address, "songbirds", options={"coop": True})
    for _ in range(3):
        await one.say("mute", seat=1, muted=True)
    before = (await one.ask("ping", "pong"))["version"]
    await one.say("mute", seat=1, muted=True)
    assert (await one.ask("ping", "pong"))["version"] == before, "what is so already is no change"
    for turn in range(9):
        await one.say("mute", seat=1, muted=turn % 2 == 1)
    refused = await one.ask("mute", seat=1, muted=True)
    assert refused["code"] == "changed-enough"
    assert refused["sentence"].count("10") == 1
    for turn in range(10):
        await one.say("mark", seat=0, cells=["a1"] * (turn % 2 + 1))
    assert (await one.ask("mark", seat=0, cells=["b2"]))["code"] == "changed-enough"
    for _ in range(10):
        await two.say("stand", seat=1)
        await two.say("sit", seat=1)
    assert (await two.ask("stand", seat=1))["code"] == "changed-enough"
    erased = await ben.http.delete("/me")
    assert erased.status_code == 204, "to leave for good is always possible"


async def test_s9_sitting_down_again_and_again_has_an_end(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(permissions, "CHANGES_LIMIT", 10)
    ana, eve = await Guest.enter(address, "Ana"), await Guest.enter(address, "Eve")
    opened = await ana.open_table("vautour", [ME, {"kind": "open"}, {"kind": "open"}], public=True)
    table_id = opened["table"]["id"]
    coming = await eve.connect(table_id)
    for _ in range(10):
        await coming.say("sit", seat=1)
        await coming.say("stand", seat=1)
    assert (await coming.ask("sit", seat=1))["code"] == "changed-enough"
    ben = await Guest.enter(address, "Ben")
    assert (await ben.post(f"/tables/{table_id}/sit", seat=1))["mine"] == [1]


async def test_s25_cooperative_talk_is_phrases_and_marks(address: str) -> None:
    options = {"coop": True, "first": 0}
    _, one, _, two = await two_at_a_table(address, "songbirds", options=options)
    assert (await one.ask("chat", "chat", seat=0, text="I hold R7"))["code"] == "no-talk"
    await one.say("chat", seat=0, phrase="favourite-red")
    await two.until("chat")
    await one.say("mark", seat=0, cells=["a1", "c3"])
    expected: list[Message] = [{"seat": 0, "cells": ["a1", "c3"]}]
    assert (await two.until("marks"))["marks"] == expected
    assert (await one.ask("mark", seat=0, cells=["a1"] * 50))["code"] == "bad-marks"
    assert one.view is not None
    await one.play(one.view["moves"][0])
    told = (await two.until("happened"))["view"]
    assert told["shown"] == one.view["moves"][0].rstrip("?")


async def test_the_host_may_leave_before_the_game(address: str) -> None:
    ana = await Guest.enter(address)
    opened = await ana.open_table("vautour", [ME, BOT])
    after = await ana.post(f"/tables/{opened['table']['id']}/stand", seat=0)
    assert after["seats"][0]["kind"] == "invited"
