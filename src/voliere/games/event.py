"""What happens at a table: events, declared as classes whose annotations say all there is to know.

A room's `events.py` has a class an event, with its code for the rules below it, and the union of
all of them at the end. Codes, decoding, redaction, the protocol's types and what must have words
follow from that.
"""

from __future__ import annotations

import re
import sys
import typing
from functools import cache
from typing import Any, ClassVar

import msgspec

from voliere.games.declared import Declared, Events, SeenBy
from voliere.games.fields import fields_of, secrets_of
from voliere.games.result import Result


def tag_of(name: str) -> str:
    """The tag of an event: the name of its class in small letters.

    >>> tag_of("TookSeed")
    'took-seed'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=tag_of, gc=False):
    """Something that happened at the table, past tense. Who may not know a field finds None in it:
    `seen_by` is the only place where that is decided, by what the field declares."""

    # If chance decided here: the word for it in the record, and the fields that say what it gave.
    by_chance: ClassVar[tuple[str, ...] | None] = None

    def seen_by(self, seat: int | None) -> Event:
        """This event as `seat` may know it (None: a spectator)."""
        secrets = secrets_in(type(self))
        hidden = [name for name, to in secrets.items() if not self._is_shown(to, seat)]
        if not hidden:
            return self
        return type(self)(
            *[None if name in hidden else getattr(self, name) for name in self.__struct_fields__]
        )

    def _is_shown(self, to: SeenBy, seat: int | None) -> bool:
        if to.unless is not None and getattr(self, to.unless) is None:
            return True
        return seat is not None and seat in [getattr(self, name) for name in to.seats]


class Dealt(Event, frozen=True):
    """The cards were dealt for a round (games of one deal: round 1)."""

    round: int


class Ended(Event, frozen=True):
    """The game is over."""

    result: Result


@cache
def secrets_in(event: type[Event]) -> dict[str, SeenBy]:
    """The fields of an event that not everybody may know, and who may."""
    return secrets_of(event)


def code(event: type[Event]) -> int:
    """The code of an event in the log: its place among the events of its file. The rules know it by
    the tag in capitals: `TOOK_SEED = code(TookSeed)`."""
    return _events_in(event.__module__).index(event)


def _events_in(module: str) -> list[type[Event]]:
    """The events that a file declares, in its order."""
    found = vars(sys.modules[module]).values()
    return [
        one
        for one in found
        if isinstance(one, type) and issubclass(one, Event) and one.__module__ == module
    ]


def events_of(union: Any) -> Events:
    """The events of a game, declared as this union; TypeError if one of its file is left out or has
    no code."""
    members = typing.get_args(union)
    module = members[0].__module__
    declared = _events_in(module)
    if set(members) != set(declared):
        missing = sorted(one.__name__ for one in set(declared) ^ set(members))
        raise TypeError(f"the union of events is not complete: {', '.join(missing)}")
    events = Events([_declared(one) for one in declared])
    if wrong := [
        name for name, n in events.codes().items() if vars(sys.modules[module]).get(name) != n
    ]:
        raise TypeError(f"these are not the codes of events: {', '.join(wrong)}")
    return events


def _declared(event: type[Event]) -> Declared:
    tag = str(event.__struct_config__.tag)
    return Declared(tag, fields_of(event, at=1), event, event.by_chance)
