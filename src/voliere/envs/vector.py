"""`VectorEnv`: many games at once, NumPy arrays in and out, all stepped in one compiled call.

It is a vector environment of Gymnasium in which every seat is played by whoever calls it: for
learning by playing against oneself. Each game waits for one decision of one seat at a time; where
several seats decide at once they follow one another in seat order, and none is shown what the
others have chosen.
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
from voliere.envs.spaces import observed_space
from voliere.extras import extras

with extras():
    import gymnasium.vector
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space

Arrays = dict[str, NDArray[Any]]
Stepped = tuple[Arrays, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]

MODES = {
    AutoresetMode.SAME_STEP: stepping.SAME_STEP,
    AutoresetMode.NEXT_STEP: stepping.NEXT_STEP,
    AutoresetMode.DISABLED: stepping.STAYS_OVER,
}


class VectorEnv(gymnasium.vector.VectorEnv[Arrays, NDArray[Any], NDArray[Any]]):
    """`num_envs` games of one kind, each with its own random numbers.

    `autoreset_mode` says when a finished game is dealt anew: in the same step (default), by the
    next one, or by `reset(options={"reset_mask": ...})`; `reward` is "win" or "margin"
    (docs/environments.md); `threads` share the games without changing any of them;
    `observation_key` is what the observation is called beside `action_mask`; the other options are
    those of the game.

    The arrays below are written in place by `reset` and `step`: read them, and copy what must last.

    >>> env = VectorEnv("vautour", 1000, seed=7, players=2)
    >>> observed, infos = env.reset()
    >>> observed["observation"].shape, observed["action_mask"].shape
    ((1000, 113), (1000, 15))
    >>> observed, rewards, terminations, truncations, infos = env.step(env.sample())
    >>> int(infos["seats"][0])
    1
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        seed: int = 0,
        *,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        threads: int = 1,
        reward: str = "win",
        observation_key: str = "observation",
        **options: Any,
    ) -> None:
        _require("num_envs", num_envs, least=1)
        _require("threads", threads, least=1)
        _require("seed", seed, least=0)
        if "cards" in options:
            raise EnvError("no-small-vector")
        self.setting = setting_of(game, reward=reward, **options)
        self.num_envs = n = num_envs
        self.autoreset_mode = _mode_of(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        self.observation_key = observation_key
        n_actions = self.setting.n_actions
        self.single_observation_space = observed_space(self.setting, observation_key, n_actions)
        self.single_action_space = gymnasium.spaces.Discrete(n_actions)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)
        players, size = self.setting.players, self.setting.observation_size
        rules = self.setting.game.rules
        #: Who decides now in each game; -1 where it is over.
        self.seats = np.full(n, stepping.NOBODY, dtype=np.int32)
        #: What that seat knows, laid out as `layout` says; where the game is over, what the seat
        #: knows that decided last.
        self.observations = np.zeros((n, size), dtype=np.int16)
        #: 1 for each action that is legal now.
        self.masks = np.zeros((n, n_actions), dtype=np.int8)
        #: What the last step was worth to the seat that decided: 0 unless it ended the game.
        self.rewards = np.zeros(n, dtype=np.float32)
        #: What it was worth to each seat.
        self.seat_rewards = np.zeros((n, players), dtype=np.float32)
        #: Whether the last step ended the game.
        self.terminations = np.zeros(n, dtype=np.bool_)
        #: Games are never cut short: always False.
        self.truncations = np.zeros(n, dtype=np.bool_)
        self._scores = np.zeros((n, players), dtype=np.int32)
        self._moves = np.zeros((n, rules.MAX_MOVES), dtype=np.int16)
        self._n_moves = np.zeros(n, dtype=np.int32)
        self._actions = np.zeros(n, dtype=np.int32)
        self._buffers = np.zeros(n * rules.STATE.itemsize, dtype=np.uint8)
        is_kept = self.autoreset_mode == AutoresetMode.SAME_STEP
        self._final_observations = np.zeros((n if is_kept else 0, size), dtype=np.int16)
        self._all = np.ones(n, dtype=np.bool_)
        self._has_begun = False
        self._seed(seed, self._all)
        bounds = np.linspace(0, n, min(threads, n) + 1).astype(int).tolist()
        self._slices = list(pairwise(bounds))
        self._threads = threads
        self._make_own()

    def __getstate__(self) -> dict[str, Any]:
        own = ("_pool", "_final")
        return {name: value for name, value in self.__dict__.items() if name not in own}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """The same games in threads of their own."""
        self.__dict__.update(state)
        self._make_own()

    def _make_own(self) -> None:
        """What a copy has to make anew: threads, and the final observations one by one."""
        self._pool = ThreadPoolExecutor(self._threads) if self._threads > 1 else None
        self._final = np.full(self.num_envs, None, dtype=object)
        no_action = np.zeros(self.setting.n_actions, dtype=np.int8)
        for i, row in enumerate(self._final_observations):
            self._final[i] = {self.observation_key: row, "action_mask": no_action}

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
    def observed(self) -> Arrays:
        """What the seats that decide now know, and what they may do."""
        return {self.observation_key: self.observations, "action_mask": self.masks}

    @property
    def infos(self) -> dict[str, Any]:
        """Whose decision each game waits for, and what the last one was worth to each seat; of
        games that ended and were dealt anew in the same step, how they ended."""
        infos: dict[str, Any] = {"seats": self.seats, "seat_rewards": self.seat_rewards}
        if self.autoreset_mode == AutoresetMode.SAME_STEP and self.terminations.any():
            ended = self.terminations.copy()
            infos |= {"final_obs": self._final.copy(), "_final_obs": ended}
            infos |= {"final_info": {"scores": self.scores}, "_final_info": ended}
        return infos

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        """Deal all games anew, or those that `options["reset_mask"]` names. A seed starts their
        random numbers again."""
        which = self._which(options or {})
        if seed is not None:
            _require("seed", seed, least=0)
            self._seed(seed, which)
        self.rewards[which] = 0
        self.seat_rewards[which] = 0
        self.terminations[which] = False
        self._everywhere(self.setting.compiled.begin, which)
        self._has_begun = True
        return self.observed, self.infos

    def step(self, actions: NDArray[Any]) -> Stepped:
        """Play one decision in each game. Games that are over ask for none and take any action.

        Raises EnvError if an action is not legal; nothing has changed then.
        """
        if not self._has_begun:
            raise EnvError("not-reset", call="step")
        self._take(np.asarray(actions))
        self._everywhere(
            self.setting.compiled.step,
            self._actions,
            MODES[self.autoreset_mode],
            self.setting.kind,
            self.setting.most_points,
            self.rewards,
            self.seat_rewards,
            self.terminations,
            self._scores,
            self._final_observations,
        )
        return self.observed, self.rewards, self.terminations, self.truncations, self.infos

    def sample(self) -> NDArray[np.int32]:
        """Random legal actions, one a game; the array is written anew each time."""
        if not self._has_begun:
            raise EnvError("not-reset", call="sample")
        stepping.sample(self._moves, self._n_moves, self._sampling, self._actions)
        return self._actions

    def close_extras(self, **_: Any) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()

    def _take(self, actions: NDArray[Any]) -> None:
        """Keep the actions for the step, if all of them are legal."""
        if actions.shape != (self.num_envs,) or actions.dtype.kind not in "iu":
            value = f"{actions.shape} {actions.dtype}"
            raise EnvError("bad-actions", expected=self.num_envs, value=value)
        wrong = stepping.first_illegal(actions, self.seats, self.masks)
        if wrong != stepping.NOBODY:
            seat = int(self.seats[wrong])
            raise EnvError("illegal-action-in", index=wrong, action=int(actions[wrong]), seat=seat)
        self._actions[:] = actions

    def _which(self, options: dict[str, Any]) -> NDArray[np.bool_]:
        """The games to deal anew."""
        for name in options:
            if name != "reset_mask":
                raise EnvError(
                    "bad-env-option", option="options", value=name, expected="reset_mask"
                )
        which = options.get("reset_mask", self._all)
        is_mask = isinstance(which, np.ndarray) and which.dtype == np.bool_
        if not is_mask or which.shape != (self.num_envs,):
            raise EnvError(
                "bad-env-option",
                option="reset_mask",
                value=which,
                expected=f"bool ({self.num_envs},)",
            )
        if not self._has_begun and not which.all():
            raise EnvError("not-reset", call="reset_mask")
        return which

    def _seed(self, seed: int, which: NDArray[np.bool_]) -> None:
        words = np.random.SeedSequence(seed).generate_state(self.num_envs + 1, np.uint64)
        if which.all():
            self._rngs = words[:-1].reshape(self.num_envs, 1).copy()
            self._sampling = words[-1:].copy()
        else:
            self._rngs[which, 0] = words[:-1][which]

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


def _mode_of(mode: AutoresetMode | str) -> AutoresetMode:
    """The mode, which may be given by its name as Gymnasium writes it: "SameStep"."""
    try:
        return AutoresetMode(mode)
    except ValueError:
        expected = " / ".join(one.value for one in AutoresetMode)
        raise EnvError(
            "bad-env-option", option="autoreset_mode", value=mode, expected=expected
        ) from None


def _require(option: str, value: Any, *, least: int) -> None:
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or value < least:
        expected = f"≥ {least}"
        raise EnvError("bad-env-option", option=option, value=value, expected=expected)
