"""A request whose body strangers have written: what they get wrong is told in our words."""

from __future__ import annotations

import re
from typing import Any

from litestar import Request
from litestar.exceptions import InternalServerException

from voliere.server.errors import ServerError
from voliere.server.net.limits import NESTING, REQUEST_SECONDS

_STRING = re.compile(rb'"(?:[^"\\]|\\.)*"?', re.DOTALL)
_BRACKET = re.compile(rb"[\[\]{}]")


class PlainRequest(Request[Any, Any, Any]):
    """A request as the framework has it, but for its body."""

    async def body(self) -> bytes:
        """The body; ServerError if the client hangs up before it is whole."""
        try:
            return await super().body()
        except InternalServerException:
            raise ServerError("incomplete-request", limit=REQUEST_SECONDS) from None

    async def json(self) -> Any:
        """What the body says; ServerError if it is nested so deeply that to read it would use up
        the stack."""
        if is_too_deep(await self.body()):
            raise ServerError("too-deep", limit=NESTING)
        return await super().json()


def is_too_deep(text: bytes) -> bool:
    """Whether a JSON text has more levels than are taken.

    >>> is_too_deep(b"[" * 65), is_too_deep(b"[]" * 65), is_too_deep(b'"' + b"[" * 65)
    (True, False, False)
    """
    if text.count(b"[") + text.count(b"{") <= NESTING:
        return False
    depth = 0
    for bracket in _BRACKET.findall(_STRING.sub(b"", text)):
        depth += 1 if bracket in b"[{" else -1
        if depth > NESTING:
            return True
    return False
