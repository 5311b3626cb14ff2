"""Entries in which something is left out, doubled or wrong, at random."""

from __future__ import annotations

import copy
import random
from typing import Any

STRANGE = [None, 0, -1, 16, 3.5, True, "", "ZZ", "R9", "MA", "crow", [], {}, ["MA"], {"a1": "R1"}]


def spoilt(entry: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A copy of the entry with one to three places changed."""
    worse = copy.deepcopy(entry)
    for _ in range(rng.randint(1, 3)):
        spoil(worse, rng)
    return worse


def spoil(part: Any, rng: random.Random) -> None:
    """Change one place of a list or object: leave it out, double it, or put something strange."""
    places = sorted(part) if isinstance(part, dict) else list(range(len(part)))
    if not places:
        return
    place = rng.choice(places)
    inside = part[place]
    if isinstance(inside, list | dict) and inside and rng.random() < 0.9:
        spoil(inside, rng)
        return
    match rng.randrange(3):
        case 0:
            del part[place]
        case 1 if isinstance(part, list):
            part.append(rng.choice(part))
        case _:
            part[place] = rng.choice(STRANGE)
