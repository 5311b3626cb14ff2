"""How long a search goes on, and what comes of several trees for one decision."""

from __future__ import annotations

import time

import numpy as np
import pytest

import voliere
from voliere.bots.budget import Budget
from voliere.bots.search import root_key
from voliere.bots.search_bot import Hibou
from voliere.bots.thought import Findings
from voliere.bots.tree import Tree, add_point, add_tried
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


def test_time_that_others_have_on_the_processor_is_not_spent() -> None:
    budget = Budget(ms=25, simulations=None)
    budget.done += budget.chunk(most=1000)
    time.sleep(0.1)
    assert not budget.is_spent
    begun = time.thread_time()
    while time.thread_time() - begun < 0.03:
        pass
    assert budget.is_spent


@pytest.mark.parametrize("simulations", [2, 2_499, 2_500, 2_501, 6_000])
def test_several_trees_make_one_thought(simulations: int) -> None:
    table = voliere.new_table("feather", players=2, seed=3)
    thought = Hibou(simulations=simulations, seed=1).think(table.seen(0), rng.seeded(1))
    assert thought.simulations == simulations
    assert len(set(thought.moves)) == len(thought.moves)
    assert sum(thought.shares) == pytest.approx(1.0)


def grown(moves: dict[int, tuple[float, int]]) -> Tree:
    """A tree whose root, seat 0's, has these moves: what they were worth, summed, and visits."""
    tree = Tree(4, 16)
    point = add_point(tree.points, tree.index, tree.used, np.uint64(root_key(0)))
    for move, (value, visits) in moves.items():
        entry = add_tried(tree.points, tree.tried, tree.used, point, move)
        tree.tried[entry]["value"], tree.tried[entry]["visits"] = value, visits
    return tree


def test_findings_are_added_up_by_their_simulations() -> None:
    findings = Findings(16)
    findings.add(grown({7: (2.0, 10), 4: (15.0, 30)}), 0, together=False, done=40)
    findings.add(grown({7: (8.0, 10)}), 0, together=False, done=10)
    both = findings.thought(mixed=False)
    assert both.moves == [4, 7]
    assert both.visits == [30, 20]
    assert both.values == pytest.approx([0.5, 0.5])
    assert both.shares == pytest.approx([0.6, 0.4])
    assert both.simulations == 50
    assert both.choice(rng.seeded(1)) == 4
