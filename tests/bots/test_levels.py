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
from voliere.bots.learned.bot import LearnedPlayoutBot
from voliere.bots.levels import all_levels_of, goes_by_learned, levels_of
from voliere.bots.policy import drawn_move
from voliere.bots.search_bot import SearchBot
from voliere.bots.standing import standardise
from voliere.games import OWN, REGISTRY
from voliere.games.doors.levels import BIRDS, N_LEVELS, EightLevels, Level, called
from voliere.games.options import is_in
from voliere.kernel.rng import seeded
from voliere.table.table import make_options

BIRDS_OF_LADDER = {1: "oisillon", 5: "moineau", 7: "merle", 8: "hibou"}
every_game = pytest.mark.parametrize("game", REGISTRY)


def seen_in(game: str, n_moves: int, players: int = 2) -> Seen:
    """What a seat has seen after some moves at random."""
    table = voliere.new_table(game, players=players, seed=3)
    walker = by_name("oisillon", seed=1)
    for _ in range(n_moves):
        seat = table.actors[0]
        table.play(seat, walker.choose(table.seen(seat)))
    return table.seen(table.actors[0])


def for_two(game: str) -> tuple[Level, ...]:
    """The levels of a game for two."""
    return levels_of(REGISTRY[game], make_options(REGISTRY[game], players=2))


@every_game
def test_a_game_has_eight_levels_and_four_of_them_are_the_birds_of_the_ladder(game: str) -> None:
    levels = for_two(game)
    assert all(len(eight.levels) == N_LEVELS for eight in all_levels_of(REGISTRY[game]))
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


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(("number", "bird"), BIRDS_OF_LADDER.items())
def test_among_several_in_vautour_a_bird_is_what_its_level_is(
    players: int, number: int, bird: str
) -> None:
    seen = seen_in("vautour", 4, players)
    budget = {"budget_ms": 1.0} if number > 5 else {}
    assert usual_ms(bird) == usual_ms(f"level-{number}")
    for seed in range(5):
        level, named = by_name(f"level-{number}", seed=seed), by_name(bird, seed=seed, **budget)
        assert str(level.choose(seen)) in seen.view.moves
        if number <= 5:
            assert level.choose(seen) == named.choose(seen)
            assert level.evaluate(seen) == named.evaluate(seen)


def test_the_birds_search_by_what_was_learned_among_several_and_as_ever_for_two() -> None:
    options = {"seed": 4, "simulations": 60}
    for players, searching in ((2, SearchBot), (3, LearnedPlayoutBot)):
        seen = seen_in("vautour", 4, players)
        for bird in ("merle", "hibou"):
            found = by_name(bird, **options).evaluate(seen)
            assert found == searching(**options).evaluate(seen)
            assert by_name(bird, **options).choose(seen) == searching(**options).choose(seen)


def test_a_bird_that_plays_for_points_searches_as_ever() -> None:
    seen = seen_in("vautour", 4, players=3)
    options = {"seed": 4, "simulations": 60, "objective": "points"}
    assert by_name("merle", **options).evaluate(seen) == SearchBot(**options).evaluate(seen)


def test_levels_are_the_first_whose_condition_holds() -> None:
    songbirds = REGISTRY["songbirds"]
    early, usual = (
        levels_of(songbirds, make_options(songbirds, players=2, early_bird=early))
        for early in (True, False)
    )
    assert early[5].simulations > usual[5].simulations > 0  # type: ignore[operator]
    assert [*early[:5], *early[6:]] == [*usual[:5], *usual[6:]]
    assert all_levels_of(songbirds)[0] == EightLevels(early, when={"early_bird": is_in(True)})


def test_only_where_levels_go_by_what_was_learned_it_is_needed() -> None:
    assert [name for name in OWN if goes_by_learned(REGISTRY[name])] == ["vautour"]


@pytest.mark.parametrize("players", [3, 5])
def test_learned_levels_of_vautour_are_stronger_the_colder(players: int) -> None:
    levels = levels_of(REGISTRY["vautour"], make_options(REGISTRY["vautour"], players=players))
    won = of_deals("vautour", {"players": players}, (levels[5], levels[0]), 5, range(60))
    assert sum(won) > 1.2 * 60


@every_game
def test_levels_drawn_from_the_policy_are_stronger_the_colder(game: str) -> None:
    levels = for_two(game)
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
