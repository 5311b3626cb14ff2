"""What a table says to those who look at it, as bytes: redacted for each seat in one place.

Everything here is built from a seat's view and from events as that seat may see them; nothing else
of the game is ever put into a message.
"""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter
from typing import Any, NamedTuple

import msgspec

from voliere.games.event import Event, secrets_in
from voliere.server.bodies import EarlierChat
from voliere.server.protocol import (
    Clocks,
    Happened,
    Origin,
    Said,
    ServerMessage,
    TableChanged,
    TableSummary,
    Told,
    Welcome,
)
from voliere.server.tables import sealing
from voliere.server.tables.seats import names_at
from voliere.server.tables.table_state import TableState
from voliere.table.telling import say

_encoder = msgspec.json.Encoder()

# A welcome stays below 64 KB: the latest of what happened and was said, and what else it has.
TOLD_BYTES = 32 * 1024
CHAT_BYTES = 12 * 1024


def encode(message: ServerMessage) -> bytes:
    """A message as it goes over the wire."""
    return _encoder.encode(message)


def summary(state: TableState, names: dict[str, str]) -> TableSummary:
    """The table from outside; `names` are those of the people who sit there."""
    row = state.row
    called = names_at(state.seats, names)
    if nameless := state.nameless:
        names = {person: name for person, name in names.items() if person not in nameless}
    return TableSummary(
        id=row.id,
        game=row.game,
        options=state.options,
        state=state.stage,
        paused=state.is_paused,
        public=row.public,
        several_seats=row.several_seats,
        pace=state.pace,
        substitute=row.substitute,
        seats=[seat.shown(name, names) for seat, name in zip(state.seats, called, strict=True)],
        host=names.get(row.host or "", ""),
        created=row.created,
        version=state.version,
        commitment=state.commitment,
        result=state.result,
        rematch=state.rematch,
        training=state.is_training,
        rematch_by=names.get(state.rematch_by or "", "—") if state.rematch else None,
        hints=state.are_hints_allowed,
        origin=origin(state),
    )


def origin(state: TableState) -> Origin | None:
    """Where the table plays on from."""
    branched = state.branched
    if branched is None:
        return None
    return Origin(
        table=branched.origin,
        move=branched.move,
        seat=branched.seat,
        cards=branched.cards,
        exchanged=branched.exchanged,
    )


class Page(NamedTuple):
    """Lines of a table's story as a seat may know them: all that came after version `since`."""

    told: list[Any]  # `Told`, as JSON already
    since: int


def told(
    state: TableState,
    seat: int | None,
    names: dict[str, str],
    lang: str | None,
    *,
    since: int = 0,
    until: int | None = None,
) -> Page:
    """What happened after version `since` and up to `until`, each event with its sentence; of a
    long story the latest, whole versions only."""
    called = names_at(state.seats, names)
    lines: list[msgspec.Raw] = []
    n_bytes = 0
    latest = (one for one in reversed(state.history) if until is None or one[0] <= until)
    for version, events in groupby(latest, itemgetter(0)):
        if version <= since:
            break
        seen = (event.seen_by(seat) for _, event in events)
        some = [_encoder.encode(_line(state, version, one, called, lang)) for one in seen]
        n_bytes += sum(map(len, some))
        if n_bytes > TOLD_BYTES:
            since = version
            break
        lines += map(msgspec.Raw, some)
    return Page(lines[::-1], since)


def _line(
    state: TableState, version: int, seen: Event, called: list[str], lang: str | None
) -> Told:
    """An event as somebody may know it, with its sentence if it is wanted."""
    sentence = None if lang is None else say(state.game, seen, lang, called)
    return Told(version=version, event=seen, text=sentence)


class News:
    """What happened at the table after version `since`. What all may know is put into words once,
    whoever it is told to."""

    def __init__(self, state: TableState, since: int, names: dict[str, str], now: int) -> None:
        self._state = state
        self._since = since
        self._clocks = clocks(state, now)
        self._is_back = state.back_at > since
        self._kept = state.history[-1][0] if self._is_back else state.version
        self._recent: list[tuple[int, Event]] = []
        if not self._is_back:
            history = state.history
            first = len(history)
            while first and history[first - 1][0] > since:
                first -= 1
            self._recent = history[first:]
        self._names = names
        self._for_all: dict[str | None, list[msgspec.Raw | None]] = {}
        self._told: dict[tuple[int | None, str | None, int], bytes] = {}

    def for_seat(self, seat: int | None, lang: str | None, since: int | None = None) -> bytes:
        """The message for a seat, or for spectators, who are spoken to in that language (None:
        without sentences) and have been told everything up to version `since`: since the last
        news nothing else was told, or only what is no news."""
        since = self._since if since is None else since
        message = self._told.get((seat, lang, since))
        if message is None:
            state = self._state
            message = self._told[seat, lang, since] = encode(
                Happened(
                    since=since,
                    version=state.version,
                    decision=state.decision,
                    told=self._lines(seat, lang),
                    view=state.view(seat),
                    clocks=self._clocks,
                    back=self._is_back,
                    hurried=sorted(state.hurried),
                    kept=self._kept,
                )
            )
        return message

    def _lines(self, seat: int | None, lang: str | None) -> list[Any]:
        """What happened as the seat may know it; what everybody may know as JSON already."""
        for_all = self._for_all.get(lang)
        if for_all is None:
            for_all = self._for_all[lang] = [
                msgspec.Raw(_encoder.encode(self._line(version, event, lang)))
                if not secrets_in(type(event))
                else None  # it may look different to others
                for version, event in self._recent
            ]
        return [
            self._line(version, event.seen_by(seat), lang) if known is None else known
            for known, (version, event) in zip(for_all, self._recent, strict=True)
        ]

    def _line(self, version: int, seen: Event, lang: str | None) -> Told:
        called = [] if lang is None else names_at(self._state.seats, self._names)
        return _line(self._state, version, seen, called, lang)


def clocks(state: TableState, now: int) -> Clocks | None:
    """The clocks, if the table has any."""
    return state.times.shown(now) if state.times else None


def heard(state: TableState, person: str, before: int | None = None) -> EarlierChat:
    """What was said before a version, or up to now, without the seats this person has muted; the
    latest of it, and whether there is more."""
    muted = state.muted.get(person, set())
    chat: list[Said] = []
    n_bytes = 0
    for said in reversed(state.chat):
        if said.seat in muted or (before is not None and said.version >= before):
            continue
        n_bytes += len(_encoder.encode(said))
        if n_bytes > CHAT_BYTES:
            return EarlierChat(chat=chat[::-1], earlier=True)
        chat.append(said)
    return EarlierChat(chat=chat[::-1], earlier=False)


def welcome(
    state: TableState,
    table: TableSummary,
    names: dict[str, str],
    *,
    person: str,
    seat: int | None,
    lang: str | None,
    seen: int | None,
    present: list[int],
    watching: int,
    now: int,
) -> bytes:
    """Everything a client needs to show the table from a seat."""
    mine = state.seats_of(person)
    is_tail = seen is not None and state.back_at <= seen <= state.version
    story = told(state, seat, names, lang, since=seen if is_tail and seen is not None else 0)
    chat = heard(state, person)
    return encode(
        Welcome(
            table=table,
            seat=seat,
            mine=mine,
            version=state.version,
            decision=state.decision,
            view=None if state.table is None else state.view(seat),
            since=story.since,
            told=story.told,
            clocks=clocks(state, now),
            chat=chat.chat,
            earlier_chat=chat.earlier,
            muted=sorted(state.muted.get(person, set())),
            marks=state.shown_marks(),
            undo=state.undo,
            present=present,
            watching=watching,
            invitation=state.row.invitation if mine or state.row.host == person else None,
            hurried=sorted(state.hurried),
            seal=sealing.seal(state),
            is_host=state.row.host == person,
        )
    )


def table_changed(state: TableState, table: TableSummary, person: str, since: int) -> bytes:
    """The summary, and which seats are this person's, who knows the table up to `since`."""
    mine = state.seats_of(person)
    return encode(TableChanged(since=since, version=state.version, table=table, mine=mine))
