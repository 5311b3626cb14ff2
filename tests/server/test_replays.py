"""Finished games seen again: by everybody who has the address and never before the end; records
from strangers are refereed, bounded and not kept."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from tests.server.client import BOT, INVITED, ME, Guest, Message
from tests.server.finished import open_together, play_alone, play_together
from tests.server.running import Running
from voliere.table.table import Table, new_table

pytestmark = pytest.mark.asyncio

GAMES = [
    ("vautour", {"players": 3}),
    ("piafs", {"players": 2}),
    ("feather", {"players": 3}),
    ("songbirds", {"players": 4, "special": "crow", "rounds": 2}),
]


@pytest_asyncio.fixture
async def ana(server: Running) -> AsyncIterator[Guest]:
    one = await Guest.enter(server.address, "Ana")
    yield one
    await one.close()


@pytest_asyncio.fixture
async def ben(server: Running) -> AsyncIterator[Guest]:
    one = await Guest.enter(server.address, "Ben")
    yield one
    await one.close()


def views_of(replay: Message) -> list[Message]:
    """The whole view after every step."""
    views: list[Message] = []
    for step in replay["steps"]:
        views.append({**(views[-1] if views else {}), **step["view"]})
    return views


async def code_of(guest: Guest, method: str, path: str, body: Any = None) -> tuple[int, str]:
    answer = await guest.http.request(method, path, json=body)
    assert answer.status_code >= 400, answer.text
    assert answer.json()["sentence"]
    return answer.status_code, str(answer.json()["code"])


def played(game: str, **options: Any) -> Table:
    """A game in which everybody plays the first legal move."""
    table = new_table(game, seed=5, **options)
    while not table.over:
        seat = table.actors[0]
        table.play(seat, table.legal_texts(seat)[0])
    return table


@pytest.mark.parametrize(("game", "options"), GAMES)
async def test_a_replay_shows_each_seat_what_it_saw(
    ana: Guest, game: str, options: dict[str, Any]
) -> None:
    table = played(game, **options)
    record = table.record()
    after = [new_table(game, seed=5, **options)]
    for seat, move in table.moves:
        after.append(after[-1].copy())
        after[-1].play(seat, move)
    for seat in (None, 0, options["players"] - 1):
        replay = await ana.post("/replays", record=record, seat=seat)
        views = views_of(replay)
        assert len(views) == len(table.moves) + 1
        for view, then in zip(views, after, strict=True):
            assert view == json.loads(
                msgspec.json.encode({**then.view(seat).to_dict(), "moves": []})
            )
        for step in replay["steps"]:
            assert step["hands"] is None
            assert step["move"] is None or step["seat"] == seat
    assert replay["result"] == record["result"]
    assert [told["version"] for told in replay["steps"][1]["told"]][:1] == [1]


@pytest.mark.parametrize(("game", "options"), GAMES)
async def test_with_open_cards_every_hand_is_there(
    ana: Guest, game: str, options: dict[str, Any]
) -> None:
    table = played(game, **options)
    replay = await ana.post("/replays", record=table.record(), seat=0, open=True)
    hands: list[Message] = [{} for _ in range(options["players"])]
    first = new_table(game, seed=5, **options)
    for seat, hand in enumerate(replay["steps"][0]["hands"]):
        hands[seat] |= hand
        assert hands[seat]["hand"] == first.view(seat).to_dict()["hand"]
    assert [(step["seat"], step["move"]) for step in replay["steps"][1:]] == table.moves
    rounds = [step["round"] for step in replay["steps"]]
    assert rounds == sorted(rounds)
    assert rounds[0] == 1


async def test_anybody_with_the_address_sees_a_finished_private_game(
    ana: Guest, ben: Guest
) -> None:
    table_id = await play_together(ana, ben)
    stranger = await Guest.enter(ana.address, "Zoé")
    seen = await stranger.get(f"/tables/{table_id}/replay", seat=1)
    assert (seen["mine"], seen["seat"]) == ([], 1)
    assert [seat["name"] for seat in seen["seats"]] == ["Ana", "Ben"]
    assert (await ana.get(f"/tables/{table_id}/replay"))["mine"] == [0]
    assert (await stranger.get(f"/tables/{table_id}/record"))["seats"] == ["Ana", "Ben"]
    # What was said at the table, and the table itself, stay among those who sat there.
    assert await code_of(stranger, "GET", f"/tables/{table_id}/chat?before=99") == (
        404,
        "no-such-table",
    )
    assert await code_of(stranger, "GET", f"/tables/{table_id}/replay?seat=2") == (
        400,
        "no-such-seat",
    )
    await stranger.close()


async def test_nothing_of_a_game_under_way_is_shown_again(ana: Guest, ben: Guest) -> None:
    stranger = await Guest.enter(ana.address, "Zoé")
    waiting = await ana.open_table("vautour", [ME, INVITED])
    path = f"/tables/{waiting['table']['id']}/replay"
    assert await code_of(stranger, "GET", path) == (404, "no-such-table")
    assert await code_of(ana, "GET", path) == (409, "not-over")
    opened = await open_together(ana, ben)
    path = f"/tables/{opened['table']['id']}"
    seated = await ana.connect(opened["table"]["id"])
    while seated.view is None:
        await seated.hear()
    for guest in (ana, ben, stranger):
        for eyes in ("", "?seat=0", "?open=true", "?seat=1&open=true"):
            assert await code_of(guest, "GET", f"{path}/replay{eyes}") == (409, "not-over")
        assert await code_of(guest, "GET", f"{path}/record") == (409, "not-over")
        said = {"move": 0, "text": "x"}
        assert await code_of(guest, "POST", f"{path}/comments", said) == (409, "not-over")
        assert await code_of(guest, "PUT", f"{path}/name", {"hidden": True}) == (409, "not-over")
    assert await code_of(ana, "GET", "/tables/nowhere/replay") == (404, "no-such-table")
    await seated.close()
    await stranger.close()


async def test_a_recap_tells_a_seat_what_it_was_told(ana: Guest, ben: Guest) -> None:
    waiting = await ana.open_table("vautour", [ME, INVITED])
    path = f"/tables/{waiting['table']['id']}/recap"
    assert await code_of(ana, "GET", f"{path}?seat=0") == (409, "not-started")
    opened = await open_together(ana, ben)
    table_id = opened["table"]["id"]
    path = f"/tables/{table_id}/recap"
    seats = [await one.connect(table_id) for one in (ana, ben)]
    for seat in seats:
        while seat.view is None:
            await seat.hear()
    fresh = await ana.get(path, seat=0)
    assert len(fresh["steps"]) == 1
    await seats[0].play("12")
    await seats[0].until("accepted")
    await seats[1].play("3")
    while seats[1].view and seats[1].view["round"] == 1:
        await seats[1].hear()
    last = await seats[1].play("7")
    while (await seats[1].until("accepted"))["id"] != last:
        pass
    recap = await ana.get(path, seat=0)
    assert [step["seat"] for step in recap["steps"]] == [None, 0, 1, 1]
    assert views_of(recap)[1]["chosen"] == "12"
    assert recap["steps"][-1]["move"] is None
    kinds = [told["event"]["event"] for step in recap["steps"][1:] for told in step["told"]]
    assert "revealed" in kinds
    assert "7" not in json.dumps(recap["steps"][-1]["told"][0]["event"].get("card"))
    assert await code_of(ana, "GET", f"{path}?seat=1") == (403, "not-your-seat")
    for seat in seats:
        await seat.close()


async def test_comments_are_their_authors(ana: Guest, ben: Guest) -> None:
    table_id = await play_together(ana, ben)
    path = f"/tables/{table_id}/comments"
    await ana.post(path, move=4, text="Why the 12?\nHm.")
    [theirs, own] = await ben.post(path, move=9, text=" I liked it. ")
    assert (theirs["mine"], theirs["seat"], theirs["text"]) == (False, 0, "Why the 12?\nHm.")
    assert (own["mine"], own["seat"], own["text"]) == (True, 1, "I liked it.")
    record = await ana.get(f"/tables/{table_id}/record")
    assert record["comments"] == [
        {"move": 4, "seat": 0, "text": "Why the 12?\nHm."},
        {"move": 9, "seat": 1, "text": "I liked it."},
    ]
    again = await ana.post("/replays", record=record)
    assert [one["text"] for one in again["comments"]] == ["Why the 12?\nHm.", "I liked it."]
    for text in ("", "  ", "x" * 2001, "x" * 10_000, "bell\a"):
        said = {"move": 1, "text": text}
        assert await code_of(ana, "POST", path, said) == (400, "bad-comment")
    for move in (-1, 31):
        assert await code_of(ana, "POST", path, {"move": move, "text": "x"}) == (
            404,
            "no-such-move",
        )
    stranger = await Guest.enter(ana.address, "Zoé")
    assert await code_of(stranger, "POST", path, {"move": 1, "text": "x"}) == (403, "not-seated")
    for guest in (stranger, ana):
        gone = f"{path}/{own['id']}"
        assert await code_of(guest, "DELETE", gone) == (404, "no-such-comment")
    left = (await ben.http.delete(f"{path}/{own['id']}")).json()
    assert [one["id"] for one in left] == [theirs["id"]]
    await stranger.close()


async def test_comments_end_somewhere(ana: Guest) -> None:
    path = f"/tables/{await play_alone(ana)}/comments"
    for _ in range(100):
        await ana.post(path, move=0, text="again")
    assert await code_of(ana, "POST", path, {"move": 0, "text": "x"}) == (409, "commented-enough")


def damaged() -> dict[str, tuple[Any, str]]:
    """Records with something wrong, and the code of what."""
    good = played("vautour", players=2).record()
    moves = good["moves"]
    return {
        "nothing": ({}, "bad-record"),
        "unknown game": ({**good, "game": "chess"}, "unknown-game"),
        "version": ({**good, "voliere": 2}, "bad-record-version"),
        "players": ({**good, "options": {"players": 99}}, "bad-players"),
        "an illegal move": (
            {**good, "moves": [moves[0], {"seat": 1, "move": "99"}]},
            "wrong-move-in-record",
        ),
        "a move too many": ({**good, "moves": [*moves, moves[0]]}, "wrong-move-in-record"),
        "a result made up": (
            {**good, "result": {"scores": [99, 0], "winners": [0]}},
            "wrong-result",
        ),
        "a deal of nothing": ({**good, "deal": {"points": [7] * 15}}, "bad-deal"),
        "no moves": ({**good, "moves": [None]}, "bad-record"),
        "chance": ({**good, "moves": [{"chance": "squirrel"}]}, "wrong-chance-in-record"),
        "a seat that is none": (
            {**good, "moves": [{"seat": 10**30, "move": "3"}]},
            "wrong-move-in-record",
        ),
    }


async def test_s1_damaged_records_get_a_sentence(ana: Guest) -> None:
    for name, (record, code) in damaged().items():
        answer = await ana.http.post("/replays", json={"record": record})
        assert answer.status_code == 400, (name, answer.text)
        assert answer.json()["code"] in (code, "impossible-record"), (name, answer.text)
        assert answer.json()["sentence"], name


async def test_s8_records_are_bounded(ana: Guest) -> None:
    good = played("vautour", players=2).record()
    path = "/replays"
    large = {"record": {**good, "padding": "x" * 120_000}}
    assert await code_of(ana, "POST", path, large) == (413, "too-large")
    deep: Any = []
    for _ in range(100):
        deep = [deep]
    assert await code_of(ana, "POST", path, {"record": {**good, "deep": deep}}) == (400, "too-deep")
    assert await code_of(ana, "POST", path, {"record": []}) == (400, "bad-message")
    answer = await ana.http.post(path, content=b'{"record": {"voliere": 1')
    assert answer.status_code == 400
    names = {"seats": ["<b>" * 50, None], "comments": [{"move": -1}, 3, {"move": 1, "seat": 9}]}
    replay = await ana.post(path, record={**good, **names})
    assert [seat["name"] for seat in replay["seats"]] == [("<b>" * 50)[:60], "Seat 1"]
    assert replay["comments"] == []


async def test_a_match_of_many_rounds_is_replayed_while_others_play(
    server: Running, ana: Guest
) -> None:
    match = played("songbirds", players=4, special="crow", rounds=10).record()
    assert len(json.dumps(match)) < 50_000
    asking = asyncio.create_task(ana.post("/replays", record=match, seat=0, open=True))
    assert (await ana.get("/me"))["name"] == "Ana"
    replay = await asking
    assert replay["steps"][-1]["round"] == 10


async def test_an_unfinished_record_is_replayed_as_far_as_it_goes(ana: Guest) -> None:
    good = played("vautour", players=2).record()
    half = {**good, "moves": good["moves"][:7], "result": None}
    replay = await ana.post("/replays", record=half, seat=0)
    assert len(replay["steps"]) == 8
    assert replay["result"] is None


async def test_s8_replays_are_counted(server: Running) -> None:
    guest = await Guest.enter(server.address)
    limits = server.services.limits
    table_id = await play_alone(guest)
    usual, limits.replays = (
        limits.replays,
        type(limits.replays)("too-many-requests", rate=0, burst=2),
    )
    try:
        codes = [(await guest.http.get(f"/tables/{table_id}/replay")).status_code for _ in range(3)]
        assert codes == [200, 200, 429]
        assert await code_of(guest, "POST", "/replays", {"record": {}}) == (
            429,
            "too-many-requests",
        )
    finally:
        limits.replays = usual
        await guest.close()


async def test_a_seat_of_ones_own_and_bots(ana: Guest) -> None:
    opened = await ana.open_table("vautour", [ME, BOT, BOT])
    seated = await ana.connect(opened["table"]["id"])
    await seated.say("start")
    await seated.play_on()
    replay = await ana.get(f"/tables/{opened['table']['id']}/replay", seat=0)
    assert [seat["bot"] for seat in replay["seats"]] == [None, "oisillon", "oisillon"]
    assert views_of(replay)[-1]["result"] == replay["result"]
    await seated.close()
