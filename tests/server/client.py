"""A client as a test needs it: a guest with a session, and tables it is connected to."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]
PATIENCE = 60


class Guest:
    """Somebody with a session."""

    def __init__(self, address: str, **headers: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(
            base_url=address + "/api/v1",
            headers={"Origin": address, **headers},
            timeout=PATIENCE,
        )

    @classmethod
    async def enter(cls, address: str, name: str = "Ana", **headers: str) -> Guest:
        guest = cls(address, **headers)
        await guest.post("/guest", name=name)
        return guest

    @property
    def token(self) -> str:
        return self.http.cookies["voliere"]

    async def post(self, path: str, **body: Any) -> Any:
        return self._body(await self.http.post(path, json=body))

    async def get(self, path: str, **params: Any) -> Any:
        return self._body(await self.http.get(path, params=params))

    def _body(self, response: httpx.Response) -> Any:
        assert response.status_code < 300, response.text
        return response.json() if response.content else None

    async def open_table(self, game: str, seats: list[Message], **more: Any) -> Message:
        body = {"game": game, "seats": seats, "substitute": "oisillon", **more}
        opened: Message = await self.post("/tables", **body)
        return opened

    async def connect(self, table_id: str, *, hello: bool = True, **said: Any) -> Seated:
        socket = await connect(
            f"ws{self.address[4:]}/api/v1/tables/{table_id}/socket",
            additional_headers={"Cookie": f"voliere={self.token}"},
            origin=self.address,  # type: ignore[arg-type]
            compression=None,
            open_timeout=PATIENCE,
        )
        seated = Seated(socket, self)
        if hello:
            await seated.say("hello", protocol=2, **said)
            await seated.until("welcome")
        return seated

    async def close(self) -> None:
        await self.http.aclose()


class Seated:
    """A socket to a table, and what it has been told."""

    ids = itertools.count()

    def __init__(self, socket: ClientConnection, guest: Guest) -> None:
        self.socket = socket
        self.guest = guest
        self.messages: list[Message] = []
        self.raw: list[str] = []
        self.view: Message | None = None
        self.view_text = ""
        self.version = 0
        self.decision = 0
        self.answered = 0
        self.mine: list[int] = []
        self.table: Message = {}

    async def say(self, type: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": type, **fields}))

    async def hear(self) -> Message:
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        self.messages.append(message)
        if "view" in message:
            self.view, self.decision = message["view"], message["decision"]
        if "version" in message:
            self.version = max(self.version, message["version"])
        if message["type"] in ("welcome", "table"):
            self.table, self.mine = message["table"], message["mine"]
        return message

    async def until(self, *types: str) -> Message:
        while True:
            message = await self.hear()
            if message["type"] in types:
                return message
            assert message["type"] != "bye" or "bye" in types, message

    async def until_table(self, right: Callable[[Message], bool]) -> Message:
        """Hear until the table's summary is as wanted."""
        while not (self.table and right(self.table)):
            await self.hear()
        return self.table

    async def ask(self, type: str, *answers: str, **fields: Any) -> Message:
        await self.say(type, **fields)
        return await self.until("refused", *answers)

    @property
    def can_decide(self) -> bool:
        return bool(self.view and self.view["moves"]) and self.decision > self.answered

    async def play(self, move: str, *, seat: int | None = None, id: str | None = None) -> str:
        assert self.view is not None
        id = id or f"m{next(self.ids)}"
        seat = self.view["seat"] if seat is None else seat
        self.answered = self.decision
        await self.say("play", id=id, seat=seat, decision=self.decision, move=move)
        return id

    async def play_on(self, pick: int = 0, *, until_version: int | None = None) -> None:
        """Play until the game is over, whenever this seat has to decide."""
        while not (self.view and self.view["over"]):
            if until_version is not None and self.version >= until_version:
                return
            if self.can_decide:
                assert self.view is not None
                await self.play(self.view["moves"][pick % len(self.view["moves"])])
            await self.hear()

    async def close(self) -> None:
        await self.socket.close()

    async def closed(self) -> int:
        """Hear until the server hangs up; the close code comes back."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006


ME = {"kind": "me"}
OPEN = {"kind": "open"}
INVITED = {"kind": "invited"}
BOT = {"kind": "bot", "bot": "oisillon"}
