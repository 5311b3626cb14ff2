"""Run a server: uvicorn with the settings that live tables need."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

import uvicorn

from voliere.server.app import make_app
from voliere.server.errors import ServerError
from voliere.server.garbage import leave_the_old_alone
from voliere.server.limits import FRAME_BYTES
from voliere.server.office import Office
from voliere.server.settings import Settings
from voliere.server.upgrade import HttpProtocol
from voliere.server.wire import Rounds, TableProtocol

BACKLOG = 2048
SEND_BUFFER = 64 * 1024
STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)


class TableServer(uvicorn.Server):
    """A uvicorn server that says goodbye before it hangs up."""

    def __init__(self, office: Office, loop: asyncio.AbstractEventLoop) -> None:
        self._office = office
        config = uvicorn.Config(
            make_app(office),  # type: ignore[arg-type]
            http=HttpProtocol,
            ws=partial(TableProtocol, rounds=Rounds(loop)),  # type: ignore[arg-type]
            ws_max_size=2 * FRAME_BYTES,  # what is over our own limit can still be answered
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_graceful_shutdown=5,
            log_config=None,
            access_log=False,
            server_header=False,
            lifespan="off",
        )
        super().__init__(config)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop in good order when told to; uvicorn would raise the signal again, and the process
        would die before the office is closed."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {one: signal.signal(one, self.handle_exit) for one in STOP_SIGNALS}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody that the server goes, then close."""
        await self._office.say_goodbye()
        await super().shutdown(sockets)


def listen_at(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any that is free. ServerError if it can't be."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends small answers without waiting for more to say only where TCP is named.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Its connections inherit this: who never reads holds so much of the system's memory, and
        # not the megabytes it would lend by itself.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listening.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise ServerError("port-taken", host=host, port=port, reason=reason) from error
    return listening


async def serve(office: Office, ready: Callable[[str], None]) -> None:
    """Serve until told to stop; `ready` is called with the address once it answers."""
    listening = listen_at(office.settings.host, office.settings.port)
    try:
        await office.open()
        leave_the_old_alone()
        loop = asyncio.get_running_loop()
        server = TableServer(office, loop)
        host, port = listening.getsockname()[:2]
        shown = f"[{host}]" if ":" in host else host
        loop.call_soon(ready, f"http://{shown}:{port}")
        await server.serve(sockets=[listening])
    finally:
        await office.close()
        listening.close()


def new_event_loop() -> asyncio.AbstractEventLoop:
    """The quickest event loop there is: uvloop, except where it does not exist."""
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    import uvloop

    loop: asyncio.AbstractEventLoop = uvloop.new_event_loop()
    return loop


def run(settings: Settings, ready: Callable[[str], None]) -> None:
    """Run a server process until it is told to stop."""

    async def main() -> None:
        await serve(Office(settings), ready)

    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(main())
