"""`Position`: one game being played, by the numbers of moves; cheap to copy."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.envs.setting import Setting
from voliere.games.game import View, read
from voliere.games.seats import seats_in
from voliere.kernel.bits import lowest
from voliere.kernel.entry import Buffer
from voliere.kernel.rng import Rng


class Position:
    """A game at one point, dealt or not. Only `deal` and `play` change it."""

    def __init__(self, setting: Setting, buffer: Buffer | None = None) -> None:
        self.setting = setting
        self.buffer = setting.template.copy() if buffer is None else buffer
        self._rules = setting.game.compiled

    def copy(self) -> Position:
        """A position independent of this one."""
        return Position(self.setting, self.buffer.copy())

    def deal(self, random: Rng) -> None:
        """Deal the game, or the next round of a match."""
        self._rules.deal(self.buffer, random)

    @property
    def actors(self) -> list[int]:
        """The seats that must decide now, ascending."""
        return seats_in(self._rules.actors(self.buffer))

    @property
    def next_seat(self) -> int | None:
        """The first seat that must decide now; None if a deal is due or the game is over."""
        waiting = self._rules.actors(self.buffer)
        return int(lowest(waiting)) if waiting else None

    @property
    def awaits_deal(self) -> bool:
        """Whether the next round of a match is to be dealt."""
        return bool(self._rules.awaits_deal(self.buffer))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._rules.actors(self.buffer) == 0 and not self.awaits_deal

    def legal(self, seat: int) -> NDArray[np.int32]:
        """The moves of a seat, ascending; none if it is not to decide."""
        moves = np.empty(self.setting.game.rules.MAX_MOVES, dtype=np.int32)
        n = self._rules.legal(self.buffer, seat, moves)
        return np.sort(moves[:n])

    def play(self, seat: int, move: int, log: Any = None) -> bool:
        """Play a move; False, and nothing has changed, if it is not legal."""
        moves = np.empty(self.setting.game.rules.MAX_MOVES, dtype=np.int32)
        return bool(self._rules.play(self.buffer, seat, move, moves, log))

    def determinize(self, seat: int, random: Rng) -> None:
        """Draw anew what the seat cannot know."""
        self._rules.determinize(self.buffer, seat, random)

    def observation(self, seat: int) -> NDArray[np.int16]:
        """What the seat knows, laid out as the setting says."""
        out = np.zeros(self.setting.observation_size, dtype=np.int16)
        self.setting.compiled.observe(self.buffer, seat, self.setting.players, out)
        return out

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each move that is legal for the seat now."""
        out = np.zeros(self.setting.n_actions, dtype=np.int8)
        out[self.legal(seat)] = 1
        return out

    def rewards(self) -> list[float]:
        """What the game is worth to each seat: 0 while it is being played."""
        out = np.zeros(self.setting.players, dtype=np.float64)
        if self.over:
            setting = self.setting
            setting.compiled.settle(
                self.buffer, setting.players, setting.kind, setting.most_points, out
            )
        rewards: list[float] = out.tolist()
        return rewards

    def view(self, seat: int | None) -> View:
        """What the seat may know now, as at a table; None is a spectator."""
        game = self.setting.game
        moves = [] if seat is None else sorted(map(game.text_of, self.legal(seat).tolist()))
        view: View = game.views.view(
            read(self.buffer.view(game.rules.STATE)[0]),
            seat,
            self.setting.options,
            actors=self.actors,
            moves=moves,
            over=self.over,
            result=game.result_of(self.buffer, self.setting.players) if self.over else None,
        )
        view.__dict__["memory"] = b"" if seat is None else game.memory(self.buffer, seat)
        return view
