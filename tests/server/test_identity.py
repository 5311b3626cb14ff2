"""S4: guests, accounts, sessions, recovery, personal tokens."""

from __future__ import annotations

import sqlite3

import pytest

from tests.server.client import BOT, INVITED, ME, Guest
from tests.server.running import Running

pytestmark = pytest.mark.asyncio


async def test_s4_a_guest_plays_at_once_with_a_safe_cookie(address: str) -> None:
    ana = Guest(address)
    answer = await ana.http.post("/guest", json={})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert len(ana.token.split(".")[0]) >= 22  # base64 of at least 128 bits
    assert (await ana.get("/me"))["account"] is None
    again = await ana.http.post("/guest", json={})
    assert "set-cookie" not in again.headers


async def test_s4_behind_tls_the_cookie_is_bound_to_the_host(address: str) -> None:
    ana = Guest(address, Origin=address.replace("http", "https"))
    answer = await ana.http.post("/guest", json={}, headers={"X-Forwarded-Proto": "https"})
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-voliere=")
    assert "Secure" in cookie


async def test_s4_only_hashes_are_kept(address: str, server: Running) -> None:
    ana = await Guest.enter(address)
    token = await ana.post("/me/tokens", label="my bot")
    folder = server.settings.data
    kept = b"".join(path.read_bytes() for path in folder.iterdir() if path.is_file())
    assert ana.token.split(".")[0].encode() not in kept
    assert token["token"].split(".")[0].encode() not in kept
    assert (await ana.get("/me/tokens"))[0]["token"] is None


async def test_s4_a_guest_becomes_an_account_and_keeps_the_games(address: str) -> None:
    ana = await Guest.enter(address)
    opened = await ana.open_table("vautour", [ME, BOT])
    before = ana.token
    account = await ana.post("/me/account", login="Ana.B", password="correct horse")
    assert account["me"]["account"] == "ana.b"
    assert len(account["recovery_codes"]) == 8
    assert ana.token != before
    old = await ana.http.get("/me", headers={"Cookie": f"voliere={before}"})
    assert old.json()["code"] == "unknown-session"
    assert [t["table"]["id"] for t in await ana.get("/me/tables")] == [opened["table"]["id"]]

    elsewhere = Guest(address)
    wrong = await elsewhere.http.post("/login", json={"login": "ana.b", "password": "wrong one"})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong-password")
    await elsewhere.post("/login", login="ANA.B", password="correct horse")
    assert len(await elsewhere.get("/me/tables")) == 1
    seat = await elsewhere.connect(opened["table"]["id"])
    assert seat.mine == [0]

    sessions = await ana.get("/me/sessions")
    assert sorted(one["current"] for one in sessions) == [False, True]
    other = next(one["id"] for one in sessions if not one["current"])
    await ana.http.delete(f"/me/sessions/{other}")
    assert (await seat.until("bye"))["code"] == "logged-out"
    assert (await elsewhere.http.get("/me")).status_code == 401


@pytest.mark.parametrize(
    ("login", "password", "code"),
    [
        ("x", "long enough", "bad-login"),
        ("has space", "long enough", "bad-login"),
        ("good-name", "short", "bad-password"),
    ],
)
async def test_bad_accounts_are_refused(address: str, login: str, password: str, code: str) -> None:
    ana = await Guest.enter(address)
    answer = await ana.http.post("/me/account", json={"login": login, "password": password})
    assert answer.json()["code"] == code


async def test_names_are_taken_once(address: str) -> None:
    ana, ben = await Guest.enter(address), await Guest.enter(address, "Ben")
    await ana.post("/me/account", login="only-one", password="long enough")
    twice = await ana.http.post("/me/account", json={"login": "b-b-b", "password": "long enough"})
    assert twice.json()["code"] == "has-account"
    answer = await ben.http.post(
        "/me/account", json={"login": "Only-One", "password": "long enough"}
    )
    assert (answer.status_code, answer.json()["code"]) == (409, "login-taken")
    assert (await ben.get("/me"))["account"] is None


async def test_s4_recovery_by_one_time_codes(address: str) -> None:
    ana = await Guest.enter(address)
    account = await ana.post("/me/account", login="forgetful", password="first password")
    code = account["recovery_codes"][3]
    other = Guest(address)
    ask = {"login": "forgetful", "code": code.upper(), "password": "second password"}
    await other.post("/recover", **ask)
    assert (await ana.http.get("/me")).status_code == 401
    assert (await other.get("/me"))["account"] == "forgetful"
    again = await other.http.post("/recover", json=ask)
    assert (again.status_code, again.json()["code"]) == (403, "wrong-code")
    await Guest(address).post("/login", login="forgetful", password="second password")


async def test_s4_logout_closes_live_sockets(address: str) -> None:
    ana = await Guest.enter(address)
    opened = await ana.open_table("vautour", [ME, BOT])
    seat = await ana.connect(opened["table"]["id"])
    await ana.http.post("/logout")
    assert (await seat.until("bye"))["code"] == "logged-out"
    assert await seat.closed() == 1008
    assert (await ana.http.get("/me")).status_code == 401


async def test_a_new_name_shows_at_the_table(address: str) -> None:
    ana, ben = await Guest.enter(address), await Guest.enter(address, "Ben")
    opened = await ana.open_table("vautour", [ME, INVITED])
    seat = await ben.connect(opened["table"]["id"], key=opened["invitation"])
    await ana.http.patch("/me", json={"name": "  Anaïs  "})
    assert (await seat.until("table"))["table"]["seats"][0]["name"] == "Anaïs"
    for name in ("", " ", "x" * 31, "a\u0000b"):
        answer = await ana.http.patch("/me", json={"name": name})
        assert answer.json()["code"] == "bad-name"


async def test_personal_tokens_can_be_voided(address: str, server: Running) -> None:
    ana = await Guest.enter(address)
    made = await ana.post("/me/tokens", label="my bot")
    robot = Guest(address, Authorization=f"Bearer {made['token']}")
    robot.http.headers.pop("Origin")
    assert (await robot.get("/me"))["name"] == "Ana"
    await ana.http.delete(f"/me/tokens/{made['id']}")
    assert (await robot.http.get("/me")).json()["code"] == "unknown-session"
    with sqlite3.connect(server.settings.sqlite_file) as database:
        kept = database.execute("SELECT count(*) FROM sessions WHERE id = ?", (made["id"],))
        assert kept.fetchone() == (0,)
