"""A game with its options and rewards, as every environment needs it: sizes, a position before the
deal, and what a position shows a seat and is worth to it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from voliere.envs.errors import EnvError
from voliere.envs.rewards import kind_of
from voliere.envs.stepping import Stepping, observation_of, stepping_of
from voliere.games import by_name, wording
from voliere.games.doors.small import Small
from voliere.games.game import Game, Options
from voliere.kernel import rng
from voliere.kernel.rng import Rng
from voliere.table.position import Position
from voliere.table.table import make_options


class Piece(NamedTuple):
    """A stretch of an observation, with the bounds of its values."""

    name: str
    length: int
    least: int
    greatest: int


@dataclass(frozen=True)
class Setting:
    """What all games of one environment have in common; `cards` is how many a small form of the
    game has, None for the real game."""

    game: Game
    options: Options
    reward: str
    cards: int | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        """What is worked out from these is worked out again: compiled functions stay here."""
        return Setting, (self.game, self.options, self.reward, self.cards)

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.options.players

    def rendered(self, position: Position, lang: str, mode: str | None) -> str | None:
        """What a spectator sees, in words: returned ("ansi") or printed ("human")."""
        names = [f"seat {seat}" for seat in range(self.players)]
        text = "\n".join(wording.describe(self.game, position.view(None), lang, names))
        if mode == "human":
            print(text)
            return None
        return text

    @property
    def n_actions(self) -> int:
        """How many different moves there are; an action is the number of a move."""
        n: int = self.game.rules.N_MOVES
        return n if self.cards is None else small_of(self.game).n_moves(self.cards)

    @property
    def max_length(self) -> int:
        """How many moves a game has at most."""
        n: int = self.game.rules.MAX_LENGTH
        return n if self.cards is None else small_of(self.game).length(self.cards, self.players)

    @property
    def n_deals(self) -> int | None:
        """How many deals a small game has, all equally likely; None for the real game."""
        return None if self.cards is None else small_of(self.game).n_deals(self.cards)

    def deal(self, position: Position, random: Rng) -> None:
        """Deal the game, or the next round of a match."""
        if self.n_deals is None:
            position.deal(random)
        else:
            self.deal_small(position, rng.below(random, self.n_deals))

    def deal_small(self, position: Position, number: int) -> None:
        """Deal the small game of that number."""
        assert self.cards is not None
        small_of(self.game).deal(position.buffer, self.cards, number)
        position.has_changed()

    @cached_property
    def compiled(self) -> Stepping:
        """The compiled functions."""
        return stepping_of(self.game.name)

    @cached_property
    def kind(self) -> int:
        """The number of the kind of reward."""
        return kind_of(self.reward)

    @cached_property
    def most_points(self) -> int:
        """What scores are measured by in rewards."""
        most: int = observation_of(self.game.name).most_points(self.options)
        return most

    @cached_property
    def undealt(self) -> Position:
        """The position before the deal: nothing but the options is set. Deal a copy of it."""
        return Position(self.game, self.options)

    @cached_property
    def is_shared(self) -> bool:
        """Whether there is one score for all: solo and cooperative games."""
        return self.undealt.is_shared

    @cached_property
    def layout(self) -> list[Piece]:
        """The pieces of an observation, in order. Seats are counted from the observing one."""
        own = observation_of(self.game.name).layout(self.players)
        return [Piece("to_decide", self.players, 0, 1), *(Piece(*piece) for piece in own)]

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return sum(piece.length for piece in self.layout)

    def bounds(self) -> tuple[Any, Any]:
        """The least and the greatest value of each number of an observation."""
        lengths = [piece.length for piece in self.layout]
        least = np.repeat([piece.least for piece in self.layout], lengths)
        greatest = np.repeat([piece.greatest for piece in self.layout], lengths)
        return least.astype(np.int16), greatest.astype(np.int16)

    def observation(self, position: Position, seat: int) -> NDArray[np.int16]:
        """What the seat knows, as `layout` says."""
        out = np.zeros(self.observation_size, dtype=np.int16)
        self.compiled.observe(position.buffer, seat, self.players, out)
        return out

    def mask(self, position: Position, seat: int) -> NDArray[np.int8]:
        """1 for each move that is legal for the seat now."""
        out = np.zeros(self.n_actions, dtype=np.int8)
        out[position.legal(seat)] = 1
        return out

    def rewards(self, position: Position) -> list[float]:
        """What the game is worth to each seat: 0 while it is being played."""
        out = np.zeros(self.players, dtype=np.float64)
        if position.over:
            self.compiled.settle(position.buffer, self.players, self.kind, self.most_points, out)
        rewards: list[float] = out.tolist()
        return rewards


def small_of(game: Game) -> Small:
    """The small forms of a game; EnvError if it has none."""
    small = game.door("small")
    if small is None:
        raise EnvError("no-small-game", game=game.name)
    return cast(Small, small)


def setting_of(
    game: str, *, reward: str = "win", cards: int | None = None, **options: Any
) -> Setting:
    """The setting of these options; OptionError or EnvError says what is wrong with them.

    >>> setting = setting_of("vautour", players=3)
    >>> setting.n_actions, setting.layout[0]
    (15, Piece(name='to_decide', length=3, least=0, greatest=1))
    """
    kind_of(reward)
    found = by_name(game)
    if cards is not None and cards not in (sizes := small_of(found).SIZES):
        expected = f"{sizes[0]} - {sizes[-1]}"
        raise EnvError("bad-env-option", option="cards", value=cards, expected=expected)
    return Setting(found, make_options(found, **options), reward, cards)
