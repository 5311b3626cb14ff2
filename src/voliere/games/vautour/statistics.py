"""Vautour: how somebody bids: what on which points card, and what became of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from voliere.games.doors.statistics import Noted, Statistic, shares
from voliere.games.event import Event
from voliere.games.vautour.cards import PLAY_CARDS, POINTS_CARDS, points_text
from voliere.games.vautour.events import Cancelled, Carried, Lost, Revealed, Took
from voliere.games.vautour.view import VautourView
from voliere.words.phrase import Phrase

# The mice first, the best before the others; then the vultures.
POINTS = {
    points_text(card): Phrase("vautour-statistic-points", points=card)
    for card in reversed(POINTS_CARDS)
}
FATES = {
    fate: Phrase("vautour-statistic-fate", fate=fate)
    for fate in ("highest", "matched", "mice", "vultures")
}

STATISTICS = (
    Statistic("bids", POINTS, "spread", PLAY_CARDS),
    Statistic("fates", FATES, "share"),
    Statistic("taken", POINTS, "share"),
)


def noted(view: VautourView, events: Sequence[Event], seat: int) -> Iterator[Noted]:
    """V2-V7: round by round the card that was turned up, what was played on it, what came of it."""
    carried: set[str] = set()
    cards: list[int] = []
    matched: list[int] = []
    for event in events:
        match event:
            case Revealed():
                cards, matched = [int(card) for card in event.cards], []
            case Cancelled():
                matched += event.seats
            case Took() | Carried() | Lost():
                yield from _of_round(event, carried, cards, seat, is_matched=seat in matched)
                carried = set(event.points) if isinstance(event, Carried) else set()


def _of_round(
    end: Took | Carried | Lost, carried: set[str], cards: list[int], seat: int, *, is_matched: bool
) -> Iterator[Noted]:
    (turned_up,) = set(end.points) - carried
    yield Noted("bids", turned_up, cards[seat])
    fates = ["matched"] if is_matched else ["highest"] if cards[seat] == max(cards) else []
    if isinstance(end, Took) and end.seat == seat:
        fates.append("mice" if end.total >= 0 else "vultures")
    yield from shares("fates", FATES, *fates)
    if not isinstance(end, Carried):
        took = isinstance(end, Took) and end.seat == seat
        yield from (Noted("taken", card, int(took)) for card in end.points)
