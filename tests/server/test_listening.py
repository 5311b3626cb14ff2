"""Where the server listens, and how its connections behave."""

from __future__ import annotations

import asyncio
import socket

import pytest

from voliere.server.errors import ServerError
from voliere.server.run import listen_at


@pytest.mark.asyncio
async def test_small_answers_do_not_wait_for_more() -> None:
    """A head and a body sent one after the other would wait 40 ms for the client's system."""
    options: list[int] = []

    def connected(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        accepted = writer.get_extra_info("socket")
        options.append(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    with listen_at("127.0.0.1", 0) as listening:
        async with await asyncio.start_server(connected, sock=listening):
            reader, writer = await asyncio.open_connection(*listening.getsockname())
            await reader.read()
            writer.close()
    assert options
    assert all(options)


def test_a_port_that_is_taken_is_named() -> None:
    with listen_at("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with pytest.raises(ServerError, match=str(port)) as refused:
            listen_at("127.0.0.1", port)
    assert refused.value.code == "port-taken"


@pytest.mark.parametrize(("host", "port"), [("127.0.0.1", 70_000), ("256.0.0.1", 0)])
def test_an_address_that_does_not_exist_is_named(host: str, port: int) -> None:
    with pytest.raises(ServerError, match=host) as refused:
        listen_at(host, port)
    assert refused.value.code == "port-taken"
