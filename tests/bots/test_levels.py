"""The eight levels: in every game each plays, by the rules, reproducibly and stronger than those
below."""

from __future__ import annotations

import numpy as np
import pytest
from benchmarks.duels import of_deals, of_two

import voliere
from voliere.arena.entrants import Entrant
from voliere.bots import LEVELS, BotError, Seen, by_name
from voliere.bots.ladder import usual_ms
from voliere.bots.levels import levels_of
from voliere.bots.policy import drawn_move, standardise
from voliere.games import REGISTRY
from voliere.games.doors.levels import BIRDS, N_LEVELS, called
from voliere.kernel.rng import seeded

BIRDS_OF_LADDER = {1: "oisillon", 5: "moineau", 7: "merle", 8: "hibou"}
every_game = pytest.mark.parametrize("game", REGISTRY)


def seen_in(game: str, n_moves: int) -> Seen:
    """What a seat has seen after some moves at random."""
    table = voliere.new_table(game, players=2, seed=3)
    walker = by_name("oisillon", seed=1)
    for _ in range(n_moves):
        seat = table.actors[0]
        table.play(seat, walker.choose(table.seen(seat)))
    return table.seen(table.actors[0])


@every_game
def test_a_game_has_eight_levels_and_four_of_them_are_the_birds_of_the_ladder(game: str) -> None:
    levels = levels_of(REGISTRY[game])
    assert len(levels) == N_LEVELS
    assert {i + 1: level.bird for i, level in enumerate(levels) if level.bird} == BIRDS_OF_LADDER
    assert {number: BIRDS[number - 1] for number in BIRDS_OF_LADDER} == BIRDS_OF_LADDER


@every_game
def test_mixed_levels_play_a_game_to_its_end(game: str) -> None:
    table = voliere.new_table(game, players=3, seed=2)
    bots = [
        by_name("level-2", seed=1),
        by_name("level-8:budget_ms=1"),
        by_name("level-6", seed=2),
    ]
    while not table.over:
        for seat in table.actors:
            table.play(seat, bots[seat].choose(table.seen(seat)))
    assert table.result is not None


@every_game
@pytest.mark.parametrize("name", [name for name in LEVELS if not usual_ms(name)])
def test_who_has_seen_the_same_plays_the_same(game: str, name: str) -> None:
    seen = seen_in(game, 5)
    moves = {str(by_name(name, seed=7).choose(seen)) for _ in range(3)}
    assert len(moves) == 1
    judged = by_name(name, seed=7).evaluate(seen)
    assert sorted(str(one.move) for one in judged) == seen.view.moves


@every_game
@pytest.mark.parametrize(("number", "bird"), [(1, "oisillon"), (5, "moineau")])
def test_a_bird_plays_as_its_level_does(game: str, number: int, bird: str) -> None:
    seen = seen_in(game, 4)
    for seed in range(5):
        ours = by_name(f"level-{number}", seed=seed).choose(seen)
        assert ours == by_name(bird, seed=seed).choose(seen)


@every_game
def test_levels_drawn_from_the_policy_are_stronger_the_colder(game: str) -> None:
    levels = levels_of(REGISTRY[game])
    for upper, lower in ((3, 1), (5, 3)):
        sides = (levels[upper - 1], levels[lower - 1])
        won = of_deals(game, {"players": 2}, sides, 5, range(12))
        assert sum(won) > 12, (upper, lower)


def test_a_low_temperature_takes_the_best_and_a_high_one_anything() -> None:
    moves = np.array([4, 7, 9], np.int32)
    rng = seeded(1)
    for temperature, expected in ((0.01, {7}), (1e9, {4, 7, 9})):
        drawn = {
            int(drawn_move(moves, np.array([0.1, 0.9, -1.0]), 3, temperature, rng))
            for _ in range(60)
        }
        assert drawn == expected


def test_values_are_told_in_standard_deviations() -> None:
    values = np.array([1.0, 3.0, 99.0])
    standardise(values, 2)
    assert values.tolist() == [-1.0, 1.0, 99.0]
    same = np.array([0.5, 0.5])
    standardise(same, 2)
    assert same.tolist() == [0.0, 0.0]


@pytest.mark.parametrize(
    "name", ["level-0", "level-9", "level-03", "level-", "level-x", "level--1"]
)
def test_a_level_that_there_is_not_gets_one_sentence(name: str) -> None:
    with pytest.raises(BotError) as caught:
        by_name(name)
    assert caught.value.code == "unknown-level"
    assert "level-8" in caught.value.sentence("en")
    assert caught.value.sentence("fr").endswith(".")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("level-3:simulations=5", "unknown-bot-option"),
        ("level-3:level=8", "unknown-bot-option"),
        ("level-8:budget_ms=0", "bad-bot-option"),
        ("level-8:budget_ms=soon", "bad-bot-option"),
    ],
)
def test_a_level_takes_few_options(text: str, code: str) -> None:
    with pytest.raises(BotError) as caught:
        by_name(text)
    assert caught.value.code == code


def test_the_strongest_levels_go_by_the_clock() -> None:
    timed = [name for name in LEVELS if Entrant(name, name).is_timed]
    assert timed == ["level-7", "level-8"]
    assert [usual_ms(name) for name in timed] == [20.0, 1000.0]


def test_levels_are_called_by_their_birds() -> None:
    assert [called(name) for name in LEVELS] == [bird.capitalize() for bird in BIRDS]


def test_a_share_among_many_is_put_on_the_scale_of_two() -> None:
    assert of_two(1 / 3, 3) == pytest.approx(0.5)
    assert of_two(1.0, 5) == 1.0
