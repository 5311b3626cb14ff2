"""Positions: what a game is at one point, cheap to copy, and never half changed."""

from __future__ import annotations

import copy
import pickle
import random
import threading
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import voliere
from tests.conformance import variants
from voliere.games import REGISTRY, by_name
from voliere.kernel import rng
from voliere.table.position import Position, restored
from voliere.table.scratch import scratch_of
from voliere.table.table import make_options

Variant = tuple[str, dict[str, Any]]

every_variant = pytest.mark.parametrize("variant", variants.ALL, ids=variants.name)


def undealt(variant: Variant) -> Position:
    game, options = variant
    return Position(by_name(game), make_options(by_name(game), **options))


def positions(variant: Variant, seed: int, share: float = 0.2) -> Iterator[Position]:
    """Some positions of a random game, and its end; each is gone with the next."""
    dice, chance = random.Random(seed), rng.seeded(seed)
    position = undealt(variant)
    position.deal(chance)
    while not position.over:
        if position.awaits_deal:
            position.deal(chance)
        if dice.random() < share:
            yield position
        seat = dice.choice(position.actors)
        assert position.play(seat, dice.choice(position.legal(seat).tolist()))
    yield position


def known(position: Position, seat: int | None) -> list[Any]:
    """All that a seat (None: a spectator) may know."""
    view = position.view(seat).to_dict()
    return [view] if seat is None else [view, position.memory(seat), position.legal_texts(seat)]


@every_variant
def test_a_copy_is_independent(variant: Variant) -> None:
    for position in positions(variant, seed=1):
        twin, before = position.copy(), position.buffer.tobytes()
        assert twin == position
        for seat in twin.actors:
            twin.play(seat, int(twin.legal(seat)[0]))
        assert position.buffer.tobytes() == before
        assert (twin == position) == position.over
        twin.go_to(position)
        assert twin == position
        assert known(twin, None) == known(position, None)


@every_variant
def test_a_pickled_position_is_the_same(variant: Variant) -> None:
    for position in (undealt(variant), *positions(variant, seed=2, share=0.1)):
        for again in (pickle.loads(pickle.dumps(position)), copy.deepcopy(position)):
            assert again == position
            assert again.options == position.options
            assert again.actors == position.actors
            assert not np.shares_memory(again.buffer, position.buffer)


@every_variant
def test_an_illegal_move_leaves_it_unchanged(variant: Variant) -> None:
    dice = random.Random(3)
    for position in positions(variant, seed=3):
        before, n_moves = position.copy(), position.game.rules.N_MOVES
        for seat in range(position.options.players):
            legal = position.legal(seat).tolist()
            assert bool(legal) == (seat in position.actors)
            for move in {*dice.sample(range(n_moves), 8), -1, n_moves} - {*legal}:
                assert not position.allows(seat, move)
                assert not position.play(seat, move)
                assert position.play_logged(seat, move) is None
            assert all(position.allows(seat, move) for move in legal)
        assert position == before
        assert known(position, 0) == known(before, 0)


@every_variant
def test_determinizing_keeps_what_the_seat_knows(variant: Variant) -> None:
    chance = rng.seeded(4)
    for position in positions(variant, seed=4, share=0.1):
        before = position.copy()
        for seat in range(position.options.players):
            twin = position.determinized(seat, chance)
            assert known(twin, seat) == known(position, seat)
            assert known(twin, None) == known(position, None)
            assert twin.remembered(seat) == position.remembered(seat)
        assert position == before


@pytest.mark.parametrize("game", REGISTRY)
def test_determinizing_draws_anew_what_the_seat_does_not_know(game: str) -> None:
    position = undealt((game, {"players": 2}))
    position.deal(rng.seeded(1))
    worlds = {position.determinized(0, rng.seeded(seed)).buffer.tobytes() for seed in range(5)}
    assert len(worlds) == 5


@every_variant
def test_a_memory_is_a_position_that_can_be_played_on(variant: Variant) -> None:
    dice, chance = random.Random(5), rng.seeded(5)
    for position in positions(variant, seed=5, share=0.1):
        for seat in position.actors:
            seen = position.seen(seat)
            twin = restored(position.game.name, position.options, seen.memory).withdrawn(seat)
            assert twin.legal_texts(seat) == seen.view.moves
            assert {*position.actors} <= {*twin.actors}, "what was secretly decided is open again"
            twin.play(seat, dice.choice(twin.legal(seat).tolist()))
            while not twin.over:
                if twin.awaits_deal:
                    twin.deal(chance)
                twin.trace(chance)
            assert twin.result is not None


@every_variant
def test_moves_that_are_traced_can_be_played(variant: Variant) -> None:
    chance = rng.seeded(6)
    position = undealt(variant)
    while position.result is None:
        position.deal(chance)
        again = position.copy()
        again.lay_out(position.dealt)
        if not position.game.events.has_chances:  # what else chance will decide is in no deal
            assert again == position
        again.go_to(position)
        for seat, move in position.trace(chance):
            quiet = again.copy()
            rows = again.play_logged(seat, move)
            assert rows is not None
            assert again.events(rows)
            assert quiet.play(seat, move)
            assert quiet == again
        assert again == position
    assert position.is_shared == (len(position.view(None).to_dict()["result"]["scores"]) == 1)


def test_a_table_is_its_position() -> None:
    table = voliere.new_table("songbirds", players=3, seed=8)
    seat = table.actors[0]
    assert table.legal_texts(seat) == table.position.legal_texts(seat)
    assert table.view(seat) == table.position.view(seat)
    assert table.seen(seat) == table.position.seen(seat)
    table.play(seat, table.legal_moves(seat)[0])
    assert table.actors == table.position.actors


def test_a_view_has_no_memory_and_what_is_seen_travels_whole() -> None:
    table = voliere.new_table("feather", players=2, seed=8)
    view, seen = table.view(0), table.seen(0)
    assert not hasattr(view, "memory")
    assert not hasattr(view, "__dict__")
    assert pickle.loads(pickle.dumps(seen)) == seen
    with pytest.raises(AttributeError):
        seen.memory = b""  # type: ignore[misc]
    for nobody in (None, 2, "0"):
        with pytest.raises(voliere.IllegalMove):
            table.seen(nobody)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", REGISTRY)
def test_every_thread_has_working_arrays_of_its_own(game: str) -> None:
    variant, moves = (game, {"players": 2}), {}
    own = []

    def play(seed: int) -> None:
        own.append(scratch_of(by_name(game)))
        position = undealt(variant)
        position.deal(rng.seeded(seed))
        texts = []
        while position.waiting:
            seat = position.actors[0]
            texts.append(position.legal_texts(seat))
            position.play(seat, int(position.legal(seat)[-1]))
        moves.setdefault(seed, []).append(texts)

    threads = [threading.Thread(target=play, args=(seed,)) for seed in (1, 2, 3) * 2]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({id(one) for one in own}) == len(threads)
    assert all(first == second for first, second in moves.values())
