"""What can go wrong: each error has a code, and a message `error-<code>` in the words of a room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voliere.words.phrase import Phrase

if TYPE_CHECKING:
    from typing import Any


class VoliereError(Exception):
    """Anything a person can get wrong: `code` for programs, `sentence(lang)` for people.

    `values` are the arguments of its message: numbers, phrases, and anything else as text.
    """

    def __init__(self, code: str, **values: Any) -> None:
        self.code = code
        self.values = {
            name: value if type(value) in (str, int, Phrase) else str(value)
            for name, value in values.items()
        }
        super().__init__(code)

    def __str__(self) -> str:
        return self.sentence("en")

    @property
    def plain_values(self) -> dict[str, Any]:
        """The values as plain data: numbers, texts, and phrases as their ids and arguments."""
        return {
            name: value.plain if isinstance(value, Phrase) else value
            for name, value in self.values.items()
        }

    @property
    def phrase(self) -> Phrase:
        """What is wrong, to be said in any language."""
        return Phrase("error-" + self.code, **self.values)

    def sentence(self, lang: str) -> str:
        """What is wrong, in one sentence."""
        from voliere.words import text  # only now: MicroPython, in the page, words nothing

        return text("error-" + self.code, lang, **self.values)


class OptionError(VoliereError):
    """A game, an option or a value that does not exist, or a combination the rules don't know."""


class DoorError(VoliereError):
    """Something that the game's room does not offer."""


class NotationError(VoliereError):
    """A text that is no move of the game."""


class IllegalMove(VoliereError):  # noqa: N818 - the name players of python-chess know
    """A move that the rules don't allow now; nothing has changed."""


class RecordError(VoliereError):
    """A record or deal that is damaged, impossible or wrong."""
