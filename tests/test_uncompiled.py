"""The rules run by Python are the compiled rules: the same bytes, events, views and moves in every
variant, and the same choices of the bots that are quick enough."""

from __future__ import annotations

import random
from typing import Any

import pytest
from numba.core.event import Event, Listener, install_listener

from tests.conformance import variants
from voliere import bots, new_table
from voliere.bots.uncompiled import PlainLearnedBot, stand_in
from voliere.games import REGISTRY
from voliere.games.game import Game
from voliere.kernel import rng
from voliere.table.position import Position
from voliere.table.table import Table, make_options

every_variant = pytest.mark.parametrize("variant", variants.ALL, ids=variants.name)


def by_python(game: Game) -> Game:
    """A game of its own, run by Python."""
    twin = game.compiled_twin()
    twin.run_by_python()
    assert not twin.is_compiled
    assert game.is_compiled
    return twin


def assert_same(compiled: Position, written: Position, random_: random.Random) -> None:
    """Everything that can be asked of a position is the same of both."""
    assert compiled.buffer.tobytes() == written.buffer.tobytes()
    assert (compiled.actors, compiled.over) == (written.actors, written.over)
    seats = [None, *range(compiled.options.players)]
    assert [compiled.view(seat) for seat in seats] == [written.view(seat) for seat in seats]
    seat, seed = random_.choice(seats[1:]), random_.getrandbits(60)
    assert compiled.memory(seat) == written.memory(seat)
    for change in ("withdrawn", "redrawn_ahead"):
        argument = (lambda: seat) if change == "withdrawn" else lambda: rng.seeded(seed)
        one, other = (getattr(each, change)(argument()) for each in (compiled, written))
        assert one.buffer.tobytes() == other.buffer.tobytes(), change


@every_variant
def test_python_plays_by_the_same_rules(variant: tuple[str, dict[str, Any]]) -> None:
    name, options = variant
    game, choices = REGISTRY[name], random.Random(11)
    chosen = make_options(game, **options)
    compiled, written = Position(game, chosen), Position(by_python(game), chosen)
    is_due = True
    while is_due or not compiled.over:
        if is_due:
            seed = choices.getrandbits(60)
            compiled.deal(rng.seeded(seed))
            written.deal(rng.seeded(seed))
        seat = choices.choice(compiled.actors)
        if choices.random() < 0.3:
            assert_same(compiled, written, choices)
        number = int(choices.choice(compiled.legal(seat)))
        assert compiled.play_logged(seat, number) == written.play_logged(seat, number)
        is_due = compiled.awaits_deal
    assert_same(compiled, written, choices)
    assert compiled.result == written.result


@pytest.mark.parametrize("name", list(REGISTRY))
@pytest.mark.parametrize("bot", ["oisillon", "moineau", "level-3"])
def test_quick_bots_choose_the_same(name: str, bot: str) -> None:
    assert_plays_the_same(bot, new_table(name, seed=5))


def assert_plays_the_same(bot: str, table: Table) -> None:
    """Who stands in for a bot chooses what it does."""
    seen = [table.seen(seat) for seat in table.actors]
    expected = [bots.by_name(bot, seed=3).choose(one) for one in seen]
    game, options = table.game, table.options
    game.run_by_python()
    try:
        standing_in = stand_in(bots.by_name(bot, seed=3), game, options)
        assert [standing_in.choose(one) for one in seen] == expected
    finally:
        game.run_compiled()


@pytest.mark.parametrize("bot", ["moineau", "level-3"])
def test_a_learned_policy_chooses_the_same(bot: str) -> None:
    assert_plays_the_same(bot, new_table("vautour", players=3, seed=5))


@pytest.mark.parametrize("bot", ["level-7", "hibou"])
def test_who_searches_by_what_was_learned_draws_from_it_meanwhile(bot: str) -> None:
    table = new_table("vautour", players=3, seed=5)
    standing_in = stand_in(bots.by_name(bot, seed=3), table.game, table.options)
    assert isinstance(standing_in, PlainLearnedBot)
    table.game.run_by_python()
    try:
        assert str(standing_in.choose(table.seen(0))) in table.legal_texts(0)
    finally:
        table.game.run_compiled()


class Compiled(Listener):  # type: ignore[misc]
    """The names of what was compiled."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def on_start(self, event: Event) -> None:
        self.names.append(event.data["dispatcher"].py_func.__qualname__)

    def on_end(self, event: Event) -> None:
        pass


@pytest.mark.parametrize("name", list(REGISTRY))
def test_nothing_is_compiled_for_a_game_run_by_python(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("voliere.kernel.kept.Kept.load_overload", lambda *_: None)
    game = by_python(REGISTRY[name])
    compiled = Compiled()
    with install_listener("numba:compile", compiled):
        table = Table(game, make_options(game), seed=2)
        while not table.over:
            seat = table.actors[0]
            table.play(seat, table.view(seat).moves[0])
            if not table.over:
                table.seen(table.actors[0])
    assert compiled.names == []
