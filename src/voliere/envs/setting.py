"""A game with its options and rewards, as every environment needs it: sizes, a fresh state."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from voliere.envs.rewards import kind_of
from voliere.envs.stepping import SCORES, Stepping, observation_of, stepping_of
from voliere.games import by_name
from voliere.games.game import Game, Options
from voliere.kernel.entry import Buffer
from voliere.table.simulate import template_of
from voliere.table.table import make_options


class Piece(NamedTuple):
    """A stretch of an observation, with the bounds of its values."""

    name: str
    length: int
    least: int
    greatest: int


@dataclass(frozen=True)
class Setting:
    """What all games of one environment have in common."""

    game: Game
    options: Options
    reward: str

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.options.players

    @property
    def n_actions(self) -> int:
        """How many different moves there are; an action is the number of a move."""
        n: int = self.game.rules.N_MOVES
        return n

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
    def template(self) -> Buffer:
        """A state in which nothing but the options is set."""
        template: Buffer = template_of(self.game, self.options)
        return template

    @cached_property
    def is_shared(self) -> bool:
        """Whether there is one score for all: solo and cooperative games."""
        n, _, _ = self.game.compiled.outcome(self.template, np.zeros(SCORES, dtype=np.int32))
        return n == 1

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


def setting_of(game: str, *, reward: str = "win", **options: Any) -> Setting:
    """The setting of these options; OptionError or EnvError says what is wrong with them.

    >>> setting = setting_of("vautour", players=3)
    >>> setting.n_actions, setting.layout[0]
    (15, Piece(name='to_decide', length=3, least=0, greatest=1))
    """
    kind_of(reward)
    found = by_name(game)
    return Setting(found, make_options(found, **options), reward)
