"""Gymnasium: one agent at a table with bots.

Importing this module registers every game: `gymnasium.make("voliere/Vautour-v0",
opponents=["moineau"], seat=0)`, and `gymnasium.make_vec("voliere/VautourSelfPlay-v0",
num_envs=4096)` for `VectorEnv`. What the agent is given is `{"observation": ..., "action_mask":
...}`; the layout of observations, the rewards and the actions are described in
docs/environments.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.bots import Bot, with_seed
from voliere.bots.bot import check_plays
from voliere.envs.errors import EnvError
from voliere.envs.setting import setting_of
from voliere.envs.spaces import observed_space
from voliere.extras import extras
from voliere.games import REGISTRY
from voliere.kernel import rng
from voliere.words import LANGUAGES

with extras():
    import gymnasium
    from gymnasium import spaces

ILLEGAL_REWARD = -1.0
RENDER_MODES = ("ansi", "human")

Observed = dict[str, NDArray[Any]]


class AgainstBots(gymnasium.Env[Observed, np.int64]):
    """A game that one agent plays against bots, `opponents` at the other seats in their order; the
    agent sits at `seat`. A step is one decision of the agent, and all that the bots answer to it.

    An illegal action ends the game at the agent's cost (`illegal="end"`) or raises EnvError
    (`"error"`). `observation_key` is what the observation is called beside `action_mask`: RLlib's
    example of masked actions wants `"observations"`.

    >>> env = gymnasium.make("voliere/Vautour-v0", opponents=["moineau", "oisillon"], seat=1)
    >>> observed, info = env.reset(seed=7)
    >>> observed["observation"].shape, int(env.unwrapped.action_masks().sum())
    ((146,), 15)
    """

    # Words have no frames, but Gymnasium wants to know how many a second.
    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        opponents: Sequence[str | Bot] = ("moineau",),
        seat: int = 0,
        reward: str = "win",
        illegal: str = "end",
        observation_key: str = "observation",
        render_mode: str | None = None,
        lang: str = "en",
        **options: Any,
    ) -> None:
        self.setting = setting_of(game, reward=reward, **{"players": 1 + len(opponents), **options})
        others = self.setting.players - 1
        _require("opponents", len(opponents), (others,))
        _require("seat", seat, tuple(range(self.setting.players)))
        _require("illegal", illegal, ("end", "error"))
        _require("render_mode", render_mode, (None, *RENDER_MODES))
        _require("lang", lang, LANGUAGES)
        self.seat = seat
        self.opponents = list(opponents)
        self.illegal = illegal
        self.observation_key = observation_key
        self.render_mode = render_mode
        self.lang = lang
        n_actions = self.setting.n_actions
        self.action_space = spaces.Discrete(n_actions)
        self.observation_space = observed_space(  # type: ignore[assignment]
            self.setting, observation_key, n_actions
        )
        self.position = self.setting.undealt.copy()
        self._bots: list[Bot] = []
        self._is_over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Deal a new game and let the bots play up to the agent's first decision; the same seed
        gives the same games from here on. There are no options that change from game to game."""
        super().reset(seed=seed)
        self.position = self.setting.undealt.copy()
        self._deal()
        self._bots = [
            with_seed(one, self._number()) if isinstance(one, str) else one
            for one in self.opponents
        ]
        for bot in self._bots:
            check_plays(bot, self.position.game)
        self._is_over = False
        self._let_bots_play()
        return self._observed(), {}

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Play a decision of the agent, then let the bots play up to its next one."""
        if self._is_over:
            raise EnvError("not-reset", call="step")
        if not self._play(self.seat, int(action)):
            if self.illegal == "error":
                raise EnvError("illegal-action", action=action, seat=self.seat)
            self._is_over = True
            return self._observed(), ILLEGAL_REWARD, True, False, {}
        self._let_bots_play()
        reward = self.setting.rewards(self.position)[self.seat]
        self._is_over = self.position.over
        return self._observed(), reward, self._is_over, False, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, as MaskablePPO of sb3-contrib asks for it."""
        return self.setting.mask(self.position, self.seat).astype(np.bool_)

    def render(self) -> Any:
        """What a spectator sees, in words: returned ("ansi") or printed ("human")."""
        return self.setting.rendered(self.position, self.lang, self.render_mode)

    def _observed(self) -> Observed:
        return {
            self.observation_key: self.setting.observation(self.position, self.seat),
            "action_mask": self.setting.mask(self.position, self.seat),
        }

    def _let_bots_play(self) -> None:
        """Play for the bots until it is the agent's turn, or the game is over."""
        while (seat := self._next_bot()) is not None:
            bot = self._bots[seat - (seat > self.seat)]
            move = bot.choose(self.position.seen(seat))
            number = self.setting.game.moves.parse(str(move))
            if not self._play(seat, number):
                raise EnvError("illegal-action", action=move, seat=seat)

    def _next_bot(self) -> int | None:
        """A bot that is to decide. Where all decide at once the agent does so first: it makes no
        difference, since nobody is shown what the others choose."""
        actors = self.position.actors
        return None if self.seat in actors else next(iter(actors), None)

    def _play(self, seat: int, action: int) -> bool:
        is_number = 0 <= action < self.setting.n_actions
        played = is_number and self.position.play(seat, action)
        while self.position.awaits_deal:
            self._deal()
        return played

    def _deal(self) -> None:
        self.setting.deal(self.position, rng.seeded(self._number()))

    def _number(self) -> int:
        return int(self.np_random.integers(1 << 62))


def _require(option: str, value: Any, allowed: tuple[Any, ...]) -> None:
    if value not in allowed:
        expected = " / ".join(map(str, allowed))
        raise EnvError("bad-env-option", option=option, value=value, expected=expected)


def _register() -> None:
    for name in REGISTRY:
        title, own = name.capitalize(), {"game": name}
        gymnasium.register(f"voliere/{title}-v0", f"{__name__}:AgainstBots", kwargs=own)
        vector = "voliere.envs.vector:VectorEnv"
        gymnasium.register(f"voliere/{title}SelfPlay-v0", vector_entry_point=vector, kwargs=own)


_register()
