"""What headers say: where a request comes from, in which language, with which token; and those
that every answer has.
"""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from voliere.server.errors import ServerError
from voliere.server.net.hosts import Hosts
from voliere.words import LANGUAGES

Connection = ASGIConnection[Any, Any, Any, Any]

OTHERWISE = "en"  # what a client is answered in whose language we have no words in
COOKIE = "voliere"
SECURE_COOKIE = "__Host-voliere"
DEVICE = "-device"  # behind the cookie's name: that of the cookie by which a device is known again

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
# Where TLS was used once, a browser never comes without it again, for a year.
SECURE_HEADERS = HEADERS | {"Strict-Transport-Security": "max-age=31536000"}
DEFAULT_PORTS = {"http": ":80", "https": ":443"}
NETWORK_BITS = 64  # of an IPv6 address; the others are one customer's to choose
REMEMBERED = 4096


def is_secure(connection: Connection) -> bool:
    """Whether the client came through TLS."""
    return connection.scope["scheme"] in ("https", "wss")


def cookie_name(connection: Connection) -> str:
    """The name of the session cookie: bound to the host where TLS allows it."""
    return SECURE_COOKIE if is_secure(connection) else COOKIE


def device_cookie_name(connection: Connection) -> str:
    """The name of the cookie by which a device is known again."""
    return cookie_name(connection) + DEVICE


def bearer_token(connection: Connection) -> str | None:
    """The token of the Authorization header."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def address_of(connection: Connection) -> str:
    """Where the client is: the address that limits are counted by."""
    return network_of(connection.client.host) if connection.client else "?"


@lru_cache(REMEMBERED)
def network_of(host: str) -> str:
    """An address as limits count it: of IPv6 the network, since whoever has one address has all of
    its network.

    >>> network_of("2001:db8::7"), network_of("::ffff:192.0.2.1"), network_of("192.0.2.1")
    ('2001:db8::/64', '192.0.2.1', '192.0.2.1')
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    hidden = 128 - NETWORK_BITS
    return f"{IPv6Address(int(address) >> hidden << hidden)}/{NETWORK_BITS}"


def check_host(connection: Connection, hosts: Hosts) -> None:
    """Refuse a request to a name that is not this server's: a foreign page can have such a name
    lead here, and would then be of one origin with us."""
    for named in connection.headers.getall("host", []):
        if not hosts.has(named):
            raise ServerError("unknown-host", host=named[:100])


def own_origin(connection: Connection) -> str:
    """The origin of a page that this server gives to this client."""
    scheme = "https" if is_secure(connection) else "http"
    return _origin(scheme, connection.headers.get("host", ""))


def is_own_origin(connection: Connection, origin: str, allowed: tuple[str, ...]) -> bool:
    """Whether an Origin header names this server, or an address it is told to trust."""
    if origin.rstrip("/") in allowed:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return _origin(parts.scheme, parts.netloc) == own_origin(connection)


def _origin(scheme: str, host: str) -> str:
    return f"{scheme}://{host.lower().removesuffix(DEFAULT_PORTS.get(scheme, ':'))}"


def check_socket_origin(connection: Connection, allowed: tuple[str, ...]) -> None:
    """Refuse WebSockets that a foreign page opens; without Origin only programs with a token."""
    origin = connection.headers.get("origin")
    if origin is None:
        if bearer_token(connection) is None:
            raise ServerError("foreign-origin")
    elif not is_own_origin(connection, origin, allowed):
        raise ServerError("foreign-origin")


def check_write_origin(
    connection: Connection, allowed: tuple[str, ...], *, is_for_programs: bool = False
) -> None:
    """Refuse writes that a foreign page causes with the visitor's cookie. What is for programs
    takes no cookie, and may be asked without an Origin; pages say by theirs that they are pages."""
    if bearer_token(connection) is not None:
        return
    origin = connection.headers.get("origin")
    if origin is not None:
        good = is_own_origin(connection, origin, allowed)
    else:
        site = connection.headers.get("sec-fetch-site")
        good = site in ("same-origin", "none") or (is_for_programs and site is None)
    if not good:
        raise ServerError("foreign-origin")


def language_of(connection: Connection) -> str:
    """The language that a client is answered in."""
    return first_language(connection.headers.get("accept-language", ""))


def first_language(accepted: str) -> str:
    """The first of the accepted languages if there are words in it, otherwise English.

    >>> first_language("fr-CH, en;q=0.8"), first_language("de"), first_language("")
    ('fr', 'en', 'en')
    """
    first = accepted.split(",")[0].partition(";")[0].strip().lower()
    for lang in LANGUAGES:
        if first == lang.lower() or first.startswith(f"{lang.lower()}-"):
            return lang
    return OTHERWISE
