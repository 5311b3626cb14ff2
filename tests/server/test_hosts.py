"""Names that lead here, schemes, and figures: S2 as seen from a page with a name of its own."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.client import BOT, ME, Guest
from tests.server.running import Running, running
from tests.server.test_http_headers import handshake
from voliere.server.errors import ServerError
from voliere.server.net.hosts import Hosts
from voliere.server.run import host_and_port
from voliere.server.settings import Settings

EVIL = "evil.example"


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "[::1]", "192.0.2.7", "a.localhost."])
@pytest.mark.parametrize("port", ["", ":8000"])
def test_s2_loopback_and_addresses_in_digits_are_answered_to(name: str, port: str) -> None:
    assert Hosts(Settings(hosts=(), origins=())).has(name + port)


def test_s2_names_are_answered_to_when_they_are_said() -> None:
    said = Hosts(Settings(hosts=("Birds.example",), origins=("https://www.birds.example:444",)))
    for name in ("birds.example", "BIRDS.example:8000", "www.birds.example"):
        assert said.has(name)
    for name in (EVIL, f"birds.example.{EVIL}", "xbirds.example", "", "[birds.example]x", "*"):
        assert not said.has(name), name
    assert Hosts(Settings(hosts=("*",), origins=())).has(EVIL)


def test_s2_the_machine_s_own_name_is_answered_to_where_others_can_come(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Aviary.example")
    for host in ("0.0.0.0", "::"):
        everywhere = Hosts(Settings(host=host, hosts=(), origins=()))
        assert everywhere.has("aviary.example:8000")
        assert everywhere.has("aviary.local")
        assert not everywhere.has(EVIL)
    assert not Hosts(Settings(hosts=(), origins=())).has("aviary.example")
    assert Hosts(Settings(host="aviary.lan", hosts=(), origins=())).has("aviary.lan")


@pytest.mark.asyncio
@pytest.mark.parametrize("path", ["/", "/healthz", "/api/v1/me", "/api/v1/about", "/assets/a.js"])
async def test_s2_a_foreign_name_that_leads_here_is_refused(address: str, path: str) -> None:
    headers = {"Host": EVIL, "Origin": f"http://{EVIL}", "Accept-Language": "fr"}
    async with httpx.AsyncClient(base_url=address, headers=headers) as rebound:
        answer = await rebound.get(path)
        assert (answer.status_code, answer.json()["code"]) == (421, "unknown-host")
        assert EVIL in answer.json()["sentence"]
        assert (await rebound.get(path, headers={"Host": "localhost"})).status_code != 421


@pytest.mark.asyncio
async def test_s2_a_foreign_name_opens_no_socket_and_writes_nothing(address: str) -> None:
    ana = await Guest.enter(address)
    table_id = (await ana.open_table("vautour", [ME, BOT]))["table"]["id"]
    cookie = f"voliere={ana.token}"
    refused = await handshake(address, table_id, Cookie=cookie, Origin=f"http://{EVIL}", Host=EVIL)
    assert refused == "unknown-host"
    headers = {"Host": EVIL, "Origin": f"http://{EVIL}"}
    answer = await ana.http.post("/logout", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (421, "unknown-host")
    assert (await ana.get("/me"))["name"] == "Ana"


@pytest.mark.asyncio
async def test_s2_an_origin_of_another_scheme_is_foreign(address: str) -> None:
    ana = await Guest.enter(address)
    table_id = (await ana.open_table("vautour", [ME, BOT]))["table"]["id"]
    cookie = f"voliere={ana.token}; __Host-voliere={ana.token}"
    secure = address.replace("http", "https")
    proxy = {"X-Forwarded-Proto": "https"}
    assert await handshake(address, table_id, Cookie=cookie, Origin=secure) == "foreign-origin"
    assert await handshake(address, table_id, Cookie=cookie, Origin=secure, **proxy) == "open"
    refused = await handshake(address, table_id, Cookie=cookie, Origin=address, **proxy)
    assert refused == "foreign-origin"
    for origin, headers, status in (
        (secure, {}, 403),
        (address, proxy, 403),
        ("http://[::", {}, 403),
        (address, {}, 200),
    ):
        answer = await ana.http.post("/guest", json={}, headers={"Origin": origin, **headers})
        assert answer.status_code == status, (origin, headers)


@pytest.mark.asyncio
async def test_s2_default_ports_make_no_difference(address: str) -> None:
    async with httpx.AsyncClient(base_url=address) as client:
        for host, origin, scheme in (
            ("localhost:443", "https://localhost", "https"),
            ("localhost", "https://localhost:443", "https"),
            ("LOCALHOST:80", "http://localhost", "http"),
        ):
            headers = {"Host": host, "Origin": origin, "X-Forwarded-Proto": scheme}
            answer = await client.post("/api/v1/guest", json={}, headers=headers)
            assert answer.status_code == 200, (host, origin)


@pytest.mark.asyncio
async def test_s2_an_ipv6_network_is_one_address(tmp_path: Path) -> None:
    with running(tmp_path, settings={"generosity": 0.1}) as server:
        async with httpx.AsyncClient(base_url=server.address) as client:

            async def status(address: str) -> int:
                forwarded = {"X-Forwarded-For": address}
                return (await client.get("/api/v1/about", headers=forwarded)).status_code

            many = [await status(f"2001:db8:0:1::{number:x}") for number in range(1, 40)]
            assert 429 in many, "whoever has one address has its network"
            assert await status("2001:db8:0:2::1") == 200


@pytest.mark.asyncio
async def test_behind_tls_a_browser_is_told_to_come_by_tls_only(address: str) -> None:
    async with httpx.AsyncClient(base_url=address) as client:
        for path in ("/", "/healthz", "/nothing.js"):
            plain = await client.get(path)
            assert "strict-transport-security" not in plain.headers
            secure = await client.get(path, headers={"X-Forwarded-Proto": "https"})
            assert secure.headers["strict-transport-security"] == "max-age=31536000"


@pytest.mark.asyncio
async def test_figures_are_to_be_had_at_their_own_address_only(server: Running) -> None:
    async with httpx.AsyncClient() as client:
        answer = await client.get(server.address + "/metrics")
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
        figures = f"http://127.0.0.1:{server.services.metrics_port}/metrics"
        assert "voliere_up 1" in (await client.get(figures)).text
        assert (await client.get(figures, headers={"Host": EVIL})).status_code == 421


@pytest.mark.asyncio
async def test_figures_are_off_unless_asked_for(tmp_path: Path) -> None:
    with running(tmp_path, settings={"metrics": ""}) as server:
        async with httpx.AsyncClient() as client:
            assert (await client.get(server.address + "/metrics")).status_code == 404


@pytest.mark.parametrize("address", ["here", "127.0.0.1", "127.0.0.1:", ":x"])
def test_an_address_for_figures_that_is_none_is_named(address: str) -> None:
    with pytest.raises(ServerError, match="VOLIERE_METRICS"):
        host_and_port(address)
