"""What nets are shown: all that a seat knows may be in it, and nothing else."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.bots.learned.positions import (
    ALL_WAYS,
    FEATURES,
    LEARNED,
    WAYS,
    all_shown,
    moments,
    shown,
)
from tests.conformance import variants
from voliere.bots.learned.weights import features_of
from voliere.games import by_name
from voliere.games.feather.cards import COPIES, N_KINDS
from voliere.games.feather.features import OF_BIRDS
from voliere.kernel import rng
from voliere.table.table import make_options

# Alone only the order of the pile is hidden, which nobody is shown.
WITH_RIVALS = [way for way in ALL_WAYS if way[1]["players"] > 1]

Way = tuple[str, dict[str, Any]]


@pytest.mark.parametrize("way", ALL_WAYS, ids=variants.name)
def test_hidden_cards_make_no_difference(way: Way) -> None:
    game, options = way
    n = 0
    for position, seat in moments(options, seed=3, game=by_name(game)):
        seen = shown(position, seat)
        assert np.isfinite(seen).all()
        for seed in (11, 12):
            twin = position.determinized(seat, rng.seeded(seed))
            assert np.array_equal(shown(twin, seat), seen)
        n += 1
    assert n > 20


@pytest.mark.parametrize("way", WITH_RIVALS, ids=variants.name)
def test_the_critic_is_shown_every_card(way: Way) -> None:
    game, options = way
    told_apart = 0
    for position, seat in moments(options, seed=3, every=5, game=by_name(game)):
        seen = all_shown(position, seat)
        assert np.isfinite(seen).all()
        twin = position.determinized(seat, rng.seeded(11))
        told_apart += not np.array_equal(all_shown(twin, seat), seen)
    assert told_apart > 3


def test_hand_pack_and_unseen_are_the_whole_deck_before_anything_is_played() -> None:
    for options in WAYS:
        for position, seat in moments(options, seed=4):
            seen = shown(position, seat)
            whole = np.tile(COPIES, (FEATURES.N_ROWS, 1))
            counted = sum(
                seen[:, at : at + 2 * N_KINDS].reshape(-1, 2, N_KINDS).sum(1)
                for at in (N_KINDS * OF_BIRDS.index(piece) for piece in ("hand", "unseen", "pack"))
            )
            assert np.array_equal(counted, whole), options
            break


@pytest.mark.parametrize("game", LEARNED)
def test_moves_are_told_apart_by_their_parts(game: str) -> None:
    features = features_of(by_name(game))
    parts = np.zeros(features.MOST_PARTS, np.int64)
    seen: dict[tuple[int, ...], int] = {}
    n_moves = by_name(game).rules.N_MOVES
    for move in range(n_moves):
        n = features.parts(move, parts)
        assert 1 <= n <= features.MOST_PARTS
        made_of = tuple(sorted(int(part) for part in parts[:n]))
        assert made_of[0] >= 0
        assert made_of[-1] < features.N_ROWS * len(features.OUTPUTS)
        assert seen.setdefault(made_of, move) == move
    assert len(seen) == n_moves


@pytest.mark.parametrize("game", LEARNED)
def test_every_way_to_play_is_practised(game: str) -> None:
    room = by_name(game)
    practised = {make_options(room, **practice.options) for practice in features_of(room).PRACTICE}
    ways = {make_options(room, **options) for name, options in ALL_WAYS if name == game}
    assert ways == practised
