"""At the door: where a request comes from, in which language, with which token."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from voliere.server.errors import ServerError
from voliere.server.protocol import Lang

Connection = ASGIConnection[Any, Any, Any, Any]

COOKIE = "voliere"
SECURE_COOKIE = "__Host-voliere"

HEADERS = {
    "Content-Security-Policy": (
        # The score pads run compiled code (MicroPython), which a page must be allowed to do.
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
        "style-src-attr 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), microphone=(), geolocation=()",
}


def is_secure(connection: Connection) -> bool:
    """Whether the client came through TLS."""
    return connection.scope["scheme"] in ("https", "wss")


def cookie_name(connection: Connection) -> str:
    """The name of the session cookie: bound to the host where TLS allows it."""
    return SECURE_COOKIE if is_secure(connection) else COOKIE


def bearer_token(connection: Connection) -> str | None:
    """The token of the Authorization header."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def address_of(connection: Connection) -> str:
    """Where the client is: the address that limits are counted by."""
    return connection.client.host if connection.client else "?"


def is_own_origin(connection: Connection, origin: str, allowed: tuple[str, ...]) -> bool:
    """Whether an Origin header names this server, or an address it is told to trust."""
    if origin.rstrip("/") in allowed:
        return True
    parts = urlsplit(origin)
    is_web = parts.scheme in ("http", "https")
    return is_web and parts.netloc == connection.headers.get("host", "")


def check_socket_origin(connection: Connection, allowed: tuple[str, ...]) -> None:
    """Refuse WebSockets that a foreign page opens; without Origin only programs with a token."""
    origin = connection.headers.get("origin")
    if origin is None:
        if bearer_token(connection) is None:
            raise ServerError("foreign-origin")
    elif not is_own_origin(connection, origin, allowed):
        raise ServerError("foreign-origin")


def check_write_origin(connection: Connection, allowed: tuple[str, ...]) -> None:
    """Refuse writes that a foreign page causes with the visitor's cookie."""
    if bearer_token(connection) is not None:
        return
    origin = connection.headers.get("origin")
    if origin is not None:
        good = is_own_origin(connection, origin, allowed)
    else:
        good = connection.headers.get("sec-fetch-site") in ("same-origin", "none")
    if not good:
        raise ServerError("foreign-origin")


def language_of(connection: Connection) -> Lang:
    """French if the client's first language is French, otherwise English."""
    first = connection.headers.get("accept-language", "").split(",")[0].strip().lower()
    return "fr" if first.startswith("fr") else "en"
