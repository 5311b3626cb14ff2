"""`VectorEnv`: many games at once, NumPy arrays in and out, all stepped in one compiled call.

The calls are those of Gymnasium's vector environments. Each game waits for one decision of one
seat at a time; where several seats decide at once they follow one another in seat order, and none
is shown what the others have chosen.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.envs import stepping
from voliere.envs.errors import EnvError
from voliere.envs.setting import Piece, setting_of

Arrays = dict[str, NDArray[Any]]


class VectorEnv:
    """`n` games of one kind, each with its own random numbers.

    `reward` is "win" or "margin" (docs/environments.md); `auto_reset` deals a finished game anew in
    the same step; `threads` share the games without changing any of them; the other options are
    those of the game.

    The arrays below are written in place by `reset` and `step`; copy what must last.

    >>> env = VectorEnv("vautour", 1000, seed=7, players=2)
    >>> observations, infos = env.reset()
    >>> observations.shape, env.masks.shape
    ((1000, 113), (1000, 15))
    >>> observations, rewards, terminations, truncations, infos = env.step(env.sample())
    >>> int(env.seats[0])
    1
    """

    def __init__(
        self,
        game: str,
        n: int,
        seed: int = 0,
        *,
        auto_reset: bool = True,
        threads: int = 1,
        reward: str = "win",
        **options: Any,
    ) -> None:
        _require("n", n, least=1)
        _require("threads", threads, least=1)
        _require("seed", seed, least=0)
        self.setting = setting_of(game, reward=reward, **options)
        self.n = n
        self.auto_reset = auto_reset
        self.n_actions = self.setting.n_actions
        players = self.setting.players
        rules = self.setting.game.rules
        #: Who decides now in each game; -1 where it is over and stays so.
        self.seats = np.full(n, stepping.NOBODY, dtype=np.int32)
        #: What that seat knows, laid out as `layout` says.
        self.observations = np.zeros((n, self.setting.observation_size), dtype=np.int16)
        #: 1 for each action that is legal now.
        self.masks = np.zeros((n, self.n_actions), dtype=np.int8)
        #: What the last step was worth to each seat: 0 unless it ended the game.
        self.rewards = np.zeros((n, players), dtype=np.float32)
        #: Whether the last step ended the game.
        self.terminations = np.zeros(n, dtype=np.bool_)
        #: Games are never cut short: always False.
        self.truncations = np.zeros(n, dtype=np.bool_)
        self._scores = np.zeros((n, players), dtype=np.int32)
        self._moves = np.zeros((n, rules.MAX_MOVES), dtype=np.int16)
        self._n_moves = np.zeros(n, dtype=np.int32)
        self._actions = np.zeros(n, dtype=np.int32)
        self._buffers = np.zeros(n * rules.STATE.itemsize, dtype=np.uint8)
        self._has_begun = False
        self._seed(seed)
        bounds = np.linspace(0, n, min(threads, n) + 1).astype(int).tolist()
        self._slices = list(pairwise(bounds))
        self._threads = threads
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_pool"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """The same games in threads of their own."""
        self.__dict__.update(state)
        self._pool = ThreadPoolExecutor(self._threads) if self._threads > 1 else None

    @property
    def layout(self) -> list[Piece]:
        """The pieces of an observation, in order."""
        return self.setting.layout

    @property
    def scores(self) -> NDArray[np.int32]:
        """The final scores of the last game that ended in each place, a seat; solo and cooperative
        games have one."""
        return self._scores[:, : 1 if self.setting.is_shared else self.setting.players]

    @property
    def infos(self) -> Arrays:
        """Whose decision each game waits for, and what is legal."""
        return {"seats": self.seats, "masks": self.masks}

    def reset(self, seed: int | None = None) -> tuple[NDArray[np.int16], Arrays]:
        """Deal all games anew; the observations and the infos come back. A seed starts the random
        numbers again."""
        if seed is not None:
            _require("seed", seed, least=0)
            self._seed(seed)
        self.rewards[:] = 0
        self.terminations[:] = False
        self._everywhere(self.setting.compiled.begin)
        self._has_begun = True
        return self.observations, self.infos

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[
        NDArray[np.int16], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Arrays
    ]:
        """Play one decision in each game: observations, rewards, terminations, truncations and
        infos come back. Games that are over ask for none and take any action.

        Raises EnvError if an action is not legal; nothing has changed then.
        """
        if not self._has_begun:
            raise EnvError("not-reset", call="step")
        actions = np.asarray(actions)
        if actions.shape != (self.n,) or actions.dtype.kind not in "iu":
            value = f"{actions.shape} {actions.dtype}"
            raise EnvError("bad-actions", expected=self.n, value=value)
        wrong = stepping.first_illegal(actions, self.seats, self.masks)
        if wrong != stepping.NOBODY:
            raise EnvError(
                "illegal-action-in",
                index=wrong,
                action=int(actions[wrong]),
                seat=int(self.seats[wrong]),
            )
        self._everywhere(
            self.setting.compiled.step,
            actions,
            self.auto_reset,
            self.setting.kind,
            self.setting.most_points,
            self.rewards,
            self.terminations,
            self._scores,
        )
        return self.observations, self.rewards, self.terminations, self.truncations, self.infos

    def sample(self) -> NDArray[np.int32]:
        """Random legal actions, one a game; the array is written anew each time."""
        if not self._has_begun:
            raise EnvError("not-reset", call="sample")
        stepping.sample(self._moves, self._n_moves, self._sampling, self._actions)
        return self._actions

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()

    def _seed(self, seed: int) -> None:
        words = np.random.SeedSequence(seed).generate_state(self.n + 1, np.uint64)
        self._rngs = words[:-1].reshape(self.n, 1).copy()
        self._sampling = words[-1:].copy()

    def _everywhere(self, do: Any, *more: Any) -> None:
        """Call a compiled function on all games, each thread on its share."""

        def on(share: tuple[int, int]) -> None:
            do(
                self._buffers,
                self.setting.undealt.buffer,
                self._rngs,
                *share,
                self.setting.players,
                self.seats,
                self.observations,
                self.masks,
                self._moves,
                self._n_moves,
                *more,
            )

        if self._pool is None:
            on(self._slices[0])
        else:
            list(self._pool.map(on, self._slices))


def _require(option: str, value: Any, *, least: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or value < least:
        expected = f"≥ {least}"
        raise EnvError("bad-env-option", option=option, value=value, expected=expected)
