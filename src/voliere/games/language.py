"""Small pieces of French and English that every game's words are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

LANGUAGES = ("fr", "en")

Words: TypeAlias = "dict[str, str]"


def listing(items: Sequence[str], lang: str) -> str:
    """Items as a person lists them.

    >>> listing(["1", "2", "3"], "fr")
    '1, 2 et 3'
    >>> listing([], "en")
    'nothing'
    """
    if not items:
        return {"fr": "rien", "en": "nothing"}[lang]
    if len(items) == 1:
        return items[0]
    last = {"fr": " et ", "en": " and "}[lang]
    return ", ".join(items[:-1]) + last + items[-1]


VOWELS = "aeiouyàâäéèêëîïôöùûüAEIOUYÀÂÄÉÈÊËÎÏÔÖÙÛÜ"
# MicroPython, which the score pad runs under in the browser, has capitals for ASCII only.
CAPITALS = {"à": "À", "â": "Â", "é": "É", "ê": "Ê"}


def capital(text: str) -> str:
    """The text with a capital letter, as a sentence begins.

    >>> capital("à droite"), capital("red 5")
    ('À droite', 'Red 5')
    """
    return CAPITALS.get(text[0], text[0].upper()) + text[1:]


def number_text(number: int) -> str:
    """A number, with a true minus where it has one.

    >>> number_text(-51)
    '−51'
    """
    return str(number).replace("-", "−")


def counted(n: int, one: str, many: str, lang: str) -> str:
    """A number with its noun; French counts 0 and 1 as singular, English only 1.

    >>> counted(1, "card", "cards", "en"), counted(0, "carte", "cartes", "fr")
    ('1 card', '0 carte')
    """
    singular = abs(n) == 1 or (n == 0 and lang == "fr")
    return f"{number_text(n)} {one if singular else many}"


def of(name: str) -> str:
    """A name after the French "de", which is cut short before a vowel.

    >>> of("Oisillon"), of("Merle"), of("Élise")
    ('d’Oisillon', 'de Merle', 'd’Élise')
    """
    return f"d’{name}" if name[:1] in VOWELS else f"de {name}"


def your_hand(cards: Sequence[str], lang: str) -> str:
    """The line that tells a player's own hand.

    >>> your_hand(["red 5", "white 6"], "en")
    'Your hand: red 5 and white 6.'
    >>> your_hand([], "fr")
    'Votre main est vide.'
    """
    if not cards:
        return {"fr": "Votre main est vide.", "en": "Your hand is empty."}[lang]
    return {"fr": "Votre main : ", "en": "Your hand: "}[lang] + listing(cards, lang) + "."
