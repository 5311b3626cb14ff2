"""Le trou du nichoir: what is put into words; the texts are in the files beside this one."""

from typing import Any

from nichoir.kinds import BIRDS
from voliere.words import Phrase

CARDS = {str(bird + 1): {"number": bird + 1} for bird in range(BIRDS)}
MOVES = {"send": "{bird:card}"}
VALUES: dict[str, tuple[str, ...]] = {}


def describe(view: Any, names: list[str]) -> list[Phrase]:
    seats = zip(names, view.scores, strict=False)
    lines = [Phrase("nichoir-score", name=name, score=score) for name, score in seats]
    hand = [Phrase("nichoir-hand", birds=view.hand)] if view.hand else []
    return [Phrase("nichoir-round", round=view.round, box=view.box), *lines, *hand]
