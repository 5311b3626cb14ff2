"""What games tell of how they were played: declared, and true to the score."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.conformance import variants
from voliere import new_table
from voliere.games import OWN
from voliere.study.own_statistics import Numbers, door_of, numbers_of
from voliere.table.table import Table

VARIANTS = [one for one in variants.ALL if one[0] in OWN]
every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=variants.name)


def played(game: str, options: dict[str, Any], seed: int) -> Table:
    table, dice = new_table(game, seed=seed, **options), random.Random(seed)
    while not table.over:
        seat = table.actors[0]
        table.play(seat, dice.choice(table.legal_texts(seat)))
    return table


def told(table: Table, seat: int) -> Numbers:
    numbers = numbers_of(table, seat)
    assert numbers is not None
    return numbers


@every_variant
def test_what_is_noted_is_declared(variant: tuple[str, dict[str, Any]]) -> None:
    game, options = variant
    door, table = door_of(OWN[game]), played(game, options, seed=3)
    assert door is not None
    declared = {one.name: one for one in door.STATISTICS}
    for seat in range(table.options.players):
        for name, by_key in told(table, seat).items():
            statistic = declared[name]
            assert set(by_key) <= set(statistic.keys)
            values = {value for some in by_key.values() for value in some}
            known = {"share": {0, 1}, "choice": {1}, "spread": set(statistic.values)}
            assert values <= known.get(statistic.kind, values)


@every_variant
def test_the_parts_come_to_the_score(variant: tuple[str, dict[str, Any]]) -> None:
    game, options = variant
    table = played(game, options, seed=4)
    scores = table.scores or []
    for seat, score in enumerate(scores if len(scores) > 1 else []):
        numbers = told(table, seat)
        if game == "vautour":
            taken = numbers["taken"]
            assert sum(int(card) for card, took in taken.items() if took == [1]) == score
            assert sorted(bid for (bid,) in numbers["bids"].values()) == list(range(1, 16))
        else:
            parts = numbers["habitats" if game == "feather" else "points"]
            assert sum(map(sum, parts.values())) == score


def test_a_game_that_tells_nothing_has_no_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played("vautour", {"players": 2}, seed=1)
    monkeypatch.setattr(type(table.game), "offers", lambda game, name: False)
    assert numbers_of(table, 0) is None
