"""Which language the command line speaks."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from voliere.cli.errors import CommandError
from voliere.games.language import LANGUAGES

VARIABLES = ("VOLIERE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


def chosen(lang: str | None) -> str:
    """The language asked for, or that of the environment; CommandError for one we don't speak."""
    if lang is None:
        return of_environment(os.environ)
    if lang not in LANGUAGES:
        raise CommandError("unknown-language", value=lang, languages=", ".join(LANGUAGES))
    return lang


def of_environment(variables: Mapping[str, str]) -> str:
    """French if the environment says so, otherwise English.

    >>> of_environment({"LANG": "fr_CH.UTF-8"}), of_environment({"LC_ALL": "C", "LANG": "fr_FR"})
    ('fr', 'en')
    """
    for variable in VARIABLES:
        if value := variables.get(variable):
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


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
