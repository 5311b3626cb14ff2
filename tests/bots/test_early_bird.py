"""Early Bird: who searches takes a worm while there are good ones, and so beats who does not."""

from __future__ import annotations

from typing import Any

import pytest

import voliere
from voliere.arena import compete
from voliere.bots import by_name
from voliere.games.songbirds.moves import Lay

TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3},
    {"players": 4, "special": "mockingbird"},
]


@pytest.mark.parametrize("options", TABLES)
def test_a_search_lays_while_the_best_worm_is_there(options: dict[str, Any]) -> None:
    for deal in range(4):
        table = voliere.new_table("songbirds", early_bird=True, seed=deal, **options)
        bot = by_name("merle", simulations=500, seed=1)
        assert isinstance(bot.choose(table.seen(table.actors[0])), Lay), deal


@pytest.mark.soak
@pytest.mark.parametrize("options", TABLES)
def test_merle_beats_moineau(options: dict[str, Any]) -> None:
    bots = ["merle:simulations=3000", "moineau"]
    standings = compete("songbirds", bots, n_games=200, seed=1, early_bird=True, **options)
    share = standings.bots[0].win_share
    assert share is not None
    assert share.mean > 1 / options["players"]
