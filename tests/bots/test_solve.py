"""The exact solver: tiny games by hand, symmetry, and OpenSpiel's own measure of exploitability."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import exploitability

import voliere
from tests.bots import goofspiel
from voliere.bots import BotError, by_name
from voliere.bots.ahead import solved_ahead
from voliere.bots.backward import Notebook, solve_position
from voliere.bots.bot import remembered
from voliere.bots.solve import solve
from voliere.games import by_name as game_by_name
from voliere.games.vautour.exact import points as vautour_points
from voliere.games.vautour.exact import win as vautour_win
from voliere.games.vautour.exact.small import points_of, small_game
from voliere.games.vautour.knowledge import evaluate


def test_one_card_is_no_choice() -> None:
    solution = solve(cards=1)
    assert solution.value == 0
    assert [one.policy for one in solution.first_rounds] == [{"1": 1.0}]


def test_two_cards_by_hand() -> None:
    # Points +1, +2. Both play the same: a tie, then the sum 3 lies there and the last cards tie
    # again: 0. Otherwise the 2 wins the first card, the other's 2 the second. For +1 first the 2
    # gets 1 - 2 = -1 against the 1: playing 1 is never worse. For +2 first the 2 gets 2 - 1 = +1.
    by_card = {one.turned_up: one for one in solve(cards=2).first_rounds}
    assert by_card["+1"].value == by_card["+2"].value == 0
    assert by_card["+1"].policy == {"1": 1.0, "2": 0.0}
    assert by_card["+2"].policy == {"1": 0.0, "2": 1.0}


def test_the_matrix_of_two_cards_by_hand() -> None:
    solved = solve_position(
        game_by_name("vautour").rules, vautour_points, small_game(2, 2), Notebook(1 << 10)
    )
    assert solved.payoff.tolist() == [[0, -1], [1, 0]]


@pytest.mark.parametrize("cards", [3, 4, 5])
@pytest.mark.parametrize("objective", ["points", "win"])
def test_a_symmetric_game_is_worth_the_same_to_both(cards: int, objective: str) -> None:
    solution = solve(cards=cards, objective=objective)
    assert solution.value == pytest.approx(0.5 if objective == "win" else 0)
    assert len(solution.first_rounds) == len(points_of(cards)) == cards
    for one in solution.first_rounds:
        assert sum(one.policy.values()) == pytest.approx(1, abs=1e-4)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"cards": 0}, "bad-solve-size"),
        ({"cards": 16}, "bad-solve-size"),
        ({"cards": True}, "bad-solve-size"),
        ({"game": "piafs", "cards": 3}, "no-solver"),
        ({"cards": 3, "objective": "fun"}, "bad-bot-option"),
    ],
)
def test_what_cannot_be_solved_gets_one_sentence(arguments: dict[str, Any], code: str) -> None:
    with pytest.raises(BotError) as caught:
        solve(**arguments)
    assert caught.value.code == code
    assert caught.value.sentence("fr").endswith(".")


def test_hibou_plays_the_last_rounds_by_the_solution() -> None:
    table = voliere.new_table("vautour", seed=11)
    walker = by_name("oisillon", seed=11)
    while len(table.legal_moves(0)) > 4:
        for seat in (0, 1):
            table.play(seat, walker.choose(table.seen(seat)))
    seen = table.seen(0)
    solved = solved_ahead(table.game, remembered(seen).buffer, 1000.0)
    assert solved is not None
    judged = by_name("hibou", seed=1).evaluate(seen)
    answer = (solved.moves[0], solved.strategies[0])
    shares = {str(move + 1): share for move, share in zip(*answer, strict=True)}
    assert {str(one.move): one.visits for one in judged} == {
        card: round(1000 * share) for card, share in shares.items()
    }
    # No move does better against the other's optimal strategy than the value of the game.
    assert max(one.value for one in judged) == pytest.approx(solved.value, abs=0.06)


def test_beyond_the_horizon_the_evaluation_decides() -> None:
    rules = game_by_name("vautour").rules
    start = small_game(3, 2)
    solved = solve_position(rules, vautour_points, start, Notebook(1 << 10), 1)
    for row, mine in enumerate(solved.moves[0]):
        for column, theirs in enumerate(solved.moves[1]):
            after = start.copy()
            s = after.view(rules.STATE)[0]
            rules.apply(s, np.int64(0), np.int64(mine), None)
            rules.apply(s, np.int64(1), np.int64(theirs), None)
            assert solved.payoff[row, column] == pytest.approx(evaluate(s, np.int64(0)))


@pytest.mark.parametrize("horizon", [3, 4])
def test_a_horizon_behind_the_end_changes_nothing(horizon: int) -> None:
    rules = game_by_name("vautour").rules
    near, far = (
        solve_position(rules, vautour_win, small_game(3, 2), Notebook(1 << 10), ahead)
        for ahead in (horizon, 15)
    )
    assert near.payoff.tolist() == far.payoff.tolist()
    assert near.strategies == far.strategies


def test_hibou_solves_the_next_two_rounds_of_a_whole_game() -> None:
    table = voliere.new_table("vautour", seed=5)
    judged = by_name("hibou", seed=1).evaluate(table.seen(0))
    assert sum(one.visits for one in judged) == pytest.approx(1000, abs=15)
    assert sum(one.visits > 0 for one in judged) > 1, "mixed play"
    # Both seats have the same prospects: no move is worth more than a half, the mixed ones are.
    assert max(one.value for one in judged) == pytest.approx(0.5, abs=0.01)


def test_open_spiel_finds_nothing_to_exploit_in_goofspiel() -> None:
    cards = 3
    game = pyspiel.load_game(
        "turn_based_simultaneous_game(game=goofspiel("
        f"num_cards={cards},points_order=random,imp_info=False,returns_type=point_difference))"
    )
    notebook = Notebook(1 << 14)
    tabular = policies.TabularPolicy(game)
    for state in tabular.states:
        strategy = _strategy(state, cards, notebook)
        row = tabular.action_probability_array[tabular.state_index(state)]
        row[:] = 0.0
        for card, share in strategy.items():
            row[card] = share
    assert exploitability.exploitability(game, tabular) < 1e-6


def _strategy(state: Any, cards: int, notebook: Notebook) -> dict[int, float]:
    """What the solver plays at a state of OpenSpiel's goofspiel for the player to move."""
    seat = state.current_player()
    prizes: list[int] = []
    bids: tuple[list[int], list[int]] = ([], [])
    for item in state.full_history():
        if item.player == pyspiel_chance():
            prizes.append(item.action + 1)
        else:
            bids[item.player].append(item.action)
    n = min(len(bids[0]), len(bids[1]))
    buffer = goofspiel.start(cards, prizes[0])
    s = buffer.view(goofspiel.STATE).view(np.recarray)[0]
    rest = [prize for prize in range(1, cards + 1) if prize not in prizes]
    s["prizes"][:cards] = [*prizes, *rest]
    for i in range(n):
        for player in (0, 1):
            goofspiel.apply.py_func(s, player, bids[player][i], None)
    solved = solve_position(goofspiel, goofspiel, buffer, notebook)
    return dict(zip(solved.moves[seat], solved.strategies[seat], strict=True))


def pyspiel_chance() -> int:
    import pyspiel

    return int(pyspiel.PlayerId.CHANCE)
