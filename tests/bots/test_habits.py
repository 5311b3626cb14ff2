"""The habits of a search: chosen by the options of a table, read by name."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance import variants
from voliere.bots.knowledge import habits_of, knowledge_of
from voliere.bots.search_bot import Hibou
from voliere.games import REGISTRY, by_name
from voliere.games.doors.habits import RECORD, Habits
from voliere.games.game import Options
from voliere.games.songbirds.knowledge import AMONG_RIVALS, EARLY_BIRD, SHARING
from voliere.table.table import make_options


def table_of(game: str, **options: Any) -> Options:
    return make_options(by_name(game), **options)


@pytest.mark.parametrize(("game", "options"), variants.ALL)
def test_every_variant_has_habits(game: str, options: dict[str, Any]) -> None:
    assert isinstance(habits_of(by_name(game), table_of(game, **options)), Habits)


@pytest.mark.parametrize("game", REGISTRY)
def test_the_last_habits_are_for_all_that_is_left(game: str) -> None:
    *_, last = knowledge_of(by_name(game)).HABITS
    assert last.when == {}


@pytest.mark.parametrize(
    ("options", "habits"),
    [
        ({"players": 1}, SHARING[0]),
        ({"players": 5, "coop": True}, SHARING[1]),
        ({"players": 3}, AMONG_RIVALS),
        ({"players": 2, "early_bird": True}, EARLY_BIRD),
        ({"players": 3, "early_bird": True, "target": 99}, EARLY_BIRD),
    ],
)
def test_options_decide(options: dict[str, Any], habits: Habits) -> None:
    assert habits_of(by_name("songbirds"), table_of("songbirds", **options)) is habits


def test_the_kernel_reads_them_by_name() -> None:
    habits = Habits(exploration=0.25, moments=3, public=False)
    [record] = habits.record()
    assert {name: record[name] for name in RECORD.names or ()} == {
        "exploration": 0.25, "mixing": 0.2, "breadth": 0, "trust": 2, "width": 1, "widening": 0.5,
        "moments": 3, "winning": 0.8, "public": 0,
    }  # fmt: skip


def test_a_budget_in_simulations_counts_by_the_pace_of_the_game() -> None:
    bot = Hibou(simulations=6_000)
    assert bot.milliseconds(Habits(pace=800)) == 7.5
    assert bot.milliseconds(Habits(pace=30)) == 200.0
    assert Hibou(budget_ms=70).milliseconds(Habits(pace=30)) == 70
