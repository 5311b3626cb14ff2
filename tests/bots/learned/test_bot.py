"""`learned` plays every way to play by what its seat knows, and so does who tries its moves."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import voliere
from tests.bots.learned.positions import ALL_WAYS, WAYS, made_up_weights
from tests.bots.test_hidden import exchanged
from tests.conformance import variants
from voliere.bots import BotError, by_name
from voliere.bots.bot import remembered
from voliere.bots.budget import Budget
from voliere.bots.knowledge import habits_of
from voliere.bots.learned.halving import Halving, tried_by_halving
from voliere.bots.learned.weights import encoded, weights_of
from voliere.games import by_name as game_by_name
from voliere.kernel import rng

MOST_BYTES = 300_000


def name(options: dict[str, Any]) -> str:
    return variants.name(("feather", options))


@pytest.fixture(scope="module")
def made_up(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, str]]:
    """Where no weights are shipped: a file of weights that nobody has learned."""
    path = tmp_path_factory.mktemp("weights") / "made-up.weights"
    songbirds = game_by_name("songbirds")
    path.write_bytes(encoded(songbirds, made_up_weights(songbirds), {}))
    assert path.stat().st_size < MOST_BYTES
    return {"songbirds": {"weights": str(path)}}


@pytest.mark.parametrize("way", ALL_WAYS, ids=variants.name)
def test_it_plays_by_what_its_seat_knows(
    way: tuple[str, dict[str, Any]], made_up: dict[str, dict[str, str]]
) -> None:
    game, options = way
    table = voliere.new_table(game, seed=5, **options)
    weights = made_up.get(game, {})
    bots = [by_name("learned", seed=seed, **weights) for seed in range(options["players"])]
    moment = 0
    while not table.over:
        for seat in table.actors:
            seen = table.seen(seat)
            move = bots[seat].choose(seen)
            if moment % 9 == 0:
                twin = exchanged(table, seat, 1).seen(seat)
                assert str(bots[seat].choose(twin)) == str(move)
            table.play(seat, move)
            moment += 1


def test_it_prefers_what_it_evaluates_best() -> None:
    seen = voliere.new_table("feather", seed=5).seen(0)
    judged = by_name("learned").evaluate(seen)
    assert sorted(str(one.move) for one in judged) == sorted(seen.view.moves)
    assert sum(one.value for one in judged) == pytest.approx(1.0)
    cold = by_name("learned", temperature=0.01, seed=1)
    assert str(cold.choose(seen)) == str(judged[0].move)


def test_it_is_not_offered_to_players() -> None:
    assert not {"learned", "learned-search"} & set(voliere.bots.names())


@pytest.mark.parametrize("game", ["feather", "vautour"])
def test_who_searches_by_nets_plays_the_same_with_the_same_seed(game: str) -> None:
    table = voliere.new_table(game, seed=6)
    seen = table.seen(0)
    one, other = (by_name("learned-search", simulations=40, seed=2) for _ in range(2))
    assert str(one.choose(seen)) == str(other.choose(seen))
    judged = one.evaluate(seen)
    assert sorted(str(one.move) for one in judged) == sorted(seen.view.moves)
    assert judged[0].visits > 0


@pytest.mark.parametrize("temperature", [0, -1, "warm"])
def test_a_temperature_is_above_0(temperature: Any) -> None:
    with pytest.raises(BotError, match="temperature"):
        by_name("learned", temperature=temperature)


@pytest.mark.parametrize("options", WAYS[::4], ids=name)
def test_moves_are_halved_until_one_is_left(options: dict[str, Any]) -> None:
    table = voliere.new_table("feather", seed=6, **options)
    seat = table.actors[0]
    weights = weights_of(table.position.game)
    assert weights is not None
    how = Halving(candidates=5, hopeless=100.0)

    def thought(seen: Any) -> Any:
        position = remembered(seen)
        return tried_by_halving(position, seat, weights, how, Budget(0.0, 90), rng.seeded(3))

    found = thought(table.seen(seat))
    assert found.visits == [6 + 10 + 15, 6 + 10 + 15, 6 + 10, 6, 6]
    assert found.values[0] >= found.values[1]
    assert all(0.0 < value < 1.0 for value in found.values)
    assert found.shares == [1.0, 0.0, 0.0, 0.0, 0.0]
    assert thought(exchanged(table, seat, 2).seen(seat)) == found


def test_what_trials_find_do_not_depend_on_other_candidates_luck() -> None:
    """All candidates meet the same deals: one that is tried twice is worth the same twice."""
    from voliere.bots.learned.trials import desk_for, trials_of

    table = voliere.new_table("feather", seed=6)
    game = table.position.game
    position = remembered(table.seen(0))
    moves = position.legal(0)[[0, 3, 0]].copy()
    totals = np.zeros(3)
    winning = habits_of(game, position.options).winning
    trials_of(game)(
        position.buffer, 0, 2, moves, 3, 5, 2, winning, weights_of(game), rng.seeded(1), totals,
        *desk_for(game),
    )  # fmt: skip
    assert totals[0] == totals[2] != totals[1]
