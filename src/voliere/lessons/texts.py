"""What a lesson says: files of Fluent beside it, one a language, `<lesson>.<language>.ftl`.

| message | what it says |
| --- | --- |
| `title`, `about` | what the lesson is called, what is learnt in it, in a sentence |
| `<step>`, `<step>-ask` | the idea of a step; what to do now |
| `<step>-<say>` | what a reply of the step says |
| `<step>-also`, `<step>-other` | what is said to other answers as good, and to any other move |
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from voliere.lessons.errors import LessonError
from voliere.lessons.lesson import Lesson
from voliere.lessons.plan import Reply, Step
from voliere.words import LANGUAGES
from voliere.words.catalogue import spoken
from voliere.words.compiled import compiled, parsed
from voliere.words.entries import WordsError, entries
from voliere.words.files import FALLBACKS, beside

ASK, ALSO, OTHER = "-ask", "-also", "-other"
DIGITS = 16


class Texts:
    """What a lesson says in a language, or in the next that has it."""

    def __init__(self, file: Path, lang: str) -> None:
        self.lang = lang
        self.file = file
        chain = dict.fromkeys((lang, *FALLBACKS))
        self._sources = {one: _entries(file, one) for one in chain}

    @property
    def ids(self) -> list[str]:
        """The ids of its own messages, none of another language."""
        return list(self._sources[self.lang])

    @property
    def digest(self) -> str:
        """A short name for the lesson as it is said, which changes with its files."""
        told = hashlib.sha256(self.file.read_bytes())
        told.update(repr(self._sources).encode())
        return told.hexdigest()[:DIGITS]

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return any(id in source for source in self._sources.values())

    def said(self, id: str) -> str:
        """A message; LessonError if there is none, or if it is no Fluent."""
        for lang, source in self._sources.items():
            if id in source:
                return self._worded(source[id], lang)
        raise LessonError("lesson-no-text", file=self.file.name, id=id)

    def _worded(self, source: str, lang: str) -> str:
        try:
            value = parsed(source).value
            if value is None:
                raise WordsError(source)
            return compiled(value, spoken(lang))({})
        except LookupError as error:
            raise LessonError("lesson-bad-text", file=self.file.name, reason=error) from error

    def asked(self, step: Step) -> str | None:
        """What to do at a step; None where it says so itself."""
        return self.said(step.name + ASK) if self.has(step.name + ASK) else None

    def replied(self, step: Step, move: str, reply: Reply | None) -> str:
        """What is said to a move that is not the line's."""
        if reply is not None:
            return self.said(f"{step.name}-{reply.say}")
        return self.said(step.name + (ALSO if move in step.answers else OTHER))


@cache
def texts_of(lesson: Lesson, lang: str) -> Texts:
    """What a lesson says in a language."""
    return Texts(lesson.file, lang)


def languages_of(file: Path) -> list[str]:
    """The languages that a lesson has a file in."""
    return [lang for lang in LANGUAGES if beside(file.parent, file.stem, lang) is not None]


def _entries(file: Path, lang: str) -> dict[str, str]:
    source = beside(file.parent, file.stem, lang)
    return {} if source is None else entries(source)
