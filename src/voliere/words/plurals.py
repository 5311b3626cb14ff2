"""Which plural form a language counts a number with (the rules of Unicode's CLDR)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache


@cache
def plural_form(lang: str) -> Callable[[float], str]:
    """The rule of a language; one that Unicode does not know counts as English does.

    >>> plural_form("fr")(0), plural_form("en")(0), plural_form("pl")(3)
    ('one', 'other', 'few')
    """
    from babel import Locale, UnknownLocaleError  # only now: few messages count

    try:
        form = Locale.parse(lang, sep="-").plural_form
    except (UnknownLocaleError, ValueError):
        form = Locale.parse("en").plural_form
    return cache(form)
