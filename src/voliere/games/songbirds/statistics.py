"""Songbirds: which favourites somebody has, what they win, and when they are laid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from voliere.games.doors.statistics import Noted, Statistic, numbers
from voliere.games.event import Dealt, Event
from voliere.games.songbirds.cards import COLOURS, COLUMNS, LOUDEST, ROWS, WORMS
from voliere.games.songbirds.events import Awarded, Laid, Placed, Scored, ScoredTogether
from voliere.games.songbirds.view import SongbirdsView
from voliere.words.phrase import Phrase

MOST_TURNS = 17  # S22: of a round; against each other there are fewer

BY_COLOUR = {colour: Phrase("songbirds-statistic-colour", colour=colour) for colour in COLOURS}
LINES = {
    line: Phrase("songbirds-statistic-line", line=line) for line in ("columns", "rows", "around")
}
LINES_OF_ALL = ("columns", "rows")
POINTS = {part: Phrase("songbirds-statistic-part", part=part) for part in ("own", "berries")}
TURNS = {
    **{str(n): Phrase("songbirds-statistic-turn", n=n) for n in range(1, MOST_TURNS + 1)},
    "never": Phrase("songbirds-statistic-never"),
}
FOUND = {str(worm): Phrase("songbirds-statistic-worm", worm=worm) for worm in (*WORMS, 0)}

STATISTICS = (
    Statistic("favourites", BY_COLOUR, "spread", tuple(range(1, LOUDEST + 1))),
    Statistic("lines", LINES),
    Statistic("points", POINTS),
    Statistic("laid", TURNS, "choice"),
    Statistic("worms", FOUND, "choice"),
)


class _Round:
    """A round so far: who won which line, how many turns there were, when a favourite was laid."""

    def __init__(self, *, has_special: bool) -> None:
        self.has_special = has_special
        self.awards: list[Awarded] = []
        self.n_turns = 0
        self.laid_at = "never"


def noted(view: SongbirdsView, events: Sequence[Event], seat: int) -> Iterator[Noted]:
    """S6-S8, S14-S17, S22-S26: round by round the favourite, when it was laid, what it won. Alone
    and together the turns and the favourite are those of all."""
    has_special, is_shared = view.options.special is not None, view.options.is_shared
    now = _Round(has_special=has_special)
    for event in events:
        match event:
            case Dealt():
                now = _Round(has_special=has_special)
            case Awarded():
                now.awards.append(event)
            case Placed() | Laid() if is_shared or event.seat == seat:
                now.n_turns += 1
                if isinstance(event, Laid):
                    now.laid_at = str(now.n_turns)
            case Scored() if event.seat == seat:
                yield from _of_score(event, now)
            case ScoredTogether():
                yield from _of_score_together(event, now)


def _of_score(score: Scored, now: _Round) -> Iterator[Noted]:
    """S14; S15-S17: in Early Bird the worm in place of the volume."""
    yield from _of_favourite(score.favourite, now)
    own = score.volume or score.worm or 0
    yield from numbers("points", {"own": own, "berries": score.berries})
    if score.worm is not None:
        yield Noted("laid", now.laid_at, 1)
        yield Noted("worms", str(score.worm), 1)


def _of_score_together(score: ScoredTogether, now: _Round) -> Iterator[Noted]:
    """S22-S26."""
    yield Noted("laid", now.laid_at, 1)
    if score.favourite is not None:
        yield from _of_favourite(score.favourite, now)
        berries = score.harvest.get(score.favourite[0], 0)
        yield from numbers("points", {"own": score.volume, "berries": berries})


def _of_favourite(favourite: str, now: _Round) -> Iterator[Noted]:
    """S7: the lines that its colour has won."""
    yield Noted("favourites", favourite[0], int(favourite[1:]))
    won = dict.fromkeys(LINES if now.has_special else LINES_OF_ALL, 0)
    for award in now.awards:
        if award.colour == favourite[0]:
            won[_part(award.line)] += 1
    yield from numbers("lines", won)


def _part(line: str) -> str:
    return "columns" if line in COLUMNS else "rows" if line in ROWS else "around"
