"""Finished public games for research: of people who have all agreed, without anything that tells
who they are.

A record is made anew from what the log folds to, so that nothing goes along but what is named here:
the game, its options, the cards, the moves, the result, and who played: a bot by its name, a person
by a pseudonym, the same in all games of a server, or by none. What is published about the deal goes
(it has the table's id and players' nonces), and so do names, talk, comments and times.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import Connection

from voliere.server.settings import Settings
from voliere.server.storage import beside, people, research, tables
from voliere.server.storage.tables import Loaded
from voliere.server.tables import entries
from voliere.server.tables.table_state import TableState
from voliere.table.mac import Mac

AT_ONCE = 50
PSEUDONYM_BYTES = 6
KEY_BYTES = 32
KEPT = ("voliere", "game", "options", "deal", "moves", "result", "training")
SOMEBODY = "person"


class Batch(NamedTuple):
    """Some tables, and since when which of their people have agreed."""

    ids: list[str]
    loaded: dict[str, Loaded]
    agreed: dict[str, int]


def records(
    settings: Settings, game: str | None, key: bytes | None
) -> Iterator[dict[str, Any] | None]:
    """The records of all finished public games; None for each that may not be given away. With a
    key people have pseudonyms."""
    seal = None if key is None else Mac(key)
    last = ""
    while (batch := beside.look(settings, partial(_read, game=game, after=last))).ids:
        last = batch.ids[-1]
        for one in batch.loaded.values():
            yield record_of(one, batch.agreed, seal)


def pseudonym_key(settings: Settings, fresh: bytes) -> bytes:
    """What pseudonyms are made with; `fresh` is kept if there is nothing yet."""
    return beside.change(settings, lambda c: people.server_value(c, "research key", fresh))


def _read(connection: Connection, game: str | None, after: str) -> Batch:
    ids = research.finished_public(connection, game, after, AT_ONCE)
    loaded = tables.load_tables(connection, ids)
    persons = {row.person for one in loaded.values() for row in one.log if row.person}
    return Batch(ids, loaded, research.agreed_since(connection, sorted(persons)))


def record_of(loaded: Loaded, agreed: dict[str, int], seal: Mac | None) -> dict[str, Any] | None:
    """The record of a game, if all its people have agreed."""
    state = TableState(loaded.row)
    hidden: dict[str, int] = {}  # since when people have taken their names out
    for row in loaded.log:
        entry = entries.read_entry(row.body)
        state.apply(row, entry)
        if isinstance(entry, entries.NameHidden) and entry.hidden and row.person is not None:
            hidden[row.person] = row.at
    is_own = state.table is not None and state.stage == "over" and state.branched is None
    if not is_own or not _have_agreed(state, agreed, hidden):
        return None
    assert state.table is not None
    seats = [_called(one.plan.bot, one.person, seal) for one in state.seats]
    whole = state.table.record(training=state.is_training)
    return {**{name: whole[name] for name in KEPT if name in whole}, "seats": seats}


def _have_agreed(state: TableState, agreed: dict[str, int], hidden: dict[str, int]) -> bool:
    """Whether everybody has who played: now, or before they were deleted; who has taken their name
    out, before that. Where one person had several seats, others sat there who were not asked."""
    gone = (state.row.agreed or "").split()
    seen: set[str] = set()
    for seat in state.seats:
        if seat.plan.kind == "bot":
            continue
        if seat.person is None:
            if str(seat.seat) not in gone:
                return False
            continue
        since = agreed.get(seat.person)
        if since is None or seat.person in seen or seat.name is not None:
            return False
        if seat.is_nameless and since > hidden.get(seat.person, 0):
            return False
        seen.add(seat.person)
    return True


def _called(bot: str | None, person: str | None, seal: Mac | None) -> str:
    """Who had a seat, as everybody may know."""
    if bot is not None:
        return f"bot:{bot}"
    if person is None or seal is None:
        return SOMEBODY
    return f"{SOMEBODY}-{seal.of(person.encode())[:PSEUDONYM_BYTES].hex()}"
