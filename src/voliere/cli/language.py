"""Which language the command line speaks."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from voliere.cli.errors import CommandError
from voliere.words import LANGUAGES

OTHERWISE = "en"  # what is spoken to a system in another language
VARIABLES = ("VOLIERE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


def chosen(lang: str | None) -> str:
    """The language asked for, or that of the environment; CommandError for one we don't speak."""
    if lang is None:
        return of_environment(os.environ)
    if lang not in LANGUAGES:
        raise CommandError("unknown-language", value=lang, languages=", ".join(LANGUAGES))
    return lang


def of_environment(variables: Mapping[str, str]) -> str:
    """The language that the environment asks for if there are words in it, otherwise English.

    >>> of_environment({"LANG": "fr_CH.UTF-8"}), of_environment({"LC_ALL": "C", "LANG": "fr_FR"})
    ('fr', 'en')
    """
    for variable in VARIABLES:
        if value := variables.get(variable):
            wanted = value.partition(".")[0].replace("_", "-").lower()
            return next((lang for lang in LANGUAGES if speaks(lang.lower(), wanted)), OTHERWISE)
    return OTHERWISE


def speaks(lang: str, wanted: str) -> bool:
    """Whether a language is the one wanted, or the one that it is a kind of.

    >>> speaks("fr", "fr-ch"), speaks("fr", "fro"), speaks("pt-br", "pt")
    (True, False, False)
    """
    return wanted == lang or wanted.startswith(f"{lang}-")


def of_arguments(arguments: Sequence[str]) -> str:
    """The language of a command line that may be wrong everywhere else.

    >>> of_arguments(["check", "--lang=fr"]), of_arguments(["check", "--lang", "en"])
    ('fr', 'en')
    """
    for i, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--lang":
            value = value or "".join(arguments[i + 1 : i + 2])
            if value in LANGUAGES:
                return value
    return of_environment(os.environ)
