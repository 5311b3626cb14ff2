"""S8: headers, request lines, incomplete requests and connections are bounded. Who floods is
refused or hung up on, the server does not grow, and others go on."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.client import BOT, ME, Guest, Seated
from tests.server.complaints import complaints_in
from tests.server.running import SERVE, Running, running
from tests.server.stranger import Stranger, ask, request
from voliere.server.net import limits
from voliere.server.net.connections import Connections

pytestmark = [
    pytest.mark.asyncio,
    pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc"),
]

GENEROUS = {"VOLIERE_GENEROSITY": "1", "VOLIERE_BOT_DELAY": "0"}
FLOOD_BYTES = 8 * 1024 * 1024
SOAK_BYTES = 80 * 1024 * 1024
CONNECTIONS = 800
SOAK_CONNECTIONS = 3000
FEW_DESCRIPTORS = 256
GUEST = b"POST /api/v1/guest HTTP/1.1\r\nAuthorization: Bearer a.b\r\n"


class FloodedServer:
    """A server process with the usual limits, and somebody who plays there."""

    def __init__(self, process: subprocess.Popen[str], address: str, log: Path) -> None:
        self.process = process
        self.address = address
        self.log = log

    def memory(self) -> int:
        """Pages that the process holds."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])


@contextmanager
def flooded_server(folder: Path, n_descriptors: int = 0) -> Iterator[FloodedServer]:
    """Such a server, in a process of its own since its memory is measured."""

    def few() -> None:
        if n_descriptors:
            resource.setrlimit(resource.RLIMIT_NOFILE, (n_descriptors, n_descriptors))

    log = folder / "log"
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE.format(port="0", data=str(folder / "data"))],
        stdout=subprocess.PIPE,
        stderr=log.open("w"),
        env={**os.environ, **GENEROUS},
        preexec_fn=few,
        text=True,
    )
    try:
        assert process.stdout is not None
        yield FloodedServer(process, process.stdout.readline().split()[-1], log)
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(60) == 0
        assert complaints_in(log) == []


@pytest.fixture(scope="module")
def flooded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FloodedServer]:
    with flooded_server(tmp_path_factory.mktemp("flooded")) as one:
        yield one


@asynccontextmanager
async def somebody_plays(flooded: FloodedServer) -> AsyncIterator[Seated]:
    """Somebody at a table, who is answered all the time, and a server that does not grow."""
    ana = await Guest.enter(flooded.address)
    seat = await ana.connect((await ana.open_table("vautour", [ME, BOT]))["table"]["id"])
    await seat.say("start")
    await seat.until("happened")
    await asyncio.sleep(1)
    before, asked = flooded.memory(), 0

    async def ask_on() -> None:
        nonlocal asked
        while True:
            await seat.ask("ping", "pong")
            asked += 1
            await asyncio.sleep(0.1)

    asking = asyncio.create_task(ask_on())
    yield seat
    already = asked
    while asked < already + 3:
        await asyncio.sleep(0.01)
        assert not asking.done(), "whoever is there goes on"
    asking.cancel()
    async with httpx.AsyncClient() as client:
        assert (await client.get(flooded.address + "/healthz")).status_code == 200
    assert flooded.memory() < 1.1 * before, "the server has not grown"
    await seat.close()
    await ana.close()


async def pour(address: str, head: bytes, drop: bytes, n_bytes: int) -> bytes:
    """Say so much, or as much as is taken; what was answered comes back."""
    stranger = await Stranger.come(address)
    await stranger.say(head)
    for _ in range(n_bytes // len(drop)):
        if stranger.writer.transport.is_closing() or stranger.reader.at_eof():
            break
        await stranger.say(drop)
    heard = await stranger.hear(15)
    stranger.leave()
    return heard


FLOODS = {
    "small headers": (b"GET / HTTP/1.1\r\n", b"X-A: b\r\n" * 2000),
    "one header": (b"GET / HTTP/1.1\r\nX-A: ", b"b" * 65536),
    "a name": (b"GET / HTTP/1.1\r\n", b"b" * 65536),
    "an address": (b"GET /", b"b" * 65536),
    "a method": (b"", b"G" * 65536),
    "a body": (GUEST + b"Content-Length: 99999999\r\n\r\n", b" " * 65536),
    "a body nobody wants": (b"GET / HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n", b" " * 65536),
    "chunks": (
        GUEST + b"Transfer-Encoding: chunked\r\n\r\n",
        b"1\r\n \r\n" * 10_000,
    ),
    "a chunk's extension": (
        GUEST + b"Transfer-Encoding: chunked\r\n\r\n1;a=",
        b"b" * 65536,
    ),
    "trailers": (
        GUEST + b"Transfer-Encoding: chunked\r\n\r\n0\r\n",
        b"X-A: b\r\n" * 2000,
    ),
    "requests at once": (b"", b"GET /healthz HTTP/1.1\r\n\r\n" * 2000),
    "empty lines": (b"", b"\r\n" * 2000),
}


@pytest.mark.parametrize("what", FLOODS)
async def test_s8_a_flood_of_anything_is_cut_off(flooded: FloodedServer, what: str) -> None:
    async with somebody_plays(flooded):
        await asyncio.gather(*(pour(flooded.address, *FLOODS[what], FLOOD_BYTES) for _ in range(4)))


@pytest.mark.soak
@pytest.mark.parametrize("what", FLOODS)
async def test_s8_a_long_flood_of_anything_is_cut_off(flooded: FloodedServer, what: str) -> None:
    async with somebody_plays(flooded):
        for _ in range(5):
            await asyncio.gather(
                *(pour(flooded.address, *FLOODS[what], SOAK_BYTES) for _ in range(10))
            )


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (b"GET /" + b"a" * 7_900 + b" HTTP/1.1\r\n\r\n", 200),
        (b"GET /" + b"a" * 8_100 + b" HTTP/1.1\r\n\r\n", 414),
        (b"GET / HTTP/1.1\r\n" + b"X-A: b\r\n" * 100 + b"\r\n", 200),
        (b"GET / HTTP/1.1\r\n" + b"X-A: b\r\n" * 101 + b"\r\n", 431),
        (b"GET / HTTP/1.1\r\nX-A: " + b"b" * 7_900 + b"\r\n\r\n", 200),
        (b"GET / HTTP/1.1\r\nX-A: " + b"b" * 8_100 + b"\r\n\r\n", 431),
        (b"GET / HTTP/1.1\r\n" + (b"X-A: " + b"b" * 4_000 + b"\r\n") * 4 + b"\r\n", 200),
        (b"GET / HTTP/1.1\r\n" + (b"X-A: " + b"b" * 4_000 + b"\r\n") * 5 + b"\r\n", 431),
    ],
)
async def test_s8_what_is_too_large_gets_a_reason(
    flooded: FloodedServer, head: bytes, status: int
) -> None:
    for pieces in ((head,), (head[:3000], head[3000:]), (head[:-3], head[-3:])):
        assert await ask(flooded.address, *pieces) == status


async def test_s8_refusals_are_in_the_language_of_who_asks(flooded: FloodedServer) -> None:
    head = b"GET / HTTP/1.1\r\nAccept-Language: fr\r\n" + b"X-A: b\r\n" * 200 + b"\r\n"
    stranger = await Stranger.come(flooded.address)
    await stranger.say(head)
    heard = await stranger.hear()
    assert b'"code":"large-headers"' in heard
    assert "en-têtes" in heard.decode()


async def half_requests(address: str, n: int) -> list[Stranger]:
    """So many connections whose requests never end."""
    strangers = []
    for first in range(0, n, 100):
        some = (Stranger.come(address) for _ in range(min(100, n - first)))
        strangers += [
            one
            for one in await asyncio.gather(*some, return_exceptions=True)
            if isinstance(one, Stranger)
        ]
    await asyncio.gather(*(one.say(b"GET / HTTP/1.1\r\nX-A: ") for one in strangers))
    return strangers


async def hold_half_requests(flooded: FloodedServer, n: int) -> None:
    async with somebody_plays(flooded):
        strangers = await half_requests(flooded.address, n)
        await asyncio.gather(*(one.say(b"b" * 4_000) for one in strangers))
        assert await ask(flooded.address, request(flooded.address, "GET", b"/healthz")) == 200
        for one in strangers:
            one.leave()


async def test_s8_half_requests_leave_room_for_others(flooded: FloodedServer) -> None:
    await hold_half_requests(flooded, CONNECTIONS)


@pytest.mark.soak
async def test_s8_thousands_of_half_requests_leave_room_for_others(flooded: FloodedServer) -> None:
    await hold_half_requests(flooded, SOAK_CONNECTIONS)


async def test_s8_when_descriptors_run_out_those_who_are_there_go_on(tmp_path: Path) -> None:
    with flooded_server(tmp_path, FEW_DESCRIPTORS) as flooded:
        async with somebody_plays(flooded):
            strangers = await half_requests(flooded.address, 2 * FEW_DESCRIPTORS)
            for _ in range(5):
                health = request(flooded.address, "GET", b"/healthz")
                assert await ask(flooded.address, health) == 200
                await asyncio.sleep(0.1)
            for one in strangers:
                one.leave()
    assert "no more connections can be open" in flooded.log.read_text(), "the log says so"


PARTS = {
    "nothing": b"",
    "half a head": b"GET / HTTP/1.1\r\nX-A",
    "half a body": GUEST + b"Content-Length: 9\r\n\r\n{",
    "half a chunk": GUEST + b"Transfer-Encoding: chunked\r\n\r\n9\r\n{",
    "a body nobody wants": b"GET / HTTP/1.1\r\nContent-Length: 99\r\n\r\n",
    "half a second request": b"GET /healthz HTTP/1.1\r\n\r\nGET / HT",
    "a whole request": b"GET /healthz HTTP/1.1\r\n\r\n",
}


@pytest.mark.parametrize("trickle", [b"", b"\r\n"])
async def test_s8_what_is_not_complete_in_time_is_hung_up_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trickle: bytes
) -> None:
    monkeypatch.setattr("voliere.server.net.connections.REQUEST_SECONDS", 1)
    monkeypatch.setattr("voliere.server.net.transport.IDLE_SECONDS", 1)

    async def wait(server: Running, what: str) -> tuple[str, bytes]:
        stranger = await Stranger.come(server.address)
        await stranger.say(PARTS[what])
        hearing = asyncio.create_task(stranger.hear(20))
        while not hearing.done():
            await stranger.say(trickle if what in ("nothing", "a whole request") else b"")
            await asyncio.sleep(0.2)
        stranger.leave()
        return what, hearing.result()

    with running(tmp_path) as server:
        begun = time.monotonic()
        heard = dict(await asyncio.gather(*(wait(server, what) for what in PARTS)))
        assert time.monotonic() - begun < 10
    assert heard["nothing"] == b""
    for what in ("half a head", "half a body", "half a chunk", "half a second request"):
        assert b"408 Request Timeout" in heard[what], what
    assert heard["half a second request"].startswith(b"HTTP/1.1 200")
    for what in ("a whole request", "a body nobody wants"):
        assert heard[what].count(b"HTTP/1.1") == 1, what


async def test_s8_who_does_not_read_an_answer_is_hung_up_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("voliere.server.net.connections.STALLED_SECONDS", 1)
    with running(tmp_path) as server:
        stranger = await Stranger.come(server.address)
        stranger.reader._transport.pause_reading()  # type: ignore[attr-defined]
        await stranger.say(request(server.address, "GET", b"/api/v1/openapi.json") * 15)
        await asyncio.sleep(0.2)
        async with asyncio.timeout(20):
            while n_connections(server) > 1:
                await asyncio.sleep(0.1)
        stranger.leave()


def n_connections(server: Running) -> int:
    """How many connections the system has open to a server, the listening one included."""
    port = int(server.address.rsplit(":", 1)[1])
    lines = Path("/proc/self/net/tcp").read_text().splitlines()[1:]
    ours = (line.split() for line in lines)
    return sum(one[1].endswith(f":{port:04X}") and one[3] in ("01", "0A") for one in ours)


async def test_s8_an_address_has_a_limited_number_of_connections(tmp_path: Path) -> None:
    with running(tmp_path, settings={"generosity": 0.1}) as server:
        strangers = [await Stranger.come(server.address, "127.0.0.2") for _ in range(20)]
        while n_connections(server) != 1 + 12:
            await asyncio.sleep(0.01)
        page = request(server.address, "GET", b"/")
        for one in strangers:
            await one.say(page)
        statuses = [await one.status() for one in strangers]
        assert statuses == [0] * 8 + [200] * 12, "who came last, and waited least, is served"
        proxied = [await Stranger.come(server.address) for _ in range(20)]
        for one in proxied:
            await one.say(page)
        assert [await one.status() for one in proxied] == [200] * 20, "a proxy speaks for many"


class Line:
    """A connection that only notes what becomes of it."""

    def __init__(self, network: str | None = "192.0.2.1") -> None:
        self.network = network
        self.end = ""

    def hang_up(self) -> None:
        self.end = "hung up"

    def time_out(self) -> None:
        self.end = "timed out"


class Lines:
    """Connections under a clock that is set by hand."""

    def __init__(self, generosity: float = 1.0, most_open: int = 10_000) -> None:
        self.time = 0.0
        self.all = Connections(limits.Limits(generosity), most_open, lambda: self.time)


async def test_s8_whoever_waited_longest_makes_room() -> None:
    lines = Lines(generosity=4 / 1024)
    waiting = [Line(None) for _ in range(6)]
    for one in waiting:
        assert lines.all.enter(one, 1)
    assert lines.all.n_waiting == 6, "many may come at once"
    lines.time = 2.0
    lines.all.serve(waiting[0])
    assert lines.all.enter(Line(None), 1)
    assert [one.end for one in waiting] == ["", "hung up", "", "", "", ""]


async def test_s8_without_descriptors_nobody_who_is_served_has_to_go() -> None:
    lines = Lines(most_open=2)
    first, second, third, fourth = (Line() for _ in range(4))
    for one in (first, second):
        assert lines.all.enter(one, 1)
    lines.all.serve(first)
    assert lines.all.enter(third, 3)
    assert (first.end, second.end) == ("", "hung up")
    lines.all.leave(second)
    lines.all.serve(third)
    assert not lines.all.enter(fourth, 3), "nobody waits"
    assert (first.end, third.end) == ("", "")


async def test_s8_what_is_held_of_half_requests_is_bounded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("voliere.server.net.connections.HELD_BYTES", 1000)
    lines = Lines()
    waiting = [Line() for _ in range(5)]
    for one in waiting:
        lines.all.enter(one, 1)
        lines.all.hold(one, 300)
    assert [one.end for one in waiting] == ["hung up", "hung up", "", "", ""]
    lines.all.serve(waiting[2])
    lines.all.hold(waiting[3], 600)
    assert waiting[3].end == "", "what is whole is not held"


async def test_s8_time_begins_anew_with_each_request() -> None:
    lines = Lines()
    slow, quick = Line(), Line()
    for one in (slow, quick):
        lines.all.enter(one, 1)
    lines.time = 9.0
    lines.all.wait(quick)
    lines.time = 10.5
    lines.all.sweep()
    assert (slow.end, quick.end) == ("timed out", "")
