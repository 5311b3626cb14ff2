"""From HTTP to a WebSocket, with nothing lost on the way.

A client in a hurry sends its first frames right behind its request. uvicorn lets go of what came in
the same piece as the request; here it is handed on.
"""

from __future__ import annotations

import sys
from typing import Any

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


class HttpProtocol(HttpToolsProtocol):
    """HTTP as uvicorn speaks it."""

    _piece = b""

    def data_received(self, data: bytes) -> None:
        """Read a request, or a part of it."""
        self._piece = data
        super().data_received(data)
        self._piece = b""

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection on, and what came behind the request."""
        super().handle_websocket_upgrade()
        upgrade = sys.exception()
        assert isinstance(upgrade, httptools.HttpParserUpgrade), "the parser has said so"
        if behind := self._piece[upgrade.args[0] :]:
            frames: Any = self.transport.get_protocol()
            frames.data_received(behind)
