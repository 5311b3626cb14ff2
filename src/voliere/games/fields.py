"""How the annotations of a class say the kinds of its fields, and who may know them.

`int` and `bool` are kinds by themselves, so are tuples and classes of such fields; `X | None` may
be absent. Everything else is annotated with its kind, a list or dict with the way it is laid out:

    Bird = Annotated[str, Card(BIRDS)]
    birds: Annotated[list[Bird], Listed(8)]
    hand: Own[Annotated[list[str], CardSet(BIRDS, bits=12)]]
"""

from __future__ import annotations

import typing
from collections.abc import Sequence
from types import NoneType, UnionType
from typing import Annotated, Any, TypeVar

import msgspec

from voliere.games import kinds
from voliere.games.declared import Field, SeenBy

T = TypeVar("T")


class Of:
    """The field is read from the numbers of another one."""

    def __init__(self, field: str) -> None:
        self.field = field


class Listed:
    """A list of at most so many, which begins with its length."""

    def __init__(self, most: int) -> None:
        self.most = most

    def kind(self, of: kinds.Kind) -> kinds.Kind:
        """The kind of such a list."""
        return kinds.Listed(of, self.most)


class Stretch:
    """A list of so many places, of which some may be absent; as they stand, or sorted as they
    read."""

    def __init__(self, most: int, *, is_sorted: bool = False) -> None:
        self.most = most
        self.is_sorted = is_sorted

    def kind(self, of: kinds.Kind) -> kinds.Kind:
        """The kind of such a list."""
        return kinds.Stretch(of, self.most, is_sorted=self.is_sorted)


class Rows:
    """A list of so many: a fixed number, or as many as there are with that number of players."""

    def __init__(self, lengths: int | Sequence[int]) -> None:
        self.lengths = lengths

    def kind(self, of: kinds.Kind) -> kinds.Kind:
        """The kind of such a list."""
        return kinds.Rows(of, self.lengths)


def by_seat(most: int) -> Rows:
    """One for each seat, of which there are at most so many."""
    return Rows(tuple(range(most + 1)))


class Named:
    """One for each of these names, but for those that are absent."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names

    def kind(self, of: kinds.Kind) -> kinds.Kind:
        """The kind of such a dict."""
        return kinds.Named(self.names, of)


class Packed:
    """A field of several numbers, each in so many bits of one (`kernel.packed`)."""

    def __init__(self, *bits: int) -> None:
        self.bits = bits

    def kind(self, of: kinds.Kind) -> kinds.Kind:
        """The kind of such a field."""
        return kinds.Packed(of, self.bits)


Own = Annotated[T | None, SeenBy("seat")]
Seat = Annotated[int, kinds.Seat()]
Seats = Annotated[list[int], kinds.Seats()]
FromOne = Annotated[int, kinds.Number(first=1)]


def fields_of(
    struct: type[msgspec.Struct], *, beyond: tuple[str, ...] = (), at: int = 0
) -> list[Field]:
    """The fields of a class beyond these, their numbers one after the other from that place on."""
    hints = typing.get_type_hints(struct, include_extras=True)
    fields: list[Field] = []
    places: dict[str, int] = {}
    for name in struct.__struct_fields__:
        if name in beyond:
            continue
        hint, marks = _marks(hints[name])
        kind = kind_of(hint, f"{struct.__name__}.{name}")
        other = next((mark for mark in marks if isinstance(mark, Of)), None)
        places[name] = at if other is None else places[other.field]
        fields.append(Field(name, kind, places[name], _seen_by(marks)))
        if other is None:
            at += kind.width
    return fields


def secrets_of(struct: type[msgspec.Struct]) -> dict[str, SeenBy]:
    """The fields of a class that not everybody may know, and who may."""
    hints = typing.get_type_hints(struct, include_extras=True)
    marked = {name: _seen_by(_marks(hints[name])[1]) for name in struct.__struct_fields__}
    return {name: seen_by for name, seen_by in marked.items() if seen_by is not None}


def _seen_by(marks: list[Any]) -> SeenBy | None:
    return next((mark for mark in marks if isinstance(mark, SeenBy)), None)


def _marks(hint: Any) -> tuple[Any, list[Any]]:
    """An annotation without what it says about the field, and that."""
    if typing.get_origin(hint) is not Annotated:
        return hint, []
    inner, *said = typing.get_args(hint)
    marks = [one for one in said if isinstance(one, (SeenBy, Of))]
    rest = [one for one in said if not isinstance(one, (SeenBy, Of))]
    return Annotated[(inner, *rest)] if rest else inner, marks


def kind_of(hint: Any, name: str) -> kinds.Kind:
    """The kind that an annotation says; TypeError names the field if it says none."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if hint is bool:
        return kinds.YesNo()
    if hint is int:
        return kinds.Number()
    if origin in (typing.Union, UnionType):
        [inner] = [one for one in arguments if one is not NoneType]
        return kinds.Maybe(kind_of(inner, name))
    if origin is tuple:
        return kinds.Together([("", kind_of(one, name)) for one in arguments])
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return kinds.Together([(one.name, one.kind) for one in fields_of(hint)], hint)
    if origin is Annotated:
        inner, *said = arguments
        for one in said:
            if isinstance(one, kinds.Kind):
                return one
            if isinstance(one, Packed):
                return one.kind(kind_of(inner, name))
            if isinstance(one, (Listed, Stretch, Rows, Named)):
                return one.kind(kind_of(typing.get_args(inner)[-1], name))
    raise TypeError(f"{name} says no kind")
