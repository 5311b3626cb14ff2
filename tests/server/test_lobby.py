"""S9: nobody buries others in the lobby, and nothing that waits is kept for ever."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.client import BOT, INVITED, ME, OPEN, Guest, Message
from tests.server.rows import table_row
from tests.server.running import HandClock, Running, running
from voliere.server.settings import Settings
from voliere.server.storage import people
from voliere.server.storage import tables as queries
from voliere.server.storage.migrate import upgrade
from voliere.server.storage.rows import PersonRow
from voliere.server.storage.sqlite import new_engine
from voliere.server.tables.table_limits import TableLimits

pytestmark = pytest.mark.asyncio

HOUR = 3600 * 1000
DAY = 24 * HOUR


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def server(clock: HandClock, tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, clock=clock) as one:
        one.services.live_tables.limits = TableLimits(tables_a_person=1000, bot_delay=0.0)
        yield one


async def guest_at(server: Running, host: str, name: str) -> Guest:
    """A guest at an address of their own."""
    guest = Guest(server.address)
    guest.http = httpx.AsyncClient(
        base_url=server.address + "/api/v1",
        headers={"Origin": server.address},
        transport=httpx.AsyncHTTPTransport(local_address=host),
        timeout=60,
    )
    await guest.post("/guest", name=name)
    return guest


async def open_public(guest: Guest, **more: Any) -> httpx.Response:
    body = {"game": "vautour", "seats": [ME, OPEN], "public": True, **more}
    return await guest.http.post("/tables", json=body)


async def hosts(guest: Guest) -> list[str]:
    return [table["host"] for table in await guest.get("/tables")]


def kept(server: Running, question: str) -> Any:
    with sqlite3.connect(server.settings.sqlite_file) as database:
        return database.execute(question).fetchone()[0]


def write(server: Running, job: Callable[[Connection], None]) -> None:
    async def wait() -> None:
        await server.services.storage.write(job)

    server.call(wait())


async def test_s9_a_person_has_a_few_public_tables_waiting(server: Running) -> None:
    eve = await guest_at(server, "127.0.0.2", "Eve")
    opened = [await open_public(eve) for _ in range(4)]
    assert [answer.status_code for answer in opened] == [201, 201, 201, 429]
    assert opened[3].json()["code"] == "too-many-public"
    assert (await open_public(eve, public=False)).status_code == 201, "by invitation: as before"
    ben = await guest_at(server, "127.0.0.3", "Ben")
    await ben.post(f"/tables/{opened[0].json()['table']['id']}/sit")  # it begins
    assert (await open_public(eve)).status_code == 201


async def test_s9_an_address_has_a_limited_number_of_public_tables(server: Running) -> None:
    refused = []
    for number in range(8):
        guest = await guest_at(server, "127.0.0.2", f"Eve {number}")
        refused += [await open_public(guest) for _ in range(3)]
    assert [answer.status_code for answer in refused] == [201] * 20 + [429] * 4
    assert refused[-1].json()["code"] == "too-many-public-here"
    assert (await open_public(await guest_at(server, "127.0.0.3", "Ben"))).status_code == 201


async def test_s9_150_tables_of_three_guests_do_not_bury_an_honest_one(
    server: Running, clock: HandClock
) -> None:
    server.services.live_tables.limits = TableLimits(
        1000, public_a_person=1000, public_an_address=1000
    )
    ana = await guest_at(server, "127.0.0.9", "Ana")
    await open_public(ana)
    for last in range(3):
        clock.ms += 1
        eve = await guest_at(server, f"127.0.0.{2 + last // 2}", f"Eve {last}")
        for _ in range(50):
            clock.ms += 1
            assert (await open_public(eve)).status_code == 201
    listed = await hosts(ana)
    assert len(listed) == 100
    assert "Ana" in listed[:3], "one of each address before second ones"
    clock.ms += 1
    await open_public(await guest_at(server, "127.0.0.8", "Ben"), game="piafs")
    assert (await hosts(ana))[0] == "Ben", "the newest first"
    assert [one["host"] for one in await ana.get("/tables", game="piafs")] == ["Ben"]


async def test_s9_where_a_table_was_opened_is_sealed_and_forgotten(server: Running) -> None:
    ana = await guest_at(server, "127.0.0.77", "Ana")
    opened = (await open_public(ana)).json()
    await open_public(ana, public=False)
    files = b"".join(path.read_bytes() for path in server.settings.data.iterdir())
    assert b"127.0.0.77" not in files
    assert kept(server, "SELECT count(*) FROM tables WHERE opened_from IS NOT NULL") == 1
    ben = await guest_at(server, "127.0.0.3", "Ben")
    await ben.post(f"/tables/{opened['table']['id']}/sit")
    await ben.get("/tables")
    write(server, lambda _: None)  # after what was noted aside
    assert kept(server, "SELECT count(*) FROM tables WHERE opened_from IS NOT NULL") == 0


async def come_to(guest: Guest, opened: Message) -> Message:
    """The goodbye that somebody is told who comes to a table."""
    socket = await guest.connect(opened["table"]["id"], hello=False)
    await socket.say("hello", protocol=2, lang="en", key=opened["invitation"])
    return await socket.until("bye", "welcome")


async def test_s9_tables_that_wait_expire_and_say_so(server: Running, clock: HandClock) -> None:
    ana, ben = await Guest.enter(server.address), await Guest.enter(server.address, "Ben")
    public = await ana.open_table("vautour", [ME, OPEN], public=True)
    private = await ana.open_table("vautour", [ME, INVITED])
    playing = await ana.open_table("vautour", [ME, BOT])
    await ana.post(f"/tables/{playing['table']['id']}/start")
    watching = await ana.connect(public["table"]["id"])
    clock.ms += 23 * HOUR
    server.call(server.services.retention.tidy())
    assert len(await ben.get("/tables")) == 1
    clock.ms += 2 * HOUR
    server.call(server.services.retention.tidy())
    assert await ben.get("/tables") == []
    await watching.until_table(lambda table: table["state"] == "closed")
    bye = await come_to(ben, public)
    assert bye["code"] == "table-expired"
    assert bye["sentence"] == "This table has waited too long and is closed; open another."
    answer = await ben.http.post(f"/tables/{public['table']['id']}/sit", json={})
    assert (answer.status_code, answer.json()["code"]) == (410, "table-expired")
    renewed = await ana.http.post(f"/tables/{public['table']['id']}/invitation")
    assert renewed.json()["code"] == "table-expired"
    assert (await come_to(ben, private))["type"] == "welcome", "by invitation it waits longer"
    clock.ms += 14 * DAY
    server.call(server.services.retention.tidy())
    assert (await come_to(ben, private))["code"] in ("table-expired", "expired-link")
    seen = await ana.get(f"/tables/{playing['table']['id']}")
    assert seen["table"]["state"] == "playing"


async def test_s9_expired_tables_stay_so_after_a_restart_and_go_in_the_end(
    server: Running, clock: HandClock
) -> None:
    ana = await Guest.enter(server.address)
    opened = await ana.open_table("vautour", [ME, OPEN], public=True)
    clock.ms += 2 * DAY
    server.call(server.services.retention.tidy())
    server.services.live_tables.tables.clear()
    assert (await come_to(ana, opened))["code"] == "table-expired"
    clock.ms += 50 * DAY
    server.call(server.services.retention.tidy())
    ben = await Guest.enter(server.address, "Ben")
    assert (await come_to(ben, opened))["code"] == "no-such-table"
    for name in ("tables", "entries", "seatings"):
        assert kept(server, f"SELECT count(*) FROM {name}") == 0


async def test_s9_idle_guests_without_games_are_forgotten(
    server: Running, clock: HandClock
) -> None:
    address = server.address
    gone = await Guest.enter(address, "Gone")
    await gone.post("/me/tokens", label="robot")
    owner = await Guest.enter(address, "Owner")
    await owner.post("/me/account", login="owner", password="fauvette grise")
    player = await Guest.enter(address, "Player")
    opened = await player.open_table("vautour", [ME, BOT])
    await player.post(f"/tables/{opened['table']['id']}/start")
    faithful = await Guest.enter(address, "Faithful")
    clock.ms += 20 * DAY
    await faithful.get("/me")
    clock.ms += 11 * DAY
    server.call(server.services.retention.tidy())
    assert (await gone.http.get("/me")).json()["code"] == "unknown-session"
    for guest, name in ((owner, "Owner"), (player, "Player"), (faithful, "Faithful")):
        assert (await guest.get("/me"))["name"] == name
    assert kept(server, "SELECT count(*) FROM people") == 3
    assert kept(server, "SELECT count(*) FROM sessions") == 3


async def test_s9_who_comes_back_in_time_is_not_forgotten(
    server: Running, clock: HandClock
) -> None:
    """Between looking who is idle and forgetting them somebody may come back."""
    ana = await Guest.enter(server.address)
    clock.ms += 31 * DAY
    before = clock.ms - 30 * DAY
    found = server.call(server.services.storage.read(lambda c: people.idle_guests(c, before, 10)))
    assert len(found) == 1
    await ana.get("/me")
    write(server, lambda c: people.forget_guests(c, found, before))
    assert (await ana.get("/me"))["name"] == "Ana"


async def test_each_of_these_limits_is_a_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    names = {
        "VOLIERE_PUBLIC_TABLES": "public_tables",
        "VOLIERE_PUBLIC_TABLES_ADDRESS": "public_tables_address",
        "VOLIERE_LOBBY_HOURS": "lobby_hours",
        "VOLIERE_WAITING_DAYS": "waiting_days",
        "VOLIERE_GUEST_DAYS": "guest_days",
        "VOLIERE_CHAT": "chat",
        "VOLIERE_CHAT_AFTER": "chat_after",
    }
    page = Path(__file__).parent.parent.parent.joinpath("docs/server.md").read_text("utf-8")
    for number, (variable, setting) in enumerate(names.items(), start=40):
        monkeypatch.setenv(variable, str(number))
        assert getattr(Settings(), setting) == number
        assert f"`{variable}`" in page


def ask_everything(connection: Connection) -> None:
    """What is asked about lobby, waiting and guests, of any database."""
    upgrade(connection)
    for person in ("ana", "eve", "idle"):
        people.add_person(connection, PersonRow(person, person, "fr", 0, None, None, None, None))
    for number, (host, address) in enumerate(
        [("ana", b"a"), ("eve", b"e"), ("eve", b"e"), ("eve", None)]
    ):
        row = table_row(f"t{number}", public=True, host=host, created=number, opened_from=address)
        queries.add_table(connection, row, [])
    assert queries.lobby(connection, None, 10) == ["t3", "t2", "t0", "t1"]
    assert queries.lobby(connection, "piafs", 10) == []
    assert queries.n_public(connection, host="eve") == 3
    assert queries.n_public(connection, opened_from=b"e") == 2
    assert queries.waiting_since(connection, 2, 0, 10) == ["t0", "t1"]
    queries.set_state(connection, "t0", "closed", minded=False)
    assert queries.closed_before(connection, 1, 10) == ["t0"]
    queries.delete_closed(connection, ["t0"])
    assert set(people.idle_guests(connection, 1, 10)) == {"ana", "idle"}
    people.forget_guests(connection, ["eve", "idle"], 1)
    assert set(queries.names_of(connection, ("ana", "eve", "idle"))) == {"ana", "eve"}


async def test_s9_on_sqlite_the_lobby_is_asked_like_this(tmp_path: Path) -> None:
    with new_engine(tmp_path / "voliere.db").begin() as connection:
        ask_everything(connection)


@pytest.mark.filterwarnings("ignore::UserWarning:platformdirs")
async def test_s9_and_on_postgresql(services: dict[str, str]) -> None:
    engine = create_async_engine(services["database"].replace("://", "+asyncpg://", 1))
    async with engine.begin() as connection:
        await connection.run_sync(ask_everything)
    await engine.dispose()
