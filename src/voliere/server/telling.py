"""What a table says to those who look at it, as bytes: redacted for each seat in one place.

Everything here is built from a seat's view and from events as that seat may see them; nothing else
of the game is ever put into a message.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from voliere.games.game import Event
from voliere.server.protocol import (
    Clocks,
    FromServer,
    Happened,
    Said,
    TableChanged,
    TableSummary,
    Told,
    Welcome,
)
from voliere.server.seating import names_at
from voliere.server.standing import Standing
from voliere.table.telling import say

_encoder = msgspec.json.Encoder()


def encode(message: FromServer) -> bytes:
    """A message as it goes over the wire."""
    return _encoder.encode(message)


def summary(standing: Standing, names: dict[str, str], commitment: str) -> TableSummary:
    """The table from outside; `names` are those of the people who sit there."""
    row = standing.row
    called = names_at(standing.seats, names)
    return TableSummary(
        id=row.id,
        game=row.game,
        options=standing.options,
        state=standing.state,
        public=row.public,
        several_seats=row.several_seats,
        pace=standing.pace,
        substitute=row.substitute,
        seats=[seat.shown(name) for seat, name in zip(standing.seats, called, strict=True)],
        host=names.get(row.host or "", ""),
        created=row.created,
        version=standing.version,
        commitment=commitment,
        result=standing.result,
        rematch=standing.rematch,
        training=standing.is_training,
    )


def told(
    standing: Standing,
    history: Iterable[tuple[int, Event]],
    seat: int | None,
    names: dict[str, str],
    lang: str,
) -> list[Told]:
    """Events as the seat may know them, each with its sentence."""
    called = names_at(standing.seats, names)
    return [
        _line(standing, version, event.seen_by(seat), called, lang) for version, event in history
    ]


def _line(standing: Standing, version: int, seen: Event, called: list[str], lang: str) -> Told:
    """An event as somebody may know it, with its sentence."""
    return Told(version=version, event=seen, text=say(standing.game, seen, lang, called))


class News:
    """What happened at the table after version `since`. What all may know is put into words once,
    whoever it is told to."""

    def __init__(self, standing: Standing, since: int, names: dict[str, str], now: int) -> None:
        self._standing = standing
        self._since = since
        self._clocks = clocks(standing, now)
        self._is_back = standing.back_at > since
        self._recent: list[tuple[int, Event]] = []
        if not self._is_back:
            history = standing.history
            first = len(history)
            while first and history[first - 1][0] > since:
                first -= 1
            self._recent = history[first:]
        self._called = names_at(standing.seats, names)
        self._for_all: dict[str, list[msgspec.Raw | None]] = {}
        self._told: dict[tuple[int | None, str], bytes] = {}

    def for_seat(self, seat: int | None, lang: str) -> bytes:
        """The message for a seat, or for spectators, who are spoken to in that language."""
        message = self._told.get((seat, lang))
        if message is None:
            standing = self._standing
            message = self._told[seat, lang] = encode(
                Happened(
                    since=self._since,
                    version=standing.version,
                    decision=standing.decision,
                    told=self._lines(seat, lang),
                    view=standing.view(seat),
                    clocks=self._clocks,
                    back=self._is_back,
                    hurried=sorted(standing.hurried),
                )
            )
        return message

    def _lines(self, seat: int | None, lang: str) -> list[Any]:
        """What happened as the seat may know it; what everybody may know as JSON already."""
        for_all = self._for_all.get(lang)
        if for_all is None:
            for_all = self._for_all[lang] = [
                msgspec.Raw(_encoder.encode(self._line(version, event, lang)))
                if type(event).seen_by is Event.seen_by
                else None  # it may look different to others
                for version, event in self._recent
            ]
        return [
            self._line(version, event.seen_by(seat), lang) if known is None else known
            for known, (version, event) in zip(for_all, self._recent, strict=True)
        ]

    def _line(self, version: int, seen: Event, lang: str) -> Told:
        return _line(self._standing, version, seen, self._called, lang)


def clocks(standing: Standing, now: int) -> Clocks | None:
    """The clocks, if the table has any."""
    return standing.times.shown(now) if standing.times else None


def heard(standing: Standing, person: str) -> list[Said]:
    """The chat, without the seats this person has muted."""
    muted = standing.muted.get(person, set())
    return [said for said in standing.chat if said.seat not in muted]


def welcome(
    standing: Standing,
    table: TableSummary,
    names: dict[str, str],
    *,
    person: str,
    seat: int | None,
    lang: str,
    seen: int | None,
    present: list[int],
    watching: int,
    now: int,
) -> bytes:
    """Everything a client needs to show the table from a seat."""
    mine = standing.seats_of(person)
    is_tail = seen is not None and standing.back_at <= seen <= standing.version
    since = seen if is_tail and seen is not None else 0
    later = [line for line in standing.history if line[0] > since]
    return encode(
        Welcome(
            table=table,
            seat=seat,
            mine=mine,
            version=standing.version,
            decision=standing.decision,
            view=None if standing.table is None else standing.view(seat),
            since=since,
            told=told(standing, later, seat, names, lang),
            clocks=clocks(standing, now),
            chat=heard(standing, person),
            muted=sorted(standing.muted.get(person, set())),
            marks=standing.shown_marks(),
            undo=standing.undo,
            present=present,
            watching=watching,
            invitation=standing.row.invitation if mine or standing.row.host == person else None,
            hurried=sorted(standing.hurried),
        )
    )


def table_changed(standing: Standing, table: TableSummary, person: str) -> bytes:
    """The summary, and which seats are this person's."""
    return encode(
        TableChanged(version=standing.version, table=table, mine=standing.seats_of(person))
    )
