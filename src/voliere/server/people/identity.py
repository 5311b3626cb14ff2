"""Who somebody is: guests at once, accounts later, sessions that can be listed and ended."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import Collection
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from voliere.server.bodies import SCOPES
from voliere.server.errors import ServerError
from voliere.server.interfaces import Clock, Randomness, Storage
from voliere.server.people import tokens
from voliere.server.people.names import check_name, is_visible
from voliere.server.people.passwords import check_password
from voliere.server.protocol import TokenScope
from voliere.server.storage import audit
from voliere.server.storage import people as queries
from voliere.server.storage.batch import JobRefused
from voliere.server.storage.rows import PersonRow, SessionRow
from voliere.table.mac import Mac
from voliere.words import text

ID_BYTES = 12
CACHED = 10_000
CACHE_MS = 30_000  # how long a session ended by another process may still be believed in
TOUCH_MS = 3_600_000
AGENT_LIMIT = 120
LABEL_LIMIT = 60
MOST_TOKENS = 20
VACATION_DAYS = 30
DAY = 24 * 3600 * 1000
_LOGIN = re.compile(r"[a-z0-9][a-z0-9._-]{2,29}")


class Visitor(NamedTuple):
    """Somebody the server knows, and through which session."""

    person: PersonRow
    session: SessionRow


class Entered(NamedTuple):
    """Somebody who has just come in, with the token that says so from now on."""

    visitor: Visitor
    token: str
    codes: list[str]


class Identity:
    """The people of this server."""

    def __init__(self, storage: Storage, clock: Clock, randomness: Randomness) -> None:
        self._storage = storage
        self._clock = clock
        self._randomness = randomness
        self._seal = Mac(b"")
        self._known: OrderedDict[bytes, tuple[int, Visitor]] = OrderedDict()
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(2)  # a hash takes 64 MB

    async def open(self) -> None:
        """Read the key that signs tokens; a new server makes one."""
        fresh = self._randomness.token(tokens.KEY_BYTES)
        key = await self._storage.write(lambda c: queries.server_value(c, "token key", fresh))
        self._seal = Mac(key)

    # Coming in

    async def visitor(self, token: str) -> Visitor:
        """Whose token this is; ServerError if nobody's."""
        token_hash = tokens.hash_of(self._seal, token)
        now = self._clock.now()
        known = self._known.get(token_hash)
        if known is not None and now - known[0] < CACHE_MS:
            return known[1]
        found = await self._storage.read(lambda c: queries.session_by_hash(c, token_hash))
        if found is None:
            self._known.pop(token_hash, None)
            raise ServerError("unknown-session")
        visitor = Visitor(*found)
        _check_welcome(visitor.person)
        self._remember(visitor)
        if now - visitor.session.seen > TOUCH_MS and self._storage.failed is None:
            await self._storage.write(lambda c: queries.touch_session(c, visitor.session.id, now))
        return visitor

    def _remember(self, visitor: Visitor) -> None:
        self._known[visitor.session.token_hash] = (self._clock.now(), visitor)
        while len(self._known) > CACHED:
            self._known.popitem(last=False)

    def forget_all(self) -> None:
        """Look everything up again that is believed about anybody."""
        self._known.clear()

    async def is_welcome(self, visitor: Visitor) -> bool:
        """Whether the session is still good, and its person not kept out."""
        session = visitor.session.id
        found = await self._storage.read(lambda c: queries.sessions_known(c, [session]))
        return found.get(session, True) is False

    def forget(self, person: str) -> None:
        """Look everything up again that is believed about a person."""
        for token_hash, (_, visitor) in list(self._known.items()):
            if visitor.person.id == person:
                del self._known[token_hash]

    async def enter(self, name: str | None, lang: str, agent: str) -> Entered:
        """Come in as a guest."""
        person = self._new_guest(name, lang)
        session, token = self._new_session(person.id, agent)
        return await self._add(person, session, token)

    async def enter_program(
        self, name: str | None, lang: str, label: str, scopes: Collection[TokenScope]
    ) -> Entered:
        """Come in as a program: a guest who has a personal token and no session of a browser."""
        _check_token(label, scopes)
        person = self._new_guest(name, lang)
        session, token = self._new_session(person.id, label.strip(), scopes=scopes)
        return await self._add(person, session, token)

    async def _add(self, person: PersonRow, session: SessionRow, token: str) -> Entered:
        def add(connection: Connection) -> None:
            queries.add_person(connection, person)
            queries.add_session(connection, session)

        await self._storage.write(add)
        visitor = Visitor(person, session)
        self._remember(visitor)
        return Entered(visitor, token, [])

    def _new_guest(self, name: str | None, lang: str) -> PersonRow:
        number = int.from_bytes(self._randomness.token(2)) % 9000 + 1000
        return PersonRow(
            id=self._randomness.token(ID_BYTES).hex(),
            name=check_name(name)
            if name is not None
            else text("server-guest", lang, number=number),
            lang=lang,
            created=self._clock.now(),
            login=None,
            password=None,
            vacation_start=None,
            vacation_end=None,
        )

    def _new_session(
        self, person: str, label: str, *, scopes: Collection[TokenScope] = ()
    ) -> tuple[SessionRow, str]:
        """A session, or a personal token where scopes are named."""
        token = tokens.new_token(self._seal, self._randomness)
        now = self._clock.now()
        session = SessionRow(
            id=self._randomness.token(ID_BYTES).hex(),
            person=person,
            token_hash=tokens.hash_of(self._seal, token),
            personal=bool(scopes),
            label=label,
            created=now,
            seen=now,
            scopes=" ".join(sorted(set(scopes))),
        )
        return session, token

    async def login(self, login: str, password: str, agent: str) -> Entered:
        """Sign in to an account."""
        person = await self._storage.read(lambda c: queries.person_by_login(c, login.lower()))
        if not await self._is_right(person.password if person else None, password):
            raise ServerError("wrong-password")
        assert person is not None
        _check_welcome(person)
        session, token = self._new_session(person.id, agent[:AGENT_LIMIT])
        await self._storage.write(lambda c: queries.add_session(c, session))
        return Entered(Visitor(person, session), token, [])

    def seal(self, address: str) -> bytes:
        """What is kept of an address, to know it again and nothing else."""
        return self._seal.of(b"voliere address\0" + address.encode())[:16]

    # Devices

    def device_for(self, person: str) -> str:
        """What the browser keeps in which a person has just signed in."""
        return tokens.new_device(self._seal, self._randomness, person)

    async def known_device(self, login: str, device: str | None) -> str | None:
        """The device, if the person with that account was signed in there before."""
        if not device:
            return None
        person = await self._storage.read(lambda c: queries.person_by_login(c, login.lower()))
        is_known = person is not None and tokens.is_device_of(self._seal, device, person.id)
        return device if is_known else None

    # Accounts

    async def make_account(self, visitor: Visitor, login: str, password: str) -> Entered:
        """Give a guest a name and a password; the guest's session is replaced by another, and the
        guest's tokens end."""
        if visitor.person.login is not None:
            raise ServerError("has-account")
        if not _LOGIN.fullmatch(login.lower()):
            raise ServerError("bad-login")
        hashed = await self._hash(password, login)
        person = visitor.person._replace(login=login.lower(), password=hashed)
        session, token = self._new_session(person.id, visitor.session.label)
        codes = tokens.new_codes(self._randomness)

        def change(connection: Connection) -> None:
            queries.end_session(connection, person.id, visitor.session.id)
            queries.end_sessions(connection, person.id)
            queries.change_person(
                connection, person.id, login=person.login, password=person.password
            )
            queries.add_session(connection, session)
            queries.set_codes(
                connection, person.id, [tokens.hash_of_code(person.id, code) for code in codes]
            )
            audit.note(connection, session.created, "account-made", person.id)

        try:
            await self._storage.write(change)
        except IntegrityError:
            raise ServerError("login-taken", login=login) from None
        except JobRefused:
            raise ServerError("unknown-session") from None
        self.forget(person.id)
        return Entered(Visitor(person, session), token, codes)

    async def change_password(self, visitor: Visitor, old: str, new: str) -> None:
        """Choose another password; all other sessions and all tokens end."""
        if visitor.person.password is None:
            raise ServerError("no-account")
        if not await self._is_right(visitor.person.password, old):
            raise ServerError("wrong-password")
        person, hashed = visitor.person.id, await self._hash(new, visitor.person.login or "")
        now = self._clock.now()

        def change(connection: Connection) -> None:
            audit.note(connection, now, "password-changed", person)
            queries.change_person(connection, person, password=hashed)
            queries.end_sessions(connection, person, but=visitor.session.id)

        await self._storage.write(change)
        self.forget(person)

    async def recover(self, login: str, code: str, password: str, agent: str) -> Entered:
        """Choose a new password with a one-time code; all sessions end."""
        person = await self._storage.read(lambda c: queries.person_by_login(c, login.lower()))
        hashed = await self._hash(password, login)
        if person is None:
            raise ServerError("wrong-code")
        _check_welcome(person)
        changed = person._replace(password=hashed)
        session, token = self._new_session(person.id, agent[:AGENT_LIMIT])

        def change(connection: Connection) -> None:
            queries.use_code(connection, changed.id, tokens.hash_of_code(changed.id, code))
            queries.change_person(connection, changed.id, password=hashed)
            queries.end_sessions(connection, changed.id)
            queries.add_session(connection, session)
            audit.note(connection, session.created, "recovery-used", changed.id)

        try:
            await self._storage.write(change)
        except JobRefused:
            raise ServerError("wrong-code") from None
        self.forget(person.id)
        return Entered(Visitor(changed, session), token, [])

    async def _hash(self, password: str, login: str) -> str:
        check_password(password, login)
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _is_right(self, hashed: str | None, password: str) -> bool:
        """Whether the password is right; an unknown person takes as long as a wrong password."""
        async with self._hashing:
            if hashed is None:
                await asyncio.to_thread(self._hasher.hash, password[:200])
                return False
            try:
                return await asyncio.to_thread(self._hasher.verify, hashed, password)
            except VerificationError:
                return False

    # Changing

    async def rename(
        self, visitor: Visitor, name: str | None, lang: str | None, research: bool | None = None
    ) -> PersonRow:
        """Change one's name or language, or whether one's games may be used for research; who
        agrees again has agreed since the first time."""
        changes: dict[str, str | int | None] = {}
        if research is not None and research != (visitor.person.research is not None):
            changes["research"] = self._clock.now() if research else None
        if name is not None:
            changes["name"] = check_name(name)
        if lang is not None:
            changes["lang"] = lang
        return await self._change(visitor.person, **changes)

    async def take_vacation(self, visitor: Visitor, days: int) -> PersonRow:
        """Be away from now on for some days; 0 ends it."""
        if not 0 <= days <= VACATION_DAYS:
            raise ServerError("bad-vacation", limit=VACATION_DAYS)
        now = self._clock.now()
        start, end = (now, now + days * DAY) if days else (None, None)
        return await self._change(visitor.person, vacation_start=start, vacation_end=end)

    async def _change(self, person: PersonRow, **changes: str | int | None) -> PersonRow:
        if changes:
            await self._storage.write(lambda c: queries.change_person(c, person.id, **changes))
            self.forget(person.id)
        return person._replace(**changes)  # type: ignore[arg-type]

    # Sessions and personal tokens

    async def sessions(self, visitor: Visitor, *, personal: bool) -> list[SessionRow]:
        """One's sessions, or personal tokens."""
        person = visitor.person.id
        return await self._storage.read(lambda c: queries.sessions_of(c, person, personal=personal))

    async def end_session(self, visitor: Visitor, session_id: str) -> None:
        """End one of one's sessions or tokens."""
        person, now = visitor.person.id, self._clock.now()

        def end(connection: Connection) -> None:
            queries.end_session(connection, person, session_id)
            audit.note(connection, now, "session-ended", person)

        try:
            await self._storage.write(end)
        except JobRefused:
            raise ServerError("no-such-session") from None
        self.forget(person)

    async def make_token(
        self, visitor: Visitor, label: str, scopes: Collection[TokenScope]
    ) -> tuple[SessionRow, str]:
        """A personal token for a bot or a script, good for these scopes."""
        _check_token(label, scopes)
        session, token = self._new_session(visitor.person.id, label.strip(), scopes=scopes)
        try:
            await self._storage.write(lambda c: queries.add_token(c, session, MOST_TOKENS))
        except JobRefused:
            raise ServerError("too-many-tokens", limit=MOST_TOKENS) from None
        return session, token


def _check_welcome(person: PersonRow) -> None:
    """Raise ServerError if the host keeps a person out."""
    if person.banned is not None:
        raise ServerError("banned")


def _check_token(label: str, scopes: Collection[TokenScope]) -> None:
    """Raise ServerError unless a token may be called that and be good for that."""
    if not 0 < len(label.strip()) <= LABEL_LIMIT or not is_visible(label):
        raise ServerError("bad-label", limit=LABEL_LIMIT)
    if not scopes:
        raise ServerError("bad-scopes", scopes=", ".join(SCOPES))
