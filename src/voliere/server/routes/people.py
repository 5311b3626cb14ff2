"""Who you are: coming in, accounts, sessions, tokens, what is kept about you."""

from __future__ import annotations

from typing import TypeVar

from litestar import Response, delete, get, patch, post, put
from litestar.params import FromPath, JSONBody

from voliere.server import farewell, guard
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
from voliere.server.identity import AGENT_LIMIT, Entered, Visitor
from voliere.server.permissions import needs, require
from voliere.server.routes.door import (
    REFUSALS,
    Asked,
    Office_,
    Visitor_,
    check_lang,
    cookie_header,
    device_cookie,
)
from voliere.server.storage import tables as table_queries
from voliere.server.storage.rows import PersonRow, SessionRow

T = TypeVar("T")


def me_of(person: PersonRow) -> Me:
    """A person as they see themselves."""
    away = None
    if person.vacation_start is not None and person.vacation_end is not None:
        away = Vacation(start=person.vacation_start, end=person.vacation_end)
    return Me(name=person.name, lang=check_lang(person.lang), account=person.login, vacation=away)


def _agent(request: Asked) -> str:
    return request.headers.get("user-agent", "")[:AGENT_LIMIT]


@post("/guest", status_code=200, responses=REFUSALS, tags=["people"], **needs("open"))
async def enter(data: JSONBody[EnterAsk], request: Asked, office: Office_) -> Response[Me]:
    """Come in as a guest; who has a good session already keeps it."""
    try:
        known = await office.visitor(request)
        require(known.session, "read")
        return Response(me_of(known.person))
    except ServerError as error:
        if error.code not in ("not-signed-in", "unknown-session"):
            raise
    office.limits.guests.take(guard.address_of(request), office.clock.now())
    lang = data.lang or guard.language_of(request)
    entered = await office.identity.enter(data.name, lang, _agent(request))
    headers = cookie_header(request, entered.token)
    return Response(me_of(entered.visitor.person), headers=headers)


@post("/login", status_code=200, responses=REFUSALS, tags=["people"], **needs("open"))
async def login(data: JSONBody[LoginAsk], request: Asked, office: Office_) -> Response[Me]:
    """Sign in to an account."""
    await _slow_down(office, request, data.login)
    entered = await office.identity.login(data.login, data.password, _agent(request))
    return _signed_in(request, office, entered, me_of(entered.visitor.person))


@post("/recover", status_code=200, responses=REFUSALS, tags=["people"], **needs("open"))
async def recover(data: JSONBody[RecoverAsk], request: Asked, office: Office_) -> Response[Me]:
    """Choose a new password with a one-time code; all other sessions end."""
    await _slow_down(office, request, data.login)
    entered = await office.identity.recover(data.login, data.code, data.password, _agent(request))
    await office.sign_off(entered.visitor.person.id)
    return _signed_in(request, office, entered, me_of(entered.visitor.person))


async def _slow_down(office: Office_, request: Asked, login: str) -> None:
    """Count a try to get into an account; ServerError if there were too many."""
    known = request.cookies.get(guard.device_cookie_name(request))
    device = await office.identity.known_device(login, known)
    office.limits.passwords.take(guard.address_of(request), login, device, office.clock.now())


def _signed_in(
    request: Asked, office: Office_, entered: Entered, body: T, status: int = 200
) -> Response[T]:
    """The answer to somebody who is in their account now; this device is known from now on."""
    device = office.identity.device_for(entered.visitor.person.id)
    return Response(
        body,
        status_code=status,
        headers=cookie_header(request, entered.token),
        cookies=[device_cookie(request, device)],
    )


@post("/logout", status_code=204, responses=REFUSALS, tags=["people"], **needs("person"))
async def logout(request: Asked, office: Office_, visitor: Visitor_) -> Response[None]:
    """End this session; its sockets close."""
    await office.identity.end_session(visitor, visitor.session.id)
    await office.sign_off(visitor.person.id)
    return Response(None, status_code=204, headers=cookie_header(request, None))


@get("/me", responses=REFUSALS, tags=["people"], **needs("read"))
async def me(visitor: Visitor_) -> Me:
    """Who the server takes you for."""
    return me_of(visitor.person)


@patch("/me", responses=REFUSALS, tags=["people"], **needs("person"))
async def change_me(data: JSONBody[MeAsk], office: Office_, visitor: Visitor_) -> Me:
    """Change your name or language."""
    person = await office.identity.rename(visitor, data.name, data.lang)
    for live in office.house.tables.values():
        if person.id in live.names:
            live.names[person.id] = person.name
            live.tell_summary()
    return me_of(person)


@put("/me/vacation", responses=REFUSALS, tags=["people"], **needs("person"))
async def vacation(data: JSONBody[VacationAsk], office: Office_, visitor: Visitor_) -> Me:
    """Take a vacation: the clocks of your correspondence tables stand still."""
    person = await office.identity.take_vacation(visitor, data.days)
    await office.house.rest(person.id, person.vacation_start, person.vacation_end)
    return me_of(person)


@post("/me/account", status_code=201, responses=REFUSALS, tags=["people"], **needs("person"))
async def make_account(
    data: JSONBody[AccountAsk], request: Asked, office: Office_, visitor: Visitor_
) -> Response[Account]:
    """Make an account of a guest; the games come along, the session is replaced, tokens end."""
    office.limits.passwords.take_own(visitor.person.id, office.clock.now())
    entered = await office.identity.make_account(visitor, data.login, data.password)
    await office.sign_off(visitor.person.id)
    account = Account(me=me_of(entered.visitor.person), recovery_codes=entered.codes)
    return _signed_in(request, office, entered, account, 201)


@put("/me/password", status_code=204, responses=REFUSALS, tags=["people"], **needs("person"))
async def change_password(data: JSONBody[PasswordAsk], office: Office_, visitor: Visitor_) -> None:
    """Change your password; all other sessions and all tokens end."""
    office.limits.passwords.take_own(visitor.person.id, office.clock.now())
    await office.identity.change_password(visitor, data.old, data.new)
    await office.sign_off(visitor.person.id)


def _session_of(session: SessionRow, visitor: Visitor) -> Session:
    return Session(
        id=session.id,
        created=session.created,
        seen=session.seen,
        agent=session.label,
        current=session.id == visitor.session.id,
    )


@get("/me/sessions", responses=REFUSALS, tags=["people"], **needs("person"))
async def sessions(office: Office_, visitor: Visitor_) -> list[Session]:
    """Where you are signed in."""
    found = await office.identity.sessions(visitor, personal=False)
    return [_session_of(session, visitor) for session in found]


@delete(
    "/me/sessions/{session_id:str}",
    status_code=204,
    responses=REFUSALS,
    tags=["people"],
    **needs("person"),
)
async def end_session(session_id: FromPath[str], office: Office_, visitor: Visitor_) -> None:
    """End one of your sessions; its sockets close."""
    await office.identity.end_session(visitor, session_id)
    await office.sign_off(visitor.person.id)


def _token_of(session: SessionRow, token: str | None) -> Token:
    return Token(
        id=session.id,
        label=session.label,
        scopes=[scope for scope in SCOPES if scope in session.scopes.split()],
        created=session.created,
        token=token,
    )


@get("/me/tokens", responses=REFUSALS, tags=["people"], **needs("person"))
async def personal_tokens(office: Office_, visitor: Visitor_) -> list[Token]:
    """Your personal tokens."""
    found = await office.identity.sessions(visitor, personal=True)
    return [_token_of(one, None) for one in found]


@post("/me/tokens", status_code=201, responses=REFUSALS, tags=["people"], **needs("person"))
async def make_token(data: JSONBody[TokenAsk], office: Office_, visitor: Visitor_) -> Token:
    """Make a personal token for a bot or a script; it is shown this once."""
    session, token = await office.identity.make_token(visitor, data.label, data.scopes)
    return _token_of(session, token)


@delete(
    "/me/tokens/{token_id:str}",
    status_code=204,
    responses=REFUSALS,
    tags=["people"],
    **needs("person"),
)
async def end_token(token_id: FromPath[str], office: Office_, visitor: Visitor_) -> None:
    """Void one of your personal tokens."""
    await office.identity.end_session(visitor, token_id)
    await office.sign_off(visitor.person.id)


@get("/me/tables", responses=REFUSALS, tags=["people"], **needs("read"))
async def my_tables(office: Office_, visitor: Visitor_) -> list[MyTable]:
    """Your tables, newest first, and which of them wait for you."""
    person = visitor.person.id
    found = await office.storage.read(lambda c: table_queries.tables_of(c, person, None, 50))
    tables = []
    for table_id in found:
        live = await office.house.find(table_id)
        mine = live.standing.seats_of(person)
        turn = any(seat in live.standing.actors for seat in mine)
        tables.append(MyTable(table=live.summary(), mine=mine, your_turn=turn))
    return tables


@get("/me/export", responses=REFUSALS, tags=["people"], **needs("person"))
async def export(office: Office_, visitor: Visitor_) -> Export:
    """Everything the server keeps about you; games as records once they are over."""
    found = await farewell.gather(office, visitor)
    return Export(
        me=me_of(visitor.person),
        created=visitor.person.created,
        sessions=await sessions.fn(office, visitor),
        tokens=await personal_tokens.fn(office, visitor),
        tables=found.tables,
        records=found.records,
        chat=found.chat,
    )


@delete("/me", status_code=204, responses=REFUSALS, tags=["people"], **needs("person"))
async def erase(request: Asked, office: Office_, visitor: Visitor_) -> Response[None]:
    """Delete your account: the games stay, without your name."""
    await farewell.erase(office, visitor)
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
