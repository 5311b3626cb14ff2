"""Kernel against oracle: random games agree on every actor, legal set, view, score and winner."""

from __future__ import annotations

import importlib
import os
import random
from typing import Any

import msgspec
import pytest

import voliere
from tests.conformance import variants
from tests.slow import IS_QUICK

IS_CHECKED = os.environ.get("NUMBA_BOUNDSCHECK") == "1"
GAMES_EACH = 5 if IS_CHECKED or IS_QUICK else 50
SOAK_GAMES_EACH = 2_000


def agree(game: str, options: dict[str, Any], seed: int) -> None:
    """Play one random game on the table and on the oracle and compare them at every step."""
    rng = random.Random(seed)
    table = voliere.new_table(game, seed=seed, **options)
    deal = table.deal
    oracle = importlib.import_module(f"tests.oracles.{game}").Oracle(
        table.record()["options"], deal
    )
    while not table.over:
        actors = table.actors
        assert actors == oracle.actors(), (game, options, seed)
        seat = rng.choice(actors)
        legal = [str(move) for move in table.legal_moves(seat)]
        assert legal == oracle.legal(seat), (game, options, seed)
        _compare_views(table, oracle, rng, seed)
        move = rng.choice(legal)
        n_chances = len(table.chances)
        table.play(seat, move)
        if table.options.is_match:  # the oracle is shown each round's deal when it begins
            deal["rounds"][:] = table.deal["rounds"]
        lost = [chance["lost"] for _, chance in table.chances[n_chances:]]
        oracle.play(seat, move, lost) if lost else oracle.play(seat, move)
    assert oracle.over
    assert oracle.actors() == []
    assert oracle.result() == table.record()["result"], (game, options, seed)
    for seat in (*range(table.options.players), None):
        assert _plain(table.view(seat)) == _plain(oracle.view(seat)), (game, seed)


def _compare_views(table: voliere.Table, oracle: Any, rng: random.Random, seed: int) -> None:
    """One seat (or the spectator) at each step: over a game everybody is looked at often."""
    seat = rng.choice([*range(table.options.players), None])
    assert _plain(table.view(seat)) == _plain(oracle.view(seat)), (table.game.name, seed)


def _plain(value: Any) -> Any:
    """As JSON has it: no tuples."""
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("variant", variants.ALL, ids=variants.name)
def test_kernel_and_oracle_agree(variant: tuple[str, dict[str, Any]]) -> None:
    game, options = variant
    for seed in range(GAMES_EACH):
        agree(game, options, seed)


@pytest.mark.parametrize("variant", variants.ALL, ids=variants.name)
def test_kernel_and_oracle_deal_the_same_cards_to_the_same_places(
    variant: tuple[str, dict[str, Any]],
) -> None:
    game, options = variant
    table = voliere.new_table(game, seed=1, **options)
    (deal,) = table.deal.get("rounds", [table.deal])
    chosen = {**table.record()["options"], "without": deal.get("without")}
    other = importlib.import_module(f"tests.oracles.{game}").random_deal(chosen, random.Random(1))
    other = other.get("rounds", [other])[0]
    assert _places(deal) == _places(other)
    assert _cards(deal) == _cards(other)


def _places(deal: Any) -> Any:
    """How many cards lie where."""
    if isinstance(deal, dict):
        return {part: _places(value) for part, value in deal.items() if value not in (None, [])}
    return [_places(value) for value in deal] if isinstance(deal, list) else "card"


def _cards(deal: Any) -> list[str]:
    """Everything that is dealt, sorted; who begins is no card."""
    if isinstance(deal, dict):
        return sorted(
            card for part, value in deal.items() if part != "first" for card in _cards(value)
        )
    return (
        sorted(card for value in deal for card in _cards(value))
        if isinstance(deal, list)
        else [str(deal)]
    )


@pytest.mark.soak
@pytest.mark.parametrize("variant", variants.ALL, ids=variants.name)
def test_kernel_and_oracle_agree_for_long(variant: tuple[str, dict[str, Any]]) -> None:
    game, options = variant
    for seed in range(10_000, 10_000 + SOAK_GAMES_EACH):
        agree(game, options, seed)
