"""The languages that people can be spoken to in."""

from __future__ import annotations

from voliere.server.errors import ServerError
from voliere.words import LANGUAGES


def check_lang(lang: str) -> str:
    """The language, if there are words in it; ServerError otherwise."""
    if lang not in LANGUAGES:
        raise ServerError("bad-language", lang=lang[:20], languages=", ".join(LANGUAGES))
    return lang
