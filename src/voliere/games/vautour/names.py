"""Vautour: what the cards are called, in French and English."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from voliere.games.language import Words

TITLE: Words = {"fr": "Stupide Vautour", "en": "Stupide Vautour"}


def card(text: str, lang: str) -> str:
    """A card as a player reads it.

    >>> card("+8", "en"), card("-3", "fr"), card("12", "fr")
    ('mouse +8', 'vautour −3', '12')
    """
    if text.startswith("+"):
        return {"fr": "souris ", "en": "mouse "}[lang] + text
    if text.startswith("-"):
        return {"fr": "vautour ", "en": "vulture "}[lang] + text.replace("-", "−")
    return text


def signed(number: int) -> str:
    """A number of points with its sign.

    >>> signed(8), signed(-3), signed(0)
    ('+8', '−3', '0')
    """
    return f"{number:+d}".replace("-", "−") if number else "0"
