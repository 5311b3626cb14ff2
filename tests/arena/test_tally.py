"""The figures: shares, places, intervals, ratings."""

from __future__ import annotations

import numpy as np
import pytest

from voliere.arena import estimate
from voliere.arena.match import Forfeit, Played
from voliere.arena.outcome import places, win_shares
from voliere.arena.pairings import Arrangement, Fixture
from voliere.arena.ratings import Ratings
from voliere.games.game import Result


def game(
    scores: list[int],
    winners: list[int],
    *,
    arrangement: Arrangement | None = None,
    forfeit: int | None = None,
) -> Played:
    seats = arrangement or tuple(range(len(scores)))
    fault = None if forfeit is None else Forfeit(forfeit, "bot-died", {"bot": "…", "reason": "…"})
    return Played(
        fixture=Fixture(0, 0, seats),
        result=Result(scores, winners) if fault is None else None,
        forfeit=fault,
        decision_ms=[[] for _ in seats],
    )


def test_a_win_is_split_between_the_winners() -> None:
    assert win_shares(game([3, 5, 5], [1])) == [0, 1, 0]
    assert win_shares(game([3, 5, 5], [1, 2])) == [0, 0.5, 0.5]
    assert win_shares(game([5, 5], [])) == [0.5, 0.5]


def test_a_forfeit_leaves_the_win_to_the_others() -> None:
    assert win_shares(game([0, 0, 0], [], forfeit=1)) == [0.5, 0, 0.5]
    assert win_shares(game([0, 0], [], forfeit=0)) == [0, 1]
    assert places(game([0, 0, 0], [], forfeit=1)) == [1.5, 3, 1.5]


def test_winners_come_first_whatever_the_others_scored() -> None:
    assert places(game([9, 9, 4, 7], [3])) == [2.5, 2.5, 4, 1]
    assert places(game([3, 5, 5], [1, 2])) == [3, 1.5, 1.5]


def test_the_deal_is_the_unit_of_chance() -> None:
    # Every deal is won once and lost once: pairing has cancelled all luck.
    paired = estimate.share([1.0] * 200, [2] * 200)
    # The same wins, but whole deals won or lost: half as many trials.
    swept = estimate.share([2.0, 0.0] * 100, [2] * 200)
    assert paired is not None
    assert paired.low is not None
    assert paired.low > 0.49
    assert swept is not None
    assert swept.low is not None
    assert swept.low == pytest.approx(0.5 - 1.96 * 0.5 / np.sqrt(200), abs=0.002)


@pytest.mark.parametrize("chance", [0.5, 0.7, 0.9, 0.98])
def test_the_interval_holds_the_truth_19_times_out_of_20(chance: float) -> None:
    random = np.random.default_rng(7)
    held, n_runs = 0, 1000
    for _ in range(n_runs):
        found = estimate.share(random.binomial(2, chance, size=100).tolist(), [2] * 100)
        assert found is not None
        assert found.low is not None
        assert found.high is not None
        held += found.low <= chance <= found.high
    assert 0.935 <= held / n_runs <= 0.995


def test_few_deals_are_no_certainty() -> None:
    assert estimate.share([], []) is None
    one = estimate.share([2.0], [2])
    assert one == estimate.Estimate(1.0, 0.0, 1.0)
    assert estimate.mean([12.0], [2]) == estimate.Estimate(6.0, None, None)


@pytest.mark.parametrize(("freedom", "width"), [(1, 12.706), (5, 2.571), (29, 2.045), (99, 1.984)])
def test_student(freedom: int, width: float) -> None:
    assert estimate.student_95(freedom) == pytest.approx(width, abs=0.004)


def test_who_wins_is_rated_higher() -> None:
    ratings = Ratings(3)
    for _ in range(20):
        ratings.add(game([9, 5, 1], [0]))
        ratings.add(game([9, 5, 1], [0], arrangement=(0, 2, 1)))
    assert ratings.of(0).mu > ratings.of(1).mu
    assert ratings.of(0).mu > ratings.of(2).mu
    assert ratings.of(1).mu == pytest.approx(ratings.of(2).mu, abs=1)
    assert ratings.of(0).ordinal == pytest.approx(
        ratings.of(0).mu - 3 * ratings.of(0).sigma, abs=0.01
    )


def test_draws_leave_ratings_level() -> None:
    ratings = Ratings(2)
    for _ in range(10):
        ratings.add(game([5, 5], [0, 1]))
    assert ratings.of(0) == ratings.of(1)


def test_a_bot_with_two_seats_counts_once() -> None:
    ratings = Ratings(2)
    ratings.add(game([9, 1, 5, 5], [0], arrangement=(0, 0, 1, 1)))
    assert ratings.of(0) == ratings.of(1)
    alone = Ratings(1)
    before = alone.of(0)
    alone.add(game([9, 1], [0], arrangement=(0, 0)))
    assert alone.of(0) == before
