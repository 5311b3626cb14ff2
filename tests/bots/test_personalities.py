"""Personalities: each changes how a bot plays in the direction that its name says, at every level,
by what the seat knows alone; what is no personality gets a sentence."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from benchmarks.personalities import trait_of
from benchmarks.traits import TRAITS

import voliere
from tests.conformance import variants
from voliere.arena.run import set_up
from voliere.bots import LADDER, LEVELS, BotError, by_name
from voliere.bots.level_bot import player
from voliere.bots.personality import TILT, lean_of, personalities_of
from voliere.bots.thought import tilt
from voliere.bots.uncompiled import stand_in
from voliere.envs.gymnasium_env import AgainstBots
from voliere.games import REGISTRY
from voliere.games.doors.levels import Level, called
from voliere.games.doors.personalities import with_personality, written
from voliere.kernel import rng
from voliere.table.position import Position
from voliere.table.table import make_options

ALL = [(game.name, one) for game in REGISTRY.values() for one in personalities_of(game)]
BOTS = [*LADDER, *LEVELS]
DEALS = 30
MORE_DEALS = {"songbirds": 100}  # where a small tilt goes far, and is kept small
SHOWING = [Level(bird="oisillon"), Level(temperature=1.0), Level(bird="moineau")]
every_one = pytest.mark.parametrize(("game", "personality"), ALL)


def test_every_game_has_two_or_three_and_each_shows_in_something() -> None:
    assert all(2 <= len(personalities_of(game)) <= 3 for game in REGISTRY.values())
    assert set(TRAITS) == set(ALL)


@every_one
@pytest.mark.parametrize("level", SHOWING, ids=str)
def test_it_shows_in_how_its_bot_plays(game: str, personality: str, level: Level) -> None:
    """In the same positions, by the same seed, who has it plays more as its name says."""
    deals = range(MORE_DEALS.get(game, DEALS))
    more = np.array([more_of_it(game, personality, level, deal) for deal in deals])
    error = more.std(ddof=1) / np.sqrt(more.size)
    assert more.mean() > 2 * error, (more.mean(), error)


def more_of_it(game: str, personality: str, level: Level, deal: int) -> float:
    """How much more the moves of a game show of a personality if it is there, all in all."""
    position = Position(REGISTRY[game], make_options(REGISTRY[game], players=2))
    position.deal(rng.seeded(deal))
    plain, tilted = player(level, seed=deal), player(level, seed=deal, personality=personality)
    more = 0.0
    while not position.over:
        for seat in position.actors:
            seen = position.seen(seat)
            moves = [position.number_of(str(bot.choose(seen))) for bot in (plain, tilted)]
            without, having = (
                sum(trait_of(position, game, personality, seat, move)) for move in moves
            )
            more += having - without
            position.play(seat, moves[0])
    return more


@every_one
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_may_have_it(game: str, personality: str, name: str) -> None:
    """By the same seed who has it plays the same every time; it changes nothing in what the bot
    thinks of the moves, only in what it plays."""
    given: dict[str, Any] = {"budget_ms": 1} if name in TIMED else {}
    table = voliere.new_table(game, players=3, seed=3)
    bots = [by_name(with_personality(name, personality), seed=seat, **given) for seat in range(3)]
    for _ in range(4):
        for seat in table.actors:
            seen = table.seen(seat)
            move = bots[seat].choose(seen)
            assert str(move) in seen.view.moves
            if name not in TIMED:
                assert str(bots[seat].choose(seen)) == str(move)
            table.play(seat, move)
    plain = by_name(name, seed=1, **given)
    if name not in TIMED:
        seen = table.seen(table.actors[0])
        assert by_name(f"{name}:personality={personality}", seed=1).evaluate(
            seen
        ) == plain.evaluate(seen)


TIMED = ("merle", "hibou", "level-7", "level-8")


@pytest.mark.parametrize("variant", variants.ALL, ids=variants.name)
def test_no_move_suits_it_for_what_its_seat_cannot_know(variant: tuple[str, Any]) -> None:
    game, options = variant
    room = REGISTRY[game]
    table = voliere.new_table(game, seed=5, **options)
    walker = by_name("oisillon", seed=5)
    moment = 0
    while not table.over:
        for seat in table.actors:
            seen = table.seen(seat)
            if moment % 5 == 2:
                moves = np.array([room.moves.parse(text) for text in seen.view.moves], np.int32)
                position = table.position.withdrawn(seat)
                twins = [position.determinized(seat, rng.seeded(seed)) for seed in (1, 2)]
                for number in range(len(personalities_of(room))):
                    first, *others = (
                        suited(game, one.buffer, seat, number, moves) for one in (position, *twins)
                    )
                    assert np.abs(first).max() <= 1.0
                    assert all((first == other).all() for other in others)
            table.play(seat, walker.choose(seen))
            moment += 1


def suited(game: str, state: Any, seat: int, number: int, moves: Any) -> Any:
    """How much each move suits a personality in a state."""
    found = np.zeros(moves.size)
    lean_of(REGISTRY[game])(state, seat, number, 1.0, moves, found, moves.size)
    return found


def test_a_move_that_suits_wholly_is_so_much_likelier() -> None:
    shares = np.array([0.5, 0.25, 0.25])
    tilt(shares, np.array([0.0, TILT, -TILT]), 3)
    assert shares[0] == 0.5
    assert shares[1] / shares[2] == pytest.approx(np.exp(2 * TILT))


@every_one
def test_who_stands_in_for_it_has_it_too(game: str, personality: str) -> None:
    room = REGISTRY[game]
    for players in (2, max(room.players)):
        options = next(
            one for name, one in variants.ALL if name == game and one["players"] == players
        )
        table = voliere.new_table(game, seed=3, **options)
        seat, chosen = table.actors[0], make_options(room, **options)
        for name in ("oisillon", "level-3", "moineau", "merle"):
            bot = by_name(name, seed=1, personality=personality)
            instead: Any = stand_in(bot, room, chosen)
            assert instead.personality == personality
            if name != "merle":
                seen = table.seen(seat)
                assert str(instead.choose(seen)) == str(bot.choose(seen))


@pytest.mark.parametrize(
    "text", ["merle:personality=shy", "level-2:personality=1", "oisillon:personality=true"]
)
def test_a_personality_that_there_is_not_gets_a_sentence(text: str) -> None:
    with pytest.raises(BotError) as caught:
        by_name(text)
    assert caught.value.code == "unknown-personality"
    assert "majorities" in caught.value.sentence("en")
    assert caught.value.sentence("fr").endswith(".")


def test_one_of_another_game_gets_a_sentence_wherever_the_game_is_known() -> None:
    table = voliere.new_table("vautour", seed=3)
    env = AgainstBots("vautour", opponents=["level-5:personality=seeds"])
    for wrong in (
        lambda: by_name("moineau:personality=seeds").choose(table.seen(0)),
        lambda: set_up("vautour", ["merle:personality=seeds"], seed=1),
        lambda: env.reset(seed=1),
    ):
        with pytest.raises(BotError) as caught:
            wrong()
        assert caught.value.code == "unknown-personality"
        assert "bold, careful" in caught.value.sentence("en")


def test_a_game_without_the_door_has_none() -> None:
    class Doorless:
        def door(self, name: str) -> None:
            assert name == "personalities"

    assert personalities_of(Doorless()) == ()  # type: ignore[arg-type]


def test_it_stands_behind_the_name() -> None:
    assert written("level-3:personality=bold") == ("level-3", "bold")
    assert called("level-3:personality=bold") == "Mésange"
