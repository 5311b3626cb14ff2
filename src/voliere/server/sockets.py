"""One table's WebSocket: hello, then messages both ways until somebody hangs up."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from uvicorn.protocols.utils import ClientDisconnected

from voliere.games.errors import VoliereError
from voliere.server import actions, conduct, guard, permissions, telling
from voliere.server.errors import ServerError
from voliere.server.identity import Visitor
from voliere.server.limits import FRAME_BYTES
from voliere.server.live import LiveTable
from voliere.server.office import Office
from voliere.server.protocol import PROTOCOL, Bye, FromClient, Hello, Lang, Look, Play, Refused
from voliere.server.wire import EXTENSION, TableProtocol

_log = logging.getLogger("voliere.socket")
_decoder = msgspec.json.Decoder(FromClient)

OUTBOX_MESSAGES = 256
OUTBOX_BYTES = 256 * 1024
PATIENCE = 200  # messages refused for their number before the socket is closed
HELLO_SECONDS = 10
PARTING_SECONDS = 5
CLOSE_CODES = {"restarting": 1012, "too-slow": 1013, "internal": 1011}


class TableSocket:
    """A person's connection to a table; a `Watcher` of it."""

    def __init__(
        self,
        wire: TableProtocol,
        office: Office,
        visitor: Visitor,
        live: LiveTable,
        hello: Hello,
        address: str,
    ) -> None:
        self.visitor = visitor
        self.address = address
        self.table_id = live.id
        self.person = visitor.person.id
        self.lang = hello.lang or visitor.person.lang
        self.seat = _seat_to_face(live, visitor, hello.seat)
        self._wire = wire
        self._office = office
        self._outbox: list[bytes] = []
        self._outbox_bytes = 0
        self._pump: asyncio.Task[None] | None = None
        self._goodbye: str | None = None

    # Sending

    def send(self, data: bytes) -> None:
        """Send a message at once, or put it into the outbox while the client is behind; who reads
        too slowly is sent away to come back."""
        if self._goodbye is not None:
            return
        if self._pump is None and self._wire.is_ready:
            self._wire.write(data)
            return
        self._outbox.append(data)
        self._outbox_bytes += len(data)
        if len(self._outbox) > OUTBOX_MESSAGES or self._outbox_bytes > OUTBOX_BYTES:
            self._outbox.clear()
            self._outbox_bytes = 0
            self.part("too-slow")
        self._keep_pumping()

    def part(self, code: str) -> None:
        """Say goodbye and close."""
        if self._goodbye is None:
            bye = telling.encode(Bye(code=code, sentence=ServerError(code).sentence(self.lang)))
            self._outbox.append(bye)
            self._outbox_bytes += len(bye)
            self._goodbye = code
            self._keep_pumping()
            self._wire.wake()

    def _keep_pumping(self) -> None:
        if self._pump is None:
            self._pump = asyncio.create_task(self._empty_outbox())

    async def _empty_outbox(self) -> None:
        """Send what is in the outbox; after goodbye, close."""
        with suppress(ClientDisconnected):
            while self._outbox:
                data = self._outbox.pop(0)
                self._outbox_bytes -= len(data)
                await send_text(self._wire, data)
            if self._goodbye is not None:
                await close(self._wire, CLOSE_CODES.get(self._goodbye, 1008))
        self._pump = None

    async def finish(self) -> None:
        """Come back when goodbye, if it was said, is sent; who does not take it is hung up on."""
        if self._pump is not None:
            await asyncio.wait((self._pump,), timeout=PARTING_SECONDS)
        if self._pump is not None:
            self._wire.transport.abort()

    # Receiving

    async def listen(self, live: LiveTable) -> None:
        """Answer messages until somebody hangs up, or the client floods."""
        clock = self._office.clock
        bucket = self._office.limits.messages.of(self.person, clock.now())
        patience = PATIENCE
        while self._goodbye is None:
            data = await self._wire.frame()
            if data is None:
                return
            self._office.metrics.messages += 1
            if bucket.take(clock.now()):
                await self._answer(live, data)
            elif patience:
                self.refuse(ServerError("too-many-messages"))
                patience -= 1
            else:
                self.part("too-many-messages")

    async def _answer(self, live: LiveTable, data: str | bytes) -> None:
        id = None
        try:
            message = decode(data)
            permissions.check_message(self.visitor.session, message)
            if isinstance(message, Play):
                id = message.id
                accepted = await actions.play(self._office, live, self.visitor, message)
                self.send(telling.encode(accepted))
            elif isinstance(message, Look):
                conduct.own_seat(live.standing, self.person, message.seat)
                self.seat = message.seat
                live.welcome(self, seen=None)
            elif (
                answer := await actions.act(self._office, live, self.visitor, message, self.address)
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


async def send_text(wire: TableProtocol, data: bytes) -> None:
    """Send a text frame."""
    await wire.send({"type": "websocket.send", "text": data.decode(), "bytes": None})


async def close(wire: TableProtocol, code: int) -> None:
    """Close the socket."""
    await wire.send({"type": "websocket.close", "code": code, "reason": None})


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


async def serve_table(socket: guard.Connection, table_id: str, office: Office) -> None:
    """Serve one client's socket to one table from beginning to end."""
    extensions: Any = socket.scope["extensions"]
    wire: TableProtocol = extensions.pop(EXTENSION)["wire"]  # which has the scope in turn
    try:
        guard.check_host(socket, office.hosts)
        guard.check_socket_origin(socket, office.settings.origins)
        if office.is_closing:
            raise ServerError("restarting")
        with office.limits.socket(guard.address_of(socket), office.clock.now()):
            await wire.receive()  # that the client wants to connect
            await wire.send({"type": "websocket.accept"})
            opened = await _welcome(wire, socket, table_id, office)
            wire.settle()
            if opened is not None:
                await _talk(*opened, office)
    except ServerError as error:
        await _turn_away(wire, error, guard.language_of(socket))


async def _turn_away(wire: TableProtocol, error: ServerError, lang: Lang) -> None:
    """Answer a handshake with the reason why it is refused."""
    problem = {"code": error.code, "sentence": error.sentence(lang)}
    await wire.send(
        {
            "type": "websocket.http.response.start",
            "status": error.status,
            "headers": [(b"content-type", b"application/json")],
        }
    )
    await wire.send(
        {
            "type": "websocket.http.response.body",
            "body": msgspec.json.encode(problem),
            "more_body": False,
        }
    )


async def _welcome(
    wire: TableProtocol, socket: guard.Connection, table_id: str, office: Office
) -> tuple[LiveTable, TableSocket, Hello] | None:
    """The table and the client who has come to it; None if they may not, and were told so, or if
    they hung up before."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            return await _greet(wire, socket, table_id, office)
    except TimeoutError:
        refusal = ServerError("hello-first")
    except ServerError as error:
        refusal = error
    bye = Bye(code=refusal.code, sentence=refusal.sentence(guard.language_of(socket)))
    await send_text(wire, telling.encode(bye))
    await close(wire, 1008)
    return None


async def _talk(live: LiveTable, connection: TableSocket, hello: Hello, office: Office) -> None:
    with office.connected(connection, live.id):
        live.attach(connection, seen=hello.seen)
        try:
            await connection.listen(live)
        finally:
            live.detach(connection)
            await connection.finish()


async def _greet(
    wire: TableProtocol, socket: guard.Connection, table_id: str, office: Office
) -> tuple[LiveTable, TableSocket, Hello] | None:
    """Read the hello and find out who it is."""
    data = await wire.frame()
    if data is None:
        return None
    hello = decode(data)
    if not isinstance(hello, Hello):
        raise ServerError("hello-first")
    if hello.protocol != PROTOCOL:
        raise ServerError("old-client")
    visitor = await office.visitor(socket, token=hello.token)
    permissions.check_message(visitor.session, hello)
    live = await office.house.find(table_id)
    if office.bus.is_shared:
        await live.take_note()  # a process that died may have written more than it told
    conduct.may_look(live.standing, visitor.person.id, hello.key, office.clock.now())
    conduct.check_open(live.standing)
    address = guard.address_of(socket)
    return live, TableSocket(wire, office, visitor, live, hello, address), hello


def _seat_to_face(live: LiveTable, visitor: Visitor, wanted: int | None) -> int | None:
    """The seat a person looks from: the wanted one, one that must decide, or any of theirs."""
    mine = live.standing.seats_of(visitor.person.id)
    if wanted is not None and wanted in mine:
        return wanted
    deciding = [seat for seat in mine if seat in live.standing.actors]
    return next(iter(deciding or mine), None)
