"""Games of a learner against a bot that stays as it is, asked as everybody asks it: the learner in
one seat, the bot in all others."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from voliere.bots import with_seed
from voliere.bots.bot import close
from voliere.bots.decide import decide
from voliere.bots.learned.deciding import deciding_of
from voliere.bots.learned.network import Weights
from voliere.bots.learned.weights import features_of
from voliere.games.game import Game, Options
from voliere.kernel.jit import jit_closure
from voliere.kernel.rng import Rng, seeded
from voliere.table.position import Position
from voliere.training.errors import TrainingError
from voliere.training.ppo import Lesson, lesson_of
from voliere.training.practising import joined, seed_of
from voliere.training.self_play import (
    NOTHING,
    Desk,
    Transcript,
    desk_for,
    transcript_for,
    written_of,
)

N_DECISIONS = 2000  # a round: those who search take their time
COLD = 0.25  # the temperature at which what was learned is measured: it need not hide anything
REMEMBERED = 1000  # games by which the strength is told on the way
MEASURING = -1  # the number of the round whose games are measured and not learned from


class Asked(NamedTuple):
    """The compiled decisions of a learner."""

    write_down: Any
    conclude: Any
    draw: Any


@cache
def asked_of(game: Game) -> Asked:
    """How a learner decides in a game, one decision a call."""
    features: Any = game.door("features")
    rules, state = game.rules, game.rules.STATE
    decide_of, conclude_of = written_of(game)
    draw_of = deciding_of(rules, features).draw

    @jit_closure(rules, features)
    def write_down(  # type: ignore[no-untyped-def]
        memory, seat, players, weights, moves, values, rng, blackboard, *transcript
    ):
        s, w = memory.view(state)[0], weights[0]
        return decide_of(s, seat, players, w, moves, values, rng, memory, blackboard, *transcript)

    @jit_closure(rules, features)
    def conclude(memory, players, learners, decisions, used, totals):  # type: ignore[no-untyped-def]
        conclude_of(memory.view(state)[0], players, learners, 0, decisions, used, totals)

    @jit_closure(rules, features)
    def draw(memory, seat, weights, temperature, moves, values, rng):  # type: ignore[no-untyped-def]
        return draw_of(memory.view(state)[0], seat, weights[0], temperature, moves, values, rng)

    return Asked(write_down, conclude, draw)


class Learner(NamedTuple):
    """Who learns in one game: what it goes by, and what is written down of its decisions."""

    weights: Weights
    seat: int
    desk: Desk
    transcript: Transcript
    rng: Rng

    def decide(self, position: Position, players: int) -> int:
        """A move, drawn from the policy and written down."""
        said = self.transcript
        k = said.n
        move = asked_of(position.game).write_down(
            position.buffer, self.seat, players, self.weights,
            self.desk.moves, self.desk.values, self.rng, self.desk.blackboard, *said,
        )  # fmt: skip
        if k > 0:
            said.decisions["next"][k - 1] = k
        assert said.decisions["next"][k] == NOTHING, "nothing has come after it yet"
        return int(move)

    def best(self, position: Position) -> int:
        """A move that the policy thinks best, or nearly so."""
        move = asked_of(position.game).draw(
            position.buffer, self.seat, self.weights, COLD,
            self.desk.moves, self.desk.values, self.rng,
        )  # fmt: skip
        return int(move)


class AgainstBot:
    """The games of a learner against one bot at tables with the same options."""

    def __init__(self, game: Game, bot: str, options: Options, *, seed: int, jobs: int = 1) -> None:
        self.game, self.bot, self.options = game, bot, options
        self.seed, self.jobs = seed, jobs
        self.features = features_of(game)
        self.task = f"{bot} {options}"
        self.lately: deque[float] = deque(maxlen=REMEMBERED)
        if options.players == 1 or options.is_cooperative:
            raise TrainingError("nobody-to-exploit", game=game.name)
        with_seed(bot, 0)  # a name that is not known is told before anything is played

    def round(self, number: int, weights: Weights) -> tuple[Transcript, Lesson, int]:
        """Play the round of that number by these weights, as `Practising.round` does. Another
        number of jobs plays the same, if the bot does not think by the clock."""
        transcripts: list[Transcript] = []
        n_decisions = 0
        while n_decisions < N_DECISIONS:
            first = len(transcripts)
            numbers = range(first, first + self.options.players * 4)
            for transcript, won in self._spread(number, numbers, weights):
                transcripts.append(transcript)
                self.lately.append(won)
                n_decisions += transcript.n
        lesson = lesson_of(one_behind_the_other(transcripts), alone=False)
        return joined(transcripts), lesson, len(transcripts)

    def is_taught(self, number: int) -> bool:
        """Nobody teaches: the learner begins with what is known of the game."""
        return False

    def measured(self, weights: Weights) -> dict[str, float]:
        """What the learner has won of the games it has played of late."""
        return {str(self.options.players): float(np.mean(self.lately))} if self.lately else {}

    def deals(self, weights: Weights, n_games: int) -> Iterator[list[float]]:
        """What the learner wins of at least so many games, deal by deal: it sits once in every
        seat."""
        players = self.options.players
        for deal in range(-(-n_games // players)):
            rounds = range(deal * players, (deal + 1) * players)
            with ThreadPoolExecutor(self.jobs) as pool:
                yield list(pool.map(lambda game: self._measure(game, weights), rounds))

    def _spread(
        self, number: int, games: range, weights: Weights
    ) -> Iterator[tuple[Transcript, float]]:
        with ThreadPoolExecutor(self.jobs) as pool:
            yield from pool.map(lambda game: self._learn(number, game, weights), games)

    def _learn(self, number: int, game: int, weights: Weights) -> tuple[Transcript, float]:
        """One game, written down; what the learner has won of it."""
        rules = self.game.rules
        said = transcript_for(self.features, rules.MAX_LENGTH, rules.MAX_LENGTH * rules.MAX_MOVES)
        seat = game % self.options.players
        seed = seed_of(self.seed, number, game)
        learner = Learner(weights, seat, desk_for(self.game), said, seeded(seed))
        position = self._play(learner, seed, seed, is_written=True)
        totals = np.zeros(3)
        asked_of(self.game).conclude(
            position.buffer, self.options.players, 1 << seat, said.decisions, said.used, totals
        )
        return said, float(totals[0])

    def _measure(self, game: int, weights: Weights) -> float:
        """What the learner wins of one game, played as well as it can."""
        players = self.options.players
        deal, seat = divmod(game, players)
        nothing = transcript_for(self.features, 0, 0)
        own = seed_of(self.seed, MEASURING, deal, seat)
        learner = Learner(weights, seat, desk_for(self.game), nothing, seeded(own))
        dealt = seed_of(self.seed, MEASURING, deal, players)
        result = self._play(learner, dealt, own, is_written=False).result
        assert result is not None, "it was played to the end"
        return 1 / len(result.winners) if seat in result.winners else 0.0

    def _play(self, learner: Learner, dealt: int, own: int, *, is_written: bool) -> Position:
        """A game from a deal to its end."""
        position, random = Position(self.game, self.options), seeded(dealt)
        players = self.options.players
        position.deal(random)
        with closing(Rivals(self.bot, players, own)) as rivals:
            while not position.over:
                if position.awaits_deal:
                    position.deal(random)
                for seat in position.actors:
                    if seat != learner.seat:
                        move = rivals.move(position, seat)
                    elif is_written:
                        move = learner.decide(position, players)
                    else:
                        move = learner.best(position)
                    position.play(seat, move)
        return position


class Rivals:
    """The bot in all seats but one, each with random numbers of its own in every game."""

    def __init__(self, bot: str, players: int, seed: int) -> None:
        self.bots = [with_seed(bot, seed_of(seed, seat) >> 1) for seat in range(players)]

    def move(self, position: Position, seat: int) -> int:
        """Its move; BotError if it fails to give a legal one."""
        decision = decide(self.bots[seat], position.seen(seat))
        if decision.fault is not None:
            raise decision.fault
        return position.number_of(str(decision.move))

    def close(self) -> None:
        """Let go of what the bots hold, such as their programs."""
        for bot in self.bots:
            close(bot)


def one_behind_the_other(transcripts: list[Transcript]) -> Any:
    """The decisions of all games, each with its next one as they stand together."""
    sizes = [one.n for one in transcripts]
    before = np.cumsum([0, *sizes[:-1]])
    together = np.concatenate([one.decisions[: one.n] for one in transcripts])
    has_next = together["next"] != NOTHING
    shifts = np.repeat(before, sizes)
    together["next"][has_next] += shifts[has_next].astype(np.int32)
    return together
