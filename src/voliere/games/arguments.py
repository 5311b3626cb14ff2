"""The arguments of messages, made from the fields of events and moves by what the fields are.

For a field `f` a message may ask for:

* seat: `$f`, the name of who sits there;
* seats: `$f`, the names listed; `$f_n`, how many; `$f_of`, the list of whose something is;
* card: `$f`, its name; `$f_the`, with the article; `$f_id`, its notation; `$f_<part>`, a part;
* cards: the names listed, `$f`, or with the article, `$f_the`, or in notation, `$f_id`; `$f_n`;
* number, text, yes-no: `$f`; move and title: `$f`, worded;
* owner: `$f`, the name of who sits there, or the word for who does not sit at the table;
* numbers, texts: `$f`, listed; `$f_n`; `$f_1`, `$f_2`, ..., each of them;
* {"by": names}, numbers by name: `$f`, listed; `$f_n`; `$f_falling`, the greatest first;
  `$f_<name>`, each of them;
* {"each": parts}, a list of things of several parts: `$f`, listed; `$f_n`;
* {"parts": parts}, one thing of several parts: `$f_<part>` and what else a part gives.

Lists end with "and"; `$f_commas` is the same list with commas only (so is `$f_falling`). Where
there is a message `<id of the message>-<f>`, each item of the list is worded by it. It may ask for
`$item` and what else an item gives, or for the parts of an item, or for `$name` and `$item` of
numbers by name; for the parts of a card, as the message of a card does; and for `$seat`, the name
at the item's place, where there is one for each seat.
What is absent is the text `none`. The page makes the same arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias

Wording: TypeAlias = "str | Mapping[str, Any]"
Wordings: TypeAlias = "Mapping[str, Wording]"
Maker = Callable[[Any, list[str]], Any]  # makes an argument of a value and the names of the seats
Makers = dict[str, Maker]

NONE = "none"
MOST_BY_PLACE = 8
ITEMS = {"seats": "seat", "cards": "card", "numbers": "number", "texts": "text"}


class Speaker(Protocol):
    """What says the cards, moves and messages of a game in one language."""

    @property
    def parts(self) -> frozenset[str]:
        """The names of the parts that cards have."""

    def part(self, card: str, part: str) -> Any:
        """A part of a card."""

    def card(self, text: str) -> str:
        """A card's name."""

    def the_card(self, text: str) -> str:
        """A card's name with its article."""

    def move(self, text: str) -> str:
        """A move as a choice in a list."""

    def title(self, title: str) -> str:
        """A title that a game is ended with."""

    def message(self, id: str, arguments: Mapping[str, Any]) -> str:
        """A message."""

    def has(self, id: str) -> bool:
        """Whether there is such a message."""


class Arguments(dict[str, Any]):
    """The arguments of a message, each made when it is asked for."""

    def __init__(self, makers: Makers, value: Any, names: list[str]) -> None:
        self._makers = makers
        self._value = value
        self._names = names

    def __missing__(self, name: str) -> Any:
        made = self[name] = self._makers[name](self._value, self._names)
        return made


def makers_of(id: str, fields: Wordings, speaker: Speaker) -> Makers:
    """What makes the arguments of a message, of a value that has these fields."""
    return {
        name: _of_field(field, make)
        for field, wording in fields.items()
        for name, make in _makers(id, field, wording, speaker).items()
    }


def _of_field(field: str, make: Maker) -> Maker:
    def made(value: Any, names: list[str]) -> Any:
        one = value[field] if isinstance(value, dict) else getattr(value, field)
        return NONE if one is None else make(one, names)

    return made


def _makers(id: str, f: str, wording: Wording, speaker: Speaker) -> Makers:
    """What makes the arguments of a field, of the field's value."""
    if isinstance(wording, str):
        if wording in ITEMS:
            return _of_list(id, f, {"item": ITEMS[wording]}, _one_by_one, speaker) | _beyond(
                f, wording, speaker
            )
        return _of_one(f, wording, speaker)
    if "parts" in wording:
        inner = makers_of(f"{id}-{f}", wording["parts"], speaker)
        return {f"{f}_{name}": make for name, make in inner.items()}
    if "each" in wording:
        names = list(wording["each"])
        return _of_list(id, f, wording["each"], lambda value: _together(names, value), speaker)
    return _by_name(id, f, wording["by"], speaker)


def _of_one(f: str, wording: str, speaker: Speaker) -> Makers:
    match wording:
        case "seat":
            return {f: lambda seat, names: names[seat]}
        case "owner":
            return {f: lambda owner, names: names[int(owner)] if owner.isdigit() else owner}
        case "card":
            return {f"{f}_{part}": _part(part, speaker) for part in speaker.parts} | {
                f: lambda card, names: speaker.card(card),
                f"{f}_the": lambda card, names: speaker.the_card(card),
                f"{f}_id": lambda card, names: card,
            }
        case "move":
            return {f: lambda text, names: speaker.move(text)}
        case "title":
            return {f: lambda title, names: speaker.title(title)}
        case "number" | "text" | "yes-no":
            return {f: lambda value, names: value}
    return {}  # a table of many things is for the eye


def _part(part: str, speaker: Speaker) -> Maker:
    return lambda card, names: speaker.part(card, part)


# Lists: `items` makes a value with fields of each item.

Items = Callable[[Any], list[dict[str, Any]]]


def _one_by_one(value: Any) -> list[dict[str, Any]]:
    return [{"item": one} for one in value]


def _together(names: list[str], value: Any) -> list[dict[str, Any]]:
    return [dict(zip(names, one, strict=True)) for one in value]


def _falling(value: Mapping[str, int]) -> list[dict[str, Any]]:
    """Numbers by name, the greatest first."""
    ordered = sorted(value.items(), key=lambda one: -one[1])
    return [{"name": name, "item": number} for name, number in ordered]


def _of_list(id: str, f: str, fields: Wordings, items: Items, speaker: Speaker) -> Makers:
    worded = _worded(id, f, fields, items, speaker)
    return {
        f: worded,
        f"{f}_commas": lambda value, names: commas(worded(value, names), speaker),
        f"{f}_n": lambda value, names: len(value),
    }


def _worded(id: str, f: str, fields: Wordings, items: Items, speaker: Speaker) -> Maker:
    """What words each item: by the message `<id>-<f>`, or if there is none by itself."""
    message = f"{id}-{f}"
    makers = item_makers(message, fields, speaker)
    if not speaker.has(message):
        make = makers["item"]
        return lambda value, names: [str(make(one, names)) for one in items(value)]

    def worded(value: Any, names: list[str]) -> list[str]:
        said = []
        for place, one in enumerate(items(value)):
            arguments = Arguments(makers, one, names)
            if place < len(names):
                arguments["seat"] = names[place]
            said.append(speaker.message(message, arguments))
        return said

    return worded


def item_makers(message: str, fields: Wordings, speaker: Speaker) -> Makers:
    """What makes the arguments of the message of an item; `$seat` is put beside them."""
    return makers_of(message, fields, speaker) | {
        part: _of_field(field, _part(part, speaker))
        for field, wording in fields.items()
        if wording == "card"
        for part in speaker.parts
    }


def _beyond(f: str, wording: str, speaker: Speaker) -> Makers:
    """What a list gives besides."""
    match wording:
        case "seats":
            return {
                f"{f}_of": lambda seats, names: [
                    speaker.message("game-of-name", {"name": names[seat]}) for seat in seats
                ]
            }
        case "cards":
            return {
                f"{f}_the": lambda cards, names: [speaker.the_card(card) for card in cards],
                f"{f}_id": lambda cards, names: cards,
            }
    return {f"{f}_{place + 1}": _at(place) for place in range(MOST_BY_PLACE)}


def _at(place: int) -> Maker:
    return lambda value, names: value[place] if place < len(value) else NONE


def _by_name(id: str, f: str, names_of: list[str], speaker: Speaker) -> Makers:
    fields = {"name": "text", "item": "number"}
    falling = _worded(id, f, fields, _falling, speaker)
    return (
        _of_list(
            id,
            f,
            fields,
            lambda value: [{"name": name, "item": number} for name, number in value.items()],
            speaker,
        )
        | {f"{f}_falling": lambda value, names: commas(falling(value, names), speaker)}
        | {f"{f}_{name}": _named(name) for name in names_of}
    )


def _named(name: str) -> Maker:
    return lambda value, names: value.get(name, NONE)


def commas(items: list[str], speaker: Speaker) -> str:
    """Items with commas between them, and no "and" before the last."""
    if not items:
        return speaker.message("list-none", {})
    said = items[0]
    for item in items[1:]:
        said = speaker.message("list-more", {"list": said, "item": item})
    return said
