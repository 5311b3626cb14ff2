"""Leaks to be planted into the product, so that L1 can show that it finds them (L2).

Each betrays a bit of the hidden state through one field, order, number, sentence, error or byte;
some keep quiet until the game is nearly over.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from voliere.games import by_name
from voliere.games.errors import IllegalMove
from voliere.games.event import Event, secrets_in
from voliere.games.game import View
from voliere.kernel.entry import Buffer
from voliere.server.schema import event_types, view_type
from voliere.server.tables import hinting, messages
from voliere.server.tables import undo as undo_rules
from voliere.table.position import Position
from voliere.table.seen import Seen
from voliere.table.table import Table

Plant = Callable[[pytest.MonkeyPatch], None]
COMMON = ("seat", "options", "over", "result")

# How far a game is, as its state has it, when it is late.
LATE: dict[str, Callable[[Any], bool]] = {
    "vautour": lambda s: int(s["round"]) >= 9,
    "songbirds": lambda s: int(s["occupied"]).bit_count() >= 14,
    "feather": lambda s: int(s["round"]) >= 4,
    "piafs": lambda s: int(s["feeder_at"]) * 3 >= int(s["n_feeder"]) * 2,
}


LATE_FIELDS = {
    "vautour": ("scores", "won", "moves", "stake", "worth", "n_points", "last"),
    "songbirds": ("forest", "moves", "hand_sizes", "harvest", "columns", "lines"),
    "feather": ("scores", "seen", "hand", "moves", "lingering", "visits"),
    "piafs": ("column", "hand", "n_seeds", "collections", "perches", "plays", "on_ground"),
}


@dataclass(frozen=True)
class Leak:
    """A fault that tells somebody what they may not know."""

    name: str
    plant: Plant
    late: bool = False


def leaks(game: str) -> list[Leak]:
    """All leaks for a game."""
    return [*_fields(game), *_foreign_fields(game), *_events(game), *_elsewhere(game)]


def bit(data: bytes) -> int:
    """A bit that hidden cards change as well as others."""
    return zlib.crc32(data) & 1


def altered(value: Any) -> Any:
    """Nearly the same value: another order, another number, another text."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return value + " "
        case []:
            return value
        case [one]:
            return [one, one]
        case list():
            return value[::-1]
        case dict():
            return dict(reversed(value.items()))
    return value


def _fields(game: str) -> list[Leak]:
    """Every field of the view, changed by a hidden bit, some of them also only late."""
    names = [name for name in view_type(by_name(game)).__struct_fields__ if name not in COMMON]
    return [
        *(Leak(name, _field(game, name, late=False)) for name in names),
        *(Leak(f"late {name}", _field(game, name, late=True), True) for name in LATE_FIELDS[game]),
    ]


def _field(game: str, name: str, *, late: bool) -> Plant:
    def change(view: View, state: Buffer, _: Callable[[int], View]) -> None:
        if bit(state.tobytes()):
            setattr(view, name, altered(getattr(view, name)))

    return _in_view(game, change, late=late)


def _foreign_fields(game: str) -> list[Leak]:
    """What is a seat's own, shown to another seat or to a spectator."""
    own = {
        "vautour": ("chosen",),  # what is in a hand there everybody can tell
        "songbirds": ("hand", "favourite"),
        "feather": ("hand", "chosen", "pack", "passed", "received", "put", "visits"),
        "piafs": ("hand", "seeds", "seed_points", "chosen", "plays"),
    }[game]
    declared = {field.name for field in by_name(game).views.fields if field.seen_by is not None}
    assert declared <= {*own, "hand"}, "every field that is a seat's own is tried"
    return [
        Leak(f"{'late ' if late else ''}neighbour's {name}", _foreign(game, name, late=late), late)
        for name in own
        for late in ((False, True) if name in ("hand", "chosen") else (False,))
    ]


def _foreign(game: str, name: str, *, late: bool) -> Plant:
    def change(view: View, _: Any, view_of: Callable[[int], View]) -> None:
        players: int = view.options.players  # type: ignore[attr-defined]
        neighbour = 0 if view.seat is None else (view.seat + 1) % players
        setattr(view, name, getattr(view_of(neighbour), name))

    return _in_view(game, change, late=late)


def _in_view(
    game: str, change: Callable[[View, Buffer, Callable[[int], View]], None], *, late: bool
) -> Plant:
    views, record = by_name(game).views, by_name(game).rules.STATE
    real = views.view

    def leaky(state: Buffer, seat: int | None, options: Any, **common: Any) -> View:
        view = real(state, seat, options, **common)
        if not late or LATE[game](state.view(record)[0]):
            change(view, state, lambda other: real(state, other, options, **common))
        return view

    return lambda patch: patch.setattr(views, "view", leaky)


def _events(game: str) -> list[Leak]:
    """Each kind of event that hides something, shown to all, or only to spectators."""
    hiding = [one for one in event_types(by_name(game)) if secrets_in(one)]
    found = []
    for one in hiding:
        found += [
            Leak(f"{one.__name__} shown to all", _unhidden(one, lambda _: True)),
            Leak(f"{one.__name__} shown to spectators", _unhidden(one, lambda seat: seat is None)),
        ]
    return found


def _unhidden(one: type[Event], to: Callable[[int | None], bool]) -> Plant:
    real = one.seen_by

    def leaky(self: Event, seat: int | None) -> Event:
        return self if to(seat) else real(self, seat)

    return lambda patch: patch.setattr(one, "seen_by", leaky)


def _elsewhere(game: str) -> list[Leak]:
    """Sentences, lengths, errors, undo and the memory handed to bots."""
    late = LATE[game]

    def sentences(patch: pytest.MonkeyPatch) -> None:
        real = messages.say
        hidden = {one for one in event_types(by_name(game)) if secrets_in(one)}
        for one in hidden:
            redact = one.seen_by

            def keep(self: Any, seat: int | None, redact: Any = redact) -> Event:
                shown: Event = redact(self, seat)
                WHOLE[id(shown)] = (shown, self)
                return shown

            patch.setattr(one, "seen_by", keep)
        patch.setattr(
            messages,
            "say",
            lambda game, event, lang, names: real(
                game, WHOLE.get(id(event), (event, event))[1], lang, names
            ),
        )

    def length(patch: pytest.MonkeyPatch) -> None:
        real = messages.News.for_seat

        def padded(self: Any, seat: int | None, lang: str, since: int | None = None) -> bytes:
            return real(self, seat, lang, since) + b" " * bit(
                bytes(self._state.table.position.buffer)
            )

        patch.setattr(messages.News, "for_seat", padded)

    def late_length(patch: pytest.MonkeyPatch) -> None:
        real = messages.News.for_seat

        def padded(self: Any, seat: int | None, lang: str, since: int | None = None) -> bytes:
            table = self._state.table
            n = bit(bytes(table.position.buffer)) if late(table.position.state) else 0
            return real(self, seat, lang, since) + b" " * n

        patch.setattr(messages.News, "for_seat", padded)

    def errors(patch: pytest.MonkeyPatch) -> None:
        real = Table._why_not

        def telltale(self: Table, seat: int, text: str, waiting: int) -> Any:
            if bit(bytes(self.position.buffer)):
                return IllegalMove("illegal-move", move=text + "!", seat=seat)
            return real(self, seat, text, waiting)

        patch.setattr(Table, "_why_not", telltale)

    def undo(patch: pytest.MonkeyPatch) -> None:
        def telltale(table: Table, *_: Any, **__: Any) -> bool:
            return bool(bit(bytes(table.position.buffer)))

        patch.setattr(undo_rules, "reveals", telltale)

    def memory(patch: pytest.MonkeyPatch) -> None:
        patch.setattr(Position, "memory", lambda position, _: position.buffer.tobytes())

    def late_memory(patch: pytest.MonkeyPatch) -> None:
        real = Position.memory

        def telltale(self: Position, seat: int) -> bytes:
            return self.buffer.tobytes() if late(self.state) else real(self, seat)

        patch.setattr(Position, "memory", telltale)

    def hints(patch: pytest.MonkeyPatch) -> None:
        real = hinting.seen_for

        def telltale(state: Any, seat: int) -> Seen:
            return Seen(real(state, seat).view, bytes(state.table.position.buffer))

        patch.setattr(hinting, "seen_for", telltale)

    def late_hints(patch: pytest.MonkeyPatch) -> None:
        real = hinting.hint_message

        def telltale(state: Any, *given: Any) -> Any:
            told, position = real(state, *given), state.table.position
            swapped = late(position.state) and bit(bytes(position.buffer))
            return msgspec.structs.replace(told, moves=told.moves[::-1]) if swapped else told

        patch.setattr(hinting, "hint_message", telltale)

    return [
        Leak("hints from the true cards", hints),
        Leak("late hints in another order", late_hints, late=True),
        Leak("sentences of the whole event", sentences),
        Leak("length", length),
        Leak("late length", late_length, late=True),
        Leak("errors", errors),
        Leak("undo", undo),
        Leak("memory", memory),
        Leak("late memory", late_memory, late=True),
    ]


WHOLE: dict[int, tuple[Event, Event]] = {}
