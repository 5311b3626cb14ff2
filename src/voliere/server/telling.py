"""What a table says to those who look at it, as bytes: redacted for each seat in one place.

Everything here is built from a seat's view and from events as that seat may see them; nothing else
of the game is ever put into a message.
"""

from __future__ import annotations

from collections.abc import Iterable

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
        pace=standing.pace,
        substitute=row.substitute,
        seats=[seat.shown(name) for seat, name in zip(standing.seats, called, strict=True)],
        host=names.get(row.host or "", ""),
        created=row.created,
        version=standing.version,
        commitment=commitment,
        result=standing.result,
        rematch=standing.rematch,
    )


def told(
    standing: Standing,
    history: Iterable[tuple[int, Event]],
    seat: int | None,
    names: dict[str, str],
) -> list[Told]:
    """Events as the seat may know them, each with its sentences."""
    called = names_at(standing.seats, names)
    lines = []
    for version, event in history:
        seen = event.seen_by(seat)
        lines.append(
            Told(
                version=version,
                event=seen,
                fr=say(standing.game, seen, "fr", called),
                en=say(standing.game, seen, "en", called),
            )
        )
    return lines


def happened(
    standing: Standing,
    since: int,
    seat: int | None,
    names: dict[str, str],
    now: int,
) -> bytes:
    """What happened at the table after version `since`, for a seat."""
    back = standing.back_at > since
    recent: list[tuple[int, Event]] = []
    if not back:
        for line in reversed(standing.history):
            if line[0] <= since:
                break
            recent.append(line)
    return encode(
        Happened(
            since=since,
            version=standing.version,
            decision=standing.decision,
            told=told(standing, reversed(recent), seat, names),
            view=standing.view(seat),
            clocks=clocks(standing, now),
            back=back,
        )
    )


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
            told=told(standing, later, seat, names),
            clocks=clocks(standing, now),
            chat=heard(standing, person),
            muted=sorted(standing.muted.get(person, set())),
            marks=standing.shown_marks(),
            undo=standing.undo,
            present=present,
            watching=watching,
            invitation=standing.row.invitation if mine or standing.row.host == person else None,
        )
    )


def table_changed(standing: Standing, table: TableSummary, person: str) -> bytes:
    """The summary, and which seats are this person's."""
    return encode(
        TableChanged(version=standing.version, table=table, mine=standing.seats_of(person))
    )
