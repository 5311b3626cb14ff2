"""The vector environment is one of Gymnasium's: spaces, resets, final observations, wrappers."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from gymnasium.wrappers import vector as wrappers

import voliere.envs.gymnasium_env  # noqa: F401 - registers the games
from tests.envs.test_vector import position_of
from voliere.envs import VectorEnv
from voliere.envs.errors import EnvError
from voliere.games import REGISTRY

N = 5


def env_of(mode: AutoresetMode = AutoresetMode.SAME_STEP, **options: Any) -> VectorEnv:
    return VectorEnv("vautour", N, seed=3, autoreset_mode=mode, **options)


@pytest.mark.parametrize("game", REGISTRY)
def test_what_is_returned_lies_in_the_spaces(game: str) -> None:
    env = gymnasium.make_vec(f"voliere/{game.capitalize()}SelfPlay-v0", num_envs=N, players=2)
    assert isinstance(env, gymnasium.vector.VectorEnv)
    assert env.num_envs == N
    assert env.observation_space == batch_space(env.single_observation_space, N)
    assert env.action_space == batch_space(env.single_action_space, N)
    observed, infos = env.reset(seed=5)
    for _ in range(8):
        assert env.observation_space.contains(observed)
        actions = np.array([np.flatnonzero(mask)[0] for mask in observed["action_mask"]])
        assert env.action_space.contains(actions)
        observed, rewards, terminations, truncations, infos = env.step(actions)
        assert rewards.shape == terminations.shape == truncations.shape == (N,)
        assert infos["seats"].shape == (N,)
    env.close()
    assert env.closed


def test_a_game_dealt_anew_at_once_leaves_its_final_observation() -> None:
    env = env_of(players=3)
    env.reset()
    for _ in range(45):
        before = [position_of(env, i) for i in range(N)]
        observed, rewards, terminations, _, infos = env.step(env.sample())
        assert ("final_obs" in infos) == terminations.any()
    assert infos["_final_obs"].all()
    for i, position in enumerate(before):
        assert position.play(2, int(env._actions[i]))
        final = infos["final_obs"][i]
        assert env.single_observation_space.contains(final)
        assert (final["observation"] == env.setting.observation(position, 2)).all()
        assert not final["action_mask"].any()
        assert infos["final_info"]["scores"][i].tolist() == position.result.scores
        assert rewards[i] == pytest.approx(env.setting.rewards(position)[2])
        assert (observed["observation"][i] != final["observation"]).any()


def test_a_game_may_be_dealt_anew_by_the_next_step() -> None:
    env = env_of(AutoresetMode.NEXT_STEP, players=2)
    env.reset()
    for _ in range(30):
        observed, _, terminations, _, infos = env.step(env.sample())
    assert terminations.all()
    assert "final_obs" not in infos
    assert (infos["seats"] == -1).all()
    assert not observed["action_mask"].any()
    ended = [position_of(env, i) for i in range(N)]
    assert all(position.over for position in ended)
    assert (observed["observation"][0] == env.setting.observation(ended[0], 1)).all()
    observed, rewards, terminations, _, infos = env.step(np.zeros(N, dtype=int))
    assert not rewards.any()
    assert not terminations.any()
    assert (infos["seats"] == 0).all()
    assert observed["action_mask"].all()


def test_games_are_dealt_anew_one_by_one_where_nothing_else_does_it() -> None:
    env = env_of(AutoresetMode.DISABLED, players=2)
    with pytest.raises(EnvError, match="reset"):
        env.reset(options={"reset_mask": np.arange(N) == 1})
    env.reset()
    for _ in range(30):
        env.step(env.sample())
    which = np.array([True, False, True, False, False])
    observed, infos = env.reset(seed=11, options={"reset_mask": which})
    assert infos["seats"].tolist() == [0, -1, 0, -1, -1]
    assert env.terminations.tolist() == (~which).tolist()
    other = VectorEnv("vautour", N, seed=11, players=2)
    other.reset()
    assert (other.observations[which] == observed["observation"][which]).all()
    for wrong in ({"reset_mask": [True] * N}, {"reset_mask": which[:2]}, {"cards": 3}):
        with pytest.raises(EnvError, match="can't be"):
            env.reset(options=wrong)


def test_nothing_is_copied() -> None:
    env = env_of()
    observed, infos = env.reset()
    again, rewards, *_ = env.step(env.sample())
    assert again["observation"] is observed["observation"] is env.observations
    assert again["action_mask"] is env.masks
    assert rewards is env.rewards
    assert infos["seats"] is env.seats


def test_the_observation_can_have_the_key_that_rllib_wants() -> None:
    env = env_of(observation_key="observations")
    observed, _ = env.reset()
    assert set(observed) == {"observations", "action_mask"}
    assert env.observation_space.contains(observed)


def test_statistics_of_episodes() -> None:
    for mode in (AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP):
        env = wrappers.RecordEpisodeStatistics(env_of(mode, players=2))
        env.reset()
        for _ in range(62):
            _, _, terminations, _, infos = env.step(env.unwrapped.sample())
            if terminations.any():
                assert infos["episode"]["l"].tolist() == [30] * N
                assert set(infos["episode"]["r"].tolist()) <= {-1.0, 0.0, 1.0}
        assert env.episode_count == 2 * N


def test_wrappers_of_observations_rewards_and_infos() -> None:
    inner = env_of(AutoresetMode.NEXT_STEP, players=2)
    plain = wrappers.FilterObservation(inner, ["observation"])
    flat = wrappers.FlattenObservation(plain)
    scaled = wrappers.DtypeObservation(flat, np.float32)
    env = wrappers.ClipReward(wrappers.NormalizeReward(scaled), 0, 9)
    observed, _ = env.reset(seed=1)
    for _ in range(30):
        assert observed.dtype == np.float32
        assert env.observation_space.contains(observed)
        observed, rewards, terminations, _, _ = env.step(inner.sample())
        assert (rewards >= 0).all()
    assert terminations.all()


def test_infos_become_a_list() -> None:
    env = wrappers.DictInfoToList(env_of(players=2))
    env.reset(seed=1)
    for _ in range(30):
        observed, *_, infos = env.step(env.unwrapped.sample())
    assert len(infos) == N
    assert infos[0]["final_obs"]["observation"].shape == observed["observation"][0].shape
    assert infos[0]["final_info"]["scores"].shape == (2,)


def test_observations_can_be_normalized_by_gymnasium() -> None:
    inner = env_of(AutoresetMode.NEXT_STEP, players=2)
    space = inner.single_observation_space["observation"]
    only = wrappers.TransformObservation(
        inner, lambda observed: observed["observation"], single_observation_space=space
    )
    env = wrappers.NormalizeObservation(only)
    env.reset(seed=1)
    for _ in range(10):
        observed, *_ = env.step(inner.sample())
    assert np.isfinite(observed).all()
