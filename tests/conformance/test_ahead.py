"""What lies ahead of everybody can be drawn anew: nobody at the table could tell, hands stay, and
every order is equally likely."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

import voliere
from tests.conformance.test_hidden import Variant, every_variant, sent, somewhere
from voliere.kernel import rng as kernel_rng


@every_variant
@settings(max_examples=8, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10_000), n_moves=st.integers(0, 120), other=st.integers(1, 10_000))
def test_nobody_can_tell_that_what_lies_ahead_was_drawn_anew(
    variant: Variant, seed: int, n_moves: int, other: int
) -> None:
    table = somewhere(*variant, seed, n_moves)
    twin = table.copy()
    twin.position = table.position.redrawn_ahead(kernel_rng.seeded(other))
    for seat in (*range(table.options.players), None):
        assert sent(twin, seat) == sent(table, seat)
    chance = kernel_rng.seeded(5)
    again = twin.position.redrawn_ahead(chance)
    assert again == table.position.redrawn_ahead(kernel_rng.seeded(5)), "it depends on its order"
    choices = random.Random(seed)
    while not twin.over:
        seat = choices.choice(twin.actors)
        twin.play(seat, choices.choice(twin.legal_moves(seat)))
    assert twin.result is not None


def test_every_order_of_the_pile_is_equally_likely() -> None:
    table = voliere.new_table("vautour", players=2, seed=7)
    for _ in range(11):
        for seat in (0, 1):
            table.play(seat, table.legal_moves(seat)[0])
    chance = kernel_rng.seeded(3)
    orders = Counter(
        tuple(table.position.redrawn_ahead(chance).state["points"][12:].tolist())
        for _ in range(3000)
    )
    assert len(orders) == 6
    assert max(abs(n - 500) for n in orders.values()) < 100  # five standard deviations


def test_the_neutral_hands_of_feather_get_every_card_that_nobody_has_seen() -> None:
    table = voliere.new_table("feather", players=3, seed=7)
    chance = kernel_rng.seeded(3)
    before = table.position.state["cards"].copy()
    firsts: Counter[int] = Counter()
    for _ in range(2000):
        cards = table.position.redrawn_ahead(chance).state["cards"]
        assert np.array_equal(cards[:45], before[:45])
        assert sorted(cards[45:]) == sorted(before[45:])
        firsts[int(cards[45])] += 1
    copies = Counter(before[45:].tolist())
    assert set(firsts) == set(copies)
    for bird, n in copies.items():
        assert abs(firsts[bird] - 2000 * n / 15) < 5 * (2000 * n / 15) ** 0.5
