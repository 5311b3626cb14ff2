"""What a player types: an answer to a question, and the words that are known beside the moves."""

from __future__ import annotations

import os
import sys
import unicodedata
from contextlib import suppress

from voliere.games.language import Words

REQUESTS: dict[str, Words] = {
    "help": {"fr": "aide", "en": "help"},
    "rules": {"fr": "règles", "en": "rules"},
    "log": {"fr": "journal", "en": "log"},
    "undo": {"fr": "reprendre", "en": "undo"},
    "hint": {"fr": "conseil", "en": "hint"},
    "moves": {"fr": "coups", "en": "moves"},
    "table": {"fr": "table", "en": "table"},
    "quit": {"fr": "quitter", "en": "quit"},
}
YES = {"y", "yes", "o", "oui"}


def requests(word: str) -> list[str]:
    """The requests that a word can mean: itself, in French or English, or its beginning.

    >>> requests("Regles"), requests("q"), requests("re"), requests("?"), requests("R5")
    (['rules'], ['quit'], ['rules', 'undo'], ['help'], [])
    """
    wanted = folded(word)
    if wanted == "?":
        return ["help"]
    known = {
        request: {folded(one) for one in words.values()} for request, words in REQUESTS.items()
    }
    whole = [request for request, words in known.items() if wanted in words]
    begun = [
        request
        for request, words in known.items()
        if wanted and any(one.startswith(wanted) for one in words)
    ]
    return whole or begun


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
