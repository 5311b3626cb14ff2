"""The ladder: every bot plays every variant, by the rules and reproducibly."""

from __future__ import annotations

from typing import Any

import pytest

import voliere
from tests.conformance import variants
from voliere.bots import BotError, Seen, by_name, names, with_seed
from voliere.bots.bot import close

Variant = tuple[str, dict[str, Any]]
QUICK: dict[str, dict[str, Any]] = {"merle": {"simulations": 20}, "hibou": {"simulations": 40}}


def quick(name: str, seed: int) -> voliere.bots.Bot:
    """A bot of the ladder that does not think for long."""
    return by_name(name, seed=seed, **QUICK.get(name, {}))


def played(game: str, options: dict[str, Any], seed: int) -> voliere.Table:
    """A finished game in which the bots of the ladder take the seats by turns."""
    table = voliere.new_table(game, seed=seed, **options)
    ladder = ["hibou", "moineau", "merle", "oisillon"]
    seats = [quick(ladder[(seat + seed) % 4], seed) for seat in range(table.options.players)]
    while not table.over:
        for seat in table.actors:
            table.play(seat, seats[seat].choose(table.seen(seat)))
    return table


@pytest.mark.parametrize("variant", variants.ALL, ids=variants.name)
def test_the_ladder_plays_every_variant_to_the_end(variant: Variant) -> None:
    game, options = variant
    assert played(game, options, seed=1).over


@pytest.mark.parametrize("game", voliere.games())
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    assert played(game, {}, seed=2).moves == played(game, {}, seed=2).moves


@pytest.mark.parametrize("name", ["oisillon", "moineau", "merle", "hibou"])
@pytest.mark.parametrize("game", voliere.games())
def test_evaluate_lists_every_legal_move_once_best_first(game: str, name: str) -> None:
    table = voliere.new_table(game, seed=4)
    seat = table.actors[0]
    judged = quick(name, seed=1).evaluate(table.seen(seat))
    assert sorted(str(one.move) for one in judged) == table.view(seat).moves
    assert all(0.0 <= one.value <= 1.0 for one in judged)


def test_a_budget_in_time_is_kept() -> None:
    table = voliere.new_table("vautour", seed=4)
    bot = by_name("hibou", budget_ms=30)
    assert str(bot.choose(table.seen(0))) in table.view(0).moves


@pytest.mark.parametrize("game", voliere.games())
def test_one_simulation_is_enough_for_a_move(game: str) -> None:
    table = voliere.new_table(game, players=2, seed=1)
    seat = table.actors[0]
    assert by_name("merle", simulations=1).choose(table.seen(seat)) in table.legal_moves(seat)


def test_choose_takes_a_memory_without_changing_it() -> None:
    seen = voliere.new_table("vautour", seed=4).seen(0)
    before = bytes(bytearray(seen.memory))
    quick("hibou", seed=1).choose(seen)
    assert seen.memory == before


def test_options_are_written_behind_the_name() -> None:
    bot = by_name("hibou:budget_ms=12.5:objective=points", seed=3, budget_ms=7)
    assert vars(bot).items() >= {"budget_ms": 12.5, "objective": "points", "seed": 3}.items()
    program = by_name("program:cat:limit_ms=50")
    assert vars(program).items() >= {"command": "cat", "limit_ms": 50}.items()
    close(program)


def test_a_seed_is_for_those_who_take_one() -> None:
    assert vars(with_seed("moineau", 9))["seed"] == 9
    assert vars(with_seed("moineau:seed=4", 9))["seed"] == 4
    close(with_seed("program:cat", 9))


def test_the_ladder_comes_first_in_the_list_of_names() -> None:
    assert names()[:4] == ["oisillon", "moineau", "merle", "hibou"]
    assert names()[4:12] == [f"level-{number}" for number in range(1, 9)]


@pytest.mark.parametrize(
    ("name", "options", "code"),
    [
        ("aigle", {}, "unknown-bot"),
        ("", {}, "bad-entrant"),
        ("hibou:fast", {}, "bad-entrant"),
        ("hibou:seed=1:seed=2", {}, "entrant-option-twice"),
        ("hibou:depth=5", {}, "unknown-bot-option"),
        ("oisillon", {"budget_ms": 5}, "unknown-bot-option"),
        ("hibou", {"depth": 5}, "unknown-bot-option"),
        ("hibou", {"budget_ms": -5}, "bad-bot-option"),
        ("merle", {"simulations": 0}, "bad-bot-option"),
        ("merle", {"simulations": True}, "bad-bot-option"),
        ("moineau", {"seed": "x"}, "bad-bot-option"),
        ("program:/no/such/program", {}, "bad-bot-program"),
    ],
)
def test_bad_names_and_options_get_one_sentence(
    name: str, options: dict[str, Any], code: str
) -> None:
    with pytest.raises(BotError) as caught:
        by_name(name, **options)
    assert caught.value.code == code
    for lang in ("fr", "en"):
        assert caught.value.sentence(lang).endswith(".")


@pytest.mark.parametrize("name", ["oisillon", "moineau", "merle", "hibou"])
def test_a_view_with_nothing_to_decide_is_refused(name: str) -> None:
    table = voliere.new_table("vautour", seed=1)
    for seen in (Seen(table.view(None), b""), done(table).seen(0)):
        with pytest.raises(BotError, match="nothing to decide"):
            quick(name, seed=1).choose(seen)


def done(table: voliere.Table) -> voliere.Table:
    """The table after seat 0 has decided."""
    table.play(0, table.legal_moves(0)[0])
    return table
