"""Rows as the server handles them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection

from voliere.server.protocol import SeveralSeats


class TableRow(NamedTuple):
    """A table as it was opened, and what is looked up without reading its log."""

    id: str
    log_version: int
    game: str
    options: str
    plan: str
    pace: str
    public: bool
    substitute: str
    host: str | None
    created: int
    secret: bytes
    invitation: str
    invitation_until: int
    state: str
    minded: bool
    several_seats: SeveralSeats = "nobody"
    opened_from: bytes | None = None
    ended: int | None = None
    result: str | None = None
    seated: str | None = None
    agreed: str | None = None


class EntryRow(NamedTuple):
    """One row of a table's log."""

    table_id: str
    seq: int
    at: int
    person: str | None
    body: str


class PersonRow(NamedTuple):
    """A guest, or a person with an account."""

    id: str
    name: str
    lang: str
    created: int
    login: str | None
    password: str | None
    vacation_start: int | None
    vacation_end: int | None
    banned: int | None = None
    research: int | None = None


class SessionRow(NamedTuple):
    """A browser session or a personal token."""

    id: str
    person: str
    token_hash: bytes
    personal: bool
    label: str
    created: int
    seen: int
    scopes: str = ""


class CommentRow(NamedTuple):
    """What a player has said about a point of a finished game."""

    id: str
    table_id: str
    seat: int
    person: str
    move: int
    at: int
    text: str


class OrderRow(NamedTuple):
    """Something the host wants done; `whom` is a person, a session or a table."""

    id: str
    at: int
    by: str
    what: str
    whom: str | None
    details: str | None = None
    claimed: int | None = None
    done: int | None = None
    outcome: str | None = None


class ReportRow(NamedTuple):
    """What somebody has reported about who had a seat of a table, at that version of it."""

    id: str
    at: int
    table_id: str
    version: int
    seat: int
    whom: str | None
    by: str | None
    reason: str
    text: str
    settled: int | None = None


class AnnouncementRow(NamedTuple):
    """What the host tells everybody."""

    id: str
    at: int
    until: int
    stops: int | None
    text: str


class Append(NamedTuple):
    """A row for a table's log, and what must change in the same commit."""

    row: EntryRow
    also: Callable[[Connection], None] | None = None
