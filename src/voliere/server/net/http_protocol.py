"""HTTP as uvicorn speaks it, with limits where the bytes arrive.

uvicorn and its parser take requests of any size, at any pace, in any number. Here a request line,
headers, a body and what is pipelined are bounded before they are kept, and `Connections` knows
which connections wait, so that slow ones end and too many make room.

A client in a hurry sends its first frames right behind its request. uvicorn lets go of what came in
the same piece as the request for a WebSocket; here it is handed on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import httptools
import msgspec
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from voliere.server.bodies import Problem
from voliere.server.errors import ServerError
from voliere.server.net import http_headers
from voliere.server.net.connections import Connections
from voliere.server.net.limits import (
    BODY_BYTES,
    HEADERS_BYTES,
    LINE_BYTES,
    MOST_HEADERS,
    PIPELINED,
    REQUEST_BYTES,
    REQUEST_SECONDS,
)

PIECE_BYTES = 8 * 1024  # parsed before the limits are looked at again
HEAD_BYTES = LINE_BYTES + HEADERS_BYTES + PIECE_BYTES  # of a request whose head is not whole


class HttpProtocol(HttpToolsProtocol):
    """An HTTP connection."""

    def __init__(
        self, *args: Any, connections: Connections, proxies: _TrustedHosts, **kwargs: Any
    ) -> None:
        super().__init__(*args, **kwargs)
        self.network: str | None = None
        self._all = connections
        self._proxies = proxies
        self._running: RequestResponseCycle | None = None
        self._is_begun = False  # a request has begun and is not whole
        self._is_head = False  # and its headers are not
        self._n_bytes = 0
        self._n_headers = 0
        self._header_bytes = 0

    # The connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Come in, if there is room."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self.network = None if host in self._proxies else http_headers.network_of(host)
        if not self._all.enter(self, len(self.connections)):
            self.network = None  # it was not counted
            self.hang_up()

    def connection_lost(self, exc: Exception | None) -> None:
        """End, and let whoever writes the answer know: of pipelined requests uvicorn would tell
        only the last."""
        self._all.leave(self)
        self._unset_keepalive_if_required()
        if self._running is not None and not self._running.response_complete:
            self._running.disconnected = True
            self._running.message_event.set()
        self.pipeline.clear()
        super().connection_lost(exc)

    def hang_up(self) -> None:
        """Close at once, without a word."""
        self.transport.abort()

    def time_out(self) -> None:
        """Say that the request took too long, and close."""
        if self._is_begun:
            self._refuse(ServerError("incomplete-request", limit=REQUEST_SECONDS))
        else:
            self.transport.close()

    def pause_writing(self) -> None:
        """The client does not read its answer."""
        super().pause_writing()
        self._all.stall(self)

    def resume_writing(self) -> None:
        """It reads on."""
        super().resume_writing()
        self._all.flow(self)

    # What arrives

    def data_received(self, data: bytes) -> None:
        """Read requests, or a part of one."""
        for begin in range(0, len(data), PIECE_BYTES):
            if self.transport.is_closing():
                return
            piece = data if len(data) <= PIECE_BYTES else data[begin : begin + PIECE_BYTES]
            try:
                self._read(piece)
            except httptools.HttpParserUpgrade as upgrade:
                self._upgrade(data[begin + upgrade.args[0] :])
                return
            except httptools.HttpParserError as error:
                self._refuse(_reason(error))
                return
            except ServerError as error:
                self._refuse(error)
                return
        if self._is_begun:
            self._all.hold(self, self._n_bytes)

    def _read(self, piece: bytes) -> None:
        """Parse a piece, and count it: the parser tells of a header only when it is whole."""
        self.parser.feed_data(piece)
        self._n_bytes += len(piece)
        if self._is_begun and not self._is_head:
            if self._n_bytes > REQUEST_BYTES:
                raise ServerError("too-large", limit=BODY_BYTES)
        elif self._n_bytes > HEAD_BYTES:
            raise _large_headers()

    def _upgrade(self, behind: bytes) -> None:
        """Hand the connection on, and what came behind the request."""
        if not self._should_upgrade():
            return  # it is answered as if no upgrade had been asked for
        if self.cycle is not None and not self.cycle.response_complete:
            self.transport.close()  # two would write to it
            return
        self._all.leave(self)
        self.handle_websocket_upgrade()
        if behind:
            frames: Any = self.transport.get_protocol()
            frames.data_received(behind)

    # What the parser finds

    def on_message_begin(self) -> None:
        """A request begins."""
        self._unset_keepalive_if_required()
        super().on_message_begin()
        self._is_begun = self._is_head = True
        self._n_bytes = self._n_headers = self._header_bytes = 0
        self._all.wait(self)

    def on_url(self, url: bytes) -> None:
        """A part of the address."""
        super().on_url(url)
        if len(self.url) > LINE_BYTES:
            raise ServerError("long-address", limit=LINE_BYTES)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header, or a trailer of a chunked body."""
        size = len(name) + len(value)
        self._n_headers += 1
        self._header_bytes += size
        if (
            size > LINE_BYTES
            or self._n_headers > MOST_HEADERS
            or self._header_bytes > HEADERS_BYTES
        ):
            raise _large_headers()
        if self._is_head:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """All headers are there: the request can be looked at."""
        if len(self.pipeline) >= PIPELINED:
            raise ServerError("too-many-requests")
        super().on_headers_complete()
        self._is_head = False

    def on_message_complete(self) -> None:
        """The request is whole."""
        self._is_begun = False
        self._n_bytes = 0
        super().on_message_complete()
        if self.cycle is not None and not self.cycle.response_complete:
            self._all.serve(self)

    # Answering

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        """An answer is sent: go on with the next request, or wait for it."""
        super().on_response_complete()
        if self._is_begun:
            self._unset_keepalive_if_required()  # the next is on its way
        elif self.cycle.response_complete:
            self._all.wait(self)

    def _refuse(self, error: ServerError) -> None:
        """Say why a request can't be read, unless it or another is being answered, and hang up."""
        cycle = self.cycle
        is_body = self._is_begun and not self._is_head
        if is_body and cycle is not None and not cycle.response_started:
            cycle.disconnected = True  # whoever waits for the body, and would answer
            cycle.message_event.set()
            can_answer = True
        else:
            can_answer = not is_body and (cycle is None or cycle.response_complete)
        if can_answer:
            self.transport.write(b"".join(self._answer(error)))
        self.transport.close()

    def _answer(self, error: ServerError) -> Iterator[bytes]:
        accepted = dict(self.headers or ()).get(b"accept-language", b"").decode("latin-1")
        body = msgspec.json.encode(Problem.of(error, http_headers.first_language(accepted)))
        yield STATUS_LINE[error.status]
        for name, value in self.server_state.default_headers:
            yield b"%s: %s\r\n" % (name, value)
        yield b"content-type: application/json\r\nconnection: close\r\n"
        yield b"content-length: %d\r\n\r\n" % len(body)
        yield body


def _large_headers() -> ServerError:
    return ServerError("large-headers", most=MOST_HEADERS, limit=HEADERS_BYTES)


def _reason(error: httptools.HttpParserError) -> ServerError:
    """Why the parser stopped: our own refusal, or something it can't read."""
    cause = error.__context__
    return cause if isinstance(cause, ServerError) else ServerError("bad-http")
