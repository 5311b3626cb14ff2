"""One agent against bots keeps Gymnasium's promises and plays by the rules."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import voliere.envs.gymnasium_env
from voliere.bots import by_name
from voliere.envs.errors import EnvError
from voliere.games import REGISTRY


def make(game: str, **options: Any) -> gymnasium.Env[Any, Any]:
    return gymnasium.make(f"voliere/{game.capitalize()}-v0", **options)


def played(env: gymnasium.Env[Any, Any], seed: int) -> list[Any]:
    """A game by random legal actions, as observations and rewards."""
    observed, _ = env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    story: list[Any] = []
    is_over = False
    while not is_over:
        assert env.observation_space.contains(observed)
        masks = env.unwrapped.action_masks()  # type: ignore[attr-defined]
        assert (masks == observed["action_mask"]).all()
        assert masks.any()
        action = int(chance.choice(np.flatnonzero(masks)))
        observed, reward, is_over, truncated, _ = env.step(action)
        assert not truncated
        assert is_over or reward == 0
        story.append((observed["observation"].tolist(), reward))
    return story


@pytest.mark.parametrize("game", REGISTRY)
def test_games_are_played_to_their_end_and_can_be_repeated(game: str) -> None:
    env = make(game, opponents=["moineau", "oisillon"], seat=1)
    story = played(env, 5)
    assert story == played(env, 5)
    assert story != played(env, 6)
    assert -1 <= story[-1][1] <= 1
    with pytest.raises(EnvError, match="reset"):
        env.unwrapped.step(0)


@pytest.mark.parametrize("game", REGISTRY)
def test_gymnasium_s_own_checker_is_content(game: str) -> None:
    env = make(game, opponents=["oisillon"], render_mode="ansi").unwrapped
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*(dtype|int16|Box).*")
        check_env(env, skip_close_check=True)


def test_a_game_alone_needs_no_opponents() -> None:
    assert played(make("songbirds", opponents=[]), 3)[-1][1] >= 0


def test_bots_may_be_given_as_they_are() -> None:
    played(make("vautour", opponents=[by_name("merle", seed=1, simulations=50)]), 3)


def test_the_agent_sees_nothing_of_what_bots_have_chosen() -> None:
    """The bots choose after the agent, from what their seats know."""
    env = make("vautour", opponents=["oisillon"]).unwrapped
    observed, _ = env.reset(seed=1)
    assert env.position.actors == [0, 1], "nobody has chosen yet"
    assert observed["observation"][:2].tolist() == [1, 1]


def test_illegal_actions_end_the_game_or_are_refused() -> None:
    env = make("vautour", illegal="end")
    env.reset(seed=1)
    env.step(3)
    _, reward, is_over, _, _ = env.step(3)
    assert (reward, is_over) == (-1, True)
    env = make("vautour", illegal="error")
    env.reset(seed=1)
    env.step(3)
    with pytest.raises(EnvError, match="3"):
        env.step(3)


def test_the_observation_can_have_the_key_that_rllib_wants() -> None:
    env = make("vautour", observation_key="observations")
    observed, _ = env.reset(seed=1)
    assert set(observed) == set(env.observation_space) == {"observations", "action_mask"}


@pytest.mark.parametrize(
    "wrong", [{"seat": 2}, {"illegal": "x"}, {"players": 3}, {"render_mode": "rgb"}, {"lang": "xx"}]
)
def test_wrong_settings_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(EnvError):
        voliere.envs.gymnasium_env.AgainstBots("vautour", **wrong)
