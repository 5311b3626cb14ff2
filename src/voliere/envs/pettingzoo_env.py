"""PettingZoo: every game as an AEC and as a Parallel environment.

Importing this module registers them: `pettingzoo.make("aec", "voliere/vautour-v0", players=3)`, or
`"parallel"`. What an agent is given is `{"observation": ..., "action_mask": ...}`; the layout of
observations, the rewards and the actions are described in docs/environments.md.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from voliere.envs.errors import EnvError
from voliere.envs.setting import Setting, setting_of
from voliere.envs.spaces import observed_space
from voliere.extras import extras
from voliere.games import REGISTRY
from voliere.games.errors import OptionError
from voliere.kernel import rng
from voliere.words import LANGUAGES

with extras():
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv, register
    from pettingzoo.utils import OrderEnforcingWrapper

ILLEGAL = ("end", "error")
RENDER_MODES = ("ansi", "human")
ILLEGAL_REWARD = -1.0

Observed = dict[str, NDArray[Any]]


class _Shared:
    """What both kinds of environment have: spaces, deals, observations, pictures in words."""

    metadata: dict[str, Any]
    agents: list[str]

    def __init__(
        self,
        game: str,
        *,
        waiting: bool,
        reward: str = "win",
        illegal: str = "end",
        observation_key: str = "observation",
        render_mode: str | None = None,
        lang: str = "en",
        **options: Any,
    ) -> None:
        _require("illegal", illegal, ILLEGAL)
        _require("render_mode", render_mode, (None, *RENDER_MODES))
        _require("lang", lang, LANGUAGES)
        self.setting: Setting = setting_of(game, reward=reward, **options)
        self.illegal = illegal
        self.observation_key = observation_key
        self.render_mode = render_mode
        self.lang = lang
        self.metadata = {
            "name": f"voliere_{game}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.players)]
        self.agents = []
        self._waiting = waiting
        n_actions = self.setting.n_actions + waiting
        self._action_spaces = {agent: spaces.Discrete(n_actions) for agent in self.possible_agents}
        self._observation_spaces = {
            agent: observed_space(self.setting, observation_key, n_actions)
            for agent in self.possible_agents
        }
        self._random = np.random.default_rng()
        self.position = self.setting.undealt.copy()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of what the agent is given."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of the agent's actions."""
        return self._action_spaces[agent]

    def observe(self, agent: str) -> Observed:
        """What the agent knows, and a 1 for each action it may take now."""
        seat = self._seat_of(agent)
        mask = self.setting.mask(self.position, seat)
        if self._waiting:
            mask = np.append(mask, np.int8(not mask.any()))
        observation = self.setting.observation(self.position, seat)
        return {self.observation_key: observation, "action_mask": mask}

    @property
    def state_space(self) -> spaces.Space[Any]:
        """The space of `state()`."""
        least, greatest = self.setting.bounds()
        players = self.setting.players
        return spaces.Box(np.tile(least, players), np.tile(greatest, players), dtype=np.int16)

    def state(self) -> NDArray[np.int16]:
        """What all agents know together, one observation after the other in the order of seats:
        for critics that see more than those who act. What nobody knows is not in it."""
        seats = range(self.setting.players)
        return np.concatenate([self.setting.observation(self.position, seat) for seat in seats])

    def render(self) -> Any:
        """What a spectator sees, in words: returned ("ansi") or printed ("human")."""
        return self.setting.rendered(self.position, self.lang, self.render_mode)

    def close(self) -> None:
        """There is nothing to let go."""

    def _seat_of(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.position = self.setting.undealt.copy()
        self._deal()
        self.agents = list(self.possible_agents)

    def _deal(self) -> None:
        self.setting.deal(self.position, rng.seeded(int(self._random.integers(1 << 63))))

    def _rewards(self) -> list[float]:
        return self.setting.rewards(self.position)

    def _play(self, seat: int, action: int) -> bool:
        played = self.position.play(seat, action)
        while self.position.awaits_deal:
            self._deal()
        return played


class VoliereAEC(_Shared, AECEnv[str, Observed, int | None]):  # type: ignore[misc]
    """A game in which one agent acts at a time. Those who decide at once act in seat order, and
    none is shown what the others have chosen."""

    def __init__(self, game: str, **options: Any) -> None:
        _Shared.__init__(self, game, waiting=False, **options)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed gives the same games from here on. There are no options
        that change from game to game."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select_next()

    def step(self, action: int | None) -> None:
        """Play the action of the agent whose turn it is. An illegal one ends the game at the cost
        of the agent, or raises EnvError, as the environment was told."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        seat = self._seat_of(agent)
        if action is None or not self._play(seat, int(action)):
            if self.illegal == "error":
                raise EnvError("illegal-action", action=action, seat=seat)
            self._end({agent: ILLEGAL_REWARD})
        elif self.position.over:
            self._end(dict(zip(self.possible_agents, self._rewards(), strict=True)))
        else:
            self._select_next()
        self._accumulate_rewards()

    def _select_next(self) -> None:
        seat = self.position.next_seat
        assert seat is not None, "somebody is to decide while the game is being played"
        self.agent_selection = self.possible_agents[seat]

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards.update(rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]


class VoliereParallel(_Shared, ParallelEnv[str, Observed, int]):  # type: ignore[misc]
    """A game in which all agents act at once. The last action is to wait: it is the only one of
    those who have nothing to decide, and they may leave it out."""

    def __init__(self, game: str, **options: Any) -> None:
        _Shared.__init__(self, game, waiting=True, **options)

    @property
    def wait(self) -> int:
        """The action of those who have nothing to decide."""
        return self.setting.n_actions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """Deal a new game; the same seed gives the same games from here on. There are no options
        that change from game to game."""
        self._begin(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observed],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Play the actions of all who must decide. An illegal one ends the game at the cost of its
        agent, or raises EnvError, as the environment was told; nothing is played then."""
        agents = self.agents
        rewards = dict.fromkeys(agents, 0.0)
        wrong = self._illegal(actions)
        if wrong and self.illegal == "error":
            agent = wrong[0]
            seat = self._seat_of(agent)
            if agent not in actions:
                raise EnvError("missing-action", seat=seat)
            raise EnvError("illegal-action", action=actions[agent], seat=seat)
        if wrong:
            rewards.update(dict.fromkeys(wrong, ILLEGAL_REWARD))
        else:
            for seat in self.position.actors:
                self._play(seat, int(actions[self.possible_agents[seat]]))
            rewards = dict(zip(agents, self._rewards(), strict=True))
        over = bool(wrong) or self.position.over
        observations = self._observations()
        if over:
            self.agents = []
        return (
            observations,
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _observations(self) -> dict[str, Observed]:
        return {agent: self.observe(agent) for agent in self.agents}

    def _illegal(self, actions: dict[str, int]) -> list[str]:
        """The agents whose action is not legal, or missing where they must decide."""
        wrong = []
        for agent in self.agents:
            legal = self.position.legal(self._seat_of(agent))
            action = actions.get(agent, self.wait)
            if action not in legal if legal.size else action != self.wait:
                wrong.append(agent)
        return wrong


def _require(option: str, value: Any, allowed: tuple[Any, ...]) -> None:
    if value not in allowed:
        names = ", ".join(map(str, allowed))
        raise OptionError("bad-option-value", option=option, value=value, allowed=names)


def aec_env(game: str, **options: Any) -> AECEnv[str, Observed, int | None]:
    """The AEC environment of a game, which also watches over the order of calls.

    >>> env = aec_env("vautour", players=3)
    >>> env.reset(seed=7)
    >>> env.agent_selection, env.action_space("seat_0")
    ('seat_0', Discrete(15))
    """
    return OrderEnforcingWrapper(VoliereAEC(game, **options))


def parallel_env(game: str, **options: Any) -> VoliereParallel:
    """The Parallel environment of a game.

    >>> env = parallel_env("vautour", players=3)
    >>> observations, infos = env.reset(seed=7)
    >>> env.agents
    ['seat_0', 'seat_1', 'seat_2']
    """
    return VoliereParallel(game, **options)


def _register() -> None:
    for name in REGISTRY:
        env_id = f"voliere/{name}-v0"
        register("aec", env_id, f"{__name__}:aec_env", kwargs={"game": name})
        register("parallel", env_id, f"{__name__}:parallel_env", kwargs={"game": name})


_register()
