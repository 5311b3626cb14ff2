"""The figures of an arena as people read them."""

from __future__ import annotations

from collections.abc import Callable

from voliere.arena.estimate import Estimate
from voliere.words import numbers

NONE = "–"


def number(value: float | None, lang: str, *, decimals: int = 1) -> str:
    """A number with so many decimals; a dash for none.

    >>> number(2.5, "fr"), number(None, "en")
    ('2,5', '–')
    """
    return NONE if value is None else numbers.decimal(value, lang, decimals)


def percent(value: float | None, lang: str) -> str:
    """A share in per cent; a dash for none.

    >>> percent(0.885, "en"), percent(None, "fr")
    ('88.5%', '–')
    """
    return NONE if value is None else numbers.percent(value, lang)


def span(found: Estimate | None, shown: Callable[[float | None, str], str], lang: str) -> str:
    """The two ends of an interval; a dash for none.

    >>> span(Estimate(0.5, 0.4, 0.6), percent, "en")
    '40.0% – 60.0%'
    """
    if found is None or found.low is None:
        return NONE
    return f"{shown(found.low, lang)} – {shown(found.high, lang)}"
