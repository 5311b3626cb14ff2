"""What a table says to those who look at it, as bytes: redacted for each seat in one place.

Everything here is built from a seat's view and from events as that seat may see them; nothing else
of the game is ever put into a message.
"""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter
from typing import Any, NamedTuple

import msgspec

from voliere.games.game import Event
from voliere.server import sealing
from voliere.server.bodies import EarlierChat
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

# A welcome stays below 64 KB: the latest of what happened and was said, and what else it has.
TOLD_BYTES = 32 * 1024
CHAT_BYTES = 12 * 1024


def encode(message: FromServer) -> bytes:
    """A message as it goes over the wire."""
    return _encoder.encode(message)


def summary(standing: Standing, names: dict[str, str]) -> TableSummary:
    """The table from outside; `names` are those of the people who sit there."""
    row = standing.row
    called = names_at(standing.seats, names)
    return TableSummary(
        id=row.id,
        game=row.game,
        options=standing.options,
        state=standing.state,
        paused=standing.is_paused,
        public=row.public,
        several_seats=row.several_seats,
        pace=standing.pace,
        substitute=row.substitute,
        seats=[seat.shown(name, names) for seat, name in zip(standing.seats, called, strict=True)],
        host=names.get(row.host or "", ""),
        created=row.created,
        version=standing.version,
        commitment=standing.commitment,
        result=standing.result,
        rematch=standing.rematch,
        training=standing.is_training,
        rematch_by=names.get(standing.rematch_by or "", "—") if standing.rematch else None,
    )


class Page(NamedTuple):
    """Lines of a table's story as a seat may know them: all that came after version `since`."""

    told: list[Any]  # `Told`, as JSON already
    since: int


def told(
    standing: Standing,
    seat: int | None,
    names: dict[str, str],
    lang: str,
    *,
    since: int = 0,
    until: int | None = None,
) -> Page:
    """What happened after version `since` and up to `until`, each event with its sentence; of a
    long story the latest, whole versions only."""
    called = names_at(standing.seats, names)
    lines: list[msgspec.Raw] = []
    n_bytes = 0
    latest = (one for one in reversed(standing.history) if until is None or one[0] <= until)
    for version, events in groupby(latest, itemgetter(0)):
        if version <= since:
            break
        seen = (event.seen_by(seat) for _, event in events)
        some = [_encoder.encode(_line(standing, version, one, called, lang)) for one in seen]
        n_bytes += sum(map(len, some))
        if n_bytes > TOLD_BYTES:
            since = version
            break
        lines += map(msgspec.Raw, some)
    return Page(lines[::-1], since)


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
        self._kept = standing.history[-1][0] if self._is_back else standing.version
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
                    kept=self._kept,
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


def heard(standing: Standing, person: str, before: int | None = None) -> EarlierChat:
    """What was said before a version, or up to now, without the seats this person has muted; the
    latest of it, and whether there is more."""
    muted = standing.muted.get(person, set())
    chat: list[Said] = []
    n_bytes = 0
    for said in reversed(standing.chat):
        if said.seat in muted or (before is not None and said.version >= before):
            continue
        n_bytes += len(_encoder.encode(said))
        if n_bytes > CHAT_BYTES:
            return EarlierChat(chat=chat[::-1], earlier=True)
        chat.append(said)
    return EarlierChat(chat=chat[::-1], earlier=False)


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
    story = told(standing, seat, names, lang, since=seen if is_tail and seen is not None else 0)
    chat = heard(standing, person)
    return encode(
        Welcome(
            table=table,
            seat=seat,
            mine=mine,
            version=standing.version,
            decision=standing.decision,
            view=None if standing.table is None else standing.view(seat),
            since=story.since,
            told=story.told,
            clocks=clocks(standing, now),
            chat=chat.chat,
            earlier_chat=chat.earlier,
            muted=sorted(standing.muted.get(person, set())),
            marks=standing.shown_marks(),
            undo=standing.undo,
            present=present,
            watching=watching,
            invitation=standing.row.invitation if mine or standing.row.host == person else None,
            hurried=sorted(standing.hurried),
            seal=sealing.seal(standing),
            is_host=standing.row.host == person,
        )
    )


def table_changed(standing: Standing, table: TableSummary, person: str) -> bytes:
    """The summary, and which seats are this person's."""
    return encode(
        TableChanged(version=standing.version, table=table, mine=standing.seats_of(person))
    )
