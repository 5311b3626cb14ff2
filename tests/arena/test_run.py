"""Runs: the same result however they are spread and however often they were broken off."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import voliere
from tests.arena.figures import lines_without_times, without_times
from voliere.arena import ArenaError, compete
from voliere.arena.journal import Journal, seed_in
from voliere.arena.match import Setup, is_shared, play
from voliere.arena.pairings import Fixture, fixtures
from voliere.arena.run import games, set_up
from voliere.arena.tally import Tally
from voliere.games import REGISTRY

BOTS = ["merle:simulations=20", "moineau", "oisillon"]
VARIANTS: list[tuple[str, dict[str, Any]]] = [
    *((game, {"players": 2}) for game in REGISTRY),
    ("vautour", {"players": 3}),
    ("songbirds", {"players": 1}),
    ("songbirds", {"players": 3, "coop": True}),
    ("songbirds", {"players": 2, "rounds": 2}),
    ("feather", {"players": 1}),
]


def whole_run(setup: Setup, n_games: int, path: Path, *, jobs: int = 1) -> dict[str, Any]:
    tally = Tally(setup)
    with Journal(path, setup) as journal:
        for played in games(setup, n_games, jobs=jobs, journal=journal):
            tally.add(played)
    return without_times(tally.standings())


@pytest.fixture(scope="module")
def setup() -> Setup:
    return set_up("vautour", BOTS, seed=5, written=True, players=2)


@pytest.fixture(scope="module")
def first(setup: Setup, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """The journal and the figures of a run in one go."""
    path = tmp_path_factory.mktemp("arena") / "first.jsonl"
    return path, whole_run(setup, 12, path)


def test_processes_change_nothing(
    setup: Setup, first: tuple[Path, dict[str, Any]], tmp_path: Path
) -> None:
    path = tmp_path / "spread.jsonl"
    assert whole_run(setup, 12, path, jobs=3) == first[1]
    assert lines_without_times(path) == lines_without_times(first[0])


def test_a_run_broken_off_goes_on(
    setup: Setup, first: tuple[Path, dict[str, Any]], tmp_path: Path
) -> None:
    path = tmp_path / "half.jsonl"
    written = first[0].read_bytes()
    path.write_bytes(written[: 2 * len(written) // 3])  # in the middle of a line
    assert seed_in(path) == 5
    assert whole_run(setup, 12, path) == first[1]
    assert lines_without_times(path) == lines_without_times(first[0])


def test_a_finished_run_is_not_played_again(
    setup: Setup, first: tuple[Path, dict[str, Any]]
) -> None:
    before = first[0].read_bytes()
    assert whole_run(setup, 12, first[0]) == first[1]
    assert first[0].read_bytes() == before
    assert whole_run(setup, 6, first[0])["games"] == 6


def test_another_run_is_refused(first: tuple[Path, dict[str, Any]]) -> None:
    for changed in ({"seed": 6}, {"seed": 5, "tiebreak": "best-mouse"}):
        with pytest.raises(ArenaError) as caught:
            Journal(first[0], set_up("vautour", BOTS, written=True, players=2, **changed))  # type: ignore[arg-type]
        assert caught.value.code == "records-of-another-run"


def test_a_file_of_something_else_is_refused_and_kept(setup: Setup, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear birds,\n")
    with pytest.raises(ArenaError) as caught:
        Journal(path, setup)
    assert caught.value.code == "bad-journal"
    assert path.read_text() == "Dear birds,\n"


def test_a_journal_is_made_of_game_records(first: tuple[Path, dict[str, Any]]) -> None:
    for line in first[0].read_text().splitlines():
        record = json.loads(line)
        assert voliere.from_record(record).over
        assert record["seats"] == [f"bot:{bot}" for bot in record["arena"]["bots"]]


def test_all_arrangements_of_a_deal_get_the_same_cards(
    first: tuple[Path, dict[str, Any]],
) -> None:
    by_deal: dict[int, list[Any]] = {}
    for line in lines_without_times(first[0]):
        by_deal.setdefault(line["arena"]["deal"], []).append(line["deal"])
    assert len(by_deal) == 2
    for deals in by_deal.values():
        assert len(deals) == 6
        assert all(deal == deals[0] for deal in deals)
    assert by_deal[0][0] != by_deal[1][0]


def test_the_stronger_bot_wins() -> None:
    standings = compete("vautour", ["oisillon", "moineau"], n_games=60, seed=1)
    random, greedy = standings.bots
    assert greedy.win_share is not None
    assert greedy.win_share.low is not None
    assert random.win_share is not None
    assert greedy.win_share.low > 0.5
    assert greedy.win_share.mean + random.win_share.mean == pytest.approx(1)
    assert greedy.rating is not None
    assert random.rating is not None
    assert greedy.rating.mu > random.rating.mu
    assert [bot.bot for bot in standings.best_first()] == ["moineau", "oisillon"]
    assert greedy.decision_ms.n == 60 * 15
    assert greedy.decision_ms.p99 is not None
    assert greedy.decision_ms.p50 is not None
    assert greedy.decision_ms.p99 >= greedy.decision_ms.p50 > 0


@pytest.mark.parametrize(("game", "options"), VARIANTS)
def test_every_game_and_company(game: str, options: dict[str, Any]) -> None:
    setup = set_up(game, ["oisillon", "oisillon"], seed=3, written=True, **options)
    assert setup.shared == is_shared(game, options) == ("coop" in options or setup.players == 1)
    tally = Tally(setup)
    for fixture in fixtures(4, 2, setup.players, shared=setup.shared):
        played = play(setup, fixture)
        assert played.record is not None
        assert voliere.from_record(played.record).over
        tally.add(played)
    standings = tally.standings()
    for bot in standings.bots:
        assert bot.score is not None
        assert bot.forfeits == 0
        if setup.shared:
            assert bot.titles is not None
            assert sum(bot.titles.values()) == 2
            assert bot.win_share is None
            assert bot.rating is None
        else:
            assert bot.titles is None
            assert bot.win_share is not None
            assert bot.rating is not None


def test_a_game_does_not_depend_on_those_before_it(setup: Setup) -> None:
    fixture = Fixture(7, 1, (2, 1))
    alone = play(setup, fixture)
    play(setup, Fixture(0, 0, (0, 1)))
    again = play(setup, fixture)
    assert alone.record == again.record
