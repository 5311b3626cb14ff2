"""Who may ask what: every route and every message names its scope, and what names none is refused.

A browser's session is good for everything its person may do. A personal token is good for its own
scopes only: `read` (look at one's tables) and `play` (sit, play, talk). Nothing about the person
(name, password, sessions, tokens, all that is kept) is ever done with a token.
"""

from __future__ import annotations

from typing import Any, Literal

from litestar import Request

from voliere.server import protocol
from voliere.server.errors import ServerError
from voliere.server.services import Services
from voliere.server.storage.rows import SessionRow

Scope = Literal["open", "read", "play", "person"]  # open: whoever asks; person: no token

COOKIE_SCHEME, TOKEN_SCHEME = "session", "token"

OF_MESSAGES: dict[type, Scope] = {
    protocol.Hello: "read",
    protocol.Look: "read",
    protocol.Ping: "read",
    protocol.Play: "play",
    protocol.Chat: "play",
    protocol.Mute: "play",
    protocol.Mark: "play",
    protocol.UndoAsk: "play",
    protocol.UndoAnswer: "play",
    protocol.HintAsk: "play",
    protocol.Pledge: "play",
    protocol.Nonce: "play",
    protocol.Fill: "play",
    protocol.Start: "play",
    protocol.Sit: "play",
    protocol.Stand: "play",
}


def needs(scope: Scope, *refusals: str) -> dict[str, Any]:
    """What a route declares: its scope, for those who check requests and for the OpenAPI page, and
    the codes of what it refuses by itself, which `openapi.py` adds to those of all routes."""
    opt = {"scope": scope, "refusals": refusals}
    if scope == "open":
        return {"opt": opt}
    security: list[dict[str, list[str]]] = [{COOKIE_SCHEME: []}]
    if scope != "person":
        security.append({TOKEN_SCHEME: [scope]})
    return {"opt": opt, "security": security}


async def check_request(services: Services, request: Request[Any, Any, Any]) -> None:
    """Raise ServerError unless whoever asks may ask this."""
    if request.method == "OPTIONS":  # which methods there are, answered by the framework
        return
    scope: Scope | None = request.route_handler.opt.get("scope")
    if scope is None:
        raise ServerError("not-found")
    if scope != "open":
        require((await services.visitor(request)).session, scope)


def check_message(session: SessionRow, message: protocol.FromClient) -> None:
    """Raise ServerError unless the session is good for a message."""
    require(session, OF_MESSAGES.get(type(message), "person"))


def require(session: SessionRow, scope: Scope) -> None:
    """Raise ServerError unless the session is good for the scope."""
    if not session.personal:
        return
    if scope == "person":
        raise ServerError("no-token")
    if scope not in session.scopes.split():
        raise ServerError("out-of-scope", scope=scope)
