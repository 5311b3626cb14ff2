"""Feather: what the habitats bring somebody, which birds are found, and what raptors do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from voliere.games.doors.statistics import Noted, Statistic, numbers
from voliere.games.event import Event
from voliere.games.feather.cards import BIRDS, HABITATS, KINDS
from voliere.games.feather.events import ChasedOff, Scored, Visited
from voliere.games.feather.view import FeatherView
from voliere.words.phrase import Phrase

PLACES = {habitat: Phrase("feather-statistic-habitat", habitat=habitat) for habitat in HABITATS}
UNCOMMON = "uncommon"
SORTS = {kind: UNCOMMON if kind.isdigit() else kind for kind in KINDS}
FOUND = {sort: Phrase("feather-statistic-kind", kind=sort) for sort in SORTS.values()}
RAPTORS = {
    one: Phrase("feather-statistic-raptor", raptor=one) for one in ("chased", "own", "others")
}

STATISTICS = (
    Statistic("habitats", PLACES),
    Statistic("full", PLACES, "share"),
    Statistic("visits", PLACES),
    Statistic("worth", PLACES),
    Statistic("kinds", FOUND, "share"),
    Statistic("raptors", RAPTORS),
)


def noted(view: FeatherView, events: Sequence[Event], seat: int) -> Iterator[Noted]:
    """F2, F5, F10: the visits, the sheet they led to, and who was chased off."""
    visits = dict.fromkeys(HABITATS, 0)
    chased = dict.fromkeys(RAPTORS, 0)
    for event in events:
        match event:
            case Visited() if event.seat == seat:
                visits[event.habitat] += 1
                yield Noted("worth", event.habitat, event.points)
            case ChasedOff():
                _count(event, chased, str(seat))
            case Scored() if event.seat == seat:
                yield from _of_sheet(event)
    yield from numbers("visits", visits)
    if view.options.raptors:
        yield from numbers("raptors", chased)


def _count(event: ChasedOff, chased: dict[str, int], owner: str) -> None:
    """F10: whose raptor it was, and whose cards left."""
    if event.owner == owner:
        chased["chased"] += 1
    for other, _ in event.cards:
        if other == owner:
            chased["own" if event.owner == owner else "others"] += 1


def _of_sheet(score: Scored) -> Iterator[Noted]:
    for habitat, points in zip(HABITATS, score.sheet.habitats, strict=True):
        yield Noted("habitats", habitat, points)
        yield Noted("full", habitat, int(habitat in score.sheet.full))
    for bird in BIRDS:
        yield Noted("kinds", SORTS[bird[1]], int(bird in score.seen))
