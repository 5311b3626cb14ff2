"""A bot of one of the eight levels: in every game what the levels of that game say."""

from __future__ import annotations

from typing import Any

from voliere.bots.bot import Bot, Judged, SeededBot, game_of
from voliere.bots.greedy import Moineau
from voliere.bots.levels import levels_of
from voliere.bots.policy import PolicyBot
from voliere.bots.random_bot import Oisillon
from voliere.bots.search_bot import Hibou, Merle, SearchBot, check_positive
from voliere.games.doors.levels import Level, name_of
from voliere.games.game import Game
from voliere.table.seen import Seen

QUICK = {bird.name: bird for bird in (Oisillon, Moineau)}
SEARCHING = {bird.name: bird for bird in (Merle, Hibou)}


class LevelBot(SeededBot):
    """A bot of a level from 1 to 8. `budget_ms` is for those that search by the clock."""

    def __init__(
        self, *, level: int, budget_ms: float | None = None, seed: int | None = None
    ) -> None:
        super().__init__(seed=seed)
        check_positive("budget_ms", budget_ms)
        self.level = level
        self.name = name_of(level)
        self.budget_ms = budget_ms

    def choose(self, seen: Seen) -> Any:
        """A move as the level plays the game."""
        return self.player_of(game_of(seen.view)).choose(seen)

    def evaluate(self, seen: Seen) -> list[Judged]:
        """All legal moves, best first, as the level sees them."""
        return self.player_of(game_of(seen.view)).evaluate(seen)

    def player_of(self, game: Game) -> Bot:
        """The bot that this level is in a game."""
        return player(levels_of(game)[self.level - 1], seed=self.seed, budget_ms=self.budget_ms)


def player(level: Level, *, seed: int, budget_ms: float | None = None) -> Bot:
    """The bot that plays as a level says."""
    if level.temperature is not None:
        return PolicyBot(temperature=level.temperature, seed=seed)
    if level.simulations is not None:
        return SearchBot(simulations=level.simulations, seed=seed)
    assert level.bird is not None, "a level is one of three things"
    if level.bird in QUICK:
        return QUICK[level.bird](seed=seed)
    return SEARCHING[level.bird](budget_ms=budget_ms, seed=seed)


def usual_ms(level: int, games: list[Game]) -> float:
    """How long a level searches for a decision by the clock, at most, in any of these games."""
    birds = (levels_of(game)[level - 1].bird for game in games)
    return max((SEARCHING[bird].default_ms for bird in birds if bird in SEARCHING), default=0.0)
