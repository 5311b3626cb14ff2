"""Load on a WebSocket server from one process: bare sockets that cost little themselves.

The servers measured get one core, this the other; what a server spends is read from its own CPU
time, so that a figure is there even when the machine is busy with something else.
"""

from __future__ import annotations

import asyncio
import base64
import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
LOOPBACK = "127.0.0.1"


class Socket(asyncio.Protocol):
    """A WebSocket client that takes and gives text messages."""

    def __init__(self, path: str, headers: dict[str, str], hear: Callable[[bytes], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._path = path
        self._headers = headers
        self._hear = hear
        self._buffer = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Shake hands."""
        self.transport: asyncio.Transport = transport  # type: ignore[assignment]
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {self._path} HTTP/1.1",
            "Host: 127.0.0.1",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *(f"{name}: {value}" for name, value in self._headers.items()),
        ]
        self.transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        """Take messages in."""
        buffer = self._buffer + data if self._buffer else data
        if not self.opened.done():
            head, found, buffer = buffer.partition(b"\r\n\r\n")
            if not found:
                self._buffer = head
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self.opened.set_result(None)
        at, size = 0, len(buffer)
        while size - at >= 2:
            length, begin = buffer[at + 1], at + 2
            if length == 126:
                length, begin = int.from_bytes(buffer[at + 2 : at + 4]), at + 4
            elif length == 127:
                length, begin = int.from_bytes(buffer[at + 2 : at + 10]), at + 10
            end = begin + length
            if end > size:
                break
            if buffer[at] == 0x81:
                self._hear(buffer[begin:end])
            elif buffer[at] == 0x89:
                self._send(0x8A, buffer[begin:end])
            at = end
        self._buffer = buffer[at:]

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that nobody is there."""
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed"))

    def say(self, text: bytes) -> None:
        """Send a text message."""
        self._send(0x81, text)

    def _send(self, head: int, data: bytes) -> None:
        # Masked, as a client must, with a mask that changes nothing.
        if len(data) < 126:
            self.transport.write(bytes((head, 0x80 | len(data), 0, 0, 0, 0)) + data)
        else:
            size = len(data).to_bytes(2)
            self.transport.write(bytes((head, 0xFE)) + size + b"\0\0\0\0" + data)


async def connect(
    port: int,
    path: str,
    headers: dict[str, str],
    hear: Callable[[bytes], None],
    address: str = LOOPBACK,
) -> Socket:
    """An open socket; `address` is where it comes from."""
    _, socket = await asyncio.get_running_loop().create_connection(
        lambda: Socket(path, headers, hear), LOOPBACK, port, local_addr=(address, 0)
    )
    await socket.opened
    return socket


@dataclass
class Tally:
    """What came of a load: acknowledgements, and how long each took (seconds)."""

    waits: list[float] = field(default_factory=list)
    begun: float = 0.0
    ended: float = 0.0
    cpu: float = 0.0
    stolen: float = 0.0

    @property
    def moves(self) -> int:
        """How many moves were acknowledged."""
        return len(self.waits)

    @property
    def a_second(self) -> float:
        """Moves a second."""
        return self.moves / (self.ended - self.begun)

    @property
    def cpu_micros(self) -> float:
        """Microseconds of CPU time the server spent on a move."""
        return self.cpu / self.moves * 1e6

    def percentile(self, share: float) -> float:
        """The wait, in milliseconds, that this share of moves stayed below."""
        ordered = sorted(self.waits)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000


def cpu_of(pid: int) -> float:
    """The CPU time a process has used, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def stolen_time() -> float:
    """The seconds so far in which our cores would have worked and the machine's host had them do
    something else."""
    return int(Path("/proc/stat").read_text().split()[8]) / TICKS


def memory_of(pid: int) -> int:
    """The memory a process holds, in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def now() -> float:
    """Seconds, for measuring."""
    return time.perf_counter()
