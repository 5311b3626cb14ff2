"""One table's WebSocket: hello, then messages both ways until somebody hangs up."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec

from voliere.games.errors import VoliereError
from voliere.server.bodies import Problem
from voliere.server.errors import ServerError
from voliere.server.interfaces import Question
from voliere.server.net import http_headers
from voliere.server.net.limits import FRAME_BYTES
from voliere.server.net.wire import Wire
from voliere.server.people import scopes
from voliere.server.people.identity import Visitor
from voliere.server.people.languages import check_lang
from voliere.server.protocol import (
    PROTOCOL,
    Bye,
    FromClient,
    Hello,
    HintAsk,
    Look,
    Ping,
    Play,
    Pong,
    Refused,
)
from voliere.server.services import Services
from voliere.server.tables import actions, hinting, messages, permissions
from voliere.server.tables.live_table import LiveTable

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
        wire: Wire,
        services: Services,
        visitor: Visitor,
        live: LiveTable,
        hello: Hello,
        address: str,
    ) -> None:
        self.visitor = visitor
        self.address = address
        self.table_id = live.id
        self.person = visitor.person.id
        self.lang = visitor.person.lang if hello.lang is msgspec.UNSET else hello.lang
        self._sentences = self.lang or visitor.person.lang  # that say why not
        self.seat = _seat_to_face(live, visitor, hello.seat)
        self._wire = wire
        self._services = services
        self._outbox: list[bytes] = []
        self._outbox_bytes = 0
        self._pump: asyncio.Task[None] | None = None
        self._goodbye: str | None = None
        self._hinting: asyncio.Task[None] | None = None

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
            bye = messages.encode(_bye(ServerError(code), self._sentences))
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
        with suppress(OSError):
            while self._outbox:
                data = self._outbox.pop(0)
                self._outbox_bytes -= len(data)
                await send_text(self._wire, data)
            if self._goodbye is not None:
                await close(self._wire, CLOSE_CODES.get(self._goodbye, 1008))
        self._pump = None

    async def finish(self) -> None:
        """Return when goodbye, if it was said, is sent; who does not take it is hung up on. Nobody
        waits for a hint any more."""
        if self._hinting is not None:
            self._hinting.cancel()
        if self._pump is not None:
            await asyncio.wait((self._pump,), timeout=PARTING_SECONDS)
        if self._pump is not None:
            self._wire.hang_up()

    # Receiving

    async def listen(self, live: LiveTable) -> None:
        """Answer messages until somebody hangs up, or the client floods."""
        clock, counted = self._services.clock, self._services.metrics.of_moves
        bucket = self._services.limits.messages.of(self.person, clock.now())
        patience = PATIENCE
        while self._goodbye is None:
            data = await self._wire.frame()
            if data is None:
                return
            counted.messages += 1
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
            scopes.check_message(self.visitor.session, message)
            if isinstance(message, Play):
                id = message.id
                accepted = await actions.play(self._services, live, self.visitor, message)
                self.send(messages.encode(accepted))
            elif isinstance(message, Look):
                permissions.own_seat(live.state, self.person, message.seat)
                self.seat = message.seat
                live.audience.welcome(self, seen=None)
            elif isinstance(message, HintAsk):
                await self._ask_hint(live, message)
            elif isinstance(message, Ping):
                self.send(messages.encode(Pong(version=live.audience.told_to(self))))
            else:
                await actions.act(self._services, live, self.visitor, message, self.address)
        except VoliereError as error:
            self.refuse(error, id)
        except Exception:
            _log.exception("a message could not be answered", extra={"table": live.id})
            self.refuse(ServerError("internal"), id)

    async def _ask_hint(self, live: LiveTable, ask: HintAsk) -> None:
        """Let a hint be thought about, one at a time; it is told when it is there."""
        if self._hinting is not None and not self._hinting.done():
            raise ServerError("hint-pending")
        question = await hinting.begin(self._services, live, self.visitor, ask)
        self._hinting = asyncio.create_task(self._give_hint(live, ask, question))

    async def _give_hint(self, live: LiveTable, ask: HintAsk, question: Question) -> None:
        try:
            advice = await self._services.thinker.hint(question)
            told = hinting.hint_message(live.state, live.names, ask, advice, self.lang)
            self.send(messages.encode(told))
        except VoliereError as error:
            self.refuse(error)
        except Exception:
            _log.exception("a hint could not be given", extra={"table": live.id})
            self.refuse(ServerError("internal"))

    def refuse(self, error: VoliereError, id: str | None = None) -> None:
        """Tell the client why not."""
        self._services.metrics.refused.labels(error.code).inc()
        sentence = error.sentence(self._sentences)
        refused = Refused(id=id, code=error.code, sentence=sentence, values=error.plain_values)
        self.send(messages.encode(refused))


def _bye(error: ServerError, lang: str) -> Bye:
    """Why the socket is closed."""
    return Bye(code=error.code, sentence=error.sentence(lang), values=error.plain_values)


async def send_text(wire: Wire, data: bytes) -> None:
    """Send a text frame."""
    await wire.send({"type": "websocket.send", "text": data.decode(), "bytes": None})


async def close(wire: Wire, code: int) -> None:
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


async def serve_table(
    wire: Wire, socket: http_headers.Connection, table_id: str, services: Services
) -> None:
    """Serve one client's socket to one table from beginning to end."""
    try:
        http_headers.check_host(socket, services.hosts)
        http_headers.check_socket_origin(socket, services.settings.origins)
        if services.is_closing:
            raise ServerError("restarting")
        with services.limits.socket(http_headers.address_of(socket), services.clock.now()):
            await wire.receive()  # that the client wants to connect
            await wire.send({"type": "websocket.accept"})
            opened = await _welcome(wire, socket, table_id, services)
            wire.forget_handshake()
            if opened is not None:
                await _talk(*opened, services)
    except ServerError as error:
        await _turn_away(wire, error, http_headers.language_of(socket))


async def _turn_away(wire: Wire, error: ServerError, lang: str) -> None:
    """Answer a handshake with the reason why it is refused."""
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
            "body": msgspec.json.encode(Problem.of(error, lang)),
            "more_body": False,
        }
    )


async def _welcome(
    wire: Wire, socket: http_headers.Connection, table_id: str, services: Services
) -> tuple[LiveTable, TableSocket, Hello] | None:
    """The table and the client who has come to it; None if they may not, and were told so, or if
    they hung up before."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            return await _greet(wire, socket, table_id, services)
    except TimeoutError:
        refusal = ServerError("hello-first")
    except ServerError as error:
        refusal = error
    bye = _bye(refusal, http_headers.language_of(socket))
    await send_text(wire, messages.encode(bye))
    await close(wire, 1008)
    return None


async def _talk(live: LiveTable, connection: TableSocket, hello: Hello, services: Services) -> None:
    with services.connected(connection, live.id):
        live.attach(connection, seen=hello.seen)
        if (announced := services.announcements.now).announcements:
            connection.send(messages.encode(announced))
        try:
            # A task of its own: each message would wake all the layers that have led here.
            await asyncio.create_task(connection.listen(live))
        finally:
            live.detach(connection)
            await connection.finish()


async def _greet(
    wire: Wire, socket: http_headers.Connection, table_id: str, services: Services
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
    if hello.lang:
        check_lang(hello.lang)
    visitor = await services.visitor(socket, token=hello.token)
    scopes.check_message(visitor.session, hello)
    live = await services.live_tables.find(table_id)
    if services.bus.is_shared:
        await live.take_note()  # a process that died may have written more than it told
    permissions.may_look(live.state, visitor.person.id, hello.key, services.clock.now())
    permissions.check_open(live.state)
    address = http_headers.address_of(socket)
    return live, TableSocket(wire, services, visitor, live, hello, address), hello


def _seat_to_face(live: LiveTable, visitor: Visitor, wanted: int | None) -> int | None:
    """The seat a person looks from: the wanted one, one that must decide, or any of theirs."""
    mine = live.state.seats_of(visitor.person.id)
    if wanted is not None and wanted in mine:
        return wanted
    deciding = [seat for seat in mine if seat in live.state.actors]
    return next(iter(deciding or mine), None)
