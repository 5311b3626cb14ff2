"""The bus inside one process, where there is nobody else to wake, and the one over NATS."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from voliere.extras import extra
from voliere.server.errors import ServerError
from voliere.server.interfaces import Unsubscribe


class LocalBus:
    """For a single process: what it does, it knows."""

    is_shared = False

    async def open(self) -> None:
        """Nothing to connect to."""

    async def publish(self, subject: str, data: bytes) -> None:
        """Nobody else listens."""

    async def subscribe(self, subject: str, heard: Callable[[bytes], None]) -> Unsubscribe:
        """Nothing will be heard."""

        async def unsubscribe() -> None:
            """Nothing to undo."""

        return unsubscribe

    async def close(self) -> None:
        """Nothing to disconnect."""


class NatsBus:
    """NATS between several processes."""

    is_shared = True

    def __init__(self, address: str) -> None:
        self._address = address
        self._client: Any = None

    async def open(self) -> None:
        """Connect; it reconnects by itself for ever."""
        nats = extra("nats")

        try:
            self._client = await nats.connect(
                self._address, max_reconnect_attempts=-1, allow_reconnect=True
            )
        except Exception as error:
            raise ServerError("bus-unreachable", address=self._address, reason=error) from error

    async def publish(self, subject: str, data: bytes) -> None:
        """Tell the other processes; a call that gets lost is made up for by looking regularly."""
        if self._client.is_connected:
            await self._client.publish(f"voliere.{subject}", data)

    async def subscribe(self, subject: str, heard: Callable[[bytes], None]) -> Unsubscribe:
        """Hear what any process tells about a subject."""

        async def receive(message: Any) -> None:
            heard(message.data)

        subscription = await self._client.subscribe(f"voliere.{subject}", cb=receive)

        async def unsubscribe() -> None:
            """Hear no more."""
            if self._client.is_connected:
                await subscription.unsubscribe()

        return unsubscribe

    async def close(self) -> None:
        """Send what is left, then disconnect."""
        if self._client is not None and self._client.is_connected:
            await self._client.drain()
