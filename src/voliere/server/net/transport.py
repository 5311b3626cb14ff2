"""How the server speaks HTTP and WebSocket: by protocols of our own, or by those of plain uvicorn.

Ours (`http_protocol`, `websocket_protocol`) build on inner parts of uvicorn, which any release may
change. So pyproject bounds the versions, what ours stand on is looked at before they are used, and
where it is not as expected, or `VOLIERE_PLAIN_UVICORN` says so, the server runs on plain uvicorn.
Everything works there as well; what is lost are the short cuts for many small messages, and the
limits on slow and half requests, pipelining, and connections an address.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from voliere.server.net.connections import Connections
from voliere.server.net.limits import FRAME_BYTES, HEADERS_BYTES, LINE_BYTES

_log = logging.getLogger("voliere.transport")

IDLE_SECONDS = 5  # that a connection may be silent between two requests

# What our protocols use of those they build on, beside what `asyncio.Protocol` has.
OF_HTTP = (
    "client",
    "connections",
    "cycle",
    "handle_websocket_upgrade",
    "headers",
    "on_header",
    "on_headers_complete",
    "on_message_begin",
    "on_message_complete",
    "on_response_complete",
    "on_url",
    "parser",
    "pipeline",
    "server_state",
    "transport",
    "_should_upgrade",
    "_start_asgi_task",
    "_unset_keepalive_if_required",
)
OF_WEBSOCKETS = (
    "close_sent",
    "config",
    "conn",
    "curr_msg_data_type",
    "disconnected",
    "frames",
    "handle_connect",
    "handle_parser_exception",
    "handshake_complete",
    "handshake_initiated",
    "loop",
    "queue",
    "read_paused",
    "receive",
    "send",
    "send_receive_event_to_app",
    "shutdown",
    "transport",
    "writable",
)


class PartsChangedError(Exception):
    """Something in uvicorn is not as our protocols expect it."""


def configure(
    app: Any,
    connections: Connections,
    most_open: int,
    loop: asyncio.AbstractEventLoop,
    *,
    is_plain: bool,
) -> uvicorn.Config:
    """The settings of uvicorn for an application; `connections` is told of those that our own HTTP
    takes in, `most_open` is how many there may be in all."""
    if is_plain:
        _log.warning("on plain uvicorn, as the settings say: fewer limits, more CPU time a move")
        return plain(app, most_open)
    try:
        return ours(app, connections, loop)
    except (ImportError, AttributeError, TypeError, PartsChangedError) as error:
        _log.warning(
            "on plain uvicorn, since this version is not as expected: "
            "fewer limits, more CPU time a move",
            extra={"why": repr(error), "version": uvicorn.__version__},
        )
        return plain(app, most_open)


def plain(app: Any, most_open: int) -> uvicorn.Config:
    """uvicorn as it comes, with as many of our limits as it has settings for: h11 bounds the head
    of a request, the application its body."""
    return _config(
        app,
        http="h11",
        h11_max_incomplete_event_size=LINE_BYTES + HEADERS_BYTES,
        ws="websockets-sansio",
        limit_concurrency=most_open,
    )


def ours(app: Any, connections: Connections, loop: asyncio.AbstractEventLoop) -> uvicorn.Config:
    """uvicorn with our own protocols; an error if they would not run on it."""
    # Here, since the modules beneath them may have gone.
    from uvicorn.middleware.proxy_headers import _TrustedHosts

    from voliere.server.net.http_protocol import HttpProtocol
    from voliere.server.net.websocket_protocol import Rounds, WebSocketProtocol

    config = _config(app, http="httptools", ws="websockets-sansio")
    proxies = _TrustedHosts(config.forwarded_allow_ips)
    http = partial(HttpProtocol, connections=connections, proxies=proxies)
    websockets = partial(WebSocketProtocol, rounds=Rounds(loop))
    config.http = http  # type: ignore[assignment]
    config.ws = websockets  # type: ignore[assignment]
    config.load()
    made: dict[str, Any] = {"config": config, "server_state": ServerState(), "app_state": {}}
    _check(http(**made), OF_HTTP)
    _check(websockets(**made), OF_WEBSOCKETS)
    return config


def _check(protocol: object, needed: tuple[str, ...]) -> None:
    """Raise PartsChangedError if a connection lacks something."""
    if missing := [name for name in needed if not hasattr(protocol, name)]:
        raise PartsChangedError(f"{type(protocol).__name__} lacks {', '.join(missing)}")


def _config(app: Any, **how: Any) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        ws_max_size=2 * FRAME_BYTES,  # what is over our own limit can still be answered
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=IDLE_SECONDS,
        timeout_graceful_shutdown=1,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="off",
        **how,
    )
