"""Who you are: coming in, accounts, sessions, tokens, what is kept about you."""

from __future__ import annotations

from typing import Annotated, TypeVar

from litestar import Response, delete, get, patch, post, put
from litestar.params import JSONBody, PathParameter

from voliere.server.bodies import (
    SCOPES,
    Account,
    AccountAsk,
    EnterAsk,
    Export,
    LoginAsk,
    Me,
    MeAsk,
    MyTable,
    PasswordAsk,
    RecoverAsk,
    Session,
    Token,
    TokenAsk,
    Vacation,
    VacationAsk,
)
from voliere.server.errors import ServerError
from voliere.server.net import http_headers
from voliere.server.people import forgetting, personal_data
from voliere.server.people.identity import AGENT_LIMIT, Entered, Visitor
from voliere.server.people.languages import check_lang
from voliere.server.people.scopes import needs, require
from voliere.server.routes.dependencies import (
    Asked,
    Services_,
    Visitor_,
    cookie_header,
    device_cookie,
)
from voliere.server.routes.refusals import CHOOSING, LABELLING, NAMING, STORED
from voliere.server.storage import tables as table_queries
from voliere.server.storage.rows import PersonRow, SessionRow

T = TypeVar("T")
SessionId = Annotated[str, PathParameter(description="The id of one of your sessions.")]
TokenId = Annotated[str, PathParameter(description="The id of one of your tokens.")]


def me_of(person: PersonRow) -> Me:
    """A person as they see themselves."""
    away = None
    if person.vacation_start is not None and person.vacation_end is not None:
        away = Vacation(start=person.vacation_start, end=person.vacation_end)
    return Me(
        name=person.name,
        lang=person.lang,
        account=person.login,
        vacation=away,
        research=person.research is not None,
    )


def _agent(request: Asked) -> str:
    return request.headers.get("user-agent", "")[:AGENT_LIMIT]


@post(
    "/guest",
    status_code=200,
    tags=["people"],
    **needs("open", *STORED, "bad-language", "too-many-guests", *NAMING, "out-of-scope", "banned"),
)
async def enter(data: JSONBody[EnterAsk], request: Asked, services: Services_) -> Response[Me]:
    """Come in as a guest; who has a good session already keeps it."""
    try:
        known = await services.visitor(request)
        require(known.session, "read")
        return Response(me_of(known.person))
    except ServerError as error:
        if error.code not in ("not-signed-in", "unknown-session"):
            raise
    services.limits.guests.take(http_headers.address_of(request), services.clock.now())
    lang = check_lang(data.lang or http_headers.language_of(request))
    entered = await services.identity.enter(data.name, lang, _agent(request))
    headers = cookie_header(request, entered.token)
    return Response(me_of(entered.visitor.person), headers=headers)


@post(
    "/login",
    status_code=200,
    tags=["people"],
    **needs("open", *STORED, "wrong-password", "too-many-tries", "banned"),
)
async def login(data: JSONBody[LoginAsk], request: Asked, services: Services_) -> Response[Me]:
    """Sign in to an account."""
    await _slow_down(services, request, data.login)
    entered = await services.identity.login(data.login, data.password, _agent(request))
    return _signed_in(request, services, entered, me_of(entered.visitor.person))


@post(
    "/recover",
    status_code=200,
    tags=["people"],
    **needs("open", *STORED, "wrong-code", "too-many-tries", "banned", *CHOOSING),
)
async def recover(data: JSONBody[RecoverAsk], request: Asked, services: Services_) -> Response[Me]:
    """Choose a new password with a one-time code; all other sessions end."""
    await _slow_down(services, request, data.login)
    entered = await services.identity.recover(data.login, data.code, data.password, _agent(request))
    await services.sign_off(entered.visitor.person.id)
    return _signed_in(request, services, entered, me_of(entered.visitor.person))


async def _slow_down(services: Services_, request: Asked, login: str) -> None:
    """Count a try to get into an account; ServerError if there were too many."""
    known = request.cookies.get(http_headers.device_cookie_name(request))
    device = await services.identity.known_device(login, known)
    services.limits.passwords.take(
        http_headers.address_of(request), login, device, services.clock.now()
    )


def _signed_in(
    request: Asked, services: Services_, entered: Entered, body: T, status: int = 200
) -> Response[T]:
    """The answer to somebody who is in their account now; this device is known from now on."""
    device = services.identity.device_for(entered.visitor.person.id)
    return Response(
        body,
        status_code=status,
        headers=cookie_header(request, entered.token),
        cookies=[device_cookie(request, device)],
    )


@post("/logout", status_code=204, tags=["people"], **needs("person"))
async def logout(request: Asked, services: Services_, visitor: Visitor_) -> Response[None]:
    """End this session; its sockets close."""
    await services.identity.end_session(visitor, visitor.session.id)
    await services.sign_off(visitor.person.id)
    return Response(None, status_code=204, headers=cookie_header(request, None))


@get("/me", tags=["people"], **needs("read"))
async def me(visitor: Visitor_) -> Me:
    """Who the server takes you for."""
    return me_of(visitor.person)


@patch("/me", tags=["people"], **needs("person", "bad-language", *NAMING))
async def change_me(data: JSONBody[MeAsk], services: Services_, visitor: Visitor_) -> Me:
    """Change your name or language, or whether your games may be used for research."""
    lang = None if data.lang is None else check_lang(data.lang)
    person = await services.identity.rename(visitor, data.name, lang, data.research)
    services.live_tables.rename({person.id: person.name})
    return me_of(person)


@put("/me/vacation", tags=["people"], **needs("person", "bad-vacation"))
async def vacation(data: JSONBody[VacationAsk], services: Services_, visitor: Visitor_) -> Me:
    """Take a vacation: the clocks of your correspondence tables stand still."""
    person = await services.identity.take_vacation(visitor, data.days)
    await services.live_tables.rest(person.id, person.vacation_start, person.vacation_end)
    return me_of(person)


@post(
    "/me/account",
    status_code=201,
    tags=["people"],
    **needs("person", "has-account", "bad-login", "login-taken", "too-many-tries", *CHOOSING),
)
async def make_account(
    data: JSONBody[AccountAsk], request: Asked, services: Services_, visitor: Visitor_
) -> Response[Account]:
    """Make an account of a guest; the games come along, the session is replaced, tokens end."""
    services.limits.passwords.take_own(visitor.person.id, services.clock.now())
    entered = await services.identity.make_account(visitor, data.login, data.password)
    await services.sign_off(visitor.person.id)
    account = Account(me=me_of(entered.visitor.person), recovery_codes=entered.codes)
    return _signed_in(request, services, entered, account, 201)


@put(
    "/me/password",
    status_code=204,
    tags=["people"],
    **needs("person", "no-account", "wrong-password", "too-many-tries", *CHOOSING),
)
async def change_password(
    data: JSONBody[PasswordAsk], services: Services_, visitor: Visitor_
) -> None:
    """Change your password; all other sessions and all tokens end."""
    services.limits.passwords.take_own(visitor.person.id, services.clock.now())
    await services.identity.change_password(visitor, data.old, data.new)
    await services.sign_off(visitor.person.id)


def _session_of(session: SessionRow, visitor: Visitor) -> Session:
    return Session(
        id=session.id,
        created=session.created,
        seen=session.seen,
        agent=session.label,
        current=session.id == visitor.session.id,
    )


@get("/me/sessions", tags=["people"], **needs("person"))
async def sessions(services: Services_, visitor: Visitor_) -> list[Session]:
    """Where you are signed in."""
    found = await services.identity.sessions(visitor, personal=False)
    return [_session_of(session, visitor) for session in found]


@delete(
    "/me/sessions/{session_id:str}",
    status_code=204,
    tags=["people"],
    **needs("person", "no-such-session"),
)
async def end_session(session_id: SessionId, services: Services_, visitor: Visitor_) -> None:
    """End one of your sessions; its sockets close."""
    await services.identity.end_session(visitor, session_id)
    await services.sign_off(visitor.person.id)


def token_of(session: SessionRow, token: str | None) -> Token:
    """A personal token as its owner sees it; `token` itself only when it was just made."""
    return Token(
        id=session.id,
        label=session.label,
        scopes=[scope for scope in SCOPES if scope in session.scopes.split()],
        created=session.created,
        token=token,
    )


@get("/me/tokens", tags=["people"], **needs("person"))
async def personal_tokens(services: Services_, visitor: Visitor_) -> list[Token]:
    """Your personal tokens."""
    found = await services.identity.sessions(visitor, personal=True)
    return [token_of(one, None) for one in found]


@post(
    "/me/tokens", status_code=201, tags=["people"], **needs("person", *LABELLING, "too-many-tokens")
)
async def make_token(data: JSONBody[TokenAsk], services: Services_, visitor: Visitor_) -> Token:
    """Make a personal token for a bot or a script; it is shown this once."""
    session, token = await services.identity.make_token(visitor, data.label, data.scopes)
    return token_of(session, token)


@delete(
    "/me/tokens/{token_id:str}",
    status_code=204,
    tags=["people"],
    **needs("person", "no-such-session"),
)
async def end_token(token_id: TokenId, services: Services_, visitor: Visitor_) -> None:
    """Void one of your personal tokens."""
    await services.identity.end_session(visitor, token_id)
    await services.sign_off(visitor.person.id)


@get("/me/tables", tags=["people"], **needs("read"))
async def my_tables(services: Services_, visitor: Visitor_) -> list[MyTable]:
    """Your tables, newest first, and which of them wait for you."""
    person = visitor.person.id
    found = await services.storage.read(lambda c: table_queries.tables_of(c, person, None, 50))
    tables = []
    for table_id in found:
        live = await services.live_tables.find(table_id)
        mine = live.state.seats_of(person)
        turn = any(seat in live.state.actors for seat in mine)
        tables.append(MyTable(table=live.summary(), mine=mine, your_turn=turn))
    return tables


@get("/me/export", tags=["people"], **needs("person"))
async def export(services: Services_, visitor: Visitor_) -> Export:
    """Everything the server keeps about you; games as records once they are over."""
    found = await personal_data.gather(services, visitor)
    return Export(
        me=me_of(visitor.person),
        created=visitor.person.created,
        sessions=await sessions.fn(services, visitor),
        tokens=await personal_tokens.fn(services, visitor),
        tables=found.tables,
        records=found.records,
        chat=found.chat,
        comments=found.comments,
        mistakes=found.mistakes,
        lessons=found.lessons,
        audit=found.audit,
        reports=found.reports,
    )


@delete("/me", status_code=204, tags=["people"], **needs("person"))
async def erase(request: Asked, services: Services_, visitor: Visitor_) -> Response[None]:
    """Delete your account: the games stay, without your name."""
    person = visitor.person.id
    now = services.clock.now()
    await forgetting.erase(
        services.storage, services.live_tables, services.identity, person, at=now
    )
    await services.sign_off(person)
    return Response(
        None,
        status_code=204,
        headers=cookie_header(request, None),
        cookies=[device_cookie(request, None)],
    )


HANDLERS = [
    enter,
    login,
    recover,
    logout,
    me,
    change_me,
    vacation,
    make_account,
    change_password,
    sessions,
    end_session,
    personal_tokens,
    make_token,
    end_token,
    my_tables,
    export,
    erase,
]
