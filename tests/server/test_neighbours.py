"""S3: bad neighbours. Who floods is cut off, who never reads is sent away, others go on."""

from __future__ import annotations

import asyncio
import json
import socket
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.client import BOT, ME, Guest, Seated
from tests.server.running import Running, running
from voliere.server.net import table_socket

pytestmark = pytest.mark.asyncio

DEAF = 40
RECEIVE_BUFFER = 4096


async def deaf(server: Running, table_id: str) -> ClientConnection:
    """Somebody who says hello and never reads an answer."""
    guest = await Guest.enter(server.address)
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER)
    small.setblocking(False)
    host, port = server.address[7:].split(":")
    await asyncio.get_running_loop().sock_connect(small, (host, int(port)))
    one = await connect(
        f"ws{server.address[4:]}/api/v1/tables/{table_id}/socket",
        sock=small,
        additional_headers={"Authorization": f"Bearer {guest.token}"},
        compression=None,
        ping_interval=None,
        max_queue=1,
    )
    await one.send(json.dumps({"type": "hello", "protocol": 2}))
    await guest.close()
    return one


async def test_s3_a_flood_and_deaf_clients_do_not_hold_up_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_socket, "OUTBOX_BYTES", 64 * 1024)
    with running(tmp_path, settings={"generosity": 2.0}) as server:
        ana = await Guest.enter(server.address, "Ana")
        noisy = (await ana.open_table("songbirds", [ME, ME], public=True))["table"]["id"]
        flooding = await ana.connect(noisy)
        silent = [await deaf(server, noisy) for _ in range(DEAF)]
        ben = await Guest.enter(server.address, "Ben")
        quiet = await ben.connect((await ben.open_table("vautour", [ME, BOT]))["table"]["id"])
        await quiet.say("start")

        async def flood() -> set[str]:
            said = json.dumps({"type": "chat", "seat": 0, "text": "x" * 300})

            async def shout() -> None:
                with suppress(ConnectionClosed):
                    while True:
                        await flooding.socket.send(said)
                        await asyncio.sleep(0)  # so that it reads why it is sent away

            shouting = asyncio.create_task(shout())
            await flooding.closed()
            await shouting
            return {message.get("code", "") for message in flooding.messages}

        codes, _ = await asyncio.gather(flood(), quiet.play_on())
        assert quiet.view is not None
        assert quiet.view["over"], "the other table has played to the end meanwhile"
        assert "too-many-messages" in codes
        waiting = [
            one._outbox_bytes
            for one in server.services._sockets
            if isinstance(one, table_socket.TableSocket)
        ]
        assert max(waiting) <= 64 * 1024, "what waits for a client is bounded"
        for one in silent:
            one.transport.abort()


async def test_s3_who_never_reads_is_sent_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_socket, "OUTBOX_MESSAGES", 8)
    monkeypatch.setattr(table_socket, "PARTING_SECONDS", 0.1)
    with running(tmp_path) as server:
        ana = await Guest.enter(server.address, "Ana")
        table_id = (await ana.open_table("songbirds", [ME, ME], public=True))["table"]["id"]
        speaking = await ana.connect(table_id)
        one = await deaf(server, table_id)
        while server.services.n_sockets < 2:
            await asyncio.sleep(0.01)
        for _ in range(2000):
            await speaking.ask("chat", "chat", seat=0, text="é" * 290)
            if server.services.n_sockets < 2:
                break
        assert server.services.n_sockets == 1, "it can come back with what it has seen"
        one.transport.abort()


async def test_s3_to_hang_up_and_come_back_buys_no_new_messages(tmp_path: Path) -> None:
    with running(tmp_path, settings={"generosity": 1.0}) as server:
        ana = await Guest.enter(server.address, "Ana")
        table_id = (await ana.open_table("songbirds", [ME, ME]))["table"]["id"]
        first = await ana.connect(table_id)
        codes = [await said(first, "ping", "pong") for _ in range(60)]
        assert "too-many-messages" in codes
        await first.socket.close()
        second = await ana.connect(table_id)
        codes = [await said(second, "ping", "pong") for _ in range(20)]
        assert "too-many-messages" in codes, "the limit is the person's, not the socket's"


async def test_s3_who_talks_too_much_can_still_play(tmp_path: Path) -> None:
    with running(tmp_path, settings={"generosity": 1.0}) as server:
        ana = await Guest.enter(server.address, "Ana")
        table_id = (await ana.open_table("vautour", [ME, BOT]))["table"]["id"]
        seat = await ana.connect(table_id)
        await seat.say("start")
        await seat.until("happened")
        codes = [await said(seat, "chat", "chat", seat=0, phrase="hello") for _ in range(25)]
        assert codes[0] == "chat"
        assert "too-much-talk" in codes
        assert seat.view is not None
        await seat.play(seat.view["moves"][0])
        await seat.until("accepted")


async def test_s3_who_comes_too_often_is_turned_away_at_the_door(tmp_path: Path) -> None:
    with running(tmp_path, settings={"generosity": 0.05}) as server:
        ana = await Guest.enter(server.address, "Ana")
        table_id = (await ana.open_table("songbirds", [ME, ME]))["table"]["id"]
        for _ in range(10):
            await (await ana.connect(table_id)).close()
        with pytest.raises(InvalidStatus) as refused:
            await ana.connect(table_id)
        answer = refused.value.response
        assert (answer.status_code, json.loads(answer.body)["code"]) == (429, "too-many-requests")


async def said(client: Seated, type: str, answer: str, **body: object) -> str:
    """What kind of answer a message gets: the kind that it should, or the code of a refusal."""
    message = await client.ask(type, answer, **body)
    code: str = message.get("code", answer)
    return code
