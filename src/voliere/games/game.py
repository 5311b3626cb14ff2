"""What every game of the aviary has: an identity card, options, moves, events, views.

A game's room (`games/vautour/`, ...) fills in one `Game`; everything outside the rooms works
with games through it and knows no rule of any of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import resources
from types import ModuleType
from typing import Any

import msgspec
import numpy as np

from voliere.games.seats import seats_in
from voliere.kernel import entry, rng

MEMORY_SEED = 0


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended. Solo and cooperative games have one score, no winners and a title."""

    scores: list[int]
    winners: list[int]
    title: str | None = None


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of a table; each game has its own subclass with its defaults."""

    players: int = 2

    @property
    def is_match(self) -> bool:
        """Whether several rounds are dealt, one after the other."""
        return False

    @property
    def is_cooperative(self) -> bool:
        """Whether all play together with secret hands: no free talk, marked cells instead."""
        return False

    def check(self) -> None:
        """Raise OptionError for a value out of range or a combination the rules don't know."""


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event", gc=False):
    """Something that happened at the table, past tense. Hidden cards are None for those who
    may not know them: `seen_by` is the only place where that is decided."""

    def seen_by(self, seat: int | None) -> Event:
        """This event as `seat` may know it (None: a spectator)."""
        return self

    def chance(self) -> dict[str, Any] | None:
        """The chance entry of the record, if chance decided here."""
        return None


class Dealt(Event, frozen=True, kw_only=True, tag="dealt"):
    """The cards were dealt for a round (games of one deal: round 1)."""

    round: int


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    """The game is over."""

    result: Result


class View(msgspec.Struct, kw_only=True, tag_field="game", dict=True):
    """What one seat may know now (seat None: a spectator). Each game adds its own fields."""

    seat: int | None
    actors: list[int]
    moves: list[str]
    over: bool
    result: Result | None

    def to_dict(self) -> dict[str, Any]:
        """The view as plain JSON data."""
        return msgspec.to_builtins(self)  # type: ignore[no-any-return]

    @property
    def memory(self) -> bytes:
        """All the seat has been shown so far, as a state in which everything it cannot know is
        overwritten. For bots; it is no part of the JSON data."""
        return self.__dict__["memory"]  # type: ignore[no-any-return]


Reading = dict[str, Any]


def read(state: np.void) -> Reading:
    """The fields of a state as plain numbers and lists, to make views of."""
    return {
        field: value.tolist() if isinstance(value, np.ndarray) else value
        for field, value in zip(state.dtype.names or (), state.item(), strict=True)
    }


@dataclass(frozen=True)
class Game:
    """The identity card of a game and the doors to its room.

    `rules` holds the compiled functions; `deals`, `moves`, `views` and `words` the Python side of
    deals, of moves, of what a seat may know, and of what a player reads.
    """

    name: str
    players: range
    options: type[Options]
    rules: ModuleType
    deals: ModuleType
    moves: ModuleType
    views: ModuleType
    words: ModuleType

    @cached_property
    def compiled(self) -> entry.Entry:
        """The compiled entry points of the rules."""
        return entry.of(self.rules)

    @cached_property
    def value_of(self) -> Callable[[int], Any]:
        """The move of a number, as a value; remembered, for there are few and they come often."""
        return cache(self.moves.value)

    @cached_property
    def text_of(self) -> Callable[[int], str]:
        """The notation of the move of a number; remembered, too."""
        return cache(lambda number: str(self.value_of(number)))

    def result_of(self, buffer: entry.Buffer, players: int) -> Result:
        """How the finished game in this state has ended."""
        scores = np.zeros(players, dtype=np.int32)
        n, winners, title = self.compiled.outcome(buffer, scores)
        return Result(
            scores=scores[:n].tolist(),
            winners=seats_in(winners),
            title=None if title < 0 else list(self.words.TITLES)[title],
        )

    def memory(self, buffer: entry.Buffer, seat: int) -> bytes:
        """The state as the seat knows it: what it cannot know is drawn anew, always with the same
        seed, so that the same knowledge gives the same bytes."""
        blind = buffer.copy()
        self.compiled.determinize(blind, seat, rng.seeded(MEMORY_SEED))
        return blind.tobytes()

    def rules_text(self, lang: str) -> str:
        """Our wording of the rules, in French ("fr") or English ("en")."""
        package = resources.files(f"voliere.games.{self.name}")
        return package.joinpath(f"rules.{lang}.md").read_text("utf-8")
