"""The application: routes, the door in front of them, and how refusals are answered."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Any

from litestar import Litestar, Router
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Reference, SecurityScheme
from litestar.response import Response
from litestar.types import ASGIApp, Message, Receive, Scope, Send

import voliere
from voliere.games.errors import VoliereError
from voliere.server import guard, permissions
from voliere.server.bodies import Problem
from voliere.server.errors import ServerError, status_of
from voliere.server.limits import BODY_BYTES
from voliere.server.office import Office
from voliere.server.plain_request import PlainRequest
from voliere.server.routes import bots, door, games, operation, people, sheets, tables, web
from voliere.server.routes.door import Asked
from voliere.server.sockets import serve_table

_log = logging.getLogger("voliere.app")

SECURITY: dict[str, SecurityScheme | Reference] = {
    permissions.COOKIE_SCHEME: SecurityScheme(
        type="apiKey",
        name=guard.COOKIE,
        security_scheme_in="cookie",
        description=f"The session of a browser; behind TLS the cookie is {guard.SECURE_COOKIE}.",
    ),
    permissions.TOKEN_SCHEME: SecurityScheme(
        type="http",
        scheme="bearer",
        description="A personal token, good for its scopes only: read, play.",
    ),
}
WRITES = {"POST", "PUT", "PATCH", "DELETE"}
TABLE_SOCKET = re.compile(r"/api/v1/tables/(?P<table_id>[^/]+)/socket")


class FrontDoor:
    """The framework, and around it what must not cost what it would inside: the tables' sockets,
    and the headers that keep a browser safe on every HTTP answer."""

    def __init__(self, routes: ASGIApp, office: Office) -> None:
        self._routes = routes
        self._office = office

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a table's socket, or pass a request on; until the server stops."""
        try:
            await self._serve(scope, receive, send)
        except asyncio.CancelledError:
            if not self._office.is_closing:
                raise

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._routes(scope, receive, self._dressing(scope, send))
        elif socket := TABLE_SOCKET.fullmatch(scope["path"]):
            await serve_table(ASGIConnection(scope), socket["table_id"], self._office)
        else:
            await self._routes(scope, receive, send)

    def _dressing(self, scope: Scope, send: Send) -> Send:
        wanted = guard.SECURE_HEADERS if scope["scheme"] == "https" else guard.HEADERS

        async def dress(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._office.metrics.requests[message["status"]] += 1
                headers = MutableScopeHeaders.from_message(message)
                for name, value in wanted.items():
                    headers.setdefault(name, value)
            await send(message)

        return dress


def make_app(office: Office) -> ASGIApp:
    """The ASGI application of an office; whoever runs it opens and closes the office."""
    return FrontDoor(make_routes(office), office)  # type: ignore[return-value]


def make_routes(office: Office) -> Litestar:
    """All that can be asked by a request."""

    async def at_the_door(request: Asked) -> None:
        """Count the request, and refuse what a foreign page may have caused, or what whoever asks
        may not ask."""
        guard.check_host(request, office.hosts)
        now = office.clock.now()
        address = guard.address_of(request)
        office.limits.requests.take(address, now)
        if request.method in WRITES:
            office.limits.writes.take(address, now)
            guard.check_write_origin(request, office.settings.origins)
        await permissions.check_request(office, request)

    async def at_the_window(request: Asked) -> None:
        """Count a file of the page: one visit asks for many, and they cost little."""
        guard.check_host(request, office.hosts)
        office.limits.pages.take(guard.address_of(request), office.clock.now())
        await permissions.check_request(office, request)

    api = Router(
        "/api/v1",
        before_request=at_the_door,
        route_handlers=[
            *games.HANDLERS,
            *people.HANDLERS,
            *tables.HANDLERS,
            *bots.HANDLERS,
            *sheets.HANDLERS,
        ],
    )
    return Litestar(
        route_handlers=[
            api,
            Router("/", route_handlers=operation.HANDLERS, before_request=at_the_door),
            Router("/", route_handlers=web.HANDLERS, before_request=at_the_window),
        ],
        dependencies={
            "office": Provide(lambda: office, sync_to_thread=False),
            "visitor": Provide(door.visitor),
        },
        exception_handlers={
            VoliereError: _refuse,
            HTTPException: _refuse_http,
            Exception: _apologise,
        },
        request_class=PlainRequest,
        request_max_body_size=BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="Volière",
            version=voliere.__version__,
            path="/api/v1/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
            components=Components(security_schemes=SECURITY),
        ),
        logging_config=None,
    )


def _answer(request: Asked, error: VoliereError, status: int) -> Response[Problem]:
    lang = guard.language_of(request)
    problem = Problem(code=error.code, sentence=error.sentence(lang))
    return Response(problem, status_code=status, media_type="application/json")


def _refuse(request: Asked, error: VoliereError) -> Response[Problem]:
    return _answer(request, error, status_of(error))


def _refuse_http(request: Asked, error: HTTPException) -> Response[Problem]:
    """Refusals of the framework, in our words."""
    if error.status_code == 404:
        known = ServerError("not-found")
    elif error.status_code == 405:
        known = ServerError("bad-method")
    elif error.status_code == 413:
        known = ServerError("too-large", limit=BODY_BYTES)
    elif isinstance(error, ValidationException) or error.status_code < 500:
        known = ServerError("bad-message", what=_what(error))
    else:
        _log.error("the framework failed", exc_info=error)
        known = ServerError("internal")
    return _answer(request, known, known.status)


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
