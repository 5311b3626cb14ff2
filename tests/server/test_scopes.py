"""S5: a personal token is good for its scopes and nothing else; passwords end what was before."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from litestar.routes import HTTPRoute

from tests.server.client import BOT, ME, OPEN, Guest, Message
from tests.server.running import Running
from voliere.server import protocol, schema
from voliere.server.app import make_routes
from voliere.server.people import scopes

pytestmark = pytest.mark.asyncio

DESCRIPTION = "/api/v1/openapi.json"
PERSONAL = [
    ("POST", "/logout", {}),
    ("PATCH", "/me", {"name": "Mallory"}),
    ("PUT", "/me/vacation", {"days": 3}),
    ("POST", "/me/account", {"login": "mallory", "password": "fauvette grise"}),
    ("PUT", "/me/password", {"old": "fauvette grise", "new": "mésange bleue"}),
    ("GET", "/me/sessions", None),
    ("DELETE", "/me/sessions/{session}", None),
    ("GET", "/me/tokens", None),
    ("POST", "/me/tokens", {"label": "another"}),
    ("DELETE", "/me/tokens/{token}", None),
    ("GET", "/me/export", None),
    ("DELETE", "/me", None),
]


async def robot_of(person: Guest, *scopes: str) -> tuple[Guest, Message]:
    """A program with a token of that person, and what the person knows of the token."""
    made = await person.post("/me/tokens", label="robot", **({"scopes": scopes} if scopes else {}))
    robot = Guest(person.address, Authorization=f"Bearer {made['token']}")
    robot.http.headers.pop("Origin")
    return robot, made


async def code_of(robot: Guest, method: str, path: str, body: Any = None) -> tuple[int, str | None]:
    answer = await robot.http.request(method, path, json=body)
    return answer.status_code, answer.json().get("code") if answer.is_error else None


def declared(server: Running) -> dict[str, tuple[str | None, bool]]:
    """Every route with its scope, and whether its handler wants to know who is there."""
    found = {}
    for route in make_routes(server.services).routes:
        assert isinstance(route, HTTPRoute), "sockets are served at the front door"
        for handler in route.route_handlers:
            wants = "visitor" in handler.parsed_fn_signature.parameters
            for method in handler.http_methods - {"OPTIONS"}:
                if not route.path.startswith(DESCRIPTION):
                    found[f"{method} {route.path}"] = (handler.opt.get("scope"), wants)
    return found


async def test_s5_every_route_declares_its_scope(server: Running) -> None:
    routes = declared(server)
    assert len(routes) > 30
    for name, (scope, wants_visitor) in routes.items():
        assert scope in ("open", "read", "play", "person"), f"{name} declares no scope"
        assert scope != "open" or not wants_visitor, f"{name} is for those who are known"


async def test_s5_every_route_is_guarded(server: Running) -> None:
    for route in make_routes(server.services).routes:
        for handler in route.route_handlers:  # type: ignore[union-attr]
            guarded = handler.resolve_before_request() is not None  # type: ignore[union-attr]
            assert guarded or route.path.startswith(DESCRIPTION), route.path


async def test_s5_what_declares_no_scope_is_refused(server: Running, address: str) -> None:
    class Handler:
        opt: dict[str, str] = {}  # noqa: RUF012

    class Asked:
        method = "GET"
        route_handler = Handler()

    with pytest.raises(Exception, match="nothing at this address") as refused:
        await scopes.check_request(server.services, Asked())  # type: ignore[arg-type]
    assert refused.value.code == "not-found"  # type: ignore[attr-defined]


async def test_s5_every_message_declares_its_scope() -> None:
    assert set(scopes.OF_MESSAGES) == set(schema.members(protocol.FromClient))


async def test_s5_a_token_can_not_touch_the_person(address: str) -> None:
    ana = await Guest.enter(address)
    session = (await ana.get("/me/sessions"))[0]["id"]
    robot, made = await robot_of(ana)
    for method, path, body in PERSONAL:
        asked = path.format(session=session, token=made["id"])
        assert await code_of(robot, method, asked, body) == (403, "no-token"), path
    me = await ana.get("/me")
    assert me == {
        "name": "Ana", "lang": "en", "account": None, "vacation": None, "research": False
    }  # fmt: skip
    assert len(await ana.get("/me/tokens")) == 1


async def test_s5_a_token_reads_or_plays_as_its_scopes_say(address: str) -> None:
    ana = await Guest.enter(address)
    opened = await ana.open_table("vautour", [ME, BOT])
    path = f"/tables/{opened['table']['id']}"
    reader, known = await robot_of(ana, "read")
    player, _ = await robot_of(ana, "play")
    both, default = await robot_of(ana)
    assert known["scopes"] == ["read"]
    assert default["scopes"] == ["read", "play"]
    assert await code_of(reader, "GET", path) == (200, None)
    assert await code_of(reader, "POST", f"{path}/start", {}) == (403, "out-of-scope")
    assert await code_of(reader, "GET", "/bot/stream") == (403, "out-of-scope")
    ask = {"game": "vautour", "seats": [ME, OPEN]}
    assert await code_of(reader, "POST", "/tables", ask) == (403, "out-of-scope")
    assert await code_of(player, "GET", path) == (403, "out-of-scope")
    assert await code_of(player, "GET", "/me/tables") == (403, "out-of-scope")
    assert await code_of(player, "POST", "/guest", {}) == (403, "out-of-scope")
    assert await code_of(player, "POST", f"{path}/start", {}) == (200, None)
    assert await code_of(both, "GET", path) == (200, None)


async def test_s5_scopes_hold_on_sockets(address: str) -> None:
    ana = await Guest.enter(address)
    opened = await ana.open_table("vautour", [ME, BOT])
    table_id = opened["table"]["id"]
    _, reader = await robot_of(ana, "read")
    _, player = await robot_of(ana, "play")
    seat = await ana.connect(table_id, token=reader["token"])
    said: list[tuple[str, dict[str, Any]]] = [
        ("start", {}),
        ("chat", {"seat": 0, "text": "hello"}),
        ("stand", {"seat": 0}),
        ("nonce", {"seat": 0, "nonce": "ab"}),
        ("play", {"id": "x", "seat": 0, "decision": 1, "move": "1"}),
        ("mute", {"seat": 1, "muted": True}),
    ]
    for kind, fields in said:
        assert (await seat.ask(kind, **fields))["code"] == "out-of-scope", kind
    await seat.ask("ping", "pong")
    await seat.ask("look", "welcome", seat=0)
    blind = await ana.connect(table_id, hello=False)
    await blind.say("hello", protocol=2, token=player["token"])
    assert (await blind.until("bye"))["code"] == "out-of-scope"


async def test_s5_bad_scopes_are_refused(address: str) -> None:
    ana = await Guest.enter(address)
    for wanted, code in (([], "bad-scopes"), (["admin"], "bad-message"), ("play", "bad-message")):
        answer = await ana.http.post("/me/tokens", json={"label": "x", "scopes": wanted})
        assert (answer.status_code, answer.json()["code"]) == (400, code)
    for label in ("", " ", "\u3164", "x" * 61):
        answer = await ana.http.post("/me/tokens", json={"label": label})
        assert answer.json()["code"] == "bad-label"


async def test_a_person_has_a_limited_number_of_tokens(address: str) -> None:
    ana = await Guest.enter(address)
    for number in range(20):
        await ana.post("/me/tokens", label=f"robot {number}")
    answer = await ana.http.post("/me/tokens", json={"label": "one more"})
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tokens")


async def test_s5_a_password_change_ends_all_other_sessions_and_tokens(address: str) -> None:
    ana = await Guest.enter(address)
    await ana.post("/me/account", login="changes-it", password="fauvette grise")
    robot, _ = await robot_of(ana)
    other = Guest(address)
    await other.post("/login", login="changes-it", password="fauvette grise")
    opened = await ana.open_table("vautour", [ME, BOT])
    theirs = await other.connect(opened["table"]["id"])
    mine = await ana.connect(opened["table"]["id"])
    wrong = await ana.http.put("/me/password", json={"old": "not mine", "new": "mésange bleue"})
    assert wrong.json()["code"] == "wrong-password"
    assert len(await ana.get("/me/sessions")) == 2, "nothing ends with a wrong password"
    changed = await ana.http.put(
        "/me/password", json={"old": "fauvette grise", "new": "mésange bleue"}
    )
    assert changed.status_code == 204
    assert (await theirs.until("bye"))["code"] == "logged-out"
    assert await code_of(other, "GET", "/me") == (401, "unknown-session")
    assert await code_of(robot, "GET", "/me") == (401, "unknown-session")
    await mine.ask("ping", "pong")
    assert [one["current"] for one in await ana.get("/me/sessions")] == [True]
    assert await ana.get("/me/tokens") == []


async def test_s5_a_guests_tokens_end_when_it_becomes_an_account(address: str) -> None:
    ana = await Guest.enter(address)
    robot, _ = await robot_of(ana)
    await ana.post("/me/account", login="was-a-guest", password="fauvette grise")
    assert await code_of(robot, "GET", "/me") == (401, "unknown-session")
    assert await ana.get("/me/tokens") == []


async def test_a_new_name_does_not_bring_back_an_old_password(
    server: Running, address: str
) -> None:
    """Whoever is renamed by what a process believed a moment ago keeps the password of now."""
    ana = await Guest.enter(address)
    await ana.post("/me/account", login="renamed", password="fauvette grise")
    before = server.call(server.services.identity.visitor(ana.token))
    await ana.http.put("/me/password", json={"old": "fauvette grise", "new": "mésange bleue"})
    server.call(server.services.identity.rename(before, "Anaïs", None))
    assert (await ana.get("/me"))["name"] == "Anaïs"
    await Guest(address).post("/login", login="renamed", password="mésange bleue")


async def test_s5_the_description_names_the_scopes(address: str) -> None:
    described = httpx.get(address + DESCRIPTION).json()
    assert set(described["components"]["securitySchemes"]) == {"session", "token"}
    paths = described["paths"]
    moves = paths["/api/v1/tables/{table_id}/moves"]["post"]
    assert moves["security"] == [{"session": []}, {"token": ["play"]}]
    assert paths["/api/v1/me"]["delete"]["security"] == [{"session": []}]
    assert "security" not in paths["/api/v1/games"]["get"]
    assert json.dumps(described)
