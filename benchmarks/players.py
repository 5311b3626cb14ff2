"""Players for the servers that are measured: each answers as soon as it is asked, or at a pace."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from benchmarks.load import LOOPBACK, Socket, Tally, connect, now

TOLD_A_ROUND = 3  # by the bare server: both moves, and that one's own is on disk

Pace = Callable[[], float]  # how long a player waits before the next move (seconds)


class Player(Protocol):
    """Somebody at a table of some server."""

    done: asyncio.Event

    async def sit(self) -> None:
        """Connect, and be told how the table stands."""
        ...

    def begin(self) -> None:
        """Play from now on."""
        ...


class View(msgspec.Struct):
    """As much of a view as a player needs."""

    moves: list[str]
    over: bool


class Message(msgspec.Struct):
    """As much of a message as a player needs."""

    type: str
    id: str | None = None
    code: str | None = None
    decision: int = 0
    version: int = 0
    view: View | None = None


_read = msgspec.json.Decoder(Message).decode


class VolierePlayer:
    """A seat at a table of Volière."""

    def __init__(
        self,
        port: int,
        token: str,
        table: str,
        seat: int,
        tally: Tally,
        *,
        pace: Pace | None = None,
        address: str = LOOPBACK,
    ) -> None:
        self.done = asyncio.Event()
        self.welcomed = asyncio.Event()
        self.version = 0
        self.refused: list[str] = []
        self._port, self._token, self._table, self._seat = port, token, table, seat
        self._tally = tally
        self._pace = pace
        self._address = address
        self._sent: dict[str, float] = {}
        self._ids = itertools.count(1)
        self._asked = Message(type="")
        self._answered = 0
        self._begun = False

    async def sit(self) -> None:
        """Connect, and be told how the table stands."""
        self.socket = await connect(
            self._port,
            f"/api/v1/tables/{self._table}/socket",
            {"Authorization": f"Bearer {self._token}"},
            self._hear,
            self._address,
        )
        self._answered = 0  # who comes back answers again: the last move may not have got through
        seen = f',"seen":{self.version}' if self.version else ""
        self.socket.say(f'{{"type":"hello","protocol":2,"lang":null{seen}}}'.encode())
        await self.welcomed.wait()

    def begin(self) -> None:
        """Play from now on."""
        self._begun = True
        self._answer()

    def hurry(self) -> None:
        """Answer at once from now on."""
        self._pace = None

    def leave(self) -> None:
        """Hang up."""
        self.socket.transport.abort()

    def _hear(self, data: bytes) -> None:
        message = _read(data)
        self.version = max(self.version, message.version)
        if message.type == "accepted":
            self._tally.waits.append(now() - self._sent.pop(message.id or ""))
        elif message.view is not None:
            self._asked = message
            self.welcomed.set()
            if message.view.over:
                self.done.set()
            elif self._begun:
                self._answer()
        elif message.code is not None:
            self.refused.append(message.code)

    def _answer(self) -> None:
        asked = self._asked
        if asked.view is None or not asked.view.moves or asked.decision <= self._answered:
            return
        self._answered = asked.decision
        number = next(self._ids)
        move = asked.view.moves[number % len(asked.view.moves)]
        text = (
            f'{{"type":"play","id":"{number}","seat":{self._seat},'
            f'"decision":{asked.decision},"move":"{move}"}}'
        ).encode()
        if self._pace is None:
            self._say(str(number), text)
        else:
            loop = asyncio.get_running_loop()
            loop.call_later(self._pace(), self._say, str(number), text)

    def _say(self, id: str, text: bytes) -> None:
        if not self.socket.transport.is_closing():
            self._sent[id] = now()
            self.socket.say(text)


class TurnPlayer(VolierePlayer):
    """A seat at a table with bots; what counts is when it is one's turn again after a move."""

    def _hear(self, data: bytes) -> None:
        message = _read(data)
        view = message.view
        is_asked = view is not None and (view.over or bool(view.moves))
        if is_asked and self._sent and message.decision > self._answered:
            self._tally.waits.append(now() - self._sent.popitem()[1])
        if message.type != "accepted":
            super()._hear(data)


class BarePlayer:
    """A seat at a game of the bare server: both seats name a number, round after round."""

    def __init__(self, port: int, game: int, seat: int, rounds: int, tally: Tally) -> None:
        self.done = asyncio.Event()
        self._port, self._game, self._seat = port, game, seat
        self._left = rounds
        self._tally = tally
        self._n_told = 0
        self._sent = 0.0

    async def sit(self) -> None:
        """Connect."""
        self.socket: Socket = await connect(
            self._port, f"/games/{self._game}/{self._seat}", {}, self._hear
        )

    def begin(self) -> None:
        """Play from now on."""
        self._left -= 1
        self._sent = now()
        self.socket.say(b'{"type":"play","move":"%d"}' % self._left)

    def _hear(self, data: bytes) -> None:
        if data.startswith(b'{"type": "accepted"'):
            self._tally.waits.append(now() - self._sent)
        self._n_told += 1
        if self._n_told == TOLD_A_ROUND:
            self._n_told = 0
            if self._left:
                self.begin()
            else:
                self.done.set()


class BoardgamePlayer:
    """A seat at a match of boardgame.io, over its socket.io protocol."""

    def __init__(self, port: int, match: str, seat: int, tally: Tally) -> None:
        self.done = asyncio.Event()
        self._port, self._match, self._seat = port, match, str(seat)
        self._tally = tally
        self._synced = asyncio.Event()
        self._state: Any = None
        self._sent: float | None = None
        self._round = -1  # the last one that was bid for
        self._begun = False

    async def sit(self) -> None:
        """Connect, and be told how the match stands."""
        self.socket = await connect(
            self._port, "/socket.io/?EIO=4&transport=websocket", {}, self._hear
        )
        self.socket.say(b"40/vautour,")
        await self._synced.wait()

    def begin(self) -> None:
        """Play from now on."""
        self._begun = True
        self._answer()

    def _hear(self, data: bytes) -> None:
        if data.startswith(b"40/vautour"):
            self._say(["sync", self._match, self._seat, None, 2])
        elif data == b"2":
            self.socket.say(b"3")
        elif data.startswith(b"42/vautour,"):
            kind, _, state, *_ = msgspec.json.decode(data[11:])
            if kind == "sync":
                self._state = state["state"]
                self._synced.set()
            elif kind == "update":
                self._state = state
                self._note()
                self._answer()

    def _say(self, message: list[Any]) -> None:
        self.socket.say(b"42/vautour," + msgspec.json.encode(message))

    def _note(self) -> None:
        game = self._state["G"]
        if self._sent is not None and (game["hasBid"][self._seat] or game["round"] > self._round):
            self._tally.waits.append(now() - self._sent)
            self._sent = None
        if "gameover" in self._state["ctx"]:
            self.done.set()

    def _answer(self) -> None:
        game = self._state["G"]
        is_over = "gameover" in self._state["ctx"]
        if not self._begun or is_over or self._sent is not None or game["round"] == self._round:
            return
        self._round = game["round"]
        self._sent = now()
        hand = game["players"][self._seat]["hand"]
        move = {
            "type": "MAKE_MOVE",
            "payload": {
                "type": "bid",
                "args": [hand[(self._round + 1) % len(hand)]],
                "playerID": self._seat,
                "credentials": None,
            },
        }
        self._say(["update", move, self._state["_stateID"], self._match, self._seat])


def about(seconds: float, chance: random.Random) -> Pace:
    """A pace: so long on average, never the same."""
    return lambda: seconds * (0.5 + chance.random())
