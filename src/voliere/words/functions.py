"""What messages may ask of an argument: the same functions as in the page."""

from __future__ import annotations

from collections.abc import Callable

Value = str | int | float

VOWELS = frozenset("aeiouyàâäéèêëîïôöùûüAEIOUYÀÂÄÉÈÊËÎÏÔÖÙÛÜ")


def signed(number: Value) -> str:
    """A number of points with its sign.

    >>> signed(8), signed(-3), signed(0)
    ('+8', '−3', '0')
    """
    return f"{int(number):+d}".replace("-", "−") if int(number) else "0"


def plain(number: Value) -> str:
    """A number, with a true minus where it has one.

    >>> plain(-51)
    '−51'
    """
    return str(number).replace("-", "−")


def vowel(text: Value) -> str:
    """Whether a text begins with a vowel, before which French shortens its small words.

    >>> vowel("Oisillon"), vowel("Merle"), vowel("Élise")
    ('yes', 'no', 'yes')
    """
    return "yes" if str(text)[:1] in VOWELS else "no"


def capital(text: Value) -> str:
    """The text with a capital letter, as a sentence begins.

    >>> capital("à droite")
    'À droite'
    """
    shown = str(text)
    return shown[:1].upper() + shown[1:]


def compared(one: Value, other: Value) -> str:
    """How one number compares with another; two texts are equal or not.

    >>> compared(3, 5), compared(5, 5), compared("R", "B")
    ('less', 'equal', 'other')
    """
    if one == other:
        return "equal"
    if isinstance(one, str) or isinstance(other, str):
        return "other"
    return "less" if one < other else "more"


FUNCTIONS: dict[str, Callable[..., str]] = {
    "CAPITAL": capital,
    "COMPARE": compared,
    "NUM": plain,
    "SIGNED": signed,
    "VOWEL": vowel,
}
