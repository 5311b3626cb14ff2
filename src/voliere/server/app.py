"""The application: routes, what is checked before each, and how refusals are answered."""

from __future__ import annotations

import asyncio
import logging
import re
from time import perf_counter
from typing import Any

from litestar import Litestar, Router
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.response import Response
from litestar.status_codes import HTTP_401_UNAUTHORIZED, HTTP_429_TOO_MANY_REQUESTS
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from voliere.games.errors import VoliereError
from voliere.server import openapi
from voliere.server.bodies import Problem
from voliere.server.errors import RETRY_SECONDS, ServerError, status_of
from voliere.server.net import http_headers
from voliere.server.net.limits import BODY_BYTES, RECORD_BYTES
from voliere.server.net.plain_request import PlainRequest
from voliere.server.net.table_socket import serve_table
from voliere.server.net.wire import wire_of
from voliere.server.people import scopes
from voliere.server.people.scopes import needs
from voliere.server.routes import (
    analyses,
    bots,
    dependencies,
    docs,
    games,
    lessons,
    mistakes,
    my_games,
    operation,
    people,
    replays,
    reports,
    sheets,
    statistics,
    tables,
    web,
)
from voliere.server.routes.dependencies import Asked
from voliere.server.services import Services

_log = logging.getLogger("voliere.app")

WRITES = {"POST", "PUT", "PATCH", "DELETE"}
NO_ROUTE = "none"  # of a request that nothing answers to
TABLE_SOCKET = re.compile(r"/api/v1/tables/(?P<table_id>[^/]+)/socket")


class Application:
    """The framework, and around it what must not cost what it would inside: the tables' sockets,
    and the headers that keep a browser safe on every HTTP answer."""

    def __init__(self, routes: ASGIApp, services: Services) -> None:
        self._routes = routes
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a table's socket, or pass a request on; until the server stops."""
        try:
            await self._serve(scope, receive, send)
        except asyncio.CancelledError:
            if not self._services.is_closing:
                raise

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._routes(scope, receive, self._dressing(scope, send))
        elif socket := TABLE_SOCKET.fullmatch(scope["path"]):
            wire = wire_of(scope, receive, send)
            await serve_table(wire, ASGIConnection(scope), socket["table_id"], self._services)
        else:
            await self._routes(scope, receive, send)

    def _dressing(self, scope: Scope, send: Send) -> Send:
        begun = perf_counter()
        wanted = http_headers.SECURE_HEADERS if scope["scheme"] == "https" else http_headers.HEADERS

        async def dress(message: Message) -> None:
            if message["type"] == "http.response.start":
                metrics = self._services.metrics
                metrics.requests.labels(message["status"]).inc()
                route = scope.get("path_template") or NO_ROUTE
                metrics.request_seconds.labels(route).observe(perf_counter() - begun)
                headers = MutableScopeHeaders.from_message(message)
                for name, value in wanted.items():
                    headers.setdefault(name, value)
            await send(message)

        return dress


def make_app(services: Services) -> ASGIApp:
    """The ASGI application on these services; whoever runs it opens and closes them."""
    return Application(make_routes(services), services)  # type: ignore[return-value]


def make_routes(services: Services) -> Litestar:
    """All that can be asked by a request."""

    async def check_request(request: Asked) -> None:
        """Count the request, and refuse what a foreign page may have caused, or what whoever asks
        may not ask."""
        http_headers.check_host(request, services.hosts)
        now = services.clock.now()
        address = http_headers.address_of(request)
        services.limits.requests.take(address, now)
        if request.method in WRITES:
            services.limits.writes.take(address, now)
            is_for_programs = request.route_handler.opt.get("programs", False)
            http_headers.check_write_origin(
                request, services.settings.origins, is_for_programs=is_for_programs
            )
        await scopes.check_request(services, request)

    async def check_page_request(request: Asked) -> None:
        """Count a file of the page: one visit asks for many, and they cost little."""
        http_headers.check_host(request, services.hosts)
        services.limits.pages.take(http_headers.address_of(request), services.clock.now())
        await scopes.check_request(services, request)

    api = Router(
        "/api/v1",
        before_request=check_request,
        route_handlers=[
            *games.HANDLERS,
            *lessons.HANDLERS,
            *people.HANDLERS,
            *tables.HANDLERS,
            *reports.HANDLERS,
            *my_games.HANDLERS,
            *replays.HANDLERS,
            *analyses.HANDLERS,
            *mistakes.HANDLERS,
            *statistics.HANDLERS,
            *bots.HANDLERS,
            *docs.HANDLERS,
            *sheets.HANDLERS,
        ],
    )
    return Litestar(
        route_handlers=[
            api,
            Router("/", route_handlers=operation.HANDLERS, before_request=check_request),
            Router("/", route_handlers=web.HANDLERS, before_request=check_page_request),
        ],
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "visitor": Provide(dependencies.visitor),
        },
        exception_handlers={
            VoliereError: _refuse,
            HTTPException: _refuse_http,
            Exception: _apologise,
        },
        request_class=PlainRequest,
        request_max_body_size=BODY_BYTES,
        openapi_config=openapi.config(
            Router(
                openapi.PATH,
                route_handlers=[],
                before_request=check_request,
                include_in_schema=False,
                **needs("open"),
            )
        ),
        logging_config=None,
    )


def _answer(request: Asked, error: VoliereError, status: int) -> Response[Problem]:
    lang = http_headers.language_of(request)
    headers = {}
    if status == HTTP_401_UNAUTHORIZED:
        headers["WWW-Authenticate"] = f'Bearer realm="voliere", error="{error.code}"'
    elif status == HTTP_429_TOO_MANY_REQUESTS:
        seconds = error.retry_after if isinstance(error, ServerError) else RETRY_SECONDS
        headers["Retry-After"] = str(seconds)
    return Response(
        Problem.of(error, lang),
        status_code=status,
        headers=headers,
        media_type="application/json",
    )


def _refuse(request: Asked, error: VoliereError) -> Response[Problem]:
    return _answer(request, error, status_of(error))


def _refuse_http(request: Asked, error: HTTPException) -> Response[Problem]:
    """Refusals of the framework, in our words."""
    if error.status_code == 404:
        known = ServerError("not-found")
    elif error.status_code == 405:
        known = ServerError("bad-method")
    elif error.status_code == 413:
        known = ServerError("too-large", limit=_largest(request))
    elif isinstance(error, ValidationException) or error.status_code < 500:
        known = ServerError("bad-message", what=_what(error))
    else:
        _log.error("the framework failed", exc_info=error)
        known = ServerError("internal")
    return _answer(request, known, known.status)


def _largest(request: Asked) -> int:
    """How large the body of such a request may be (bytes)."""
    return RECORD_BYTES if request.scope["path"].endswith(("/replays", "/analyses")) else BODY_BYTES


def _what(error: HTTPException) -> str:
    """Which part of a request is wrong."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first: dict[str, Any] = extra[0]
        where = f"{first['key']}: " if first.get("key") else ""
        return f"{where}{first.get('message', '')}"
    return str(error.detail)


def _apologise(request: Asked, error: Exception) -> Response[Problem]:
    _log.error("a request could not be answered", exc_info=error)
    known = ServerError("internal")
    return _answer(request, known, known.status)
