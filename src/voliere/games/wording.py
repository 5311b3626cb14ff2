"""Games in words: their cards, moves, events, options and tables, in any language.

Which message is meant and what it is given follows from what a room declares in its `words/`; the
texts are in the files of that folder, one a language. Nothing here knows a language or a game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from voliere.games.arguments import Arguments, Makers, Wordings, makers_of
from voliere.games.options import as_text
from voliere.games.phrases import move_of
from voliere.games.wordings import wordings_of
from voliere.words.catalogue import spoken

if TYPE_CHECKING:
    from voliere.games.game import Event, Game

# What happens in every game: the messages `event-<tag>`.
COMMON_EVENTS: dict[str, Wordings] = {
    "dealt": {"round": "number"},
    "ended": {
        "result": {"parts": {"scores": "numbers", "winners": "seats", "title": "title"}},
    },
}


class Voice:
    """A game in one language. What there is little of and is said often, it remembers."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.parts = frozenset(part for parts in game.words.CARDS.values() for part in parts)
        self._cards: dict[str, str] = {}
        self._the_cards: dict[str, str] = {}
        self._move = move_of(game.name, game.words.MOVES, game.words.CARDS)
        self._events: dict[str, tuple[str, Makers]] = {}

    def _id(self, rest: str) -> str:
        return f"{self.game.name}-{rest}"

    def message(self, id: str, arguments: Mapping[str, Any]) -> str:
        """A message."""
        return spoken(self.lang).message(id)(arguments)

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return spoken(self.lang).has(id)

    def part(self, card: str, part: str) -> Any:
        """A part of a card; None if it has no such part."""
        return self.game.words.CARDS[card].get(part)

    def card(self, text: str) -> str:
        """A card's name."""
        name = self._cards.get(text)
        if name is None:
            name = self.message(self._id("card"), self.game.words.CARDS[text])
            self._cards[text] = name
        return name

    def the_card(self, text: str) -> str:
        """A card's name with its article."""
        name = self._the_cards.get(text)
        if name is None:
            name = self.message(self._id("the-card"), self.game.words.CARDS[text])
            self._the_cards[text] = name
        return name

    def move(self, text: str) -> str:
        """A move as a choice in a list; ValueError if the game has no such move."""
        phrase = self._move(text)
        return self.message(phrase.id, phrase.arguments)

    def title(self, title: str) -> str:
        """A title that a game is ended with."""
        return self.message(self._id(f"title-{title}"), {})

    def event(self, event: Event, names: list[str]) -> str:
        """What happened, in one sentence."""
        tag = event.__struct_config__.tag
        known = self._events.get(tag)  # type: ignore[arg-type]
        if known is None:
            known = self._events[str(tag)] = self._event(str(tag))
        id, makers = known
        return spoken(self.lang).message(id)(Arguments(makers, event, names))

    def _event(self, tag: str) -> tuple[str, Makers]:
        common = COMMON_EVENTS.get(tag)
        id = self._id(f"event-{tag}") if common is None else f"event-{tag}"
        return id, makers_of(id, common or wordings_of(self.game.events)[tag], self)


def voice(game: Game, lang: str) -> Voice:
    """A game in a language."""
    known = game.voices.get(lang)
    if known is None:
        known = game.voices[lang] = Voice(game, lang)
    return known


def card(game: Game, text: str, lang: str) -> str:
    """A card's name.

    >>> from voliere.games import by_name
    >>> card(by_name("piafs"), "CH5m", "en"), card(by_name("vautour"), "-3", "en")
    ('male chaffinch 5', 'vulture −3')
    """
    return voice(game, lang).card(text)


def the_card(game: Game, text: str, lang: str) -> str:
    """A card's name with its article."""
    return voice(game, lang).the_card(text)


def move(game: Game, text: str, lang: str) -> str:
    """A move as a choice in a list.

    >>> from voliere.games import by_name
    >>> move(by_name("songbirds"), "R5@c3", "en")
    'place the red 5 at c3'
    """
    return voice(game, lang).move(text)


def say(game: Game, event: Event, lang: str, names: list[str]) -> str:
    """What happened, in one sentence."""
    return voice(game, lang).event(event, names)


def describe(game: Game, view: Any, lang: str, names: list[str]) -> list[str]:
    """The table as a seat sees it, in lines that can be read aloud."""
    speech = spoken(lang)
    return [speech.message(line.id)(line.arguments) for line in game.words.describe(view, names)]


def title(game: Game, lang: str) -> str:
    """What the game is called."""
    return voice(game, lang).message(f"{game.name}-title", {})


def tagline(game: Game, lang: str) -> str:
    """The game in a sentence."""
    return voice(game, lang).message(f"{game.name}-tagline", {})


def rank(game: Game, title: str, lang: str) -> str:
    """A title that a game of one player, or of all together, is ended with."""
    return voice(game, lang).title(title)


def option(game: Game, name: str, lang: str) -> str:
    """What an option is called."""
    return voice(game, lang).message(option_id(game, name), {})


def value(game: Game, option: str, value: Any, lang: str) -> str | None:
    """What the value of an option is called; None if it has no name of its own."""
    if value not in game.words.VALUES.get(option, ()):
        return None
    return voice(game, lang).message(value_id(game, option, value), {})


def personality(game: Game, name: str, lang: str) -> str:
    """What a personality of bots is called, to be put behind a name."""
    return voice(game, lang).message(personality_id(game, name), {})


def personality_id(game: Game, name: str) -> str:
    """The message that names a personality."""
    return f"{game.name}-personality-{name}"


def option_id(game: Game, name: str) -> str:
    """The message that names an option."""
    return f"{game.name}-option-{name.replace('_', '-')}"


def value_id(game: Game, option: str, value: Any) -> str:
    """The message that names the value of an option."""
    return f"{option_id(game, option)}-{as_text(value)}"
