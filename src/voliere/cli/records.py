"""The records of a file, one after the other, each as it is or with what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from voliere.cli.errors import CommandError, clean
from voliere.games.errors import VoliereError
from voliere.table.record import STUMBLES, Record, from_record, stumbled, verify
from voliere.table.table import Table
from voliere.words import text


class Numbered(NamedTuple):
    """A record of a file: `number` counts the records from 1, `n_bytes` is the length of its line;
    instead of the record there may be an error."""

    number: int
    n_bytes: int
    record: Record | None
    error: VoliereError | None


def records_in(lines: Iterable[bytes]) -> Iterator[Numbered]:
    """The records of JSON Lines; empty lines are none."""
    number = 0
    for line_number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        number += 1
        try:
            record = msgspec.json.decode(line.strip())
        except (ValueError, RecursionError) as error:
            yield Numbered(number, len(line), None, why_not_json(error, line_number))
        else:
            yield Numbered(number, len(line), record, None)


def why_not_json(error: Exception, line: int) -> CommandError:
    """The error of a line that can't be read."""
    if "truncated" in str(error):
        return CommandError("truncated-record", line=line)
    return CommandError("not-json", line=line, reason=str(error))


def refereed(record: Any) -> Table:
    """The table of a record, replayed and refereed; VoliereError says what is wrong with it."""
    try:
        return from_record(record)
    except STUMBLES as error:
        raise stumbled(error) from error


def verified(record: Any) -> None:
    """Check that the deal is fair; VoliereError says what is wrong with it."""
    refereed(record)
    try:
        verify(record)
    except STUMBLES as error:
        raise stumbled(error) from error


def names_of(record: Record, players: int, lang: str) -> list[str]:
    """The names of the seats: those of the record, or their numbers."""
    seats = record.get("seats")
    named = seats if isinstance(seats, list) and len(seats) == players else [None] * players
    return [
        clean(name) if isinstance(name, str) and name.strip() else text("cli-seat", lang, seat=seat)
        for seat, name in enumerate(named)
    ]
