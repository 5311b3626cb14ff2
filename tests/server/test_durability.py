"""R1, R3, R7: kill -9 loses nothing that was acknowledged; a failing disk stops the server."""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

import apsw
import pytest
from websockets.exceptions import ConnectionClosed

import voliere
from tests.server.client import BOT, ME, Guest, Seated
from tests.server.powercut import Recorder, driver
from tests.server.rows import table_row
from tests.server.running import running, start
from voliere.server.storage.rows import EntryRow, TableRow
from voliere.server.storage.sqlite import SqliteStorage, new_engine
from voliere.server.tables import entries
from voliere.server.tables.table_state import TableState

pytestmark = pytest.mark.asyncio

KILLS = 20
SOAK_KILLS = 200
TABLES = 6


async def play_until_cut(seats: list[Seated], acknowledged: dict[str, Any]) -> None:
    """Two seats of one person play flat out; what is acknowledged is written down."""
    sent: dict[str, tuple[int, str]] = {}

    async def one(seat: Seated, number: int) -> None:
        while not (seat.view and seat.view["over"]):
            if seat.can_decide and seat.view is not None and seat.view["seat"] == number:
                move = seat.view["moves"][0]
                id = await seat.play(move)
                sent[id] = (number, move)
            message = await seat.hear()
            if message["type"] == "accepted":
                acknowledged[message["id"]] = (*sent[message["id"]], message["version"])

    with suppress(ConnectionClosed):
        await asyncio.gather(*(one(seat, number) for number, seat in enumerate(seats)))


async def test_r1_kill_9_under_load_loses_no_acknowledged_move(tmp_path: Path) -> None:
    await kill_under_load(tmp_path, KILLS)


@pytest.mark.soak
async def test_r1_many_kills_under_load_lose_no_acknowledged_move(tmp_path: Path) -> None:
    await kill_under_load(tmp_path, SOAK_KILLS)


async def kill_under_load(tmp_path: Path, n_kills: int) -> None:
    """Play flat out at a server that is killed again and again."""
    process, address = start(tmp_path, "0")
    port = address.rsplit(":", 1)[1]
    acknowledged: dict[str, dict[str, Any]] = {}
    try:
        ana, ben = await Guest.enter(address, "Ana"), await Guest.enter(address, "Ben")
        for kill in range(n_kills):
            while len(acknowledged) < TABLES * (1 + kill // 4):
                opened = await ana.open_table("vautour", [ME, {"kind": "invited"}])
                acknowledged[opened["table"]["id"]] = {}
                await ben.post(f"/tables/{opened['table']['id']}/sit", key=opened["invitation"])
            busy = list(acknowledged)[-TABLES:]
            players = []
            for table_id in busy:
                seats = [await ana.connect(table_id), await ben.connect(table_id)]
                players.append(asyncio.create_task(play_until_cut(seats, acknowledged[table_id])))
            await asyncio.sleep(0.05 + 0.01 * (kill % 7))
            process.send_signal(signal.SIGKILL)
            process.wait()
            await asyncio.gather(*players)
            process, address = start(tmp_path, port)
    finally:
        process.kill()
        process.wait()
    n_acknowledged = sum(len(moves) for moves in acknowledged.values())
    assert n_acknowledged > n_kills
    with sqlite3.connect(tmp_path / "voliere.sqlite") as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for table_id, moves in acknowledged.items():
            state = replayed(database, table_id)
            kept = {id: (seat, *answer[::-1]) for (seat, id), answer in state.answered.items()}
            for id, answer in moves.items():
                assert kept[id] == answer, "an acknowledged move is in the log, as that version"
            played = [seat for _, seat in state.plays]
            assert len(played) == len(state.answered), "no move is in the log twice"


def replayed(database: sqlite3.Connection, table_id: str) -> TableState:
    """R7: a stored table, folded anew from its rows."""
    row = database.execute("SELECT * FROM tables WHERE id = ?", (table_id,)).fetchone()
    state = TableState(TableRow(*row))
    for entry in database.execute(
        "SELECT * FROM entries WHERE table_id = ? ORDER BY seq", (table_id,)
    ):
        state.apply(EntryRow(*entry))
    return state


async def test_r7_a_restarted_server_continues_every_game(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ana = await Guest.enter(server.address)
        opened = await ana.open_table("songbirds", [ME, BOT])
        table_id = opened["table"]["id"]
        seat = await ana.connect(table_id)
        await seat.say("start")
        await seat.play_on(until_version=12)
        while not seat.can_decide:
            await seat.hear()
        token, before, version = ana.token, seat.view, seat.version
        state = bytes(server.services.live_tables.tables[table_id].state.table.position.buffer)  # type: ignore
        closing = asyncio.create_task(seat.closed())
        await asyncio.to_thread(server.stop)
    assert await closing == 1012
    assert any(m.get("code") == "restarting" for m in seat.messages)
    with running(tmp_path) as server:
        ana = Guest(server.address)
        ana.http.cookies.set("voliere", token)
        back = await ana.connect(table_id, seen=version)
        assert json.dumps(back.view) == json.dumps(before)
        assert back.messages[-1]["told"] == []
        again = server.services.live_tables.tables[table_id].state.table
        assert bytes(again.position.buffer) == state  # type: ignore[union-attr]
        await back.play_on()
        record = await ana.get(f"/tables/{table_id}/record")
        voliere.verify(record)


async def test_r7_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ana = await Guest.enter(server.address)
        opened = await ana.open_table("vautour", [BOT, BOT])
        table_id = opened["table"]["id"]
        await ana.post(f"/tables/{table_id}/start")
        token = ana.token
        await asyncio.sleep(0.05)
    with running(tmp_path) as server:
        ana = Guest(server.address)
        ana.http.cookies.set("voliere", token)
        for _ in range(200):
            if (await ana.get("/me/tables"))[0]["table"]["state"] == "over":
                break
            await asyncio.sleep(0.05)
        voliere.verify(await ana.get(f"/tables/{table_id}/record"))


@pytest.mark.parametrize(
    ("what", "fault"),
    [
        ("write", apsw.FullError("disk full")),
        ("write", apsw.IOError("disk I/O error")),
        ("sync", apsw.IOError("the disk does not answer to fsync")),
        ("write", apsw.ReadOnlyError("the disk has become read-only")),
    ],
)
@pytest.mark.complains("commit failed")
async def test_r3_a_failing_disk_stops_the_server(
    tmp_path: Path, what: str, fault: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    recorder = Recorder(f"failing {what} {type(fault).__name__}")
    path = tmp_path / "voliere.sqlite"
    storage = SqliteStorage(path, engine=new_engine(path, module=driver(recorder)))
    with running(tmp_path, storage=storage) as server:
        ana = await Guest.enter(server.address)
        opened = await ana.open_table("vautour", [ME, {"kind": "me", "name": "Zoé"}])
        table_id = opened["table"]["id"]
        seat = await ana.connect(table_id)
        await seat.say("start")
        await seat.until("happened")
        view, token = seat.view, ana.token
        recorder.broken[what] = fault
        id = await seat.play("5")
        answer = await seat.until("accepted", "refused")
        assert (answer["id"], answer.get("code")) == (id, "storage-failed")
        recorder.broken.clear()
        again = await seat.ask("play", "accepted", id="b", seat=0, decision=seat.decision, move="5")
        assert again["code"] == "storage-failed", "nothing is accepted until the next start"
        health = await ana.http.get(server.address + "/healthz")
        assert (health.status_code, health.json()["status"]) == (503, "storage-failed")
        figures = f"http://127.0.0.1:{server.services.metrics_port}/metrics"
        assert "voliere_up 0" in (await ana.http.get(figures)).text
        seen = await ana.get(f"/tables/{table_id}")
        assert json.dumps(seen["view"]) == json.dumps(view), "what is not on disk has not happened"
        assert any("commit failed" in record.message for record in caplog.records)
    with running(tmp_path) as server:
        ana = Guest(server.address)
        ana.http.cookies.set("voliere", token)
        back = await ana.connect(table_id)
        assert json.dumps(back.view) == json.dumps(view)
        await back.play("5")
        assert (await back.until("accepted", "refused"))["type"] == "accepted"


@pytest.mark.complains("commit failed")
async def test_r3_a_database_that_is_gone_takes_no_moves(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ana = await Guest.enter(server.address)
        opened = await ana.open_table("vautour", [ME, BOT])
        seat = await ana.connect(opened["table"]["id"])
        await seat.say("start")
        await seat.until("happened")
        (tmp_path / "voliere.sqlite").rename(tmp_path / "elsewhere.sqlite")
        await seat.play("5")
        assert (await seat.until("accepted", "refused"))["code"] == "storage-failed"
        await seat.ask("ping", "pong")


async def test_unusable_data_are_told_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "voliere.sqlite").write_bytes(b"this is no database, " * 100)
    with pytest.raises(voliere.VoliereError) as refused, running(tmp_path):
        pass
    assert refused.value.code == "data-unusable"


async def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    with running(tmp_path):
        with pytest.raises(voliere.VoliereError) as refused, running(tmp_path):
            pass
        assert refused.value.code == "data-in-use"


async def test_the_log_has_no_gaps(tmp_path: Path) -> None:
    state = TableState(table_row(plan='[{"kind":"open","colour":"red"}]'))
    with pytest.raises(AssertionError):
        state.apply(EntryRow("t", 2, 0, None, entries.write_entry(entries.Closed())))
