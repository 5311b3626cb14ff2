"""The vector environment agrees with the rules, game by game, and keeps its promises."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.conformance import variants
from voliere import OptionError
from voliere.envs import VectorEnv
from voliere.envs.errors import EnvError
from voliere.table.position import Position

Variant = tuple[str, dict[str, Any]]

N = 6


def position_of(env: VectorEnv, i: int) -> Position:
    game, options = env.setting.game, env.setting.options
    size = game.rules.STATE.itemsize
    return Position(game, options, env._buffers[i * size : (i + 1) * size].copy())


def agree(env: VectorEnv) -> None:
    """What the arrays say is what the rules say of each game."""
    for i in range(env.num_envs):
        position = position_of(env, i)
        seat = position.next_seat
        assert env.seats[i] == (-1 if seat is None else seat)
        if seat is None:
            assert not env.masks[i].any()
            assert_is_seen_by_somebody(env, i, position)
            continue
        assert (env.masks[i] == env.setting.mask(position, seat)).all()
        assert (env.observations[i] == env.setting.observation(position, seat)).all()


def assert_is_seen_by_somebody(env: VectorEnv, i: int, position: Position) -> None:
    """A game that is over is shown as one of its seats knows it."""
    seats = range(env.setting.players)
    shown = env.observations[i].tolist()
    assert shown in [env.setting.observation(position, seat).tolist() for seat in seats]


@pytest.mark.parametrize("variant", variants.ALL, ids=variants.name)
def test_games_go_by_the_rules_to_their_end(variant: Variant) -> None:
    game, options = variant
    env = VectorEnv(game, N, seed=3, autoreset_mode="Disabled", **options)
    env.reset()
    has_ended = np.zeros(N, dtype=bool)
    while (env.seats >= 0).any():
        agree(env)
        deciding = env.seats.copy()
        env.step(env.sample())
        assert not (has_ended & env.terminations).any()
        for i in np.flatnonzero(env.terminations):
            position = position_of(env, int(i))
            assert position.over
            worth = env.setting.rewards(position)
            assert env.seat_rewards[i] == pytest.approx(worth)
            assert env.rewards[i] == pytest.approx(worth[deciding[i]])
            assert env.scores[i].tolist() == position.view(None).result.scores
        assert not env.rewards[~env.terminations].any()
        assert not env.seat_rewards[~env.terminations].any()
        has_ended |= env.terminations
    assert has_ended.all()
    agree(env)
    env.step(env.sample())
    assert not env.terminations.any()


@pytest.mark.parametrize("reward", ["win", "margin"])
def test_finished_games_are_dealt_anew(reward: str) -> None:
    env = VectorEnv("vautour", 50, seed=1, players=3, reward=reward)
    env.reset()
    deals = {position_of(env, i).buffer.tobytes() for i in range(env.num_envs)}
    for n_steps in range(1, 91):
        env.step(env.sample())
        assert env.terminations.all() == (n_steps % 45 == 0)
        if env.terminations.any():
            agree(env)
            assert (env.seats == 0).all()
            deals |= {position_of(env, i).buffer.tobytes() for i in range(env.num_envs)}
    assert len(deals) > 140


def test_wins_are_worth_one_in_all() -> None:
    env = VectorEnv("vautour", 200, seed=1, players=2)
    env.reset()
    for _ in range(30):
        env.step(env.sample())
    assert env.terminations.all()
    assert set(env.seat_rewards.flatten().tolist()) <= {-1.0, 0.0, 1.0}
    assert not env.seat_rewards.sum(axis=1).any()
    leads = env.scores[:, 0] - env.scores[:, 1]
    assert (np.sign(leads) == env.seat_rewards[:, 0]).all()
    assert (env.rewards == env.seat_rewards[:, 1]).all(), "seat 1 decided last"


def test_solo_games_are_worth_their_score() -> None:
    env = VectorEnv("feather", 20, seed=1, players=1)
    env.reset()
    while not env.terminations.any():
        env.step(env.sample())
    assert env.scores.shape == (20, 1)
    assert env.rewards == pytest.approx(env.scores[:, 0] / env.setting.most_points)


@pytest.mark.parametrize("game", ["vautour", "songbirds"])
def test_threads_and_seeds_change_nothing_else(game: str) -> None:
    envs = [VectorEnv(game, 33, seed=9, threads=threads) for threads in (1, 2, 3)]
    for env in envs:
        env.reset()
    for _ in range(60):
        for env in envs:
            env.step(env.sample())
        for env in envs[1:]:
            assert (env.observations == envs[0].observations).all()
            assert (env.rewards == envs[0].rewards).all()
            assert (env.terminations == envs[0].terminations).all()
    for env in envs:
        env.close()
    other = VectorEnv(game, 33, seed=10)
    assert (other.reset()[0]["observation"] != envs[0].reset(seed=9)[0]["observation"]).any()
    assert (other.reset(seed=9)[0]["observation"] == envs[0].observations).all()


def test_an_illegal_action_changes_nothing() -> None:
    env = VectorEnv("vautour", 3, seed=0)
    env.reset()
    env.step(np.array([0, 1, 2]))
    env.step(np.array([0, 1, 2]))
    before = env._buffers.tobytes()
    for wrong in (0, -1, 15, 1 << 40):
        with pytest.raises(EnvError, match=f"Game 0: action {wrong} is not legal for seat 0 now"):
            env.step(np.array([wrong, 5, 5]))
        assert env._buffers.tobytes() == before


def test_bad_input_is_named() -> None:
    env = VectorEnv("vautour", 2)
    with pytest.raises(EnvError, match=r"Call reset\(\) before step\(\)"):
        env.step(np.zeros(2, dtype=int))
    with pytest.raises(EnvError, match=r"Call reset\(\) before sample\(\)"):
        env.sample()
    env.reset()
    with pytest.raises(EnvError, match="It takes 2 integer actions"):
        env.step(np.zeros(3, dtype=int))
    with pytest.raises(EnvError, match="It takes 2 integer actions"):
        env.step(np.zeros(2))
    for bad in (
        {"num_envs": 0},
        {"num_envs": 2, "threads": 0},
        {"num_envs": True},
        {"num_envs": 2, "seed": -1},
    ):
        with pytest.raises(EnvError, match="can't be"):
            VectorEnv("vautour", **bad)  # type: ignore[arg-type]
    with pytest.raises(EnvError, match="Option reward of an environment can't be points"):
        VectorEnv("vautour", 2, reward="points")
    with pytest.raises(EnvError, match="autoreset_mode of an environment can't be never"):
        VectorEnv("vautour", 2, autoreset_mode="never")
    with pytest.raises(EnvError, match="real games only"):
        VectorEnv("vautour", 2, cards=3)
    with pytest.raises(OptionError):
        VectorEnv("vautour", 2, players=9)
    with pytest.raises(OptionError):
        VectorEnv("coucou", 2)
