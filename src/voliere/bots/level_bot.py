"""A bot of one of the eight levels, in every game what the levels of that game say; and the birds
of the ladder, which are four of them."""

from __future__ import annotations

from typing import Any

from voliere.bots.bot import Bot, Judged, SeededBot, table_of
from voliere.bots.greedy import Moineau
from voliere.bots.learned.bot import LearnedBot, LearnedPlayoutBot
from voliere.bots.levels import all_levels_of, levels_of
from voliere.bots.policy import PolicyBot
from voliere.bots.random_bot import Oisillon
from voliere.bots.search_bot import Hibou, Merle, SearchBot, check_positive
from voliere.games.doors.levels import BIRDS, Level, name_of
from voliere.games.game import Game, Options
from voliere.table.seen import Seen

QUICK = {bird.name: bird for bird in (Oisillon, Moineau)}
SEARCHING = {bird.name: bird for bird in (Merle, Hibou)}


class LevelBot(SeededBot):
    """A bot of a level from 1 to 8. `budget_ms` is for those that search by the clock."""

    def __init__(
        self,
        *,
        level: int,
        budget_ms: float | None = None,
        seed: int | None = None,
        personality: str | None = None,
    ) -> None:
        super().__init__(seed=seed, personality=personality)
        check_positive("budget_ms", budget_ms)
        self.level = level
        self.name = name_of(level)
        self.budget_ms = budget_ms

    def choose(self, seen: Seen) -> Any:
        """A move as the level plays the game."""
        return self.player_at(*table_of(seen)).choose(seen)

    def evaluate(self, seen: Seen) -> list[Judged]:
        """All legal moves, best first, as the level sees them."""
        return self.player_at(*table_of(seen)).evaluate(seen)

    def player_at(self, game: Game, options: Options) -> Bot:
        """The bot that this level is at a table."""
        level = levels_of(game, options)[self.level - 1]
        own: Any = {"seed": self.seed, "personality": self.personality}
        return player(level, budget_ms=self.budget_ms, **own)


class BirdOfLadder(SeededBot):
    """What the birds of the ladder share: at a table where the level that is called like one of
    them is made of something else, the bird is that. Who plays for points is not: levels play to
    win."""

    def choose(self, seen: Seen) -> Any:
        """A move as the level of that name plays the game."""
        other = self.other_at(*table_of(seen))
        return super().choose(seen) if other is None else other.choose(seen)  # type: ignore[misc]

    def evaluate(self, seen: Seen) -> list[Judged]:
        """All legal moves, best first, as the level of that name sees them."""
        other = self.other_at(*table_of(seen))
        return super().evaluate(seen) if other is None else other.evaluate(seen)  # type: ignore[misc]

    def other_at(self, game: Game, options: Options) -> Bot | None:
        """The bot that it is at a table; None if it is itself."""
        level = levels_of(game, options)[BIRDS.index(self.name)]
        if level == Level(bird=self.name) or getattr(self, "for_points", False):
            return None
        given = {name: getattr(self, name, None) for name in ("budget_ms", "simulations")}
        return player(level, seed=self.seed, personality=self.personality, **given)


class MoineauOfLadder(BirdOfLadder, Moineau):
    """`moineau`, the sparrow."""


class MerleOfLadder(BirdOfLadder, Merle):
    """`merle`, the blackbird."""


class HibouOfLadder(BirdOfLadder, Hibou):
    """`hibou`, the owl."""


def player(
    level: Level,
    *,
    seed: int,
    budget_ms: float | None = None,
    simulations: int | None = None,
    personality: str | None = None,
) -> Bot:
    """The bot that plays as a level says; a bird that searches is told for how long."""
    own: Any = {"seed": seed, "personality": personality}
    if level.temperature is not None:
        drawing = LearnedBot if level.learned else PolicyBot
        return drawing(temperature=level.temperature, **own)
    if level.bird in QUICK:
        return QUICK[level.bird](**own)
    if level.bird in SEARCHING:
        bird = SEARCHING[level.bird]
        budget_ms = bird.default_ms if budget_ms is None else budget_ms
    searching = LearnedPlayoutBot if level.learned else SearchBot
    return searching(budget_ms=budget_ms, simulations=level.simulations or simulations, **own)


def usual_ms(level: int, games: list[Game]) -> float:
    """How long a level searches for a decision by the clock, at most, in any of these games."""
    birds = {eight.levels[level - 1].bird for game in games for eight in all_levels_of(game)}
    return max((SEARCHING[bird].default_ms for bird in birds if bird in SEARCHING), default=0.0)
