"""What a player types: an answer to a question, and the words that are known beside the moves."""

from __future__ import annotations

import os
import sys
import unicodedata
from contextlib import suppress

from voliere.words import LANGUAGES, text

REQUESTS = ("help", "rules", "log", "undo", "hint", "moves", "table", "quit")
ABOUT = ("rules", "log", "moves")  # requests that something may follow


def requests(word: str) -> list[str]:
    """The requests that a word can mean: itself, in any language, or its beginning.

    >>> requests("Regles"), requests("q"), requests("re"), requests("?"), requests("R5")
    (['rules'], ['quit'], ['rules', 'undo'], ['help'], [])
    """
    wanted = folded(word)
    if wanted == "?":
        return ["help"]
    known = {
        request: {folded(text(f"cli-request-{request}", lang)) for lang in LANGUAGES}
        for request in REQUESTS
    }
    whole = [request for request, words in known.items() if wanted in words]
    begun = [
        request
        for request, words in known.items()
        if wanted and any(one.startswith(wanted) for one in words)
    ]
    return whole or begun


def form(request: str, lang: str, paragraph: str) -> str:
    """How a request is typed: its word, and what may follow it.

    >>> form("rules", "fr", "V1"), form("undo", "fr", "V1")
    ('règles [V1 ou mot]', 'reprendre')
    """
    word = text(f"cli-request-{request}", lang)
    if request not in ABOUT:
        return word
    return f"{word} {text(f'cli-about-{request}', lang, paragraph=paragraph)}"


def is_yes(typed: str | None) -> bool:
    """Whether an answer says yes, in any language.

    >>> is_yes("Oui"), is_yes("y"), is_yes("no"), is_yes("")
    (True, True, False, False)
    """
    known = " ".join(text("cli-yes-typed", lang) for lang in LANGUAGES)
    return typed is not None and folded(typed) in folded(known).split()


def folded(text: str) -> str:
    """The text in small letters without accents.

    >>> folded("Règles")
    'regles'
    """
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def answer(prompt: str) -> str | None:
    """What the player types; None at the end of the input or when interrupted."""
    try:
        typed = input(prompt).strip()
    except (EOFError, KeyboardInterrupt):
        print()
        return None
    if not sys.stdin.isatty():  # a transcript shall show what was typed
        print(typed)
    return typed


def allow_editing() -> None:
    """Let the lines that are typed be edited, and earlier ones come back, where that is possible:
    it takes a terminal that can move its cursor."""
    if is_there_anybody() and os.environ.get("TERM", "dumb") != "dumb":
        with suppress(ImportError):
            import readline  # noqa: F401


def is_there_anybody() -> bool:
    """Whether a person types, who can be asked."""
    return sys.stdin.isatty()
