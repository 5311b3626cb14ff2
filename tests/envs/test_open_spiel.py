"""OpenSpiel's own tests pass, its algorithms run, and no information state tells a secret."""

from __future__ import annotations

import copy
import pickle
import random
import re
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import (
    cfr,
    exploitability,
    external_sampling_mccfr,
    generate_playthrough,
    get_all_states,
    ismcts,
    mcts,
)

from voliere import VoliereError
from voliere.bots.solve import solve
from voliere.envs import open_spiel_game
from voliere.games import OWN, REGISTRY

# One of each kind of game: rivals, matches, alone, together, each opening.
KINDS = (
    "voliere_vautour",
    "voliere_vautour(players=5,tiebreak=best-mouse,reward=margin)",
    "voliere_songbirds",
    "voliere_songbirds(players=3,early_bird=true,rounds=2,first=2)",
    "voliere_songbirds(players=4,special=crow+mockingbird,target=60)",
    "voliere_songbirds(players=1)",
    "voliere_songbirds(players=5,coop=true)",
    "voliere_feather",
    "voliere_feather(players=3,opening=draft,raptors=true)",
    "voliere_feather(players=4,opening=migration)",
    "voliere_feather(players=1)",
    "voliere_piafs(players=2,without=CH)",
    "voliere_piafs(players=4)",
    "voliere_vautour(endgame=6,chance_nodes=1,chance_outcomes=3)",
    "voliere_songbirds(rounds=2,endgame=4,endgame_seed=3)",
    "voliere_vautour(players=3,cards=4)",
)
# Ends of games, small enough for algorithms that visit every state.
ENDGAMES = {
    "vautour": "voliere_vautour(endgame=6,chance_nodes=1,chance_outcomes=2)",
    "songbirds": "voliere_songbirds(endgame=3,chance_nodes=1,chance_outcomes=2)",
    "feather": "voliere_feather(endgame=4,chance_nodes=1,chance_outcomes=2)",
    "piafs": "voliere_piafs(endgame=3,endgame_seed=2,chance_nodes=1,chance_outcomes=2)",
}

every_kind = pytest.mark.parametrize("kind", KINDS)
every_game = pytest.mark.parametrize("game", REGISTRY)
every_endgame = pytest.mark.parametrize("game", OWN)


def somewhere(kind: str, seed: int, n_moves: int) -> Any:
    """A state after the deal and some random moves, before the end."""
    rng = random.Random(seed)
    state = pyspiel.load_game(kind).new_initial_state()
    while state.is_chance_node() or (n_moves and not state.is_terminal()):
        n_moves -= not state.is_chance_node()
        before = state.clone()
        state.apply_action(rng.choice(state.legal_actions()))
    return before if state.is_terminal() else state


def test_all_games_are_registered() -> None:
    names = {name for name in pyspiel.registered_names() if name.startswith("voliere_")}
    assert names == {f"voliere_{game}" for game in REGISTRY}


@every_kind
def test_random_sim_test(kind: str) -> None:
    game = pyspiel.load_game(kind)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@every_kind
def test_states_are_stored_and_read_back(kind: str) -> None:
    state = somewhere(kind, seed=1, n_moves=5)
    game = state.get_game()
    text = pyspiel.serialize_game_and_state(game, state)
    again_game, again = pyspiel.deserialize_game_and_state(text)
    others = [again, pickle.loads(pickle.dumps(state)), copy.deepcopy(state), state.clone()]
    assert str(again_game) == str(game)
    for other in others:
        assert str(other) == str(state)
        assert other.history() == state.history()
        for player in range(game.num_players()):
            told = state.information_state_string(player)
            assert other.information_state_string(player) == told
    rng = random.Random(2)
    while not state.is_terminal():
        action = rng.choice(state.legal_actions())
        for one in (state, *others):
            one.apply_action(action)
    assert all(other.returns() == state.returns() for other in others)


@every_kind
def test_playthroughs_are_generated_and_repeated(kind: str) -> None:
    """Of the end of a game: every state is told to every player, as a tensor too."""
    separator = "," if kind.endswith(")") else "("
    short = kind.removesuffix(")") + separator + "endgame=8,chance_outcomes=4)"
    few = kind if "endgame" in kind or "cards" in kind else short
    text = generate_playthrough.playthrough(few, None, seed=1)
    actions = [int(action) for action in re.findall(r"^action: (\d+)$", text, re.MULTILINE)]
    assert generate_playthrough.playthrough(few, actions) == text


@every_kind
def test_resampling_keeps_what_the_player_knows(kind: str) -> None:
    for n_moves in (0, 3, 9):
        state = somewhere(kind, seed=n_moves, n_moves=n_moves)
        player = state.current_player()
        if player < 0:
            continue
        told = state.information_state_string(player)
        worlds = set()
        for seed in range(6):
            sampler = pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)
            twin = state.resample_from_infostate(player, sampler)
            assert twin.information_state_string(player) == told
            assert twin.observation_tensor(player) == state.observation_tensor(player)
            assert twin.information_state_tensor(player) == state.information_state_tensor(player)
            assert twin.legal_actions() == state.legal_actions()
            assert pickle.loads(pickle.dumps(twin)).information_state_string(player) == told
            worlds.add(twin.course.position.buffer.tobytes())
            rng = random.Random(seed)
            while not twin.is_terminal():
                twin.apply_action(rng.choice(twin.legal_actions()))
        assert len(worlds) > 1 or n_moves == 9 or "endgame" in kind


def test_a_secret_choice_is_told_to_nobody_else() -> None:
    states = [somewhere("voliere_vautour(players=3)", seed=1, n_moves=0) for _ in range(2)]
    for state, card in zip(states, (3, 9), strict=True):
        state.apply_action(card)
    one, other = states
    assert one.current_player() == 1
    for player in (1, 2):
        assert one.information_state_string(player) == other.information_state_string(player)
        assert one.observation_string(player) == other.observation_string(player)
        assert one.observation_tensor(player) == other.observation_tensor(player)
        assert one.information_state_tensor(player) == other.information_state_tensor(player)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_tensor(0) != other.information_state_tensor(0)


@every_endgame
def test_all_deals_of_an_endgame_look_alike_to_a_spectator(game: str) -> None:
    endgame = pyspiel.load_game(ENDGAMES[game].replace("chance_outcomes=2", "chance_outcomes=9"))
    sights, deals = set(), set()
    for outcome in range(9):
        state = endgame.new_initial_state()
        state.apply_action(outcome)
        sights.add(str(state.course.position.view(None)))
        deals.add(state.course.position.buffer.tobytes())
    assert len(sights) == 1
    assert len(deals) > 1


@every_game
def test_mcts_plays(game: str) -> None:
    state = somewhere(f"voliere_{game}", seed=1, n_moves=4)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(state.get_game(), 1.4, 10, evaluator, random_state=rng)
    assert bot.step(state) in state.legal_actions()


@every_game
def test_the_mcts_of_the_library_plays(game: str) -> None:
    """Through `mcts_search`: its `step` lets go of Python's lock and crashes with any game that is
    written in Python."""
    state = somewhere(f"voliere_{game}", seed=1, n_moves=4)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(state.get_game(), evaluator, 1.4, 10, 10, False, 1, False)
    assert bot.mcts_search(state).best_child().action in state.legal_actions()


@every_game
def test_ismcts_plays(game: str) -> None:
    state = somewhere(f"voliere_{game}", seed=1, n_moves=4)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 1.4, 20, random_state=rng)
    assert bot.step(state) in state.legal_actions()


@every_endgame
def test_cfr_solves_an_endgame(game: str) -> None:
    endgame = pyspiel.load_game(ENDGAMES[game])
    solver = cfr.CFRSolver(endgame)
    before = exploitability.nash_conv(endgame, solver.average_policy())
    for _ in range(10):
        solver.evaluate_and_update_policy()
    after = exploitability.nash_conv(endgame, solver.average_policy())
    assert after < before / 2


@every_endgame
def test_the_cfr_of_the_library_solves_an_endgame(game: str) -> None:
    endgame = pyspiel.load_game(ENDGAMES[game])
    solver = pyspiel.CFRSolver(endgame)
    for _ in range(10):
        solver.evaluate_and_update_policy()
    assert pyspiel.nash_conv(endgame, solver.average_policy()) < 0.7


def test_monte_carlo_cfr_comes_nearer_to_an_equilibrium() -> None:
    endgame = pyspiel.load_game(ENDGAMES["vautour"])
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(endgame)
    solver.iteration()
    before = exploitability.nash_conv(endgame, solver.average_policy())
    for _ in range(60):
        solver.iteration()
    assert exploitability.nash_conv(endgame, solver.average_policy()) < before


@every_endgame
def test_an_information_state_has_one_set_of_actions(game: str) -> None:
    endgame = pyspiel.load_game(ENDGAMES[game])
    states = get_all_states.get_all_states(endgame, to_string=lambda state: state.history_str())
    actions: dict[str, list[int]] = {}
    tensors: dict[str, bytes] = {}
    for state in states.values():
        if state.current_player() >= 0:
            told = f"{state.current_player()} {state.information_state_string()}"
            assert actions.setdefault(told, state.legal_actions()) == state.legal_actions()
            tensor = np.array(state.information_state_tensor()).tobytes()
            assert tensors.setdefault(told, tensor) == tensor
    assert len(set(tensors.values())) == len(tensors), "the tensor tells apart what the text does"


def test_a_small_vautour_is_played_as_the_solver_says() -> None:
    """CFR knows nothing of our solver; both solve the same game of three cards."""
    game = pyspiel.load_game("voliere_vautour(cards=3,reward=margin)")
    assert (game.num_distinct_actions(), game.max_chance_outcomes()) == (3, 6)
    assert game.max_game_length() == 6
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    assert pyspiel.nash_conv(game, solver.average_policy()) < 0.005
    state = game.new_initial_state()
    state.apply_action(5)
    policy = solver.average_policy().action_probabilities(state)
    [turned_up] = state.course.position.view(0).stake
    solution = solve(cards=3, objective="points")
    [solved] = [one.policy for one in solution.first_rounds if one.turned_up == turned_up]
    for card, share in solved.items():
        assert policy[int(card) - 1] == pytest.approx(share, abs=0.05)


def test_only_vautour_is_small() -> None:
    with pytest.raises(VoliereError, match="piafs has no small form"):
        pyspiel.load_game("voliere_piafs(cards=3)")


def test_parameters_are_the_options() -> None:
    game = pyspiel.load_game("voliere_songbirds(players=4,special=crow+falcon,rounds=2,first=3)")
    options = game.setting.options
    assert (options.players, options.special, options.first) == (4, ["crow", "falcon"], 3)
    assert open_spiel_game.options_of(REGISTRY["songbirds"], {}) == {}


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ("players=9", "vautour is for 2 to 5 players, not 9"),
        ("reward=points", "Option reward of an environment can't be points"),
        ("chance_nodes=0", "Option chance_nodes of an environment can't be 0"),
        ("chance_outcomes=0", "Option chance_outcomes of an environment can't be 0"),
        ("cards=9", "Option cards of an environment can't be 9; it takes 1 - 7"),
        ("cards=3,endgame=2", "Option endgame of an environment can't be 2"),
        ("endgame=-1", "Option endgame of an environment can't be -1"),
    ],
)
def test_bad_parameters_are_named(wrong: str, sentence: str) -> None:
    with pytest.raises(VoliereError, match=sentence):
        pyspiel.load_game(f"voliere_vautour({wrong})")
