"""Feather: its birds, habitats and ranks as phrases, to be worded where they are read."""

from __future__ import annotations

from voliere.words.phrase import Phrase


def bird(text: str) -> Phrase:
    """The name of a bird alone.

    >>> bird("MC")
    Phrase('feather-bird', bird='MC')
    """
    return Phrase("feather-bird", bird=text)


def habitat(letter: str) -> Phrase:
    """A habitat."""
    return Phrase("feather-habitat", habitat=letter)


def rank(code: str) -> Phrase:
    """F15: the rank that a solo game has earned."""
    return Phrase("feather-title-" + code)
