"""S1+: whatever a stranger sends, however and whenever they hang up: an answer that is declared, or
none, and nothing in the log."""

from __future__ import annotations

import asyncio
import random

import httpx
import pytest

from tests.server.client import BOT, ME, Guest
from tests.server.complaints import Complaints
from tests.server.running import Running
from tests.server.stranger import Stranger, ask, frame, handshake, request

pytestmark = pytest.mark.asyncio

HELLO = b'{"type":"hello","protocol":2}'
DEPTHS = (65, 900, 1_100, 3_000, 10_000)
BODIES = ("/guest", "/login", "/recover", "/tables", "/tables/x/sit", "/me/tokens", "/me/vacation")
ODD_PATHS = [
    b"/%00",
    b"/" + b"a" * 5_000,
    b"/" + b"a/" * 2_000,
    b"/assets/" + b"a" * 300 + b".js",
    b"/../../../../etc/passwd",
    b"/%2e%2e/%2e%2e/etc/passwd",
    b"/..%2f..%2fetc%2fpasswd",
    b"/assets/../../app.py",
    b"/%252e%252e/%2500",
    b"/%ff%fe",
    b"/%c3%28",
    b"/%ed%a0%80",
    b"/%",
    b"/%zz",
    b"//",
    b"/./.",
    b"/\\..\\..",
    b"/?%00=%ff",
    b"/\xff\xfe",
    b"*",
    b"http://elsewhere.example/",
    b"/api/v1/tables/%00",
    b"/api/v1/tables/%ff%00/record",
    b"/api/v1/tables/" + b"a" * 4_000,
    b"/api/v1/games/%00/rules",
    b"/api/v1/games/..%2f/rules?lang=%ff",
    b"/api/v1/sheets/%00",
    b"/api/v1/%2e%2e/%2e%2e",
    b"/healthz/%00",
    b"/nothing#%00",
]
FRAMES = [
    b"\xff\xfe\xfd",
    frame(b"\xff\xfe"),
    frame(b"\xe9", 0x01) + frame(b"\xff", 0x80),
    frame(b"a", 0x80),
    frame(b"a", 0x01) + frame(b"b", 0x01),
    frame(b"", 0x83),
    frame(b"", 0x8B),
    frame(b"x" * 126, 0x89),
    frame(b"", 0x09),
    frame(b"{}", 0xC1),
    frame(b"{}", is_masked=False),
    frame(b"x" * 40_000),
    frame(b"", 0x88),
    frame(b"\x03", 0x88),
    frame(b"\x00\x00", 0x88),
    frame(b"\x03\xe8\xff", 0x88),
    frame(b"\x03\xe8", 0x88) + frame(b"\xff") + frame(b'{"type":"ping"}'),
    frame(b"\xff") + frame(b"\xff") + frame(b"\x03\xe8", 0x88),
    frame(b"[" * 8_000),
    frame(b"\xff" * 20),
    frame(b"[" * 10_000),
    b"\x81\xff" + b"\xff" * 12,
    b"\x82\xfe",
    frame(b"a" * 100) * 50,
]


async def is_well(address: str, complaints: Complaints) -> bool:
    """Whether the server answers as ever, and has nothing to complain about."""
    async with httpx.AsyncClient() as client:
        answer = await client.get(address + "/healthz")
    complaints.gather()
    complaints.check()
    return answer.status_code == 200


@pytest.mark.parametrize("path", BODIES)
async def test_s1_deeply_nested_bodies_are_refused(address: str, path: str) -> None:
    ana = await Guest.enter(address)
    method = "PUT" if path == "/me/vacation" else "POST"
    headers = {"Content-Type": "application/json"}
    for depth in DEPTHS:
        for text in ("[" * depth, '{"a":' * (depth // 4), "[" * (depth // 2) + "]" * (depth // 2)):
            answer = await ana.http.request(method, path, content=text, headers=headers)
            assert answer.status_code == 400, (depth, answer.text)
            assert answer.json()["code"] in ("too-deep", "bad-json", "bad-message")
    deep = '{"options": {"a": ' + "[" * 60 + "]" * 60 + "}}"
    answer = await ana.http.request(method, path, content=deep, headers=headers)
    assert answer.status_code == 400


@pytest.mark.parametrize("path", ODD_PATHS)
async def test_s1_odd_paths_get_an_answer(address: str, path: str) -> None:
    for method in ("GET", "HEAD", "POST", "OPTIONS"):
        status = await ask(address, request(address, method, path))
        assert 200 <= status < 500, method
    shaken = request(address, "GET", path, "Upgrade: websocket", "Connection: Upgrade")
    assert 400 <= await ask(address, shaken) < 500


@pytest.mark.parametrize(
    "head",
    [
        b"\x00\x01\x02\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        b"GET / HTTP/1.1\r\n: nothing\r\n\r\n",
        b"GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/v1/guest HTTP/1.1\r\nContent-Length: x\r\n\r\n",
        b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\nabc",
        b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n",
        b"CONNECT elsewhere.example:80 HTTP/1.1\r\n\r\n",
        b"OPTIONS * HTTP/1.1\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"GET / HTTP/1.1\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\nmore",
        b"POST / HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        b"GET / HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nA: \xff\xfe\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    ],
)
async def test_s1_what_is_hardly_http_is_answered_or_hung_up_on(
    address: str, head: bytes, complaints: Complaints
) -> None:
    assert await ask(address, head) < 500
    assert await is_well(address, complaints)


async def table_of(address: str) -> tuple[str, str]:
    """A table, and the token of who sits there."""
    ana = await Guest.enter(address)
    opened = await ana.open_table("vautour", [ME, BOT])
    await ana.post(f"/tables/{opened['table']['id']}/start")
    return opened["table"]["id"], ana.token


@pytest.mark.parametrize("is_welcome", [False, True])
async def test_s1_odd_frames_are_answered_or_hung_up_on(
    address: str, is_welcome: bool, complaints: Complaints
) -> None:
    table_id, token = await table_of(address)
    for odd in FRAMES:
        for cut in (len(odd), len(odd) // 2):
            stranger = await Stranger.come(address)
            await stranger.say(handshake(address, table_id, token))
            if is_welcome:
                await stranger.say(frame(HELLO))
            await stranger.say(odd[:cut], odd[cut:], frame(HELLO))
            stranger.end()
            await stranger.hear(0.05)
            stranger.leave()
    assert await is_well(address, complaints)


async def test_s1_text_that_is_none_closes_the_socket_without_a_word_in_the_log(
    address: str, complaints: Complaints
) -> None:
    table_id, token = await table_of(address)
    for odd in (frame(b"\xff"), frame(b"a\xc3", 0x01) + frame(b"\xff", 0x80)):
        stranger = await Stranger.come(address)
        await stranger.say(handshake(address, table_id, token), frame(HELLO), odd)
        assert (await stranger.hear()).endswith(b"\x88\x02\x03\xef"), "close code 1007"
    assert await is_well(address, complaints)


async def cut_short(address: str, whole: bytes, cut: int, chance: random.Random) -> None:
    """Send a part, and hang up in one way or another."""
    stranger = await Stranger.come(address)
    await stranger.say(whole[:cut])
    await asyncio.sleep(chance.choice((0, 0, 0.001, 0.01)))
    if chance.random() < 0.5:
        stranger.reset()
    else:
        stranger.leave()


async def test_s1_to_hang_up_in_the_middle_of_anything_harms_nobody(
    address: str, complaints: Complaints
) -> None:
    table_id, token = await table_of(address)
    chance = random.Random(1)
    bearer = f"Authorization: Bearer {token}"
    play = b'{"type":"play","id":"a","seat":0,"decision":3,"move":"5"}'
    frames = frame(HELLO) + frame(play) + frame(b'{"type":"ping"}') * 3
    post = request(
        address, "POST", b"/api/v1/guest", bearer, body=b'{"name": "' + b"x" * 20 + b'"}'
    )
    wholes = [
        post,
        post * 3,
        request(address, "GET", b"/", bearer) * 4,
        request(address, "GET", b"/api/v1/bot/stream", bearer) + post,
        post + handshake(address, table_id, token) + frames,
        handshake(address, table_id, token) + frames,
        handshake(address, table_id, token) + frames + frame(b"\x03\xe8", 0x88) + frames,
        handshake(address, table_id, "wrong.token") + frames,
        handshake(address, "nothing", token) + frames,
    ]
    for whole in wholes:
        cuts = [chance.randrange(1, len(whole)) for _ in range(25)] + [len(whole)] * 8
        await asyncio.gather(*(cut_short(address, whole, cut, chance) for cut in cuts))
    assert await is_well(address, complaints)


async def test_s1_to_hang_up_right_after_a_message_harms_nobody(
    address: str, server: Running, complaints: Complaints
) -> None:
    table_id, token = await table_of(address)
    for text in (HELLO, b'{"type":"ping"}', b"{", b'{"type":"hello","protocol":0}'):
        for end in (b"", frame(b"\x03\xe8", 0x88), frame(b"\xff")):
            strangers = [await Stranger.come(address) for _ in range(4)]
            for number, stranger in enumerate(strangers):
                await stranger.say(handshake(address, table_id, token), frame(HELLO))
                await asyncio.sleep(0.002 * number)
                await stranger.say(frame(text) + end)
                stranger.reset() if number % 2 else stranger.leave()
    while server.services.n_sockets:
        await asyncio.sleep(0.01)
    assert await is_well(address, complaints)
