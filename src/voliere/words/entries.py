"""The entries of a file of words: one message or term each."""

from __future__ import annotations

import re

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # nothing else begins a line so


class WordsError(LookupError):
    """A message, a term, a function or an argument that does not exist, or a text that is no
    Fluent."""


def entries(source: str) -> dict[str, str]:
    """The entries of a file by their ids (a term's begins with a dash), as they stand in it.

    >>> entries("# One\\none = 1\\ntwo =\\n    2\\n")
    {'one': 'one = 1\\n', 'two': 'two =\\n    2\\n'}
    """
    begins = list(ENTRY.finditer(source))
    ends = [entry.start() for entry in begins[1:]] + [len(source)]
    return {entry[1]: source[entry.start() : end] for entry, end in zip(begins, ends, strict=True)}
