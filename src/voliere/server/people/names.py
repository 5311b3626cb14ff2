"""What people may be called: visible, in one alphabet; and which names look the same.

A name is brought to Unicode's composed form (NFKC) first, so that one name is written in one way.
The lists here are our own and short: the alphabets whose letters are taken for each other, and
characters that take up space or none without showing anything.
"""

from __future__ import annotations

import unicodedata

from voliere.server.errors import ServerError

NAME_LIMIT = 30
LONGEST = 300  # before spaces are taken away and accents joined to their letters
MARKS_LIMIT = 2  # accents above one another; some languages need two

# Nothing is to be seen of these, though their categories do not say so.
_BLANKS = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159"
)
_EMOJI_STYLE = dict.fromkeys((0xFE0E, 0xFE0F))  # how a pictogram is drawn; telephones add it
_SELECTORS = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))

# Scripts that one language writes together.
_EAST_ASIAN = frozenset({"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC"})

# Letters of other alphabets, and digits, by the Latin letters they are taken for.
_LIKE = {
    **dict(zip("АВЕКМНОРСТУХІЈЅԚԜ", "abekmhopctyxljsqw", strict=True)),
    **dict(zip("авекмнорстухіјѕԛԝһӏԁ", "abekmhopctyxljsqwhld", strict=True)),
    **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhlkmnoptyx", strict=True)),
    **dict(zip("αικνορτυχγ", "alkvoptuxy", strict=True)),
    **dict(zip("օոսցհզ", "onughq", strict=True)),
    **dict(zip("0135iı", "olesll", strict=True)),
}


def check_name(name: str) -> str:
    """The name in its composed form, without spaces around it; ServerError if it can't be shown
    or mixes alphabets.

    >>> check_name("  Zoe\\u0301 ")
    'Zoé'
    """
    if len(name) > LONGEST:
        raise ServerError("bad-name")
    composed = unicodedata.normalize("NFKC", name.translate(_EMOJI_STYLE))
    trimmed = " ".join(composed.split())
    if not 0 < len(trimmed) <= NAME_LIMIT or not is_visible(trimmed) or _is_stormy(trimmed):
        raise ServerError("bad-name")
    if len(_scripts(trimmed)) > 1:
        raise ServerError("mixed-name")
    return trimmed


def is_visible(text: str) -> bool:
    """Whether every character shows, or is a space.

    >>> is_visible("Ana"), is_visible("\\u3164"), is_visible("A\\u200bna")
    (True, False, False)
    """
    return text.isprintable() and not any(
        one in _BLANKS or any(ord(one) in selectors for selectors in _SELECTORS) for one in text
    )


def _is_stormy(name: str) -> bool:
    """Whether accents stand where nothing carries them, or too many on one letter."""
    n_marks = MARKS_LIMIT
    for one in name:
        n_marks = n_marks + 1 if unicodedata.category(one) in ("Mn", "Me") else 0
        if n_marks > MARKS_LIMIT:
            return True
    return False


def _scripts(name: str) -> set[str]:
    """The alphabets of a name; what is written together in East Asia counts as none."""
    letters = (one for one in name if unicodedata.category(one) in ("Lu", "Ll", "Lt", "Lo"))
    found = {unicodedata.name(one, "").partition(" ")[0].partition("-")[0] for one in letters}
    return found - _EAST_ASIAN


def likeness(name: str) -> str:
    """What a name looks like at a glance: names with the same likeness are taken for each other.

    >>> likeness("Ana") == likeness("АΝА") == likeness("ánà."), likeness("Ana") == likeness("Ada")
    (True, False)
    """
    plain = "".join(one for one in unicodedata.normalize("NFKD", name) if one.isalnum())
    seen = "".join(_LIKE.get(one, one) for one in plain).casefold()
    latin = "".join(_LIKE.get(one, one) for one in seen)
    return latin.replace("rn", "m").replace("vv", "w") or name
