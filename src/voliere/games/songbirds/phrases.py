"""Songbirds: its colours, cards, lines and awards as phrases, to be worded where they are read."""

from __future__ import annotations

from voliere.games.songbirds.cards import COLOURS, SPECIAL_NAMES
from voliere.words.phrase import Phrase


def colour(letter: str) -> Phrase:
    """A colour."""
    return Phrase("songbirds-colour", colour=letter)


def special(name: str) -> Phrase:
    """A special card."""
    return Phrase("songbirds-special", special=name)


def card(text: str) -> Phrase:
    """A card.

    >>> card("crow")
    Phrase('songbirds-special', special='crow')
    """
    if text in SPECIAL_NAMES:
        return special(text)
    return Phrase("songbirds-card", kind="bird", colour=text[0], volume=int(text[1:]), special=None)


def line_name(line: str) -> Phrase:
    """A line that earns a token."""
    return Phrase("songbirds-line", line=line)


def award(
    line: str, token: int, won: str, sums: dict[str, int], cancelled: list[str], *, weakest: bool
) -> Phrase:
    """S7, S9-S12: who has won the token of a full line, and why; as the event is told."""
    return Phrase(
        "songbirds-pad-award",
        line=line,
        token=token,
        colour=won,
        sums_falling=falling(sums),
        cancelled=[colour(one) for one in cancelled],
        cancelled_n=len(cancelled),
        weakest=weakest,
    )


def lapse(line: str, token: int, sums: dict[str, int]) -> Phrase:
    """S7: nobody has won the token of a full line."""
    return Phrase("songbirds-pad-lapse", line=line, token=token, sums_falling=falling(sums))


def falling(sums: dict[str, int]) -> Phrase | None:
    """The volumes of the colours in a line, loudest first."""
    row: Phrase | None = None
    for volume, _, one in sorted([(-sums[one], COLOURS.index(one), one) for one in sums]):
        item = Phrase("songbirds-pad-volume", colour=one, volume=-volume)
        row = item if row is None else Phrase("list-more", list=row, item=item)
    return row
