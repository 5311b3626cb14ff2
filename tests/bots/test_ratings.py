"""How strong the levels are: what the rooms' files say, and what is made of it."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import msgspec
import pytest

from voliere.bots.ratings import (
    FILE,
    FORMAT,
    Measured,
    Step,
    Way,
    measured_of,
    rated_at,
    ratings_of,
)
from voliere.games import OWN, by_name
from voliere.games.doors.levels import N_LEVELS
from voliere.games.game import Game
from voliere.table.table import make_options


class Room:
    """A game whose room lies elsewhere."""

    def __init__(self, game: Game, folder: Path) -> None:
        self.name, self.folder = game.name, folder


def room(folder: Path, *ways: Way) -> Any:
    (folder / FILE).write_bytes(msgspec.json.encode(Measured(FORMAT, list(ways))))
    return Room(by_name("vautour"), folder)


def step(level: int, elo: float, margin: float) -> Step:
    return Step(level=level, games=100, elo=elo, margin=margin, made="")


@pytest.mark.parametrize("name", OWN)
def test_every_game_has_measured_levels_for_two(name: str) -> None:
    game = by_name(name)
    rated = rated_at(game, make_options(game, players=2))
    assert rated is not None
    assert rated.unit == "elo"
    assert [one.level for one in rated.ratings] == list(range(1, len(rated.ratings) + 1))
    assert len(rated.ratings) == N_LEVELS
    assert all(one.margin > 0 for one in rated.ratings[1:])


@pytest.mark.parametrize("name", OWN)
def test_no_level_is_clearly_weaker_than_the_one_below_with_two_players(name: str) -> None:
    (way,) = (one for one in measured_of(by_name(name)) if one.options == {"players": 2})
    assert [step.level for step in way.steps if step.elo + step.margin <= 0] == []


@pytest.mark.parametrize("name", OWN)
def test_ways_to_play_are_told_apart_by_options_of_the_game(name: str) -> None:
    game = by_name(name)
    for rated in ratings_of(game):
        options = make_options(game, **rated.options)
        assert rated_at(game, options) is rated


def test_steps_add_up_and_their_errors_too(tmp_path: Path) -> None:
    game = room(tmp_path, Way(options={"players": 2}, steps=[step(2, 100, 30), step(3, 50, 40)]))
    first, second, third = ratings_of(game)[0].ratings
    assert (first.value, first.margin) == (0.0, 0.0)
    assert (second.value, second.margin) == (100.0, 30.0)
    assert (third.value, third.margin) == (150.0, 50.0)


def test_what_comes_after_a_missing_step_is_left_out(tmp_path: Path) -> None:
    game = room(tmp_path, Way(options={"players": 2}, steps=[step(2, 100, 30), step(4, 50, 40)]))
    assert [one.level for one in ratings_of(game)[0].ratings] == [1, 2]


def test_the_likest_way_is_taken(tmp_path: Path) -> None:
    songbirds = by_name("songbirds")
    plain = Way(options={"players": 2}, steps=[step(2, 1, 1)])
    early = Way(options={"players": 2, "early_bird": True}, steps=[step(2, 2, 1)])
    game = room(tmp_path, plain, early)

    def elo(**options: Any) -> float:
        rated = rated_at(game, make_options(songbirds, **options))
        assert rated is not None
        return rated.ratings[1].value

    assert elo(players=2) == 1
    assert elo(players=2, early_bird=True) == 2
    assert elo(players=2, rounds=2) == 1
    assert rated_at(game, make_options(songbirds, players=3)) is None


@pytest.mark.parametrize("content", [b"", b"[1]", b'{"format": 1}', b'{"format": 1, "ways": [{}]}'])
def test_a_damaged_file_is_told_and_left_out(
    tmp_path: Path, content: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    game = room(tmp_path)
    (tmp_path / FILE).write_bytes(content)
    with caplog.at_level(logging.WARNING, "voliere.bots"):
        assert ratings_of(game) == ()
    assert "the ratings of vautour can't be read" in caplog.text


def test_a_game_without_the_file_and_a_file_of_the_future_say_nothing(tmp_path: Path) -> None:
    assert ratings_of(Room(by_name("vautour"), tmp_path)) == ()  # type: ignore[arg-type]
    game = room(tmp_path)
    (tmp_path / FILE).write_bytes(msgspec.json.encode(Measured(FORMAT + 1, [])))
    assert ratings_of(game) == ()
