"""Numbers as a language writes them: its decimal sign, its thousands set apart, its per cent."""

from __future__ import annotations

from voliere.words.catalogue import text


def decimal(value: float, lang: str, decimals: int) -> str:
    """A number with so many decimals.

    >>> decimal(1.5, "fr", 2), decimal(-0.25, "en", 1)
    ('1,50', '-0.2')
    """
    whole, _, fraction = f"{value:.{decimals}f}".partition(".")
    return text("number-decimal", lang, whole=whole, fraction=fraction)


def grouped(value: float, lang: str) -> str:
    """A large number with its thousands set apart.

    >>> grouped(1234567.8, "en"), grouped(1234567.8, "fr")
    ('1,234,568', '1\\u202f234\\u202f568')
    """
    so_far, *groups = f"{value:,.0f}".split(",")
    for group in groups:
        so_far = text("number-grouped", lang, more=so_far, group=group)
    return so_far


def percent(share: float, lang: str) -> str:
    """A share in per cent, with one decimal.

    >>> percent(0.885, "fr"), percent(0.885, "en")
    ('88,5\\xa0%', '88.5%')
    """
    return text("number-percent", lang, number=decimal(100 * share, lang, 1))
