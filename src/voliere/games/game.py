"""What every game of the aviary has: an identity card, options, moves, events, views.

A game's room (`games/vautour/`, ...) fills in one `Game`; everything outside the rooms works
with games through it and knows no rule of any of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from importlib import import_module, resources
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import msgspec

from voliere.games.contract import Deals, Moves, Rules, Words
from voliere.games.declared import Events
from voliere.games.event import Dealt, Ended, Event
from voliere.games.result import Result
from voliere.games.view import View, Views
from voliere.kernel import entry
from voliere.words.files import document, sources

if TYPE_CHECKING:
    from voliere.games.wording import Voice

__all__ = ["Dealt", "Ended", "Event", "Game", "Options", "Result", "View"]


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


@dataclass(frozen=True)
class Game:
    """The identity card of a game and the doors to its room.

    `rules` holds the compiled functions; `events` and `views` what happens and what a seat may
    know, as they are declared; `deals`, `moves` and `words` the Python side of deals, of moves and
    of what is put into words. `minutes` is how long a game takes, from and to; `titles` are those
    that a solo or cooperative game can be ended with, each with the least score that earns it
    (None: any); `worth` is what cards and sets are worth whose notation does not say it.
    """

    name: str
    players: range
    options: type[Options]
    rules: Rules
    deals: Deals
    moves: Moves
    events: Events
    views: Views
    words: Words
    minutes: tuple[int, int]
    titles: Mapping[str, int | None] = field(default_factory=dict, hash=False)
    worth: Mapping[str, int] = field(default_factory=dict, hash=False)

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is kept as its name: there is one of each, also in copies and in pickles."""
        return _named, (self.name,)

    @cached_property
    def kernels(self) -> entry.Entry:
        """The entry points of the rules, compiled when they are first called."""
        return entry.of(self.rules)

    @cached_property
    def compiled(self) -> entry.Entry:
        """The entry points of the rules as they are in use: compiled, unless Python runs them."""
        return self.kernels

    @property
    def is_compiled(self) -> bool:
        """Whether the rules in use are compiled."""
        return self.compiled is self.kernels

    def run_by_python(self) -> None:
        """From now on use the rules as they are written: nobody waits for the compiler."""
        from voliere.kernel.uncompiled import entry_as_written

        if self.is_compiled:
            self.__dict__["compiled"] = entry_as_written(self.kernels)
            self.views.run_by_python()

    def run_compiled(self) -> None:
        """From now on use the compiled rules."""
        self.__dict__["compiled"] = self.kernels
        self.views.run_compiled()

    def compiled_twin(self) -> Game:
        """The same game with compiled rules, whichever this one uses: to load or compile them
        while others play."""
        twin = replace(self, views=copy(self.views))
        twin.__dict__["kernels"] = self.kernels
        twin.views.run_compiled()
        return twin

    @cached_property
    def voices(self) -> dict[str, Voice]:
        """The game in the languages that it has been spoken of in (`wording.voice`)."""
        return {}

    @cached_property
    def value_of(self) -> Callable[[int], Any]:
        """The move of a number, as a value; remembered, for there are few and they come often."""
        return cache(self.moves.value)

    @cached_property
    def text_of(self) -> Callable[[int], str]:
        """The notation of the move of a number; remembered, too."""
        return cache(lambda number: str(self.value_of(number)))

    def rules_text(self, lang: str) -> str:
        """Our wording of the rules, in a language or the next that has them."""
        return document(self.folder, "rules", lang)

    def words_texts(self, lang: str) -> list[str]:
        """The room's files of words, those of the language last."""
        return sources(self.folder, lang)

    @property
    def folder(self) -> Path:
        """Where the game's room lies."""
        return Path(str(resources.files(self.package)))

    @property
    def package(self) -> str:
        """The package that is the game's room."""
        return self.rules.__name__.rpartition(".")[0]

    def offers(self, name: str) -> bool:
        """Whether the room has that door; it stays closed."""
        return find_spec(f"{self.package}.{name}") is not None

    def door(self, name: str) -> ModuleType | None:
        """What the room offers beyond the rules (`games/doors/`): the module of that name in its
        package; None if it has none."""
        return import_module(f"{self.package}.{name}") if self.offers(name) else None


def _named(name: str) -> Game:
    # Not imported by name: the list of games imports this, and kernels would depend on all of it.
    found: Game = import_module("voliere.games").by_name(name)
    return found
