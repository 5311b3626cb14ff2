"""Two servers on one real PostgreSQL and one real NATS, also when one of them is killed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from tests.server.client import BOT, INVITED, ME, Guest
from tests.server.pledging import dealt, pledge, pledge_of, sealed
from tests.server.real_services import postgres
from tests.server.running import Running, running, start
from tests.server.stubborn import Stubborn
from voliere.server.storage import tables as queries
from voliere.server.storage.postgres import PostgresStorage
from voliere.server.tables.table_state import TableState

pytestmark = [
    pytest.mark.asyncio,
    pytest.mark.filterwarnings("ignore::UserWarning:platformdirs"),
]


@pytest.fixture(scope="module")
def two_servers(
    services: dict[str, str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Running, Running]]:
    folder = tmp_path_factory.mktemp("scale")
    with (
        running(folder / "one", settings=services) as one,
        running(folder / "two", settings=services) as two,
    ):
        yield one, two


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
        assert all(later["since"] == before["version"] for before, later in pairwise(happened))
        versions = [line["version"] for m in happened for line in m["told"]]
        assert sorted(set(versions)) == list(range(versions[0], happened[-1]["version"] + 1))
        assert versions == sorted(versions)
    assert (await ana.get(f"/tables/{table_id}/record")) == (
        await ben.get(f"/tables/{table_id}/record")
    )


async def test_f2_pledges_and_nonces_through_two_servers(
    two_servers: tuple[Running, Running],
) -> None:
    ana = await Guest.enter(two_servers[0].address, "Ana")
    ben = await Guest.enter(two_servers[1].address, "Ben")
    opened = await ana.open_table("vautour", [ME, INVITED])
    table, key = opened["table"], opened["invitation"]
    one, two = await ana.connect(table["id"]), await ben.connect(table["id"], key=key)
    await pledge(one, 0, "a0")
    await two.say("sit", seat=1, key=key, pledge=pledge_of(table, 1, "be"))
    seals = await asyncio.gather(sealed(one), sealed(two))
    assert seals[0]["pledges"] == seals[1]["pledges"]
    await asyncio.gather(one.say("nonce", seat=0, nonce="a0"), two.say("nonce", seat=1, nonce="be"))
    for player in (one, two):
        assert (await dealt(player))["nonces"] == ["a0", "be"]
        await player.until("happened")
    assert one.view is not None
    assert two.view is not None
    assert one.view["stake"] == two.view["stake"]


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


@pytest.mark.complains("the database does not answer")
async def test_r3_a_database_that_is_gone_for_a_while(tmp_path: Path) -> None:
    """No move is acknowledged meanwhile; when the database is back the game goes on."""
    folder = tmp_path / "postgres"
    database = postgres(folder)
    with running(tmp_path / "data", settings={"database": database.get_uri()}) as server:
        ana = await Guest.enter(server.address)
        opened = await ana.open_table("vautour", [ME, BOT])
        seat = await ana.connect(opened["table"]["id"])
        await seat.say("start")
        await seat.until("happened")
        database.cleanup()
        await seat.play("5")
        refused = await seat.until("accepted", "refused")
        assert refused["code"] == "storage-away"
        assert refused["sentence"]
        database = postgres(folder)
        again = await seat.ask(
            "play", "accepted", id=refused["id"], seat=0, decision=seat.decision, move="5"
        )
        assert again["type"] == "accepted"
        await seat.play_on()
    database.cleanup()


async def one_killed_after_the_other(
    services: dict[str, str], folder: Path, *, n_kills: int, n_tables: int
) -> None:
    """Let stubborn players play at two server processes that are killed in turn; R1, R4, R5."""
    environment = {"VOLIERE_DATABASE": services["database"], "VOLIERE_BUS": services["bus"]}
    processes, addresses = [], []
    for name in ("one", "two"):
        process, address = start(folder / name, "0", **environment)
        processes.append(process)
        addresses.append(address)
    try:
        ana, ben = await Guest.enter(addresses[0], "Ana"), await Guest.enter(addresses[1], "Ben")
        eve = await Guest.enter(addresses[1], "Eve")
        players: list[Stubborn] = []
        tables: list[str] = []

        async def open_tables() -> list[asyncio.Task[None]]:
            opened = []
            for _ in range(n_tables):
                table = await ana.open_table("vautour", [ME, INVITED], public=True)
                tables.append(table["table"]["id"])
                await ben.post(f"/tables/{tables[-1]}/sit", key=table["invitation"])
                opened += [
                    Stubborn(addresses, guest.token, tables[-1], seat, len(players) + seat_number)
                    for seat_number, (guest, seat) in enumerate(((ana, 0), (ben, 1), (eve, None)))
                ]
            players.extend(opened)
            return [asyncio.create_task(player.play()) for player in opened]

        for kill in range(n_kills):
            playing = await open_tables()
            await asyncio.sleep(0.1 + 0.05 * (kill % 5))
            killed = kill % 2
            processes[killed].kill()
            processes[killed].wait()
            await asyncio.sleep(0.2)
            port = addresses[killed].rsplit(":", 1)[1]
            processes[killed], _ = await asyncio.to_thread(
                start, folder / f"again {kill}", port, **environment
            )
            await asyncio.wait_for(asyncio.gather(*playing), 120)
        assert any(player.n_comebacks > 1 for player in players)
        for player in players:  # R5: as somebody who has just come
            token = {0: ana, 1: ben, None: eve}[player.seat].token
            fresh = Stubborn([addresses[1]], token, player.table_id, player.seat, 0)
            await fresh.play()
            assert (fresh.view, fresh.told) == (player.view, player.told)
    finally:
        for process in processes:
            process.kill()
            process.wait()
    await check_logs(services["database"], tables, players)


async def check_logs(database: str, tables: list[str], players: list[Stubborn]) -> None:
    """R1, R4: what was acknowledged is in the log, as that version, and once."""
    storage = PostgresStorage(database)
    await storage.open()
    stored = await storage.read(lambda c: queries.load_tables(c, tables))
    for table_id in tables:
        loaded = stored[table_id]
        state = TableState(loaded.row)
        for row in loaded.log:
            state.apply(row)
        assert state.stage == "over"
        assert len(state.plays) == len(state.answered), "no move is in the log twice"
        for player in players:
            if player.table_id == table_id and player.seat is not None:
                assert len(player.acknowledged) == 15
                for id, (move, version) in player.acknowledged.items():
                    assert state.answered[player.seat, id] == (version, move)
    await storage.close()


async def test_r1_r4_r5_one_of_two_processes_is_killed_under_load(
    services: dict[str, str], tmp_path: Path
) -> None:
    await one_killed_after_the_other(services, tmp_path, n_kills=4, n_tables=5)


@pytest.mark.soak
async def test_r1_r4_r5_processes_are_killed_again_and_again(
    services: dict[str, str], tmp_path: Path
) -> None:
    await one_killed_after_the_other(services, tmp_path, n_kills=50, n_tables=10)
