"""Run a server: uvicorn with the settings that live tables need."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn

from voliere.server.app import make_app
from voliere.server.errors import ServerError
from voliere.server.garbage import leave_the_old_alone
from voliere.server.net.connections import Connections
from voliere.server.net.descriptors import most_connections
from voliere.server.net.transport import configure
from voliere.server.services import Services
from voliere.server.settings import Settings

BACKLOG = 2048
LAST_ANSWERS_SECONDS = 0.5  # for what is being answered when the server is told to stop
STEP_SECONDS = 0.02
TICKS_A_SECOND = 10  # of uvicorn's main loop
SEND_BUFFER = 64 * 1024
STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)


class TableServer(uvicorn.Server):
    """A uvicorn server that says goodbye before it hangs up."""

    def __init__(self, services: Services, loop: asyncio.AbstractEventLoop) -> None:
        self._services = services
        most_open = most_connections()
        self._connections = Connections(services.limits, most_open, loop.time)
        super().__init__(
            configure(
                make_app(services),
                self._connections,
                most_open,
                loop,
                is_plain=services.settings.plain_uvicorn,
            )
        )

    async def on_tick(self, counter: int) -> bool:
        """Look every second for clients that take too long."""
        if counter % TICKS_A_SECOND == 0:
            self._connections.sweep()
        return await super().on_tick(counter)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop in good order when told to; uvicorn would raise the signal again, and the process
        would die before the services are closed."""
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
        """Take in nobody any more, tell everybody that the server goes, let what is being answered
        come to its end, then hang up."""
        for server in self.servers:
            server.close()
        await self._services.say_goodbye()
        for connection in list(self.server_state.connections):
            connection.shutdown()
        await self._last_answers()
        for connection in list(self.server_state.connections):
            connection.transport.abort()
        for task in list(self.server_state.tasks):
            task.cancel()
        await self._last_answers()
        await super().shutdown(sockets)

    async def _last_answers(self) -> None:
        """Return when nothing is being answered, or has been for too long."""
        state = self.server_state
        for _ in range(int(LAST_ANSWERS_SECONDS / STEP_SECONDS)):
            if not state.connections and not state.tasks:
                return
            await asyncio.sleep(STEP_SECONDS)


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


async def serve(services: Services, ready: Callable[[str], None]) -> None:
    """Serve until told to stop; `ready` is called with the address once it answers."""
    sockets = [listen_at(services.settings.host, services.settings.port)]
    try:
        if services.settings.metrics:
            sockets.append(listen_at(*host_and_port(services.settings.metrics)))
            services.metrics_port = sockets[1].getsockname()[1]
        await services.open()
        leave_the_old_alone()
        loop = asyncio.get_running_loop()
        host, port = sockets[0].getsockname()[:2]
        shown = f"[{host}]" if ":" in host else host
        loop.call_soon(ready, f"http://{shown}:{port}")
        await _serve(TableServer(services, loop), sockets)
    finally:
        await services.close()
        for listening in sockets:
            listening.close()


async def _serve(server: TableServer, sockets: list[socket.socket]) -> None:
    try:
        await server.serve(sockets=sockets)
    except asyncio.CancelledError:  # told to stop, too
        await server.shutdown(sockets)
        raise


def host_and_port(address: str) -> tuple[str, int]:
    """Where an `address:port` is; a port alone is one of this machine only. ServerError if it is
    neither.

    >>> host_and_port("[::1]:9100"), host_and_port("9100")
    (('::1', 9100), ('127.0.0.1', 9100))
    """
    host, _, port = address.rpartition(":")
    if not port.isdecimal():
        raise ServerError("bad-setting", setting="VOLIERE_METRICS", value=address)
    return host.strip("[]") or "127.0.0.1", int(port)


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
        await serve(Services(settings), ready)

    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(main())
