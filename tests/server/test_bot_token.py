"""A first token for a program: without a page, a cookie or an Origin, and good for little."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from tests.server.client import Guest
from tests.server.running import running
from voliere.cli.main import run

pytestmark = pytest.mark.asyncio


async def test_a_program_comes_in_without_an_origin(address: str) -> None:
    async with httpx.AsyncClient(base_url=address + "/api/v1") as program:
        answer = await program.post("/bot/token", json={"name": "Robot", "label": "my bot"})
        assert answer.status_code == 201
        assert "set-cookie" not in answer.headers
        made = answer.json()
        assert (made["label"], made["scopes"]) == ("my bot", ["read", "play"])
        program.headers["Authorization"] = f"Bearer {made['token']}"
        assert (await program.get("/me")).json()["name"] == "Robot"
        assert (await program.get("/me/tokens")).json()["code"] == "no-token"
        assert (await program.delete("/bot/token")).status_code == 204
        assert (await program.get("/me")).status_code == 401


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
async def test_s2_foreign_pages_get_no_token(address: str, headers: dict[str, str]) -> None:
    async with httpx.AsyncClient(base_url=address + "/api/v1", headers=headers) as foreign:
        answer = await foreign.post("/bot/token", json={})
        assert answer.json()["code"] == "foreign-origin"


async def test_s2_a_cookie_is_not_looked_at(address: str) -> None:
    ana = await Guest.enter(address, "Ana")
    made = await ana.post("/bot/token", name="Robot")
    robot = Guest(address, Authorization=f"Bearer {made['token']}")
    assert (await robot.get("/me"))["name"] == "Robot"
    assert await ana.get("/me/tokens") == [], "it is nobody else's"
    assert (await ana.http.delete("/bot/token")).json()["code"] == "no-such-token"
    assert (await ana.get("/me"))["name"] == "Ana", "a session of a page does not end so"


async def test_s9_programs_count_as_guests_of_their_address(tmp_path: Path) -> None:
    with running(tmp_path, settings={"generosity": 0.25}) as server:
        async with httpx.AsyncClient(base_url=server.address + "/api/v1") as program:
            answers = [await program.post("/bot/token", json={}) for _ in range(9)]
        refused = answers[-1]
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-guests")
        assert 1 <= int(refused.headers["Retry-After"]) <= 20, "a new guest every 20 seconds"


async def test_what_is_refused_says_how_to_go_on(address: str) -> None:
    async with httpx.AsyncClient(base_url=address + "/api/v1") as program:
        answer = await program.get("/me")
        assert answer.headers["WWW-Authenticate"].startswith('Bearer realm="voliere"')
        answer = await program.get("/me", headers={"Authorization": "Bearer wrong"})
        assert answer.status_code == 401
        assert 'error="unknown-session"' in answer.headers["WWW-Authenticate"]
        answer = await program.post("/bot/token", json={"label": ""})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-label")


async def test_the_command_says_why_there_is_no_token(
    address: str, capfd: pytest.CaptureFixture[str]
) -> None:
    for arguments, code in (
        ([address, "--name", " "], "server-refused"),
        (["http://127.0.0.1:9"], "no-server"),
        ([address + "/nowhere"], "server-refused"),
        (["file:///etc/passwd"], "bad-address"),
    ):
        assert await asyncio.to_thread(run, ["token", *arguments]) == 2
        said = capfd.readouterr()
        assert said.out == ""
        assert f"[{code}]" in said.err
