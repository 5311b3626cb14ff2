"""What all routes share: who is there, and which refusals each of them declares."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, HeaderParameter, SkipValidation

from voliere.server import guard
from voliere.server.bodies import Problem
from voliere.server.errors import ServerError
from voliere.server.identity import Visitor
from voliere.server.office import Office
from voliere.server.protocol import Lang

Asked = Request[Any, Any, Any]
Office_ = NamedDependency[SkipValidation[Office]]
Visitor_ = NamedDependency[SkipValidation[Visitor]]
TableId = FromPath[str]
Invitation = Annotated[
    str | None,
    HeaderParameter(
        name="X-Invitation",
        required=False,
        description="The invitation key of a private table.",
        max_length=100,
    ),
]

COOKIE_SECONDS = 400 * 24 * 3600

_REASONS = {
    400: "Something in the request is wrong.",
    401: "There is no session, or it has ended.",
    403: "Not allowed to you.",
    404: "There is no such thing.",
    405: "Not this method.",
    408: "The request has not arrived as a whole in time.",
    409: "Not now: the state of things does not allow it.",
    410: "The invitation is no longer valid.",
    413: "The request is too large.",
    414: "The address is too long.",
    421: "The server does not answer to this name.",
    429: "Too many requests, or too many of something.",
    431: "The headers are too large.",
    503: "The server can't do it at the moment.",
}
REFUSALS = {
    status: ResponseSpec(data_container=Problem, description=reason, generate_examples=False)
    for status, reason in _REASONS.items()
}


async def visitor(request: Asked, office: Office_) -> Visitor:
    """Who is asking."""
    return await office.visitor(request)


def cookie_header(request: Asked, token: str | None) -> dict[str, str]:
    """The header that sets the session cookie, or clears it."""
    secure = "; Secure" if guard.is_secure(request) else ""
    name = guard.cookie_name(request)
    age = 0 if token is None else COOKIE_SECONDS
    value = f"{name}={token or ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}"
    return {"Set-Cookie": value}


def device_cookie(request: Asked, device: str | None) -> Cookie:
    """The cookie by which this browser is known again when its session has ended, or no more."""
    return Cookie(
        key=guard.device_cookie_name(request),
        value=device or "",
        httponly=True,
        samesite="strict",
        secure=guard.is_secure(request),
        max_age=COOKIE_SECONDS if device else 0,
    )


def check_lang(lang: str) -> Lang:
    """The language, if it is one of ours."""
    if lang == "fr":
        return "fr"
    if lang == "en":
        return "en"
    raise ServerError("bad-language", lang=lang[:20])


def as_json(value: Any) -> bytes:
    """A value as JSON text."""
    return msgspec.json.encode(value)
