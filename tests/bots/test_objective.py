"""What a bot plays for: winning, unless it is told to play for points."""

from __future__ import annotations

import pytest

from voliere.bots import by_name
from voliere.bots.errors import BotError
from voliere.bots.search_bot import SearchBot
from voliere.bots.solve import solve
from voliere.envs.setting import setting_of
from voliere.games.vautour.exact.small import points_of, small_game
from voliere.kernel import rng
from voliere.table.position import Position

CARDS = 4


@pytest.mark.parametrize("objective", ["win", "points"])
def test_the_end_of_a_vautour_is_solved_for_the_objective(objective: str) -> None:
    bot = by_name("hibou", objective=objective, seed=1)
    assert isinstance(bot, SearchBot)
    solution = solve(cards=CARDS, objective=objective)
    setting = setting_of("vautour", players=2)
    for first, solved in zip(points_of(CARDS), solution.first_rounds, strict=True):
        position = Position(setting.game, setting.options, small_game(CARDS, first))
        thought = bot.think(position.seen(0), rng.seeded(1))
        assert thought.solved
        assert all(0 <= value <= 1 for value in thought.values)
        shares = dict(zip((str(move + 1) for move in thought.moves), thought.shares, strict=True))
        assert shares == pytest.approx(solved.policy, abs=1e-6)


def test_the_objectives_differ() -> None:
    won, scored = (solve(cards=CARDS, objective=objective) for objective in ("win", "points"))
    assert [one.policy for one in won.first_rounds] != [one.policy for one in scored.first_rounds]


def test_a_margin_counts_for_who_plays_for_points() -> None:
    ahead = by_name("merle", simulations=50, objective="points", seed=1)
    assert isinstance(ahead, SearchBot)
    setting = setting_of("songbirds", players=2)
    assert ahead.habits_for(setting.game, setting.undealt.options).winning == 0
    position = setting.undealt.copy()
    position.deal(rng.seeded(3))
    seat = position.actors[0]
    assert str(ahead.choose(position.seen(seat))) in position.view(seat).moves


def test_there_are_two_objectives() -> None:
    with pytest.raises(BotError) as refused:
        by_name("hibou", objective="glory")
    assert refused.value.code == "bad-bot-option"
    assert "win / points" in str(refused.value)
