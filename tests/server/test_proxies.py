"""The samples for proxies work as they stand: a guest comes in, plays, and is known by address.

With a real nginx, the machine's own or Debian's package unpacked beside the test: `make soak`.
"""

from __future__ import annotations

import asyncio
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
AROUND = """
daemon off; worker_processes 1; pid {folder}/pid; error_log stderr;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    {site}
}}
"""


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def nginx_at(folder: Path) -> str:
    if found := shutil.which("nginx"):
        return found
    subprocess.run(["apt-get", "download", "nginx"], cwd=folder, check=True)
    [package] = folder.glob("nginx_*.deb")
    subprocess.run(["dpkg-deb", "-x", package, folder / "unpacked"], check=True)
    return str(folder / "unpacked" / "usr" / "sbin" / "nginx")


def site(folder: Path, server: int, port: int, plain: int) -> str:
    """The sample with the ports and the certificate of the test, and otherwise as it stands."""
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    text = re.sub(r"^ *listen \[::\].*\n", "", text, flags=re.MULTILINE)
    text = text.replace("listen 443", f"listen 127.0.0.1:{port}")
    text = text.replace("listen 80", f"listen 127.0.0.1:{plain}")
    text = text.replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    return text.replace(f"/etc/letsencrypt/live/{NAME}", str(folder))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path / "data", settings={"hosts": (NAME,)}) as started:
        yield started


@pytest.fixture
def proxy(tmp_path: Path, server: Running) -> Iterator[tuple[int, int]]:
    """A real nginx set up by the sample: its ports with and without TLS."""
    port, plain = free_port(), free_port()
    make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    key = ["-subj", f"/CN={NAME}", "-keyout", str(tmp_path / "privkey.pem")]
    certificate = ["-out", str(tmp_path / "fullchain.pem")]
    subprocess.run([*make, *key, *certificate], check=True, capture_output=True)
    own = int(server.address.rpartition(":")[2])
    config = tmp_path / "nginx.conf"
    config.write_text(AROUND.format(folder=tmp_path, site=site(tmp_path, own, port, plain)))
    nginx = subprocess.Popen([nginx_at(tmp_path), "-p", tmp_path, "-c", config])
    try:
        for _ in range(200):
            with socket.socket() as trial:
                if trial.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        yield port, plain
    finally:
        nginx.terminate()
        nginx.wait(10)


@pytest.mark.soak
@pytest.mark.asyncio
async def test_a_guest_plays_through_nginx(proxy: tuple[int, int], server: Running) -> None:
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
