"""A table's log without anything that tells who one of its people was; it folds to the same game.

Names, talk and the ids that the person's client chose for moves go, and nonces that no deal was
made from. A nonce that the cards were dealt from stays: without it nobody could deal them again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from voliere.server import log
from voliere.server.storage.rows import EntryRow


def forgotten(rows: Sequence[EntryRow], person: str) -> Iterator[EntryRow]:
    """Those rows of a whole log that change when a person is to be forgotten, as they change."""
    entries = [log.read_entry(row.body) for row in rows]
    dealt_from = _dealt_from(entries)
    sitting: dict[int, str | None] = {}
    for number, (row, entry) in enumerate(zip(rows, entries, strict=True)):
        if isinstance(entry, log.Sat):
            sitting[entry.seat] = row.person
        is_theirs = row.person == person or sitting.get(getattr(entry, "seat", -1)) == person
        if is_theirs:
            bare = anonymous(entry, move_id(row.seq), keeps_nonce=number in dealt_from)
            changed = row._replace(person=None, body=log.write_entry(bare))
            if changed != row:
                yield changed
        if isinstance(entry, log.Stood):
            sitting[entry.seat] = None


def move_id(version: int) -> str:
    """What takes the place of a move's id: of its seat no other has it."""
    return f"x{version}"


def anonymous(entry: log.AnyEntry, id: str, *, keeps_nonce: bool) -> log.AnyEntry:
    """An entry without anything that its person chose freely."""
    replace = msgspec.structs.replace
    match entry:
        case log.Sat(nonce=nonce):
            return replace(entry, name=None, nonce=nonce if keeps_nonce else None)
        case log.Contributed(nonce=nonce):
            return replace(entry, nonce=nonce if keeps_nonce else "")
        case log.Played(id=str()):
            return replace(entry, id=id)
        case log.Spoke():
            return replace(entry, phrase=None, text=None)
    return entry


def _dealt_from(entries: Sequence[log.AnyEntry]) -> set[int]:
    """Which of a log's entries have a nonce that the cards were dealt from."""
    last: dict[int, int] = {}
    for number, entry in enumerate(entries):
        match entry:
            case log.Sat(seat=seat) | log.Contributed(seat=seat):
                last[seat] = number
            case log.Stood(seat=seat):
                last.pop(seat, None)
            case log.Started():
                return set(last.values())
    return set()
