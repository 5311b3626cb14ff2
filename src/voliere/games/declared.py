"""Events as they are declared: their fields, by which a row of the log is read.

They are declared as classes (`event.py`). MicroPython, which the score pad runs under in the
browser, has them as plain data (`described.py`), and reads this, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from voliere.games.kinds import Source

if TYPE_CHECKING:
    from voliere.games.kinds import Decks, Described, Kind


class SeenBy:
    """Only those who sit at a seat that these fields name may know a field, and everybody if the
    field `unless` is None. In a view the field `seat` is whose view it is."""

    def __init__(self, *seats: str, unless: str | None = None) -> None:
        self.seats = seats
        self.unless = unless


class Field:
    """A field of an event or a view: its kind, the place of its first number, and who may know it;
    None: everybody."""

    def __init__(self, name: str, kind: Kind, at: int, seen_by: SeenBy | None = None) -> None:
        self.name = name
        self.kind = kind
        self.at = at
        self.seen_by = seen_by

    def described(self, decks: Decks) -> Described:
        """The field as plain data."""
        seen_by = self.seen_by
        return {
            "name": self.name,
            "at": self.at,
            "kind": self.kind.described(decks),
            "seen_by": None if seen_by is None else list(seen_by.seats),
            "unless": None if seen_by is None else seen_by.unless,
        }


class Declared:
    """One event: its tag, its fields, what is made of them (its class), and how it stands in the
    record if chance decided it: the word for it and the fields that say what it gave."""

    def __init__(
        self,
        tag: str,
        fields: list[Field],
        make: Any,
        chance: tuple[str, ...] | None = None,
    ) -> None:
        self.tag = tag
        self.fields = fields
        self.make = make
        self.chance = chance
        self.width = 1
        for field in fields:
            self.width = max(self.width, field.at + field.kind.width)
        source = Source()
        values = [field.kind.read(str(field.at), source) for field in fields]
        self._made = source.function("n", f"{source.name(make)}({', '.join(values)})")

    def event(self, row: list[int]) -> Any:
        """The event written in a row of the log."""
        if len(row) != self.width:
            raise ValueError(f"“{self.tag}” takes {self.width} numbers, not {len(row)}")
        return self._made(row)

    def chance_of(self, row: list[int]) -> dict[str, Any] | None:
        """The chance entry of the record, if this row tells of chance."""
        if self.chance is None:
            return None
        event = self.event(row)
        entry = {"chance": self.chance[0]}
        for name in self.chance[1:]:
            entry[name] = getattr(event, name)
        return entry

    def described(self, decks: Decks) -> Described:
        """The event as plain data."""
        return {
            "tag": self.tag,
            "fields": [field.described(decks) for field in self.fields],
            "chance": None if self.chance is None else list(self.chance),
        }


class Events:
    """The events of a game, each by its code: its place among them."""

    def __init__(self, declared: list[Declared]) -> None:
        self.declared = declared
        self.has_chances = any(one.chance is not None for one in declared)

    def event(self, row: list[int]) -> Any:
        """The event written in a row of the log; IndexError for a code that is none."""
        return self.declared[row[0]].event(row)

    def chances(self, rows: list[list[int]]) -> list[dict[str, Any]]:
        """What chance decided according to these rows, as entries of a record."""
        if not self.has_chances:
            return []
        found = [self.declared[row[0]].chance_of(row) for row in rows]
        return [one for one in found if one is not None]

    def codes(self) -> dict[str, int]:
        """The codes of the events, by the names that the rules know them by."""
        return {one.tag.upper().replace("-", "_"): n for n, one in enumerate(self.declared)}

    def described(self, decks: Decks) -> list[Described]:
        """The events as plain data."""
        return [one.described(decks) for one in self.declared]
