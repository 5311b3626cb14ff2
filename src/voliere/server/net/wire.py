"""What a table's socket needs of the connection beneath it, and how a plain ASGI server gives it.

Our own `WebSocketProtocol` is such a wire itself, and hands itself to the application in the scope.
On plain uvicorn there is none: then messages go through ASGI's `receive` and `send`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

EXTENSION = "voliere.wire"


class Wire(Protocol):
    """A WebSocket on the server's side. Whatever sends raises OSError once nothing can be sent."""

    @property
    def is_ready(self) -> bool:
        """Whether a message can be written without waiting."""
        ...

    def write(self, data: bytes) -> None:
        """Send a text message without waiting; only while it is ready."""
        ...

    async def send(self, message: Any) -> None:
        """Send an event of ASGI."""
        ...

    async def receive(self) -> Any:
        """The next event of ASGI."""
        ...

    async def frame(self) -> str | bytes | None:
        """The next message; None when there will be no more."""
        ...

    def wake(self) -> None:
        """Tell who waits for a message that none will come."""
        ...

    def forget_handshake(self) -> None:
        """The handshake is over: let go of what it was about."""
        ...

    def hang_up(self) -> None:
        """Close at once, without a word."""
        ...


class PlainWire:
    """A WebSocket through ASGI alone. It is never ready: every message waits in the outbox of its
    `TableSocket` until the server beneath has taken the one before."""

    is_ready = False

    def __init__(
        self, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]
    ) -> None:
        self._receive = receive
        self._send = send
        self._woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def write(self, data: bytes) -> None:
        """Never called, since it is never ready."""
        raise NotImplementedError

    async def send(self, message: Any) -> None:
        """Send an event of ASGI; OSError if nothing can be sent any more."""
        try:
            await self._send(message)
        except RuntimeError as error:  # uvicorn's answer where it has closed the socket by itself
            raise ConnectionError("closed") from error

    async def receive(self) -> Any:
        """The next event of ASGI."""
        return await self._receive()

    async def frame(self) -> str | bytes | None:
        """The next message; None when there will be no more."""
        receiving = asyncio.ensure_future(self._receive())
        try:
            await asyncio.wait((receiving, self._woken), return_when=asyncio.FIRST_COMPLETED)
            event: Any = receiving.result() if receiving.done() else {"type": "woken"}
        finally:
            receiving.cancel()
        if event["type"] != "websocket.receive":
            return None
        text: str | None = event.get("text")
        return text if text is not None else event["bytes"]

    def wake(self) -> None:
        """Tell who waits for a message that none will come."""
        if not self._woken.done():
            self._woken.set_result(None)

    def forget_handshake(self) -> None:
        """Nothing is held here."""

    def hang_up(self) -> None:
        """Left to uvicorn, which closes when the application has ended, or finds by its pings that
        nobody is there."""


def wire_of(scope: Any, receive: Any, send: Any) -> Wire:
    """The connection that a server has handed to the application, or one through ASGI."""
    ours = scope.get("extensions", {}).pop(EXTENSION, None)  # which has the scope in turn
    return PlainWire(receive, send) if ours is None else ours["wire"]
