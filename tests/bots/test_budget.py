"""How long a search goes on, and what comes of several trees for one decision."""

from __future__ import annotations

import pytest

import voliere
from voliere.bots.budget import Budget
from voliere.bots.search_bot import Hibou, Thought, added_up
from voliere.kernel import rng


def test_a_budget_in_simulations_is_kept_to_the_last_one() -> None:
    budget = Budget(ms=1000, simulations=130)
    chunks = []
    while chunk := budget.chunk(most=50):
        chunks.append(chunk)
        budget.done += chunk
    assert chunks == [50, 50, 30]
    assert budget.is_spent


def test_a_budget_in_time_allows_at_least_one_chunk() -> None:
    budget = Budget(ms=0.001, simulations=None)
    budget.done += budget.chunk(most=1000)
    assert budget.done == 64
    assert budget.chunk(most=1000) == 0


@pytest.mark.parametrize("simulations", [2, 2_499, 2_500, 2_501, 6_000])
def test_several_trees_make_one_thought(simulations: int) -> None:
    table = voliere.new_table("feather", players=2, seed=3)
    view = table.view(0)
    thought = Hibou(simulations=simulations, seed=1).think(view, rng.seeded(1))
    assert thought.simulations == simulations
    assert len(set(thought.moves)) == len(thought.moves)
    assert sum(thought.shares) == pytest.approx(1.0)


def test_thoughts_are_added_up_by_their_simulations() -> None:
    first = Thought([4, 7], [0.5, 0.2], [30, 10], [0.75, 0.25], False, 40)
    second = Thought([7], [0.8], [10], [1.0], False, 10)
    both = added_up([first, second])
    assert both.moves == [4, 7]
    assert both.visits == [30, 20]
    assert both.values == pytest.approx([0.5, 0.5])
    assert both.shares == pytest.approx([0.6, 0.4])
    assert both.simulations == 50
