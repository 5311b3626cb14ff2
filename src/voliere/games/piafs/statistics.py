"""Piafs: where somebody's points come from, and what the feeder did to them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from voliere.games.doors.statistics import Noted, Statistic, numbers
from voliere.games.event import Event
from voliere.games.piafs.cards import SPECIES
from voliere.games.piafs.events import Added, Captured, Robbed, Scored, TookMalus, TookSeed
from voliere.games.piafs.view import PiafsView
from voliere.words.phrase import Phrase

SOURCES = {
    source: Phrase("piafs-statistic-source", source=source)
    for source in ("pairs", "majorities", "seeds")
}
FLOCKS = {species: Phrase("piafs-statistic-species", species=species) for species in SPECIES}
HAPPENINGS = {
    one: Phrase("piafs-statistic-happening", happening=one)
    for one in ("captured", "added", "seeds", "pairs", "crow", "squirrel", "lost")
}

STATISTICS = (
    Statistic("points", SOURCES),
    Statistic("majorities", FLOCKS, "share"),
    Statistic("eggs", FLOCKS),
    Statistic("happenings", HAPPENINGS),
)


def noted(view: PiafsView, events: Sequence[Event], seat: int) -> Iterator[Noted]:
    """P9, P10, P17-P19: what was captured and taken, and what it came to."""
    happened = dict.fromkeys(HAPPENINGS, 0)
    for event in events:
        if getattr(event, "seat", None) != seat:
            continue
        match event:
            case Captured():
                happened["captured"] += 1
            case Added():
                happened["added"] += 1
            case TookSeed():
                happened["seeds"] += 1
            case TookMalus():
                happened[event.malus] += 1
            case Robbed():
                happened["lost"] += event.n_lost
            case Scored():
                happened["pairs"] = event.pairs
                yield from _of_score(view, event)
    yield from numbers("happenings", happened)


def _of_score(view: PiafsView, score: Scored) -> Iterator[Noted]:
    eggs = sum(score.majorities.values())
    yield from numbers(
        "points", {"pairs": score.pair_points, "majorities": eggs, "seeds": score.seed_points}
    )
    for species in SPECIES:
        if species != view.without:
            yield Noted("majorities", species, int(species in score.majorities))
            yield Noted("eggs", species, score.majorities.get(species, 0))
