"""What the printable sheets of a game are made of: the steps of its turn aid, spans of scores."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from voliere.words.phrase import Phrase


class Step(NamedTuple):
    """One step: the name of its picture, its head and its text."""

    picture: str
    head: Phrase
    text: Phrase


def spans(titles: list[Phrase], starts: list[int]) -> list[dict[str, Phrase]]:
    """Titles with the scores that earn them; `starts` has the least score of all but the first.

    >>> spans([Phrase("low"), Phrase("high")], [10])[1]["score"]
    Phrase('sheet-span-last', n=10)
    """
    scores = [Phrase("sheet-span-first", n=starts[0] - 1)]
    for start, following in pairwise(starts):
        scores.append(Phrase("sheet-span", least=start, most=following - 1))
    scores.append(Phrase("sheet-span-last", n=starts[-1]))
    return [{"score": score, "name": name} for score, name in zip(scores, titles, strict=True)]
