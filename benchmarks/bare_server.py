"""The peer: a bare Starlette WebSocket server that stores one row a move with group commit.

No rules, no views, no people: a move is a number; its row is on disk (SQLite, WAL,
synchronous=FULL) before both players of the table are told. `python -m benchmarks.bare_server DIR`.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import threading
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

Row = tuple[str, int, int, str]


class Writer(threading.Thread):
    """Commits what has gathered."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(daemon=True)
        self._loop = loop
        self._queue: SimpleQueue[tuple[Row, asyncio.Future[None]]] = SimpleQueue()
        self._database = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        self._database.execute("PRAGMA journal_mode=WAL")
        self._database.execute("PRAGMA synchronous=FULL")
        self._database.execute(
            "CREATE TABLE moves (game TEXT, seq INTEGER, seat INTEGER, move TEXT, "
            "PRIMARY KEY (game, seq)) WITHOUT ROWID"
        )

    def write(self, row: Row) -> asyncio.Future[None]:
        """Done when the row is on disk."""
        future: asyncio.Future[None] = self._loop.create_future()
        self._queue.put((row, future))
        return future

    def run(self) -> None:
        """Write until the process ends."""
        while True:
            batch = [self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get())
            self._database.execute("BEGIN")
            rows = [row for row, _ in batch]
            self._database.executemany("INSERT INTO moves VALUES (?, ?, ?, ?)", rows)
            self._database.execute("COMMIT")
            self._loop.call_soon_threadsafe(_settle, [future for _, future in batch])


def _settle(futures: list[asyncio.Future[None]]) -> None:
    for future in futures:
        if not future.cancelled():
            future.set_result(None)


class Game:
    """Two players and a count of moves."""

    def __init__(self) -> None:
        self.seq = 0
        self.sockets: list[WebSocket] = []


def make_app(path: Path) -> Starlette:
    """The server."""
    games: dict[str, Game] = {}
    writers: list[Writer] = []

    async def play(socket: WebSocket) -> None:
        if not writers:
            writers.append(Writer(path, asyncio.get_running_loop()))
            writers[0].start()
        await socket.accept()
        name, seat = socket.path_params["game"], int(socket.path_params["seat"])
        game = games.setdefault(name, Game())
        game.sockets.append(socket)
        try:
            while True:
                asked: dict[str, Any] = json.loads(await socket.receive_text())
                game.seq += 1
                seq = game.seq
                await writers[0].write((name, seq, seat, asked["move"]))
                told = json.dumps({"type": "moved", "seq": seq, "seat": seat, **asked})
                for one in game.sockets:
                    await one.send_text(told)
                await socket.send_text(json.dumps({"type": "accepted", "seq": seq}))
        except WebSocketDisconnect:
            game.sockets.remove(socket)

    return Starlette(routes=[WebSocketRoute("/games/{game}/{seat}", play)])


def main() -> None:
    config = uvicorn.Config(
        make_app(Path(sys.argv[1]) / "moves.sqlite"),
        port=int(sys.argv[2]),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="warning",
    )
    uvicorn.Server(config).run()


if __name__ == "__main__":
    main()
