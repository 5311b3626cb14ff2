"""The server's description of itself (OpenAPI 3.1), from what its routes and types declare.

Litestar knows the paths and parameters; the bodies are those of `schema.py`, so that a view is that
of its game; the refusals are what each route declares, and what its shape brings with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Reference, SecurityScheme, Tag
from litestar.router import Router

import voliere
from voliere.games import REGISTRY
from voliere.games.game import Options
from voliere.server import bodies, openapi_examples, schema
from voliere.server.errors import STATUS
from voliere.server.net import http_headers
from voliere.server.people import scopes
from voliere.server.routes import refusals

Described = dict[str, Any]

PATH = "/api/v1/openapi.json"
TITLE = "Voliere"  # in ASCII, since generators make names of it
DESCRIPTION = """\
Four bird card games: open tables, sit down, play, and read what happened. A program needs a
personal token: `POST /api/v1/bot/token`, the command `voliere token`, or the page about oneself.
It then listens to `GET /api/v1/bot/stream` and answers each turn with a move. Every refusal is a
`Problem` with a code; each operation names the codes it can be refused with (`x-codes`)."""
TAGS = {
    "operation": "What a client should know before anything else.",
    "games": "The games, their rules, and sheets to print.",
    "people": "Who you are: guests, accounts, sessions, tokens.",
    "tables": "Tables: open, find, sit down, play, look back.",
    "bots": "For programs that play: a token, and a stream of what happens at one's tables.",
}
SECURITY: dict[str, SecurityScheme | Reference] = {
    scopes.COOKIE_SCHEME: SecurityScheme(
        type="apiKey",
        name=http_headers.COOKIE,
        security_scheme_in="cookie",
        description="The session of a browser; behind TLS the cookie is "
        f"{http_headers.SECURE_COOKIE}. Writes must come from a page of this server (Origin).",
    ),
    scopes.TOKEN_SCHEME: SecurityScheme(
        type="http",
        scheme="bearer",
        description="A personal token, good for its scopes only: read, play.",
    ),
}
OF_DOORS = ("no-sheets", "no-such-lesson", "no-such-figure")  # what a game's room does not offer

REASONS = {
    400: "Something in the request is wrong.",
    401: "There is no session, or it has ended.",
    403: "Not allowed to you.",
    404: "There is no such thing.",
    408: "The request has not arrived as a whole in time.",
    409: "Not now: the state of things does not allow it.",
    410: "It is no longer valid.",
    413: "The request is too large.",
    414: "The address is too long.",
    421: "The server does not answer to this name.",
    429: "Too many requests, or too many of something.",
    431: "The headers are too large.",
    503: "The server can't do it at the moment.",
}
HEADERS = {
    401: {"WWW-Authenticate": "How to say who you are: by a bearer token."},
    429: {"Retry-After": "After how many seconds it is worth trying again."},
}


class Description(JsonRenderPlugin):
    """Answers with the description, made when it is first asked for: it loads all games."""

    def __init__(self) -> None:
        super().__init__(path="/")
        self._made: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: Described) -> bytes:
        """The description as JSON."""
        if self._made is None:
            self._made = msgspec.json.encode(describe(request.app))
        return self._made


def config(router: Router) -> OpenAPIConfig:
    """What Litestar is to describe, and the router that answers with it."""
    return OpenAPIConfig(
        title=TITLE,
        version=voliere.__version__,
        description=DESCRIPTION,
        tags=[Tag(name=name, description=text) for name, text in TAGS.items()],
        openapi_router=router,
        render_plugins=[Description()],
        components=Components(security_schemes=SECURITY),
        use_handler_docstrings=True,
        operation_id_creator=lambda handler, method, path: handler.fn.__name__,
    )


def describe(app: Litestar) -> Described:
    """The whole description."""
    described: Described = app.openapi_schema.to_schema()
    for handler in _handlers(app):
        for operation in _operations(described, handler.fn.__name__):
            _complete(operation, handler)
    described["components"]["schemas"] = _components(described["paths"])
    return described


def _handlers(app: Litestar) -> Iterator[HTTPRouteHandler]:
    for route in app.routes:
        for handler in getattr(route, "route_handlers", ()):
            if isinstance(handler, HTTPRouteHandler) and handler.resolve_include_in_schema():
                yield handler


def _operations(described: Described, name: str) -> Iterator[Described]:
    for methods in described["paths"].values():
        for method, operation in methods.items():
            if operation["operationId"] == name:
                operation["x-method"] = method
                yield operation


# One operation


def _complete(operation: Described, handler: HTTPRouteHandler) -> None:
    """Add to an operation what Litestar does not know of it."""
    method = operation.pop("x-method")
    text = " ".join(operation["description"].split())
    operation["description"] = text
    operation["summary"] = text.partition(";")[0].partition(":")[0].rstrip(".")
    for name, response in operation["responses"].items():
        response["description"] = HTTPStatus(int(name)).phrase
    own = set(handler.opt["refusals"]) | set(_of_shape(operation, method))
    by_status: dict[int, list[str]] = {}
    for code in sorted(own):
        by_status.setdefault(_status(code), []).append(code)
    for status in sorted(by_status):
        operation["responses"][str(status)] = _refusal(status, by_status[status])
    if lines := handler.opt.get("lines"):
        content = operation["responses"]["200"]["content"]
        content[next(iter(content))]["schema"] = _union(lines, "type")


def _of_shape(operation: Described, method: str) -> Iterator[str]:
    """What an operation can be refused with because of what it takes and needs."""
    yield from refusals.EVERYWHERE
    if "requestBody" in operation:
        yield from refusals.BODY
    if any(one["in"] != "path" for one in operation.get("parameters", ())):
        yield from refusals.PARAMETERS
    if method != "get":
        yield from refusals.WRITING
    if security := operation.get("security"):
        yield from refusals.KNOWN
        takes_token = any(scopes.TOKEN_SCHEME in one for one in security)
        yield refusals.TOKEN if takes_token else refusals.NO_TOKEN


def _status(code: str) -> int:
    """The HTTP status of an error; a game's own are bad requests, or a door that is not there."""
    return 404 if code in OF_DOORS else STATUS.get(code, 400)


def _refusal(status: int, codes: list[str]) -> Described:
    refusal: Described = {
        "description": f"{REASONS[status]} Codes: {', '.join(f'`{code}`' for code in codes)}.",
        "content": {"application/json": {"schema": _reference(bodies.Problem)}},
        "x-codes": codes,
    }
    if headers := HEADERS.get(status):
        refusal["headers"] = {
            name: {"description": text, "schema": {"type": "string"}}
            for name, text in headers.items()
        }
    return refusal


# Bodies


def _components(paths: Described) -> Described:
    """The types that the paths name, and those that these are made of."""
    games = REGISTRY.values()
    known = schema.definitions("#/components/schemas/{name}", games)
    views = [schema.view_type(game) for game in games]
    known["GameView"] = {"description": "What a seat may know.", **_union(views, "game")}
    # Who tells them apart by their fields finds the right one if those with most come first.
    options = schema.open_members(games)[Options]
    options.sort(key=lambda one: -len(one.__struct_fields__))  # type: ignore[attr-defined]
    known["GameOptions"] = {"anyOf": [_reference(one) for one in options]}
    for example in openapi_examples.EXAMPLES:
        name = schema.ts_name(type(example))
        known[name].setdefault("examples", []).append(msgspec.to_builtins(example))
    wanted: set[str] = set()
    reached = set(_named(paths))
    while reached:
        wanted |= reached
        reached = {name for one in reached for name in _named(known[one])} - wanted
    return {name: known[name] for name in sorted(wanted)}


def _union(types: list[type], field: str) -> Described:
    """One of several types that a field tells apart."""
    tags = {str(one.__struct_config__.tag): _reference(one) for one in types}  # type: ignore[attr-defined]
    mapping = {tag: ref["$ref"] for tag, ref in tags.items()}
    discriminator = {"propertyName": field, "mapping": mapping}
    return {"oneOf": list(tags.values()), "discriminator": discriminator}


def _reference(one: type) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{schema.ts_name(one)}"}


def _named(part: Any) -> Iterator[str]:
    """The types that a part of the description refers to."""
    if isinstance(part, dict):
        for key, value in part.items():
            if key == "$ref":
                yield str(value).rsplit("/", 1)[1]
            else:
                yield from _named(value)
    elif isinstance(part, list):
        for one in part:
            yield from _named(one)
