"""WebSockets as uvicorn speaks them, with short cuts for many small text messages.

What is usual goes straight through: whole unfragmented text frames in, text frames out, everything
said in one turn of the event loop in one write. Whatever else comes (control frames, fragments,
frames in several pieces, faults) is left to uvicorn and its protocol library. However many come in
or are spoken to at once, a turn of the loop serves only some of them.
"""

from __future__ import annotations

import asyncio
from collections import deque
from struct import Struct
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.protocol import State

from voliere.server.net.slices import Slices
from voliere.server.net.wire import EXTENSION

MOST_WAITING = 16  # messages taken in before the table has looked at them
HANDSHAKES_A_TURN = 8
WRITES_A_TURN = 64
EARLY_BYTES = 64 * 1024  # that a client may send before its handshake is answered
NO_HANDSHAKE = b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
NOT_TEXT = 1007  # the close code of a text message that is no text

_LAST, _TEXT, _MASKED = 0x80, 0x01, 0x80
_MASK = 4
_HEAD, _LONG_HEAD, _LONGEST_HEAD = Struct(">BB"), Struct(">BBH"), Struct(">BBQ")


class Inbox:
    """What came in for one reader, in order: as much of `asyncio.Queue` as uvicorn needs, at a
    fraction of its cost a message."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        """Add an event, and wake the reader."""
        self._events.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def coming(self) -> asyncio.Future[None]:
        """Done as soon as there is an event."""
        self._reader = self._loop.create_future()
        return self._reader

    def take(self) -> Any:
        """The oldest event; there must be one."""
        return self._events.popleft()

    async def get(self) -> Any:
        """The oldest event, as soon as there is one."""
        while not self._events:
            await self.coming()
        return self.take()

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._events

    def qsize(self) -> int:
        """How much waits."""
        return len(self._events)


class Rounds:
    """What all connections of a server do in slices: shake hands, and write."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.handshakes = Slices(loop, HANDSHAKES_A_TURN)
        self.writes = Slices(loop, WRITES_A_TURN)


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A connection, and a `Wire`; the application finds it in the scope's extensions."""

    def __init__(self, *args: Any, rounds: Rounds, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._inbox = Inbox(self.loop)
        self.queue = self._inbox  # type: ignore[assignment]
        self._rounds = rounds
        self._request: bytes | None = None
        self._early: list[bytes] = []  # what came before the handshake was answered
        self._out: list[bytes] = []
        self._is_plain = True  # nothing that came so far has ended in the middle of a message

    # Coming in

    def handle_connect(self, event: Any) -> None:
        """Let the application find this connection."""
        super().handle_connect(event)
        if event is not None and hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = {"wire": self}  # type: ignore[index]

    def data_received(self, data: bytes) -> None:
        """Take whole text frames in at once; leave the rest to the library. First comes the
        request, as a whole; no frame is looked at before it is answered."""
        if not self.handshake_complete:
            self._take_early(data)
            return
        if self._is_plain and self.conn.state is State.OPEN:
            texts = whole_texts(data, self.config.ws_max_size)
            if texts is not None:
                for text in texts:
                    self._take(text)
                return
            self._is_plain = ends_with_a_message(data)
        super().data_received(data)

    def _take_early(self, data: bytes) -> None:
        if self._request is None:
            self._request = data
            self._rounds.handshakes.add(self._shake_hands)
            return
        self._early.append(data)
        if sum(map(len, self._early)) > EARLY_BYTES:
            self.transport.abort()

    def _shake_hands(self) -> None:
        request, self._request = self._request, b""
        if self.disconnected:
            return
        super().data_received(request or b"")
        if not self.handshake_initiated:  # the library could not read the request
            self.transport.write(NO_HANDSHAKE)
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message on; hang up on a text that is none."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(NOT_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def forget_handshake(self) -> None:
        """The handshake is over: let go of what it was about."""
        del self.request, self.response
        self.scope["headers"] = []

    def wake(self) -> None:
        """Tell who waits for a message that none will come."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1005})

    async def frame(self) -> str | bytes | None:
        """The next message; None when there will be no more."""
        inbox = self._inbox
        while inbox.empty():
            await inbox.coming()
        event: Any = inbox.take()
        if self.read_paused and inbox.empty():
            self.read_paused = False
            self.transport.resume_reading()
        if isinstance(event, str):
            return event
        if event["type"] != "websocket.receive":
            return None
        text: str | None = event.get("text")
        return text if text is not None else event["bytes"]

    def _take(self, text: str) -> None:
        if self.close_sent:
            return
        self._inbox.put_nowait(text)
        if not self.read_paused and self._inbox.qsize() >= MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """End, and leave nothing behind that only the garbage collector would find."""
        super().connection_lost(exc)
        self.conn.parser.close()

    # Going out

    @property
    def is_ready(self) -> bool:
        """Whether a message can be written without waiting."""
        return (
            self.writable.is_set()
            and self.handshake_complete
            and not self.close_sent
            and not self.disconnected
        )

    def write(self, data: bytes) -> None:
        """Send a text message, together with whatever else is said in this turn of the loop."""
        if not self._out:
            self._rounds.writes.add(self.flush)
        self._out.append(head(len(data)))
        self._out.append(data)

    def flush(self) -> None:
        """Send what was said."""
        if not self._out:
            return
        out, self._out = self._out, []
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(out))

    async def send(self, message: Any) -> None:
        """Send by way of the library, after what was said before; ClientDisconnected if nothing
        can be sent any more."""
        self.flush()
        await self.writable.wait()
        if self.close_sent or self.disconnected or self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # refused; uvicorn would call it forgotten
        elif message["type"] == "websocket.accept" and self._early:
            early, self._early = self._early, []
            self.data_received(b"".join(early))

    def hang_up(self) -> None:
        """Close at once, without a word."""
        self.transport.abort()

    def shutdown(self) -> None:
        """Close, after what was said before."""
        self.flush()
        super().shutdown()


def head(length: int) -> bytes:
    """The head of a text frame from a server.

    >>> head(5).hex(), head(300).hex()
    ('8105', '817e012c')
    """
    if length < 126:
        return _HEAD.pack(_LAST | _TEXT, length)
    if length < 1 << 16:
        return _LONG_HEAD.pack(_LAST | _TEXT, 126, length)
    return _LONGEST_HEAD.pack(_LAST | _TEXT, 127, length)


def whole_texts(data: bytes, limit: int) -> list[str] | None:
    """The messages, if the data are nothing but whole text frames of a client; otherwise None."""
    texts = []
    at = 0
    while at < len(data):
        end, begin = frame_end(data, at)
        if end is None or data[at] != _LAST | _TEXT or not data[at + 1] & _MASKED:
            return None
        if end > len(data) or end - begin > limit:
            return None
        try:
            texts.append(apply_mask(data[begin:end], data[begin - _MASK : begin]).decode())
        except UnicodeDecodeError:
            return None
        at = end
    return texts


def is_text(data: bytes) -> bool:
    """Whether these bytes are text."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def ends_with_a_message(data: bytes) -> bool:
    """Whether data that begin with a frame end with one, and no message is left unfinished."""
    at = 0
    while at < len(data):
        end, _ = frame_end(data, at)
        if end is None or end > len(data) or not data[at] & _LAST:
            return False
        at = end
    return True


def frame_end(data: bytes, at: int) -> tuple[int | None, int]:
    """Where the frame that begins at `at` ends and where its payload begins; None while its head
    is not there."""
    if len(data) < at + 2:
        return None, 0
    length = data[at + 1] & 0x7F
    begin = at + 2
    if length >= 126:
        width = 2 if length == 126 else 8
        if len(data) < begin + width:
            return None, 0
        length = int.from_bytes(data[begin : begin + width])
        begin += width
    if data[at + 1] & _MASKED:
        begin += _MASK
    return begin + length, begin
