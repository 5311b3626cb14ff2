"""What all routes share: who is there, what they are asked about, and their cookies."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import HeaderParameter, PathParameter, QueryParameter, SkipValidation

from voliere.server.net import http_headers
from voliere.server.people.identity import Visitor
from voliere.server.services import Services

Asked = Request[Any, Any, Any]
Services_ = NamedDependency[SkipValidation[Services]]
Visitor_ = NamedDependency[SkipValidation[Visitor]]
TableId = Annotated[str, PathParameter(description="The id of a table.")]
GameName = Annotated[str, PathParameter(description="The name of a game, as in `GET /games`.")]
Language = Annotated[str, QueryParameter(description="The language, such as `fr` or `en`.")]
LanguageOrNone = Annotated[
    str | None, QueryParameter(description="The language; left out: the one you accept.")
]
OwnSeat = Annotated[
    int | None,
    QueryParameter(description="The seat to look from, one of yours; left out: your first one."),
]
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


async def visitor(request: Asked, services: Services_) -> Visitor:
    """Who is asking."""
    return await services.visitor(request)


def cookie_header(request: Asked, token: str | None) -> dict[str, str]:
    """The header that sets the session cookie, or clears it."""
    secure = "; Secure" if http_headers.is_secure(request) else ""
    name = http_headers.cookie_name(request)
    age = 0 if token is None else COOKIE_SECONDS
    value = f"{name}={token or ''}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}"
    return {"Set-Cookie": value}


def device_cookie(request: Asked, device: str | None) -> Cookie:
    """The cookie by which this browser is known again when its session has ended, or no more."""
    return Cookie(
        key=http_headers.device_cookie_name(request),
        value=device or "",
        httponly=True,
        samesite="strict",
        secure=http_headers.is_secure(request),
        max_age=COOKIE_SECONDS if device else 0,
    )


def as_json(value: Any) -> bytes:
    """A value as JSON text."""
    return msgspec.json.encode(value)
