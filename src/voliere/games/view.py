"""What a seat may know: a view, declared as a class whose annotations say all there is to know.

A room's `view.py` has the class and, compiled, `fill_view(s, seat, v)`: the rules write what the
seat may know into a record `v` of numbers, which has the fields of the class; a spectator is
SPECTATOR. Naming the numbers is left to `Views`.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from functools import cached_property
from typing import Any

import msgspec
import numpy as np

from voliere.games.declared import Field
from voliere.games.fields import fields_of
from voliere.games.kinds import Decks, Described, Listed, Maybe, Source
from voliere.games.result import Result
from voliere.games.seats import SPECTATOR
from voliere.kernel.entry import Buffer
from voliere.kernel.exports import BYTES, NUMBER, Export
from voliere.kernel.jit import jit_closure


class View(msgspec.Struct, tag_field="game"):
    """What one seat may know now (seat None: a spectator). Each game adds its own fields: its
    `options`, then what its rules fill in."""

    seat: int | None
    actors: list[int]
    moves: list[str]
    over: bool
    result: Result | None

    def to_dict(self) -> dict[str, Any]:
        """The view as plain JSON data."""
        return msgspec.to_builtins(self)  # type: ignore[no-any-return]


NO_LIST = -1
COMMON = (*View.__struct_fields__, "options")


class _Scratch(threading.local):
    """The record that is filled in, one a thread."""

    def __init__(self, n_bytes: int) -> None:
        self.buffer = np.zeros(n_bytes, dtype=np.uint8)
        self.numbers = self.buffer.view(np.int32)


class Views:
    """The views of a game: their type, what they are read from, and how they are made."""

    def __init__(
        self, view: type[View], state: np.dtype[Any], fill_view: Callable[..., None]
    ) -> None:
        self.type = view
        self.fields = fields_of(view, beyond=COMMON)
        self.record = np.dtype([(one.name, np.int32, one.kind.shape) for one in self.fields])
        self.fill_view = fill_view
        self._state = state
        self._scratch = _Scratch(self.record.itemsize)
        last = self.fields[-1]
        kind = last.kind.inner if isinstance(last.kind, Maybe) else last.kind
        self._list_at = last.at if isinstance(kind, Listed) else NO_LIST
        self._readers: dict[tuple[int, bool], Callable[..., View]] = {}

    def view(
        self,
        buffer: Buffer,
        seat: int | None,
        options: Any,
        *,
        actors: list[int],
        moves: list[str],
        over: bool,
        result: Result | None,
    ) -> View:
        """What the seat may know of this state (None: a spectator)."""
        scratch = self._scratch
        n = self.fill(buffer, SPECTATOR if seat is None else seat, scratch.buffer)
        read = self._readers.get((options.players, seat is None))
        if read is None:
            read = self._reader(options.players, is_spectator=seat is None)
        numbers = scratch.numbers[:n].tolist()
        return read(numbers, seat, actors, moves, over, result, options)

    @cached_property
    def fill(self) -> Callable[[Buffer, int, Buffer], int]:
        """`kernel`, unless Python runs it."""
        return self.kernel

    def run_by_python(self) -> None:
        """From now on fill views as it is written."""
        from voliere.kernel.uncompiled import as_written

        self.__dict__["fill"] = as_written(self.kernel)

    def run_compiled(self) -> None:
        """From now on fill views by compiled code."""
        self.__dict__["fill"] = self.kernel

    @cached_property
    def kernel(self) -> Callable[[Buffer, int, Buffer], int]:
        """`fill_view`, compiled, on plain buffers: a state, a seat, and one for the record. How
        many numbers of the record are in use comes back: of a list at its end only some are."""
        state, record, fill_view = self._state, self.record, self.fill_view
        n_numbers, list_at = record.itemsize // 4, self._list_at

        @jit_closure(sys.modules[fill_view.__module__], is_short=True)
        def fill(buffer, seat, out):  # type: ignore[no-untyped-def]
            for i in range(out.size):
                out[i] = 0
            fill_view(buffer.view(state)[0], seat, out.view(record)[0])
            return n_numbers if list_at < 0 else list_at + 1 + out.view(np.int32)[list_at]

        return fill  # type: ignore[no-any-return]

    def _reader(self, players: int, *, is_spectator: bool) -> Callable[..., View]:
        """What makes the view of its numbers, and of what all games have, at such a table."""
        source = Source(players)
        values = [
            _nothing(field)
            if is_spectator and field.seen_by is not None
            else field.kind.read(str(field.at), source)
            for field in self.fields
        ]
        made = f"{source.name(self.type)}({', '.join((*COMMON, *values))})"
        reader = source.function(f"n, {', '.join(COMMON)}", made)
        self._readers[players, is_spectator] = reader
        return reader

    def described(self, decks: Decks) -> list[Described]:
        """The fields as plain data."""
        return [field.described(decks) for field in self.fields]


def exports_of(views: Views) -> list[Export]:
    """The filling of a game's views, to be offered outside Python."""
    return [Export("fill_view", views.kernel, {"state": BYTES, "seat": NUMBER, "view": BYTES})]


def _nothing(field: Field) -> str:
    """What a spectator is shown of a field that is a seat's own: None, or an empty list."""
    return "None" if isinstance(field.kind, Maybe) else "[]"
