"""In vautour a bot that can be read loses: the search mixes."""

from __future__ import annotations

import voliere
from voliere.bots import by_name


def test_hibou_mixes_its_first_card() -> None:
    seen = voliere.new_table("vautour", seed=3).seen(0)
    chosen = {str(by_name("hibou", seed=seed, simulations=400).choose(seen)) for seed in range(12)}
    assert len(chosen) > 1


def test_an_equal_bid_for_one_mouse_is_not_predictable() -> None:
    # Two rounds to go, equal hands 14 and 15, +9 on the table and +10 to come: whoever plays 14
    # against 15 wins the 10. Nobody can do better than to mix or to tie.
    table = voliere.new_table("vautour", seed=3)
    walker = by_name("oisillon", seed=2)
    while len(table.legal_moves(0)) > 3:
        for seat in (0, 1):
            table.play(seat, walker.choose(table.seen(seat)))
    judged = by_name("hibou", seed=1).evaluate(table.seen(0))
    assert sum(one.visits for one in judged) in range(998, 1003)
