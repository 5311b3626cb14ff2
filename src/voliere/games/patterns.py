"""How the moves of a game are written, as data: `{card:card}@{perch:number}`.

A pattern is the notation of one kind of move, with its fields in braces: the field's name and what
it is to whoever puts it into words (`card`, `cards`, `number` or `text`). A field is made of
letters and digits, several cards stand with commas between them. The page reads moves by the same
patterns.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

FIELD = re.compile(r"\{(\w+):(\w+)\}")
ONE, SEVERAL = r"\w+", r"\w+(?:,\w+)*"


@cache
def fields_of(pattern: str) -> dict[str, str]:
    """The fields of a pattern, each with what it is.

    >>> fields_of("{card:card}@{perch:number}")
    {'card': 'card', 'perch': 'number'}
    """
    return dict(FIELD.findall(pattern))


def matched(patterns: Mapping[str, str], text: str) -> tuple[str, dict[str, str]] | None:
    """The kind of a move and its fields as they are written; None if no pattern fits.

    >>> matched({"keep": "keep:{cards:cards}", "draw": "d"}, "keep:BL3m,GR2f")
    ('keep', {'cards': 'BL3m,GR2f'})
    """
    for kind, pattern in patterns.items():
        if found := _expression(pattern).fullmatch(text):
            return kind, found.groupdict()
    return None


@cache
def _expression(pattern: str) -> re.Pattern[str]:
    written = ""
    rest = 0
    for field in FIELD.finditer(pattern):
        name, wording = field.groups()
        form = SEVERAL if wording == "cards" else ONE
        written += re.escape(pattern[rest : field.start()]) + f"(?P<{name}>{form})"
        rest = field.end()
    return re.compile(written + re.escape(pattern[rest:]))
