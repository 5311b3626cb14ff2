"""Ratings: how strong each bot is, from the places of all games (openskill, Bradley and Terry).

The partial-pairing Bradley-Terry model, because it orders ties rightly. The games count in the
order of the run. A bot that has several seats of a game counts once, by the mean of its places.
"""

from __future__ import annotations

import msgspec

from voliere.arena.match import Played
from voliere.arena.outcome import places
from voliere.extras import extra


class Rating(msgspec.Struct, frozen=True):
    """A strength, how uncertain it is, and the strength that is almost sure (three sigmas less)."""

    mu: float
    sigma: float
    ordinal: float


class Ratings:
    """The ratings of all entrants, game by game. Raises MissingPackage without openskill."""

    def __init__(self, n_entrants: int) -> None:
        self._model = extra("openskill.models").BradleyTerryPart()
        self._ratings = [self._model.rating() for _ in range(n_entrants)]

    def add(self, played: Played) -> None:
        """Count a game."""
        by_entrant: dict[int, list[float]] = {}
        for entrant, place in zip(played.fixture.arrangement, places(played), strict=True):
            by_entrant.setdefault(entrant, []).append(place)
        if len(by_entrant) < 2:
            return
        entrants = sorted(by_entrant)
        teams = [[self._ratings[entrant]] for entrant in entrants]
        ranks = [sum(by_entrant[entrant]) / len(by_entrant[entrant]) for entrant in entrants]
        for entrant, [rating] in zip(entrants, self._model.rate(teams, ranks=ranks), strict=True):
            self._ratings[entrant] = rating

    def of(self, entrant: int) -> Rating:
        """The rating of an entrant now."""
        rating = self._ratings[entrant]
        return Rating(
            mu=round(rating.mu, 4),
            sigma=round(rating.sigma, 4),
            ordinal=round(rating.ordinal(), 4),
        )
