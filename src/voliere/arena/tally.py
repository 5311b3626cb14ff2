"""What came of a run: a line for each bot, from the games added one by one."""

from __future__ import annotations

from array import array
from collections import Counter
from typing import Any

import msgspec
import numpy as np

from voliere.arena import estimate
from voliere.arena.estimate import Estimate
from voliere.arena.match import Played, Setup
from voliere.arena.outcome import win_shares
from voliere.arena.ratings import Rating, Ratings
from voliere.words import text


class DecisionTimes(msgspec.Struct, frozen=True):
    """How long a bot thought about a decision: half of them took no longer than `p50`
    milliseconds, 99 of 100 no longer than `p99`."""

    n: int
    p50: float | None
    p99: float | None


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How one bot did. `win_share` and `rating` are of games against each other, `titles` of solo
    and cooperative ones. The score is that of games played to the end."""

    bot: str
    seats: int
    score: Estimate | None
    win_share: Estimate | None
    rating: Rating | None
    titles: dict[str, int] | None
    forfeits: int
    decision_ms: DecisionTimes


class Forfeited(msgspec.Struct, frozen=True):
    """A game that was not played to the end, and why: a code, the values of its message, and what
    it says in English."""

    number: int
    deal: int
    seat: int
    bot: str
    code: str
    values: dict[str, Any]
    sentence: str

    def said(self, lang: str) -> str:
        """The reason, in one sentence."""
        return text(f"error-{self.code}", lang, **self.values)


class Standings(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a run. `by_the_clock` are the bots whose search is bounded by time: with them
    another run may give other games."""

    game: str
    options: dict[str, Any]
    seed: int
    games: int
    deals: int
    shared: bool
    bots: list[Standing]
    forfeits: list[Forfeited]
    by_the_clock: list[str]

    def best_first(self) -> list[Standing]:
        """The bots by win share, or by score where they did not play each other."""

        def merit(standing: Standing) -> float:
            found = standing.score if self.shared else standing.win_share
            return -found.mean if found else 0.0

        return sorted(self.bots, key=merit)


class Totals:
    """What is added up for one entrant; sums and sizes by deal."""

    def __init__(self) -> None:
        self.seats = 0
        self.scores: dict[int, list[int]] = {}
        self.shares: dict[int, list[float]] = {}
        self.titles: Counter[str] = Counter()
        self.forfeits = 0
        self.times = array("d")


class Tally:
    """Adds up the games of a run. Raises ArenaError where ratings are wanted and can't be."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.n_games = 0
        self._met: set[int] = set()
        self.forfeits: list[Forfeited] = []
        self._totals = [Totals() for _ in setup.entrants]
        self._ratings = None if setup.shared else Ratings(len(setup.entrants))

    def add(self, played: Played) -> None:
        """Count a game; in the order of the run, on which the ratings depend."""
        fixture = played.fixture
        self.n_games += 1
        self._met.add(fixture.deal)
        for seat, times in enumerate(played.decision_ms):
            self._totals[fixture.arrangement[seat]].times.extend(times)
        if played.forfeit is not None:
            self._add_forfeit(played)
        if self.setup.shared:
            self._add_shared(played)
        else:
            self._add_rivals(played)

    def _add_forfeit(self, played: Played) -> None:
        fixture, forfeit = played.fixture, played.forfeit
        assert forfeit is not None, "only forfeited games come here"
        entrant = fixture.arrangement[forfeit.seat]
        self._totals[entrant].forfeits += 1
        label = self.setup.entrants[entrant].label
        self.forfeits.append(
            Forfeited(
                fixture.number,
                fixture.deal,
                forfeit.seat,
                label,
                forfeit.code,
                forfeit.values,
                forfeit.sentence("en"),
            )
        )

    def _add_shared(self, played: Played) -> None:
        totals = self._totals[played.fixture.arrangement[0]]
        totals.seats += len(played.fixture.arrangement)
        if played.result is not None:
            totals.scores.setdefault(played.fixture.deal, []).append(played.result.scores[0])
            totals.titles[str(played.result.title)] += 1

    def _add_rivals(self, played: Played) -> None:
        fixture = played.fixture
        for seat, won in enumerate(win_shares(played)):
            totals = self._totals[fixture.arrangement[seat]]
            totals.seats += 1
            totals.shares.setdefault(fixture.deal, []).append(won)
            if played.result is not None:
                scores = totals.scores.setdefault(fixture.deal, [])
                scores.append(played.result.scores[seat])
        assert self._ratings is not None, "rivals are rated"
        self._ratings.add(played)

    def standings(self) -> Standings:
        """How all bots did so far."""
        setup = self.setup
        return Standings(
            game=setup.game,
            options=setup.options,
            seed=setup.seed,
            games=self.n_games,
            deals=len(self._met),
            shared=setup.shared,
            bots=[self._standing(entrant) for entrant in range(len(setup.entrants))],
            forfeits=self.forfeits,
            by_the_clock=[entrant.label for entrant in setup.entrants if entrant.is_timed],
        )

    def _standing(self, entrant: int) -> Standing:
        totals = self._totals[entrant]
        return Standing(
            bot=self.setup.entrants[entrant].label,
            seats=totals.seats,
            score=estimate.mean(*_by_deal(totals.scores)),
            win_share=None if self.setup.shared else estimate.share(*_by_deal(totals.shares)),
            rating=None if self._ratings is None else self._ratings.of(entrant),
            titles=dict(sorted(totals.titles.items())) if self.setup.shared else None,
            forfeits=totals.forfeits,
            decision_ms=times_of(totals.times),
        )


def _by_deal(values: dict[int, list[Any]]) -> tuple[list[float], list[int]]:
    return [sum(of_deal) for of_deal in values.values()], [len(of) for of in values.values()]


def times_of(times: array[float]) -> DecisionTimes:
    """The median and the 99th percentile of these times.

    >>> times_of(array("d", [1.0, 2.0, 30.0]))
    DecisionTimes(n=3, p50=2.0, p99=29.44)
    """
    if not times:
        return DecisionTimes(0, None, None)
    p50, p99 = np.percentile(np.asarray(times), [50, 99]).round(4).tolist()
    return DecisionTimes(len(times), p50, p99)
