"""What a bot decides depends on what its seat knows, and on nothing else."""

from __future__ import annotations

from typing import Any

import pytest

import voliere
from tests.conformance import variants
from voliere.bots import by_name
from voliere.kernel import rng

BOTS: dict[str, dict[str, Any]] = {"moineau": {}, "level-3": {}, "hibou": {"simulations": 30}}


def exchanged(table: voliere.Table, seat: int, seed: int) -> voliere.Table:
    """The table with everything the seat cannot know drawn anew."""
    twin = table.copy()
    twin.position = twin.position.determinized(seat, rng.seeded(seed))
    return twin


@pytest.mark.parametrize("variant", variants.ALL, ids=variants.name)
def test_hidden_cards_do_not_change_the_choice(variant: tuple[str, dict[str, Any]]) -> None:
    game, options = variant
    table = voliere.new_table(game, seed=5, **options)
    walker = by_name("oisillon", seed=5)
    bots = [by_name(name, seed=6, **given) for name, given in BOTS.items()]
    moment = 0
    while not table.over:
        for seat in table.actors:
            seen = table.seen(seat)
            if moment % 7 == 3 and len(seen.view.moves) > 1:
                twins = [exchanged(table, seat, seed).seen(seat) for seed in (1, 2)]
                assert all(twin.memory == seen.memory for twin in twins)
                for bot in bots:
                    assert len({str(bot.choose(one)) for one in [seen, *twins]}) == 1
            table.play(seat, walker.choose(seen))
            moment += 1
