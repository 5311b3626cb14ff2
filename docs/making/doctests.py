"""Doctests of docstrings as code on the site; Markdown alone would take them for quotations."""

from __future__ import annotations

import re
from typing import Any

import griffe

DOCTEST = re.compile(r"^( *)>>> .*?(?=\n\s*\n|\Z)", re.MULTILINE | re.DOTALL)


def fenced(text: str) -> str:
    """A docstring with each doctest between fences."""
    return DOCTEST.sub(lambda found: f"{found[1]}```pycon\n{found[0]}\n{found[1]}```", text)


class Doctests(griffe.Extension):
    """What mkdocstrings lets look at every docstring."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Put fences around the doctests of one docstring."""
        if obj.docstring:
            obj.docstring.value = fenced(obj.docstring.value)
