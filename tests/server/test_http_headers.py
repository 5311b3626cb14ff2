"""S2: foreign pages, floods, and too much of anything are refused."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.client import BOT, ME, OPEN, Guest
from tests.server.running import running
from voliere.server.tables.table_limits import TableLimits

pytestmark = pytest.mark.asyncio


async def handshake(address: str, table_id: str, **headers: str) -> str:
    """The code a handshake is refused with, or "open"."""
    url = f"ws{address[4:]}/api/v1/tables/{table_id}/socket"
    origin = headers.pop("Origin", None)
    try:
        async with connect(url, additional_headers=headers, origin=origin):  # type: ignore[arg-type]
            return "open"
    except InvalidStatus as refused:
        code: str = json.loads(refused.response.body)["code"]
        return code


async def test_s2_sockets_of_foreign_pages_are_refused(address: str) -> None:
    ana = await Guest.enter(address)
    opened = await ana.open_table("vautour", [ME, OPEN])
    table_id = opened["table"]["id"]
    cookie = f"voliere={ana.token}"
    assert await handshake(address, table_id, Cookie=cookie, Origin=address) == "open"
    for origin in ("null", "https://evil.example", address + "0", "file://", "http://localhost"):
        refused = await handshake(address, table_id, Cookie=cookie, Origin=origin)
        assert refused == "foreign-origin", origin
    assert await handshake(address, table_id, Cookie=cookie) == "foreign-origin"
    assert await handshake(address, table_id, Authorization=f"Bearer {ana.token}") == "open"


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {},
    ],
)
async def test_s2_writes_of_foreign_pages_are_refused(
    address: str, headers: dict[str, str]
) -> None:
    ana = await Guest.enter(address)
    async with httpx.AsyncClient(base_url=address + "/api/v1", headers=headers) as foreign:
        for method, path in (("POST", "/tables"), ("DELETE", "/me"), ("POST", "/logout")):
            foreign.cookies.set("voliere", ana.token)
            answer = await foreign.request(method, path, json={})
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
        answer = await foreign.post("/guest", json={})
        assert answer.json()["code"] == "foreign-origin"
    assert (await ana.get("/me"))["name"] == "Ana"


async def test_pages_may_run_no_inline_script(address: str) -> None:
    async with httpx.AsyncClient(base_url=address) as browser:
        for path in ("/", "/table/x", "/api/v1/about", "/nothing.js"):
            policy = (await browser.get(path)).headers["content-security-policy"]
            assert "script-src 'self' 'wasm-unsafe-eval';" in policy
            assert "unsafe-inline" not in policy.partition("style-src-attr")[0]
            assert "frame-ancestors 'none'" in policy


async def test_a_cookie_of_another_server_is_refused(address: str, tmp_path: Path) -> None:
    with running(tmp_path) as other:
        stranger = await Guest.enter(other.address)
    ana = await Guest.enter(address)
    ana.http.cookies.set("voliere", stranger.token)
    answer = await ana.http.get("/me", headers={"Cookie": f"voliere={stranger.token}"})
    assert (answer.status_code, answer.json()["code"]) == (401, "unknown-session")
    answer = await ana.http.get("/me", headers={"Cookie": b"voliere=\xe9.\xff"})
    assert answer.status_code == 401
    answer = await ana.http.get("/me", headers={"Cookie": b"voliere=\xe9.\x01"})
    assert answer.status_code == 400, "no header may hold that"


async def test_s2_limits(tmp_path: Path) -> None:
    with running(tmp_path, settings={"generosity": 0.1}) as server:
        ana = await Guest.enter(server.address)
        opened = await ana.open_table("vautour", [ME, BOT])
        table_id = opened["table"]["id"]
        seat = await ana.connect(table_id)
        for _ in range(300):
            await seat.say("ping")
        codes = set()
        try:
            while True:
                codes.add((await seat.hear()).get("code"))
        except ConnectionClosed:
            pass
        assert "too-many-messages" in codes
        guests = [await ana.http.post("/guest", headers={"Cookie": ""}) for _ in range(5)]
        assert {"too-many-guests", "too-many-requests"} & {
            answer.json().get("code") for answer in guests
        }
        sockets = [await handshake_open(server.address, table_id, ana.token) for _ in range(10)]
        refused = await handshake(server.address, table_id, Authorization=f"Bearer {ana.token}")
        assert refused == "too-many-sockets"
        for socket in sockets:
            await socket.close()


async def test_files_of_the_page_do_not_use_up_the_limit_of_requests(tmp_path: Path) -> None:
    with running(tmp_path, settings={"generosity": 0.1}) as server:
        async with httpx.AsyncClient(base_url=server.address) as browser:
            pages = [(await browser.get("/")).status_code for _ in range(40)]
            assert pages == [200] * 40
            assert (await browser.get("/api/v1/about")).status_code == 200
            answers = await asyncio.gather(*(browser.get("/api/v1/about") for _ in range(60)))
            assert "too-many-requests" in {answer.json().get("code") for answer in answers}


async def handshake_open(address: str, table_id: str, token: str):  # type: ignore[no-untyped-def]
    url = f"ws{address[4:]}/api/v1/tables/{table_id}/socket"
    return await connect(url, additional_headers={"Authorization": f"Bearer {token}"})


async def test_s2_a_guest_has_a_limited_number_of_tables(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        server.services.live_tables.limits = TableLimits(tables_a_person=2)
        ana = await Guest.enter(server.address)
        for _ in range(2):
            await ana.open_table("vautour", [ME, BOT])
        answer = await ana.http.post(
            "/tables", json={"game": "vautour", "seats": [ME, BOT], "substitute": "oisillon"}
        )
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables")


async def test_oversized_frames_do_not_reach_the_table(address: str) -> None:
    ana = await Guest.enter(address)
    opened = await ana.open_table("vautour", [ME, BOT])
    seat = await ana.connect(opened["table"]["id"])
    await seat.socket.send("x" * 10_000)
    assert (await seat.until("refused"))["code"] == "too-large"
    await seat.socket.send("x" * 100_000)
    assert await seat.closed() == 1009
