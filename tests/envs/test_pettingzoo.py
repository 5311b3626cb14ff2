"""PettingZoo's own tests pass for every game and option set; illegal actions, waiting, rewards."""

from __future__ import annotations

import sys
import warnings
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from tests.conformance import variants
from voliere import OptionError
from voliere.envs.errors import EnvError
from voliere.envs.pettingzoo_env import aec_env, parallel_env
from voliere.extras import MissingPackage
from voliere.games import REGISTRY

Variant = tuple[str, dict[str, Any]]

every_variant = pytest.mark.parametrize("variant", variants.ALL, ids=variants.name)
# PettingZoo asks of environments with masks in the observation what it exempts its own from.
EXPECTED = ("Observation is not a NumPy array", "probably should be gymnasium.spaces.box")
FINISHED = ("Action mask numpy array is all zeros",)


@every_variant
def test_pettingzoo_finds_no_fault(variant: Variant) -> None:
    game, options = variant
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(aec_env(game, **options), num_cycles=120)
        parallel_api_test(parallel_env(game, **options), num_cycles=120)
        seed_test(lambda: aec_env(game, **options), num_cycles=10)
        parallel_seed_test(lambda: parallel_env(game, **options), num_cycles=10)
    complaints = {str(warning.message) for warning in caught}
    allowed = (*EXPECTED, *FINISHED)
    assert not [text for text in complaints if not any(known in text for known in allowed)]


@pytest.mark.parametrize("game", REGISTRY)
def test_every_game_can_be_made(game: str) -> None:
    aec = pettingzoo.make("aec", f"voliere/{game}-v0", players=2)
    parallel = pettingzoo.make("parallel", f"voliere/{game}-v0", players=2)
    assert aec.possible_agents == parallel.possible_agents == ["seat_0", "seat_1"]
    assert pettingzoo.spec("aec", f"voliere/{game}").version == 0
    n = REGISTRY[game].rules.N_MOVES
    assert aec.action_space("seat_0").n == n
    assert parallel.action_space("seat_0").n == n + 1


def play_out(env: Any) -> dict[str, float]:
    """The rewards of a game played at random."""
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        rewards[agent] += reward
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
    return rewards


@pytest.mark.parametrize("players", [2, 3, 5])
def test_rewards_sum_to_zero(players: int) -> None:
    env = aec_env("vautour", players=players)
    for seed in range(10):
        env.reset(seed=seed)
        rewards = play_out(env)
        assert sum(rewards.values()) == pytest.approx(0)
        assert max(rewards.values()) <= 1


def test_margins_are_points() -> None:
    env = aec_env("vautour", players=2, reward="margin")
    env.reset(seed=1)
    rewards = play_out(env)
    scores = env.unwrapped.position.view(None).result.scores
    assert rewards["seat_0"] == pytest.approx((scores[0] - scores[1]) / 55)
    assert rewards["seat_1"] == -rewards["seat_0"]


def test_a_cooperative_game_rewards_all_alike() -> None:
    env = aec_env("songbirds", players=3, coop=True)
    env.reset(seed=1)
    assert len(set(play_out(env).values())) == 1


def test_nobody_sees_a_pending_choice() -> None:
    seen = []
    for card in (0, 14):
        env = aec_env("vautour", players=3)
        env.reset(seed=1)
        env.step(card)
        assert env.agent_selection == "seat_1"
        seen.append([env.observe(agent)["observation"].tobytes() for agent in env.agents[1:]])
    assert seen[0] == seen[1]


def test_an_illegal_action_ends_the_game() -> None:
    env = aec_env("vautour", players=3)
    env.reset(seed=1)
    env.step(99)
    assert env.terminations == dict.fromkeys(env.agents, True)
    assert env.rewards == {"seat_0": -1.0, "seat_1": 0.0, "seat_2": 0.0}
    parallel = parallel_env("vautour", players=3)
    parallel.reset(seed=1)
    _, rewards, over, _, _ = parallel.step({"seat_0": 3, "seat_1": parallel.wait, "seat_2": 4})
    assert rewards == {"seat_0": 0.0, "seat_1": -1.0, "seat_2": 0.0}
    assert all(over.values())
    assert parallel.agents == []


def test_an_illegal_action_is_an_error_if_that_is_wanted() -> None:
    env = aec_env("vautour", illegal="error")
    env.reset(seed=1)
    with pytest.raises(EnvError, match="Action 15 is not legal for seat 0 now"):
        env.step(15)
    parallel = parallel_env("vautour", illegal="error")
    parallel.reset(seed=1)
    before = parallel.position.buffer.tobytes()
    with pytest.raises(EnvError, match="Seat 1 must decide and has no action"):
        parallel.step({"seat_0": 3})
    with pytest.raises(EnvError, match="Action 15 is not legal for seat 1 now"):
        parallel.step({"seat_0": 3, "seat_1": 15})
    assert parallel.position.buffer.tobytes() == before


def test_those_with_nothing_to_decide_wait() -> None:
    env = parallel_env("songbirds", players=3, first=1)
    observations, _ = env.reset(seed=1)
    masks = {agent: seen["action_mask"] for agent, seen in observations.items()}
    assert [int(masks[agent][env.wait]) for agent in env.agents] == [1, 0, 1]
    assert masks["seat_0"].sum() == masks["seat_2"].sum() == 1
    action = int(np.flatnonzero(masks["seat_1"])[0])
    observations, _, over, _, _ = env.step({"seat_1": action})
    assert not any(over.values())
    assert observations["seat_2"]["action_mask"][env.wait] == 0


def test_it_renders_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    for lang, word in (("fr", "Manche"), ("en", "Round")):
        env = aec_env("vautour", render_mode="ansi", lang=lang)
        env.reset(seed=1)
        assert word in env.render()
    env = parallel_env("vautour", render_mode="human")
    env.reset(seed=1)
    assert env.render() is None
    assert "Round 1" in capsys.readouterr().out


def test_bad_options_are_named() -> None:
    for bad in ({"illegal": "pass"}, {"render_mode": "rgb_array"}, {"lang": "de"}, {"players": 9}):
        with pytest.raises(OptionError):
            aec_env("vautour", **bad)
    with pytest.raises(EnvError):
        parallel_env("vautour", reward="points")


@pytest.mark.parametrize(
    ("module", "package"),
    [
        ("voliere.envs.pettingzoo_env", "pettingzoo"),
        ("voliere.envs.open_spiel_game", "pyspiel"),
    ],
)
def test_a_missing_package_is_named(
    module: str, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, module, raising=False)
    with pytest.raises(MissingPackage, match=f"needs {package}: pip install") as caught:
        __import__(module)
    assert isinstance(caught.value, ImportError)
    assert package in caught.value.sentence("fr")
