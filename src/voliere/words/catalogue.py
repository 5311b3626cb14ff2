"""The messages of a language, found in its files and compiled when they are first asked for."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from voliere.words.entries import WordsError, entries
from voliere.words.files import FALLBACKS, files
from voliere.words.functions import Value
from voliere.words.phrase import Phrase

if TYPE_CHECKING:
    from voliere.words.compiled import Message

IS_STRICT = bool(os.environ.get("VOLIERE_STRICT_WORDS"))  # what is missing raises, for tests

_added: list[Path] = []


def text(id: str, lang: str, /, **arguments: Any) -> str:
    """A message in a language, with its arguments in place.

    One that the language lacks is given in English, else in French, else as its id.
    """
    return spoken(lang).message(id)(arguments)


def listed(items: Sequence[Any], lang: str) -> str:
    """Items as a person lists them.

    >>> listed(["1", "2", "3"], "fr"), listed([], "en")
    ('1, 2 et 3', 'nothing')
    """
    return str(spoken(lang).argument(list(items)))


def add_room(folder: Path) -> None:
    """Take in the words of a room of another package, from its folder `words/`."""
    if folder not in _added:
        _added.append(folder)
        spoken.cache_clear()


class Spoken:
    """A language: its entries by id as they stand in the files, and those asked for compiled."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._sources: dict[str, str] = {}
        self._messages: dict[str, Message] = {}
        for file in [*files(lang), *(folder / f"{lang}.ftl" for folder in _added)]:
            if file.is_file():
                for id, source in entries(file.read_text("utf-8")).items():
                    self._sources.setdefault(id, source)

    @property
    def ids(self) -> list[str]:
        """The ids of its own messages and terms."""
        return list(self._sources)

    def has(self, id: str) -> bool:
        """Whether there is such a message, in this language or one of those it falls back on."""
        return any(id in language._sources for language in (self, *map(spoken, FALLBACKS)))

    def arguments(self, id: str) -> set[str]:
        """The names of the arguments that one of its own messages asks for, or another message
        that stands in it."""
        from voliere.words.compiled import arguments_in, messages_in

        source = self._sources[id]
        within = [self.arguments(other) for other in messages_in(source)]
        return arguments_in(source).union(*within)

    def message(self, id: str) -> Message:
        """A message, from this language or the next that has it."""
        found = self._messages.get(id)
        if found is None:
            found = self._messages[id] = self._found(id)
        return found

    def _found(self, id: str) -> Message:
        for language in (self, *map(spoken, FALLBACKS)):
            if (message := language._own(id)) is not None:
                return message
        if IS_STRICT:
            raise WordsError(f"no message {id}")
        return lambda arguments: id

    def _own(self, id: str) -> Message | None:
        if id not in self._sources:
            return None
        from voliere.words.compiled import (  # only now: a bot's process says nothing
            compiled,
            parsed,
        )

        try:
            entry = parsed(self._sources[id])
            if entry.value is None:
                raise WordsError(f"{id} has no text")
            message = compiled(entry.value, self)
        except LookupError as error:
            if IS_STRICT:
                raise WordsError(f"{id} in {self.lang}: {error}") from error
            return None
        return message if IS_STRICT else _forgiving(id, message)

    def term(self, id: str) -> str:
        """A term as it stands in the file; LookupError if there is none."""
        return self._sources[f"-{id}"]

    def argument(self, given: Any) -> Value:
        """An argument as messages know them: a text or a number."""
        match given:
            case None:
                return "none"
            case bool():
                return "yes" if given else "no"
            case str() | int() | float():
                return given
            case Phrase():
                return self.message(given.id)(given.arguments)
            case {"id": str(id), "arguments": dict(arguments)}:  # a phrase as plain data
                return self.message(id)(arguments)
            case list() | tuple():
                return self.listed([self.argument(one) for one in given])
        return str(given)

    def listed(self, items: list[Value]) -> str:
        """Items as a person lists them."""
        if not items:
            return self.message("list-none")({})
        *first, last = items
        if not first:
            return str(last)
        so_far = str(first[0])
        for item in first[1:]:
            so_far = self.message("list-more")({"list": so_far, "item": item})
        return self.message("list-last")({"list": so_far, "item": last})


@cache
def spoken(lang: str) -> Spoken:
    """A language; one that there are no words in speaks as the others do."""
    return Spoken(lang)


def _forgiving(id: str, message: Message) -> Message:
    """The message, or its id where it asks for an argument that it is not given."""

    def forgiving(arguments: Any) -> str:
        try:
            return message(arguments)
        except LookupError:
            return id

    return forgiving
