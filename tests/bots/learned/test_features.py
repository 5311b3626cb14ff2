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
    parts_of,
    shown,
    shown_of_moves,
)
from tests.conformance import variants
from voliere.bots.learned.weights import features_of
from voliere.games import by_name
from voliere.games.feather.cards import COPIES, N_KINDS
from voliere.games.feather.features import OF_BIRDS
from voliere.kernel import rng
from voliere.table.table import make_options

EVERY = {"piafs": 2}  # moments of a game; all of them, but where much is shown of each
EVERY_TOLD_APART = {"songbirds": 3}  # and of those that are told apart; its games are short
FEWEST = {"songbirds": 15}  # positions
WITH_PARTS_OF_THEIR_OWN = [game for game in LEARNED if game != "piafs"]
LEFT_TO_CHANCE: dict[str, Any] = {"piafs": {"first": None}}  # who begins is drawn
# Alone only the order of the pile is hidden, which nobody is shown.
WITH_RIVALS = [way for way in ALL_WAYS if way[1]["players"] > 1]

Way = tuple[str, dict[str, Any]]


@pytest.mark.parametrize("way", ALL_WAYS, ids=variants.name)
def test_hidden_cards_make_no_difference(way: Way) -> None:
    game, options = way
    n = 0
    for position, seat in moments(options, seed=3, every=EVERY.get(game, 1), game=by_name(game)):
        seen, of_moves = shown(position, seat), shown_of_moves(position, seat)
        assert np.isfinite(seen).all()
        assert all(np.isfinite(one).all() for one in of_moves)
        for seed in (11, 12):
            twin = position.determinized(seat, rng.seeded(seed))
            assert np.array_equal(shown(twin, seat), seen)
            assert np.array_equal(shown_of_moves(twin, seat), of_moves)
        n += 1
    assert n > FEWEST.get(game, 20)


@pytest.mark.parametrize("way", WITH_RIVALS, ids=variants.name)
def test_the_critic_is_shown_every_card(way: Way) -> None:
    game, options = way
    told_apart = 0
    every = EVERY_TOLD_APART.get(game, 5)
    for position, seat in moments(options, seed=3, every=every, game=by_name(game)):
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


@pytest.mark.parametrize("game", WITH_PARTS_OF_THEIR_OWN)
def test_moves_are_told_apart_by_their_parts(game: str) -> None:
    features = features_of(by_name(game))
    seen: dict[tuple[int, ...], int] = {}
    n_moves = by_name(game).rules.N_MOVES
    for move in range(n_moves):
        made_of = tuple(sorted(parts_of(by_name(game), move)))
        assert 1 <= len(made_of) <= features.MOST_PARTS
        assert made_of[0] >= 0
        assert made_of[-1] < features.N_ROWS * len(features.OUTPUTS)
        assert seen.setdefault(made_of, move) == move
    assert len(seen) == n_moves


@pytest.mark.parametrize("game", LEARNED)
def test_every_way_to_play_is_practised(game: str) -> None:
    room = by_name(game)
    practised = [make_options(room, **practice.options) for practice in features_of(room).PRACTICE]
    ways = [
        make_options(room, **{**options, **LEFT_TO_CHANCE.get(game, {})})
        for name, options in ALL_WAYS
        if name == game
    ]
    assert set(map(repr, ways)) == set(map(repr, practised))
    assert len(practised) == len(set(map(repr, practised)))
