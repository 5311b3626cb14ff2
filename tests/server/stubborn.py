"""A player who does not give up: it comes back wherever a server answers, with the last version it
has seen, and sends its move again until it is acknowledged."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

GONE = (WebSocketException, OSError, TimeoutError, EOFError)
AGAIN_SECONDS = 0.05
SILENCE_SECONDS = 15.0


class Stubborn:
    """A seat, or a spectator (None), at one table of several servers."""

    def __init__(
        self, addresses: list[str], token: str, table_id: str, seat: int | None, seed: int
    ) -> None:
        self.table_id = table_id
        self.seat = seat
        self.view: Any = None
        self.told: list[Any] = []
        self.version = 0
        self.acknowledged: dict[str, tuple[str, int]] = {}
        self.n_comebacks = 0
        self._addresses = addresses
        self._token = token
        self._chance = random.Random(seed)
        self._decision = 0
        self._pending: tuple[str, int, str] | None = None

    async def play(self) -> None:
        """Play until the game is over, whatever happens to the servers."""
        number = self.seat or 0
        while not (self.view and self.view["over"] and self._pending is None):
            address = self._addresses[number % len(self._addresses)]
            number += 1
            with suppress(*GONE):
                await self._play_at(address)
            self.n_comebacks += 1
            await asyncio.sleep(AGAIN_SECONDS * self._chance.random())

    async def _play_at(self, address: str) -> None:
        async with connect(
            f"ws{address[4:]}/api/v1/tables/{self.table_id}/socket",
            additional_headers={"Authorization": f"Bearer {self._token}"},
            compression=None,
            open_timeout=5,
        ) as socket:
            hello = {"type": "hello", "protocol": 2, "seen": self.version or None}
            await socket.send(json.dumps(hello))
            while not (self.view and self.view["over"] and self._pending is None):
                text = await asyncio.wait_for(socket.recv(), SILENCE_SECONDS)
                if self.hear(json.loads(text)):
                    await self._answer(socket)

    def hear(self, message: dict[str, Any]) -> bool:
        """Take a message in; whether there may be something to answer now."""
        kind = message["type"]
        if kind == "accepted":
            self._take_acknowledgement(message["id"], message["version"])
        if kind == "refused":
            raise OSError(message["code"])  # the server can't do it now: try again elsewhere
        if "since" not in message:
            return kind == "accepted"
        if kind == "welcome" and message["since"] == 0:
            assert message["version"] >= self.version, "nobody is taken back in time"
            self.told = []
        else:
            assert message["since"] == self.version, "nothing is missed, nothing comes twice"
        self.version = message["version"]
        if "told" not in message:
            return False
        self.told += message["told"]
        self.view, self._decision = message["view"], message["decision"]
        return True

    def _take_acknowledgement(self, id: str, version: int) -> None:
        if id in self.acknowledged:  # a move is sent again whenever there is news
            assert self.acknowledged[id][1] == version, "R4: a retry gets the original answer"
            return
        assert self._pending is not None
        assert self._pending[0] == id
        self.acknowledged[id] = (self._pending[2], version)
        self._pending = None

    async def _answer(self, socket: ClientConnection) -> None:
        if self._pending is None and self.view["moves"]:
            id = f"{self.table_id}-{self.seat}-{self._decision}"
            if id in self.acknowledged:
                return
            self._pending = (id, self._decision, self._chance.choice(self.view["moves"]))
        elif self._pending is None:
            return
        id, decision, move = self._pending
        play = {"type": "play", "id": id, "seat": self.seat, "decision": decision, "move": move}
        await socket.send(json.dumps(play))
