"""The samples for proxies work as they stand: a guest comes in, plays, and is known by address.

With a real nginx and a real Caddy, the machine's own or Debian's packages unpacked beside the test:
`make soak`.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.client import BOT, ME
from tests.server.running import Running, running

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "birds.example"
AROUND_NGINX = """
daemon off; worker_processes 1; pid {folder}/pid; error_log stderr;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    {site}
}}
"""
BEFORE_CADDY = """{{
    admin off
    http_port {plain}
    https_port {port}
    default_bind 127.0.0.1
    default_sni {name}
    local_certs
    skip_install_trust
}}
"""


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def program(name: str, folder: Path) -> str:
    """Where a proxy is: on this machine, or unpacked from Debian's package."""
    if found := shutil.which(name):
        return found
    subprocess.run(["apt-get", "download", name], cwd=folder, check=True)
    [package] = folder.glob(f"{name}_*.deb")
    subprocess.run(["dpkg-deb", "-x", package, folder / "unpacked"], check=True)
    [found_there] = (folder / "unpacked" / "usr").glob(f"*bin/{name}")
    return str(found_there)


def nginx(folder: Path, server: int, port: int, plain: int) -> list[str]:
    """How nginx is run with the sample, but for the ports and the certificate of the test."""
    make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    key = ["-subj", f"/CN={NAME}", "-keyout", str(folder / "privkey.pem")]
    certificate = ["-out", str(folder / "fullchain.pem")]
    subprocess.run([*make, *key, *certificate], check=True, capture_output=True)
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    text = re.sub(r"^ *listen \[::\].*\n", "", text, flags=re.MULTILINE)
    text = text.replace("listen 443", f"listen 127.0.0.1:{port}")
    text = text.replace("listen 80", f"listen 127.0.0.1:{plain}")
    text = text.replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    text = text.replace(f"/etc/letsencrypt/live/{NAME}", str(folder))
    config = folder / "nginx.conf"
    config.write_text(AROUND_NGINX.format(folder=folder, site=text), "utf-8")
    return [program("nginx", folder), "-p", str(folder), "-c", str(config)]


def caddy(folder: Path, server: int, port: int, plain: int) -> list[str]:
    """How Caddy is run with the sample, but for the ports, and a certificate it makes itself."""
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    text = text.replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    config = folder / "Caddyfile"
    config.write_text(BEFORE_CADDY.format(port=port, plain=plain, name=NAME) + text, "utf-8")
    return [program("caddy", folder), "run", "--config", str(config), "--adapter", "caddyfile"]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path / "data", settings={"hosts": (NAME,)}) as started:
        yield started


@pytest.fixture(params=[nginx, caddy])
def proxy(
    request: pytest.FixtureRequest, tmp_path: Path, server: Running
) -> Iterator[tuple[int, int]]:
    """A real proxy set up by its sample: its ports with and without TLS."""
    port, plain = free_port(), free_port()
    command = request.param(tmp_path, int(server.address.rpartition(":")[2]), port, plain)
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    process = subprocess.Popen(command, env={**os.environ, **home})
    try:
        for _ in range(200):
            with socket.socket() as trial:
                if trial.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        yield port, plain
    finally:
        process.terminate()
        process.wait(10)


@pytest.mark.soak
@pytest.mark.asyncio
async def test_a_guest_plays_through_a_proxy(proxy: tuple[int, int], server: Running) -> None:
    port, plain = proxy
    origin = f"https://{NAME}:{port}"
    headers = {"Host": f"{NAME}:{port}", "Origin": origin, "X-Forwarded-For": "203.0.113.9"}
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    async with httpx.AsyncClient(
        base_url=f"https://127.0.0.1:{port}", headers=headers, verify=trusting, timeout=60
    ) as guest:
        entered = await guest.post("/api/v1/guest", json={"name": "Ana"})
        assert entered.status_code < 300, entered.text
        cookie = guest.cookies["__Host-voliere"]
        body = {"game": "vautour", "seats": [ME, BOT], "substitute": "oisillon"}
        opened = await guest.post("/api/v1/tables", json=body)
        assert opened.status_code < 300, opened.text
        page = await guest.get("/")
        assert page.headers["strict-transport-security"]
        foreign = await guest.post(
            "/api/v1/tables", json=body, headers={"Origin": "https://evil.example"}
        )
        assert foreign.status_code == 403
    async with connect(
        f"wss://{NAME}:{port}/api/v1/tables/{opened.json()['table']['id']}/socket",
        host="127.0.0.1",
        additional_headers={"Cookie": f"__Host-voliere={cookie}"},
        origin=origin,  # type: ignore[arg-type]
        ssl=trusting,
    ) as table:
        await table.send('{"type": "hello", "protocol": 2}')
        assert "welcome" in str(await asyncio.wait_for(table.recv(), 60))
    async with httpx.AsyncClient(headers={"Host": NAME}) as visitor:
        moved = await visitor.get(f"http://127.0.0.1:{plain}/table/x?y=1")
        assert moved.status_code == 308
        assert moved.headers["location"] == f"https://{NAME}/table/x?y=1"


def test_the_documentation_shows_the_samples_that_are_there() -> None:
    told = (DEPLOY.parent / "docs" / "server.md").read_text("utf-8")
    for sample in ("nginx.conf", "Caddyfile", "voliere.service", "Containerfile"):
        assert f"deploy/{sample}" in told
        assert (DEPLOY / sample).is_file()
    for setting in ("Host $http_host", "X-Forwarded-Proto $scheme", "X-Forwarded-For $remote_addr"):
        assert setting in (DEPLOY / "nginx.conf").read_text("utf-8")
