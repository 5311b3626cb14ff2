"""Kinds and events from their descriptions as plain data: how they are read where there are no
classes for them, as under MicroPython, which the score pad runs under in the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from voliere.games import kinds
from voliere.games.declared import Declared, Events, Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from voliere.games.kinds import Described, Kind

AllDecks: TypeAlias = "list[list[list[Any]]]"


class Told:
    """An event, or a part of one: its fields by name."""

    def __init__(self, fields: dict[str, Any]) -> None:
        for name, value in fields.items():
            setattr(self, name, value)


def events_of(described: list[Described], decks: AllDecks) -> Events:
    """The events that were described so."""
    return Events([_event_of(one, decks) for one in described])


def _event_of(described: Described, decks: AllDecks) -> Declared:
    fields = [
        Field(one["name"], kind_of(one["kind"], decks), one["at"]) for one in described["fields"]
    ]
    chance = described["chance"]
    make = told([field.name for field in fields])
    return Declared(described["tag"], fields, make, None if chance is None else tuple(chance))


def told(names: list[str]) -> Callable[..., Told]:
    """What makes a value with these fields."""
    return lambda *values: Told(dict(zip(names, values)))  # noqa: B905 - for MicroPython


def kind_of(described: Described, decks: AllDecks) -> Kind:
    """The kind that was described so.

    >>> kind_of({"kind": "card", "deck": 0}, [[[0, "MA"], [1, "MR"]]]).of([1])
    'MR'
    """
    return MADE[described["kind"]](described, decks)


def _deck(described: Described, decks: AllDecks) -> dict[int, Any]:
    return {one[0]: one[1] for one in decks[described["deck"]]}


def _cards(described: Described, decks: AllDecks) -> list[Any]:
    return [text for _, text in decks[described["deck"]]]


def _of(described: Described, decks: AllDecks) -> Kind:
    return kind_of(described["of"], decks)


def _parts(described: Described, decks: AllDecks) -> Kind:
    fields = [(name, kind_of(kind, decks)) for name, kind in described["fields"]]
    is_pair = described["kind"] == "pair"
    return kinds.Together(fields, None if is_pair else told([name for name, _ in fields]))


def _no_text(number: int) -> str:
    raise NotImplementedError("whoever reads moves needs the notation")


MADE: dict[str, Callable[[Described, AllDecks], Kind]] = {
    "number": lambda one, decks: kinds.Number(one["first"]),
    "yes-no": lambda one, decks: kinds.YesNo(),
    "seat": lambda one, decks: kinds.Seat(),
    "seats": lambda one, decks: kinds.Seats(),
    "choice": lambda one, decks: kinds.Choice(_deck(one, decks)),
    "card": lambda one, decks: kinds.Card(_deck(one, decks)),
    "move": lambda one, decks: kinds.Move(_no_text),
    "texts": lambda one, decks: kinds.Texts(_cards(one, decks)),
    "choice-set": lambda one, decks: kinds.ChoiceSet(
        _cards(one, decks), bits=one["bits"], first=one["first"]
    ),
    "card-set": lambda one, decks: kinds.CardSet(
        _cards(one, decks), bits=one["bits"], first=one["first"]
    ),
    "counts": lambda one, decks: kinds.Counts(_cards(one, decks)),
    "maybe": lambda one, decks: kinds.Maybe(_of(one, decks)),
    "listed": lambda one, decks: kinds.Listed(_of(one, decks), one["most"]),
    "stretch": lambda one, decks: kinds.Stretch(
        _of(one, decks), one["most"], is_sorted=one["sorted"]
    ),
    "rows": lambda one, decks: kinds.Rows(_of(one, decks), one["lengths"]),
    "named": lambda one, decks: kinds.Named(one["names"], _of(one, decks)),
    "packed": lambda one, decks: kinds.Packed(_of(one, decks), one["bits"]),
    "pair": _parts,
    "parts": _parts,
}
