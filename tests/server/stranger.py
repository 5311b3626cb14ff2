"""A stranger at the door who speaks HTTP and WebSocket by hand, as badly as wanted."""

from __future__ import annotations

import asyncio
import socket
import struct
from contextlib import suppress
from typing import Self

GONE = (ConnectionError, asyncio.IncompleteReadError, TimeoutError)
KEY = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
RESET = struct.pack("ii", 1, 0)  # to linger for no time at all is to hang up with a reset


class Stranger:
    """One raw connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def come(cls, address: str, source: str = "127.0.0.1") -> Self:
        host, port = address.removeprefix("http://").split(":")
        return cls(*await asyncio.open_connection(host, int(port), local_addr=(source, 0)))

    async def say(self, *pieces: bytes) -> None:
        """Send pieces, each in a packet of its own; whether anybody listens is no matter."""
        with suppress(*GONE):
            for piece in pieces:
                self.writer.write(piece)
                await self.writer.drain()
                await asyncio.sleep(0)

    async def hear(self, seconds: float = 30) -> bytes:
        """All that is said until the server hangs up."""
        heard = b""
        with suppress(*GONE):
            async with asyncio.timeout(seconds):
                while piece := await self.reader.read(65536):
                    heard += piece
        return heard

    async def status(self) -> int:
        """The status of the next answer; 0 if the server hangs up instead."""
        try:
            async with asyncio.timeout(60):
                head = await self.reader.readuntil(b"\r\n\r\n")
        except GONE:
            return 0
        return int(head.split()[1])

    def end(self) -> None:
        """Say that nothing more will come, and listen on."""
        with suppress(OSError):
            self.writer.write_eof()

    def reset(self) -> None:
        """Hang up as if the line was cut."""
        with suppress(OSError):
            one = self.writer.get_extra_info("socket")
            one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        self.writer.transport.abort()

    def leave(self) -> None:
        """Hang up politely."""
        self.writer.close()


async def ask(address: str, *pieces: bytes) -> int:
    """The status that the answer to a raw request has; 0 for none."""
    stranger = await Stranger.come(address)
    await stranger.say(*pieces)
    status = await stranger.status()
    stranger.leave()
    return status


def request(address: str, method: str, target: bytes, *headers: str, body: bytes = b"") -> bytes:
    """A request in bytes."""
    host = address.removeprefix("http://")
    lines = [f"Host: {host}", f"Origin: {address}", *headers]
    if body:
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    head = "".join(f"{line}\r\n" for line in lines)
    return b"%s %s HTTP/1.1\r\n%s\r\n%s" % (method.encode(), target, head.encode(), body)


def handshake(address: str, table_id: str, token: str, *headers: str) -> bytes:
    """A handshake for the socket of a table."""
    upgrade = ("Upgrade: websocket", "Connection: Upgrade", KEY, "Sec-WebSocket-Version: 13")
    bearer = f"Authorization: Bearer {token}"
    target = f"/api/v1/tables/{table_id}/socket".encode()
    return request(address, "GET", target, *upgrade, bearer, *headers)


def frame(payload: bytes, head: int = 0x81, *, is_masked: bool = True) -> bytes:
    """A frame; the mask changes nothing."""
    mask = bytes(4) if is_masked else b""
    bit = 0x80 if is_masked else 0
    if len(payload) < 126:
        return bytes((head, bit | len(payload))) + mask + payload
    return bytes((head, bit | 126)) + struct.pack(">H", len(payload)) + mask + payload
