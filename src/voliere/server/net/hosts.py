"""The names that the server answers to.

A page that a stranger controls can have a name of its own lead to this machine (DNS rebinding), and
a browser would then send our answers to it. Such a page needs a name: an address written in digits
can't be led elsewhere, so all of those are answered to.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from voliere.server.settings import Settings

ANY = "*"
LOOPBACK = "localhost"


class Hosts:
    """Which Host headers are ours."""

    def __init__(self, settings: Settings) -> None:
        names = {LOOPBACK, settings.host.lower(), *(name.lower() for name in settings.hosts)}
        names |= {urlsplit(origin).hostname or "" for origin in settings.origins}
        if not is_loopback(settings.host):
            own = socket.gethostname().lower()
            names |= {own, f"{own.partition('.')[0]}.local"}
        self._names = frozenset(names - {""})

    def has(self, named: str) -> bool:
        """Whether a Host header, with or without a port, names this server."""
        name = name_of(named)
        if name in self._names or ANY in self._names or is_address(name):
            return True
        return name.endswith(f".{LOOPBACK}")


def name_of(host: str) -> str:
    """A Host header without its port.

    >>> name_of("Birds.example:8000"), name_of("[::1]:80"), name_of("127.0.0.1")
    ('birds.example', '::1', '127.0.0.1')
    """
    if host.startswith("["):
        inside = host[1:].partition("]")[0].lower()
        return inside if is_address(inside) else host
    return host.partition(":")[0].lower().removesuffix(".")


def is_address(name: str) -> bool:
    """Whether a name is an address in digits."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach a server that listens there."""
    return host == LOOPBACK or (is_address(host) and ip_address(host).is_loopback)
