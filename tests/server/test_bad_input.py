"""Everything a client can get wrong: a declared code, a sentence, and the socket stays usable."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import pytest_asyncio

from tests.server.client import BOT, INVITED, ME, OPEN, Guest, Seated
from tests.server.running import HandClock, running
from voliere.server.errors import STATUS
from voliere.words import LANGUAGES
from voliere.words.catalogue import spoken

pytestmark = pytest.mark.asyncio

PROGRAM = {"kind": "bot", "bot": "program:true"}  # a command, which no stranger may give


@pytest_asyncio.fixture
async def seat(address: str) -> Seated:
    ana = await Guest.enter(address, "Ana", **{"Accept-Language": "en"})
    opened = await ana.open_table("vautour", [ME, BOT])
    seated = await ana.connect(opened["table"]["id"])
    await seated.say("start")
    await seated.until("happened")
    return seated


async def refused(seat: Seated, text: str) -> str:
    await seat.socket.send(text)
    message = await seat.until("refused")
    assert f"error-{message['code']}" in spoken("fr").ids
    assert message["sentence"]
    await seat.say("ping")
    await seat.until("pong")
    code: str = message["code"]
    return code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{", "bad-json"),
        ("", "bad-json"),
        ("[" * 8000, "bad-message"),
        ("[]", "bad-message"),
        ('"hello"', "bad-message"),
        ('{"type": "fly"}', "unknown-message"),
        ('{"type": "play"}', "bad-message"),
        ('{"type": "ping", "more": 1}', "bad-message"),
        ('{"type": "hello", "protocol": 2}', "bad-message"),
        ('{"type": "chat", "seat": 0, "text": "' + "x" * 9000 + '"}', "too-large"),
        ('{"type": "chat", "seat": 0, "text": ""}', "bad-chat"),
        ('{"type": "chat", "seat": 0, "phrase": "nonsense"}', "bad-chat"),
        ('{"type": "chat", "seat": 1, "text": "hi"}', "not-your-seat"),
        ('{"type": "mark", "seat": 0, "cells": ["a1"]}', "no-marks"),
        ('{"type": "look", "seat": 1}', "not-your-seat"),
        ('{"type": "look", "seat": 99}', "no-such-seat"),
        ('{"type": "mute", "seat": -1, "muted": true}', "no-such-seat"),
        ('{"type": "undo-ask", "seat": 0}', "undo-nothing"),
        ('{"type": "undo-answer", "seat": 0, "agree": true}', "undo-not-asked"),
        ('{"type": "nonce", "seat": 0, "nonce": "1a7e"}', "already-started"),
        ('{"type": "nonce", "seat": 0, "nonce": "Ana"}', "bad-nonce"),
        ('{"type": "start"}', "already-started"),
        ('{"type": "stand", "seat": 1}', "not-your-seat"),
    ],
)
async def test_bad_messages_are_refused(seat: Seated, text: str, code: str) -> None:
    assert await refused(seat, text) == code


async def play(seat: Seated, *, number: int, decision: int, move: str, id: str = "a") -> str:
    answer = await seat.ask("play", "accepted", id=id, seat=number, decision=decision, move=move)
    assert answer["id"] == id
    code: str = answer.get("code", "accepted")
    return code


async def test_bad_moves_are_refused_and_change_nothing(seat: Seated) -> None:
    now = seat.decision
    assert await play(seat, number=1, decision=now, move="3") == "not-your-seat"
    assert await play(seat, number=7, decision=now, move="3") == "no-such-seat"
    assert await play(seat, number=0, decision=now - 1, move="3") == "stale"
    assert await play(seat, number=0, decision=now + 9, move="3") == "stale"
    assert await play(seat, number=0, decision=now, move="16") == "bad-notation"
    assert await play(seat, number=0, decision=now, move="") == "bad-notation"
    assert await play(seat, number=0, decision=now, move="3") == "accepted"
    assert await play(seat, number=0, decision=now, move="3") == "accepted"
    assert await play(seat, number=0, decision=now, move="4") == "id-used"
    assert await play(seat, number=0, decision=now, move="4", id="b") in ("stale", "not-to-move")


async def test_a_retry_gets_the_original_answer(seat: Seated) -> None:
    decision = seat.decision
    first = await seat.ask("play", "accepted", id="x", seat=0, decision=decision, move="5")
    await seat.play_on(until_version=seat.version + 4)
    await seat.say("play", id="x", seat=0, decision=decision, move="5")
    again = await seat.until("accepted")
    while again["id"] != "x":
        again = await seat.until("accepted")
    assert again == first


async def test_a_secret_choice_of_another_does_not_make_mine_stale(address: str) -> None:
    ana, ben = await Guest.enter(address, "Ana"), await Guest.enter(address, "Ben")
    opened = await ana.open_table("vautour", [ME, INVITED])
    one = await ana.connect(opened["table"]["id"])
    two = await ben.connect(opened["table"]["id"], key=opened["invitation"])
    await two.ask("sit", "happened", key=opened["invitation"])
    await one.until("happened")
    decision = one.decision
    await two.play("2")
    await two.until("accepted")
    answer = await one.ask("play", "accepted", id="1", seat=0, decision=decision, move="1")
    assert answer["type"] == "accepted"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [ME, BOT]}, "unknown-game"),
        ({"game": "vautour", "seats": [ME]}, "bad-players"),
        ({"game": "vautour", "seats": [ME] * 6}, "bad-players"),
        ({"game": "vautour", "seats": [ME, BOT], "options": {"players": 3}}, "bad-seats"),
        ({"game": "vautour", "seats": [ME, BOT], "options": {"wings": True}}, "unknown-option"),
        ({"game": "vautour", "seats": [ME, BOT], "options": {"tiebreak": 1}}, "bad-option-value"),
        ({"game": "vautour", "seats": [ME, {"kind": "bot", "bot": "dodo"}]}, "unknown-bot"),
        ({"game": "vautour", "seats": [ME, {"kind": "bot"}]}, "unknown-bot"),
        ({"game": "vautour", "seats": [ME, BOT], "substitute": "dodo"}, "unknown-bot"),
        ({"game": "vautour", "seats": [ME, PROGRAM]}, "unknown-bot"),
        ({"game": "vautour", "seats": [ME, BOT], "substitute": PROGRAM["bot"]}, "unknown-bot"),
        ({"game": "vautour", "seats": [ME, {"kind": "throne"}]}, "bad-message"),
        ({"game": "vautour", "seats": [ME, {"kind": "open", "colour": "grey"}]}, "bad-colour"),
        ({"game": "vautour", "seats": [ME, BOT], "pace": {"kind": "live"}}, "bad-pace"),
        ({"game": "vautour", "seats": [ME, BOT], "pace": {"per_move": 9}}, "bad-pace"),
        ({"game": "vautour"}, "bad-message"),
        ({}, "bad-message"),
    ],
)
async def test_bad_tables_are_refused(address: str, body: dict[str, object], code: str) -> None:
    ana = await Guest.enter(address)
    answer = await ana.http.post("/tables", json={"substitute": "oisillon", **body})
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    french = await ana.http.post(
        "/tables",
        json={"substitute": "oisillon", **body},
        headers={"Accept-Language": "fr-CH, en"},
    )
    assert french.json()["sentence"] != answer.json()["sentence"]


async def test_seats_and_links(address: str) -> None:
    ana, ben = await Guest.enter(address, "Ana"), await Guest.enter(address, "Ben")
    eve = await Guest.enter(address, "Eve")
    opened = await ana.open_table("vautour", [ME, INVITED, INVITED])
    path = f"/tables/{opened['table']['id']}"

    async def sit(guest: Guest, **ask: object) -> tuple[int, str]:
        answer = await guest.http.post(path + "/sit", json=ask)
        return answer.status_code, answer.json().get("code", "")

    assert await sit(ben) == (404, "no-such-table")
    assert await sit(ben, key="wrong") == (410, "expired-link")
    renewed = await ana.post(path + "/invitation")
    assert await sit(ben, key=opened["invitation"]) == (410, "expired-link")
    key = renewed["invitation"]
    assert await sit(ben, key=key, seat=0) == (409, "seat-taken")
    assert await sit(ben, key=key, seat=9) == (400, "no-such-seat")
    assert await sit(ben, key=key, colour="red") == (409, "colour-taken")
    assert await sit(ben, key=key, colour="mauve") == (400, "bad-colour")
    assert await sit(ben, key=key, colour="violet") == (200, "")
    assert await sit(ben, key=key, colour="violet") == (200, "")
    start = await ana.http.post(path + "/start")
    assert start.json()["code"] == "seats-open"
    assert (await ben.http.post(path + "/start")).json()["code"] == "not-host"
    assert await sit(await Guest.enter(address, "Zoé"), key=key) == (200, "")
    assert await sit(eve, key=key) == (409, "table-full")
    assert (await eve.http.get("/tables/nothing")).json()["code"] == "no-such-table"


async def test_hello_must_come_first_and_be_of_this_version(address: str) -> None:
    ana = await Guest.enter(address)
    opened = await ana.open_table("vautour", [ME, OPEN])
    for message, code in [
        ({"type": "ping"}, "hello-first"),
        ({"type": "hello", "protocol": 0}, "old-client"),
        ({"type": "hello", "protocol": 2, "token": "a.b"}, "unknown-session"),
    ]:
        seat = await ana.connect(opened["table"]["id"], hello=False)
        await seat.say(**message)  # type: ignore[arg-type]
        bye = await seat.until("bye")
        assert bye["code"] == code
        assert bye["sentence"]
        assert await seat.closed() == 1008
    lost = await ana.connect("nothing", hello=False)
    await lost.say("hello", protocol=2)
    assert (await lost.until("bye"))["code"] == "no-such-table"


async def test_every_error_has_a_status_and_a_sentence_in_every_language() -> None:
    for code, status in STATUS.items():
        assert 400 <= status < 600, code
        assert all(f"error-{code}" in spoken(lang).ids for lang in LANGUAGES), code


async def test_unknown_addresses_and_methods(address: str) -> None:
    ana = await Guest.enter(address)
    assert (await ana.http.get("/nowhere")).json()["code"] == "not-found"
    assert (await ana.http.put("/tables")).json()["code"] == "bad-method"
    answer = await ana.http.post("/tables", content=b"{", headers={"Content-Type": "text/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
    answer = await ana.http.post("/tables", content=b"x" * 20_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    assert (await ana.http.get("/games/vautour/rules?lang=de")).json()["code"] == "bad-language"


async def test_an_invitation_ends_after_thirty_days(tmp_path: Path) -> None:
    clock = HandClock()
    with running(tmp_path, clock=clock) as server:
        ana, ben = (
            await Guest.enter(server.address, "Ana"),
            await Guest.enter(server.address, "Ben"),
        )
        opened = await ana.open_table("vautour", [ME, INVITED])
        path = f"/tables/{opened['table']['id']}/sit"
        clock.ms += 31 * 24 * 3600 * 1000
        answer = await ben.http.post(path, json={"key": opened["invitation"]})
        assert (answer.status_code, answer.json()["code"]) == (410, "expired-link")
        renewed = await ana.post(f"/tables/{opened['table']['id']}/invitation")
        assert (await ben.post(path, key=renewed["invitation"]))["mine"] == [1]


async def test_bots_of_one_kind_are_told_apart(address: str) -> None:
    ana = await Guest.enter(address, "Ana")
    opened = await ana.open_table("vautour", [ME, BOT, {"kind": "bot", "bot": "merle"}, BOT])
    names = [seat["name"] for seat in opened["table"]["seats"]]
    assert names == ["Ana", "Oisillon", "Merle", "Oisillon B"]


@pytest.mark.parametrize("pause", [None, 0.001])
async def test_a_client_in_a_hurry_is_understood(address: str, pause: float | None) -> None:
    """Its first frames are there before its handshake is answered, or in one piece with it."""
    ana = await Guest.enter(address)
    table_id = (await ana.open_table("vautour", [ME, BOT]))["table"]["id"]
    reader, writer = await asyncio.open_connection(*address.removeprefix("http://").split(":"))
    lines = [
        f"GET /api/v1/tables/{table_id}/socket HTTP/1.1",
        f"Host: {address.removeprefix('http://')}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
        f"Authorization: Bearer {ana.token}",
    ]
    pieces = ["\r\n".join([*lines, "", ""]).encode()]
    for text in (b'{"type":"hello","protocol":2}', b'{"type":"ping"}'):
        pieces.append(bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text)
    for piece in [b"".join(pieces)] if pause is None else pieces:
        writer.write(piece)
        await asyncio.sleep(pause or 0)
    answer = b""
    while b'"pong"' not in answer:
        more = await asyncio.wait_for(reader.read(65536), 60)
        assert more, answer
        answer += more
    assert answer.startswith(b"HTTP/1.1 101")
    assert answer.index(b'"welcome"') < answer.index(b'"pong"')
    writer.close()
