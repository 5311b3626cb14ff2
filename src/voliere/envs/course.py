"""`Course`: one game for OpenSpiel: where it stands, what has happened, who knows it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from voliere.envs.opening import Opening, Row
from voliere.envs.setting import Setting, setting_of
from voliere.envs.told import history
from voliere.games import by_name
from voliere.kernel import rng
from voliere.kernel.rng import Rng


class Course:
    """One game from before the deal to its end. Chance is drawn number by number, in base
    `n_outcomes`; with an opening, chance deals what is hidden in it."""

    def __init__(self, setting: Setting, opening: Opening | None) -> None:
        self.setting = setting
        self.opening = opening
        self.position = setting.undealt.copy()
        self.is_dealt = False
        self.drawn: list[int] = []
        self.rows: list[Row] = []
        # From which row on a seat knows more than a spectator: what it saw before is no longer
        # true when its hidden cards were drawn anew.
        self.knows_from = [0] * setting.players

    @property
    def next_seat(self) -> int | None:
        """Who is to act; None if it is chance, or the game is over."""
        return self.position.next_seat if self.is_dealt else None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.is_dealt and self.position.over

    def draw(self, outcome: int, n_outcomes: int, n_draws: int) -> None:
        """Draw one number of chance; the last one deals."""
        self.drawn.append(outcome)
        if len(self.drawn) < n_draws:
            return
        seed = 0
        for one in self.drawn:
            seed = seed * n_outcomes + one
        self.drawn = []
        if self.setting.n_deals is not None:
            self.setting.deal_small(self.position, seed)
        elif self.opening is None or self.is_dealt:
            self.position.deal(rng.seeded(seed))
        else:
            self._take_up(self.opening, rng.seeded(seed))
        self.is_dealt = True

    def _take_up(self, opening: Opening, random: Rng) -> None:
        """Begin after the opening, with everything drawn anew that some seat cannot know."""
        self.position = opening.position.copy()
        self.rows = list(opening.rows)
        for seat in range(self.setting.players):
            self.position = self.position.determinized(seat, random)
            self.knows_from[seat] = len(self.rows)

    def play(self, seat: int, move: int) -> None:
        """Play a legal move."""
        self.rows += map(tuple, self.position.play_logged(seat, move) or [])

    def resample(self, seat: int, random: Rng) -> None:
        """Draw anew what the seat cannot know."""
        if not self.is_dealt:
            return
        self.position = self.position.determinized(seat, random)
        for other in range(self.setting.players):
            if other != seat:
                self.knows_from[other] = len(self.rows)

    def sight(self, seat: int) -> str:
        """How things stand, as the seat may know it, as JSON."""
        return msgspec.json.encode(self.position.view(seat)).decode()

    def story(self, seat: int) -> str:
        """What has happened, as the seat may know it, a line of JSON an event."""
        name = self.setting.game.name
        return "".join(_line(name, row, eyes) for row, eyes in self._seen_rows(seat))

    def history(self, seat: int) -> NDArray[np.int16]:
        """The same as numbers."""
        return history(self.setting.game.name, self._seen_rows(seat))

    def _seen_rows(self, seat: int) -> Iterator[tuple[Row, int | None]]:
        """What has happened, and who saw it: the seat, or a spectator what it no longer knows."""
        for number, row in enumerate(self.rows):
            yield row, seat if number >= self.knows_from[seat] else None

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        twin = Course.__new__(Course)
        twin.__dict__.update(self.__dict__)
        twin.position = self.position.copy()
        twin.drawn = list(self.drawn)
        twin.rows = list(self.rows)
        twin.knows_from = list(self.knows_from)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        setting = self.setting
        options = {**msgspec.to_builtins(setting.options), "cards": setting.cards}
        plain = (setting.game.name, setting.reward, options)
        state = {name: value for name, value in self.__dict__.items() if name != "setting"}
        return _restored, (*plain, state)


def _restored(game: str, reward: str, options: dict[str, Any], state: dict[str, Any]) -> Course:
    setting = setting_of(game, reward=reward, **options)
    course = Course.__new__(Course)
    course.__dict__.update(state, setting=setting)
    return course


@cache
def _line(game: str, row: Row, seat: int | None) -> str:
    event = by_name(game).events.event(list(row)).seen_by(seat)
    return msgspec.json.encode(event).decode() + "\n"
