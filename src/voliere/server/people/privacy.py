"""A table's log without anything that tells who one of its people was; it folds to the same game.

Names, talk and the ids that the person's client chose for moves go, and nonces that no deal was
made from. A nonce that the cards were dealt from stays: without it nobody could deal them again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from voliere.server.storage.rows import EntryRow
from voliere.server.tables import entries


def forgotten(rows: Sequence[EntryRow], person: str) -> Iterator[EntryRow]:
    """Those rows of a whole log that change when a person is to be forgotten, as they change."""
    whole = [entries.read_entry(row.body) for row in rows]
    dealt_from = _dealt_from(whole)
    sitting: dict[int, str | None] = {}
    for number, (row, entry) in enumerate(zip(rows, whole, strict=True)):
        if isinstance(entry, entries.Sat):
            sitting[entry.seat] = row.person
        is_theirs = row.person == person or sitting.get(getattr(entry, "seat", -1)) == person
        if is_theirs:
            bare = anonymous(entry, move_id(row.seq), keeps_nonce=number in dealt_from)
            changed = row._replace(person=None, body=entries.write_entry(bare))
            if changed != row:
                yield changed
        if isinstance(entry, entries.Stood):
            sitting[entry.seat] = None


def move_id(version: int) -> str:
    """What takes the place of a move's id: of its seat no other has it."""
    return f"x{version}"


def anonymous(entry: entries.AnyEntry, id: str, *, keeps_nonce: bool) -> entries.AnyEntry:
    """An entry without anything that its person chose freely."""
    replace = msgspec.structs.replace
    match entry:
        case entries.Sat(nonce=nonce):
            return replace(entry, name=None, nonce=nonce if keeps_nonce else None)
        case entries.Contributed(nonce=nonce):
            return replace(entry, nonce=nonce if keeps_nonce else "")
        case entries.Moved(id=str()):
            return replace(entry, id=id)
        case entries.Spoke():
            return replace(entry, phrase=None, text=None)
    return entry


def _dealt_from(whole: Sequence[entries.AnyEntry]) -> set[int]:
    """Which of a log's entries have a nonce that the cards were dealt from."""
    last: dict[int, int] = {}
    for number, entry in enumerate(whole):
        match entry:
            case entries.Sat(seat=seat) | entries.Contributed(seat=seat):
                last[seat] = number
            case entries.Stood(seat=seat):
                last.pop(seat, None)
            case entries.Started():
                return set(last.values())
    return set()
