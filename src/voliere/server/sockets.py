"""One table's WebSocket: hello, then messages both ways until somebody hangs up."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket

from voliere.games.errors import VoliereError
from voliere.server import actions, conduct, guard, telling
from voliere.server.errors import ServerError
from voliere.server.identity import Visitor
from voliere.server.limits import FRAME_BYTES, Bucket
from voliere.server.live import LiveTable
from voliere.server.office import Office
from voliere.server.protocol import PROTOCOL, Bye, FromClient, Hello, Look, Play, Refused
from voliere.server.wire import EXTENSION, TableProtocol

_log = logging.getLogger("voliere.socket")
_decoder = msgspec.json.Decoder(FromClient)

OUTBOX_MESSAGES = 256
OUTBOX_BYTES = 256 * 1024
PATIENCE = 200  # messages refused for their number before the socket is closed
HELLO_SECONDS = 10
PARTING_SECONDS = 5
CLOSE_CODES = {"restarting": 1012, "too-slow": 1013, "internal": 1011}

Socket = WebSocket[Any, Any, Any]


class TableSocket:
    """A person's connection to a table; a `Watcher` of it."""

    def __init__(
        self,
        socket: Socket,
        office: Office,
        *,
        visitor: Visitor,
        table_id: str,
        seat: int | None,
        lang: str | None,
    ) -> None:
        self.visitor = visitor
        self.table_id = table_id
        self.person = visitor.person.id
        self.lang = lang or visitor.person.lang
        self.seat = seat
        self._socket = socket
        self._office = office
        self._wire: TableProtocol | None = wire_of(socket)
        self._outbox: deque[bytes] = deque()
        self._outbox_bytes = 0
        self._is_pumping = False
        self._filled = asyncio.Event()
        self._goodbye: str | None = None
        self.parting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._is_answering = False
        self._is_leaving = False

    @property
    def is_parting(self) -> bool:
        """Whether goodbye was said."""
        return self._goodbye is not None

    # Sending

    def send(self, data: bytes) -> None:
        """Send a message at once, or put it into the outbox while the client is behind; who reads
        too slowly is sent away to come back."""
        if self._goodbye is not None:
            return
        if self._wire is not None and not self._is_pumping and self._wire.is_ready:
            self._wire.write(data)
            return
        self._is_pumping = True
        self._outbox.append(data)
        self._outbox_bytes += len(data)
        if len(self._outbox) > OUTBOX_MESSAGES or self._outbox_bytes > OUTBOX_BYTES:
            self._outbox.clear()
            self.part("too-slow")
        self._filled.set()

    def part(self, code: str) -> None:
        """Say goodbye and close."""
        if self._goodbye is None:
            bye = Bye(code=code, sentence=ServerError(code).sentence(self.lang))
            self._outbox.append(telling.encode(bye))
            self._goodbye = code
            self._filled.set()
            if not self.parting.done():
                self.parting.set_result(None)

    def abort(self) -> None:
        """Hang up without a word: the client takes none."""
        if self._wire is not None:
            self._wire.transport.abort()

    async def pump(self) -> None:
        """Send what is in the outbox until goodbye is said."""
        while True:
            await self._filled.wait()
            self._filled.clear()
            while self._outbox:
                data = self._outbox.popleft()
                self._outbox_bytes -= len(data)
                await send_text(self._socket, data)
            self._is_pumping = False
            if self._goodbye is not None:
                code = CLOSE_CODES.get(self._goodbye, 1008)
                await close(self._socket, code)
                return

    # Receiving

    async def listen(self, live: LiveTable) -> None:
        """Answer messages until the client hangs up or floods."""
        limits, clock = self._office.limits, self._office.clock
        bucket = Bucket(limits.message_rate, limits.message_burst, clock.now())
        patience = PATIENCE
        source = self._wire or self._socket
        while self._goodbye is None and not self._is_leaving:
            data = await receive(source)
            if data is None:
                return
            self._office.metrics.messages += 1
            if not bucket.take(clock.now()):
                self.refuse(ServerError("too-many-messages"))
                patience -= 1
                if patience == 0:
                    self.part("too-many-messages")
                    return
                continue
            self._is_answering = True
            await self._answer(live, data)
            self._is_answering = False

    def leave(self, listening: asyncio.Task[None]) -> None:
        """Listen no more; a move under way is finished first."""
        self._is_leaving = True
        if not self._is_answering:
            listening.cancel()

    async def _answer(self, live: LiveTable, data: str | bytes) -> None:
        id = None
        try:
            message = decode(data)
            if isinstance(message, Play):
                id = message.id
            if isinstance(message, Look):
                conduct.own_seat(live.standing, self.person, message.seat)
                self.seat = message.seat
                live.welcome(self, seen=None)
            elif (
                answer := await actions.act(self._office, live, self.visitor, message)
            ) is not None:
                self.send(telling.encode(answer))
        except VoliereError as error:
            self.refuse(error, id)
        except Exception:
            _log.exception("a message could not be answered", extra={"table": live.id})
            self.refuse(ServerError("internal"), id)

    def refuse(self, error: VoliereError, id: str | None = None) -> None:
        """Tell the client why not."""
        self._office.metrics.refused[error.code] += 1
        self.send(
            telling.encode(Refused(id=id, code=error.code, sentence=error.sentence(self.lang)))
        )


def wire_of(socket: Socket) -> TableProtocol | None:
    """The connection itself, where the server that runs us lets us have it."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    found: TableProtocol | None = extensions.get(EXTENSION, {}).get("wire")
    return found


async def send_text(socket: Socket, data: bytes) -> None:
    """Send a text frame."""
    await socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})


async def close(socket: Socket, code: int) -> None:
    """Close the socket."""
    await socket.send({"type": "websocket.close", "code": code, "reason": None})


async def receive(socket: Socket | TableProtocol) -> str | bytes | None:
    """The next frame; None when the client has hung up."""
    event: Any = await socket.receive()
    if event["type"] != "websocket.receive":
        return None
    text: str | None = event.get("text")
    return text if text is not None else event["bytes"]


def decode(data: str | bytes) -> FromClient:
    """The message of a frame; ServerError says what is wrong with it."""
    if len(data) > FRAME_BYTES:
        raise ServerError("too-large", limit=FRAME_BYTES)
    try:
        message: FromClient = _decoder.decode(data)
        return message
    except msgspec.ValidationError as error:
        if str(error).startswith("Invalid value '") and str(error).endswith("`$.type`"):
            raise ServerError("unknown-message", type=str(error).split("'")[1][:40]) from None
        raise ServerError("bad-message", what=str(error)) from None
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise ServerError("bad-json") from None


async def serve_table(socket: Socket, table_id: str, office: Office) -> None:
    """Serve one client's socket to one table from beginning to end."""
    address = guard.address_of(socket)
    try:
        guard.check_socket_origin(socket, office.settings.origins)
        if office.is_closing:
            raise ServerError("restarting")
        with office.limits.socket(address):
            await socket.accept()
            await _talk(socket, table_id, office)
    except ServerError as error:
        await _turn_away(socket, error)


async def _turn_away(socket: Socket, error: ServerError) -> None:
    """Answer a handshake with the reason why it is refused."""
    lang = guard.language_of(socket)
    problem = {"code": error.code, "sentence": error.sentence(lang)}
    await socket.send(
        {
            "type": "websocket.http.response.start",  # type: ignore[typeddict-item]
            "status": error.status,
            "headers": [(b"content-type", b"application/json")],
        }
    )
    await socket.send(
        {
            "type": "websocket.http.response.body",  # type: ignore[typeddict-item]
            "body": msgspec.json.encode(problem),
            "more_body": False,
        }
    )


async def _talk(socket: Socket, table_id: str, office: Office) -> None:
    opened: tuple[LiveTable, TableSocket, Hello] | ServerError | None
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            opened = await _greet(socket, table_id, office)
    except TimeoutError:
        opened = ServerError("hello-first")
    except ServerError as error:
        opened = error
    if opened is None:
        return
    if isinstance(opened, ServerError):
        bye = Bye(code=opened.code, sentence=opened.sentence(guard.language_of(socket)))
        await send_text(socket, telling.encode(bye))
        await close(socket, 1008)
        return
    live, connection, hello = opened
    with office.connected(connection, table_id):
        pump = asyncio.create_task(connection.pump())
        listen = asyncio.create_task(connection.listen(live))
        try:
            live.attach(connection, seen=hello.seen)
            either = (pump, listen, connection.parting)
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            if connection.is_parting:
                await asyncio.wait((pump,), timeout=PARTING_SECONDS)
                if not pump.done():
                    connection.abort()
        finally:
            live.detach(connection)
            connection.leave(listen)
            await asyncio.wait((listen,))
            pump.cancel()
            await asyncio.gather(pump, listen, return_exceptions=True)


async def _greet(
    socket: Socket, table_id: str, office: Office
) -> tuple[LiveTable, TableSocket, Hello] | None:
    """Read the hello and find out who it is; None if the client hung up before."""
    data = await receive(socket)
    if data is None:
        return None
    hello = decode(data)
    if not isinstance(hello, Hello):
        raise ServerError("hello-first")
    if hello.protocol != PROTOCOL:
        raise ServerError("old-client")
    visitor = await office.visitor(socket, token=hello.token)
    live = await office.house.find(table_id)
    if office.bus.is_shared:
        await live.take_note()  # a process that died may have written more than it told
    conduct.may_look(live.standing, visitor.person.id, hello.key, office.clock.now())
    seat = _seat_to_face(live, visitor, hello.seat)
    connection = TableSocket(
        socket, office, visitor=visitor, table_id=table_id, seat=seat, lang=hello.lang
    )
    return live, connection, hello


def _seat_to_face(live: LiveTable, visitor: Visitor, wanted: int | None) -> int | None:
    """The seat a person looks from: the wanted one, one that must decide, or any of theirs."""
    mine = live.standing.seats_of(visitor.person.id)
    if wanted is not None and wanted in mine:
        return wanted
    deciding = [seat for seat in mine if seat in live.standing.actors]
    return next(iter(deciding or mine), None)
