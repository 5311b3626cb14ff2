"""Moves taken back: as many as one likes at once, and given back."""

from __future__ import annotations

import random
from typing import Any

import pytest

import voliere
from tests.conformance import variants

Variant = tuple[str, dict[str, Any]]


def everything(table: voliere.Table) -> tuple[Any, ...]:
    state = table.position.buffer.tobytes()
    return state, table.open_events(), table.moves, table.movers, list(table.chances), table.deal


def played(game: str, options: dict[str, Any], seed: int) -> tuple[voliere.Table, list[Any]]:
    """A finished random game, and all there was to know of it before each move and at its end."""
    dice = random.Random(seed)
    table = voliere.new_table(game, seed=seed, **options)
    stages = [everything(table)]
    while not table.over:
        seat = dice.choice(table.actors)
        table.play(seat, dice.choice(table.legal_moves(seat)))
        stages.append(everything(table))
    return table, stages


@pytest.mark.parametrize("variant", variants.ALL, ids=variants.name)
def test_what_is_taken_back_at_once_can_be_played_again(variant: Variant) -> None:
    table, stages = played(*variant, seed=3)
    n_moves = len(table.movers)
    dice = random.Random(3)
    for n in (1, n_moves, *dice.sample(range(n_moves), min(4, n_moves))):
        taken = table.undo(n)
        assert len(taken) == n
        assert everything(table) == stages[n_moves - n]
        for seat, move in taken:
            table.play(seat, move)
        assert everything(table) == stages[-1]


def test_taking_back_nothing_changes_nothing() -> None:
    table, stages = played("vautour", {}, seed=1)
    assert table.undo(0) == []
    assert everything(table) == stages[-1]


@pytest.mark.parametrize(
    ("n_played", "n", "code"),
    [(0, 1, "nothing-to-undo"), (3, 4, "undo-too-many"), (3, -1, "undo-too-many")],
)
def test_what_was_not_played_can_t_be_taken_back(n_played: int, n: int, code: str) -> None:
    table = voliere.new_table("vautour", players=3, seed=1)
    for seat in range(n_played):
        table.play(seat, "7")
    before = everything(table)
    with pytest.raises(voliere.IllegalMove) as error:
        table.undo(n)
    assert error.value.code == code
    assert error.value.sentence("fr").endswith(".")
    assert everything(table) == before


def test_an_unfinished_match_is_gone_on_with_from_its_record() -> None:
    table = voliere.new_table("songbirds", players=2, seed=4, rounds=3)
    for _ in range(3):
        table.play(table.actors[0], table.legal_moves(table.actors[0])[0])
    again = voliere.from_record(table.record())
    while not again.over:
        again.play(again.actors[0], again.legal_moves(again.actors[0])[0])
    assert len(again.deal["rounds"]) == 3
    assert again.deal["rounds"][0] == table.deal["rounds"][0]
    again.undo(len(again.movers) - 3)
    assert again.record() == table.record()
