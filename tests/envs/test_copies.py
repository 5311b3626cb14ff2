"""Tables, environments, games and states survive `pickle` and `deepcopy`, and go on alike."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import pyspiel
import pytest

import voliere
import voliere.envs.gymnasium_env
import voliere.envs.open_spiel_game
from voliere.envs import VectorEnv
from voliere.envs.pettingzoo_env import aec_env, parallel_env
from voliere.games import REGISTRY

Copy = Callable[[Any], Any]
WAYS: dict[str, Copy] = {
    "pickle": lambda one: pickle.loads(pickle.dumps(one)),
    "deepcopy": copy.deepcopy,
}
ways = pytest.mark.parametrize("twin_of", WAYS.values(), ids=WAYS)
games = pytest.mark.parametrize("game", REGISTRY)


@ways
@games
def test_a_table(game: str, twin_of: Copy) -> None:
    table = voliere.new_table(game, players=2, seed=7)
    for seat in table.actors:
        table.play(seat, table.view(seat).moves[0])
    twin = twin_of(table)
    assert twin.game is table.game
    before = table.record()
    while not twin.over:
        seat = twin.actors[0]
        twin.play(seat, twin.view(seat).moves[-1])
    assert table.record() == before, "a copy is another table"
    while not table.over:
        seat = table.actors[0]
        table.play(seat, table.view(seat).moves[-1])
    assert twin.record() == table.record()


@ways
def test_a_vector_environment(twin_of: Copy) -> None:
    env = VectorEnv("piafs", 8, seed=3, threads=2, players=2)
    env.reset()
    env.step(env.sample())
    twin = twin_of(env)
    for _ in range(60):
        actions = env.sample().copy()
        assert (twin.sample() == actions).all()
        env.step(actions)
        twin.step(actions)
        assert (env.observations == twin.observations).all()
        assert (env.rewards == twin.rewards).all()
    env.close()
    twin.close()


@ways
def test_environments_of_pettingzoo_and_gymnasium(twin_of: Copy) -> None:
    for env in (aec_env("vautour"), parallel_env("vautour")):
        env.reset(seed=7)
        twin = twin_of(env)
        assert (env.state() == twin.state()).all()
        assert env.unwrapped.position is not twin.unwrapped.position
    env = gymnasium.make("voliere/Vautour-v0").unwrapped
    env.reset(seed=7)
    twin = twin_of(env)
    for action in range(15):
        (first, *result), (second, *other) = env.step(action), twin.step(action)
        assert (first["observation"] == second["observation"]).all()
        assert result == other


@ways
@games
def test_games_and_states_of_openspiel(game: str, twin_of: Copy) -> None:
    loaded = pyspiel.load_game(f"voliere_{game}")
    assert str(twin_of(loaded)) == str(loaded)
    state = loaded.new_initial_state()
    while state.is_chance_node():
        state.apply_action(3)
    twin = twin_of(state)
    assert twin.information_state_string(0) == state.information_state_string(0)
    action = state.legal_actions()[0]
    twin.apply_action(action)
    state.apply_action(action)
    assert str(twin) == str(state)


@games
def test_a_central_critic_is_shown_what_all_seats_know(game: str) -> None:
    env = parallel_env(game, players=3)
    observed, _ = env.reset(seed=5)
    state = env.state()
    assert env.state_space.contains(state)
    known = [number for agent in env.agents for number in observed[agent]["observation"]]
    assert state.tolist() == known
