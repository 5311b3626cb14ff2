"""Luck cancels: every bot has every seat of every deal equally often."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from voliere.arena.pairings import circles, fixtures, line_ups, on_deal, seed_of

TABLES = [(n, players) for n in range(1, 7) for players in range(2, 6)]


@pytest.mark.parametrize(("n_entrants", "players"), TABLES)
def test_on_each_deal_every_bot_has_every_seat_equally_often(n_entrants: int, players: int) -> None:
    for deal in range(3):
        seats = Counter(
            (entrant, seat)
            for arrangement in on_deal(deal, n_entrants, players, shared=False)
            for seat, entrant in enumerate(arrangement)
        )
        assert len(seats) == n_entrants * players
        by_entrant = [
            {seats[entrant, seat] for seat in range(players)} for entrant in range(n_entrants)
        ]
        assert all(len(counts) == 1 for counts in by_entrant)


@pytest.mark.parametrize(
    ("n_entrants", "players"), [(2, 2), (3, 3), (4, 4), (2, 4), (2, 3), (3, 2)]
)
def test_every_arrangement_comes_equally_often(n_entrants: int, players: int) -> None:
    all_line_ups = line_ups(n_entrants, players)
    n_deals = max(len(circles(line_up)) for line_up in all_line_ups)
    assert all(n_deals % len(circles(line_up)) == 0 for line_up in all_line_ups)
    met = Counter(
        arrangement
        for deal in range(n_deals)
        for arrangement in on_deal(deal, n_entrants, players, shared=False)
    )
    possible = {order for line_up in all_line_ups for order in permutations(line_up)}
    assert set(met) == possible
    assert len(set(met.values())) == 1


def test_seats_are_shared_as_evenly_as_can_be() -> None:
    for n_entrants, players in TABLES:
        for line_up in line_ups(n_entrants, players):
            counts = [line_up.count(entrant) for entrant in range(n_entrants)]
            assert max(counts) - min(counts) <= 1


def test_a_longer_run_begins_with_the_shorter_one() -> None:
    short = list(fixtures(5, 3, 2, shared=False))
    long = list(fixtures(20, 3, 2, shared=False))
    assert short == long[: len(short)]
    assert [one.number for one in long] == list(range(len(long)))
    assert len(short) == 6  # the deal is played to its end
    assert len(long) == 24


def test_alone_every_bot_plays_every_deal_once() -> None:
    games = list(fixtures(6, 2, 1, shared=True))
    assert [(one.deal, one.arrangement) for one in games[:3]] == [(0, (0,)), (0, (1,)), (1, (0,))]


def test_seeds_differ_where_they_should() -> None:
    deals = {seed_of(1, deal) for deal in range(100)}
    bots = {
        seed_of(1, deal, arrangement, seat)
        for deal in range(20)
        for arrangement in ((0, 1), (1, 0))
        for seat in (0, 1)
    }
    assert len(deals) == 100
    assert len(bots) == 80
    assert seed_of(1, 0) != seed_of(2, 0)
