"""What nets are shown: all that a seat knows may be in it, and nothing else."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.bots.learned.positions import FEATHER, FEATURES, WAYS, all_shown, moments, shown
from tests.conformance import variants
from voliere.games.feather.cards import COPIES, N_KINDS
from voliere.games.feather.features import OF_BIRDS
from voliere.kernel import rng
from voliere.table.table import make_options

# Alone only the order of the pile is hidden, which nobody is shown.
WITH_RIVALS = [options for options in WAYS if options["players"] > 1]


def name(options: dict[str, Any]) -> str:
    return variants.name(("feather", options))


@pytest.mark.parametrize("options", WAYS, ids=name)
def test_hidden_cards_make_no_difference(options: dict[str, Any]) -> None:
    n = 0
    for position, seat in moments(options, seed=3):
        seen = shown(position, seat)
        assert np.isfinite(seen).all()
        for seed in (11, 12):
            twin = position.determinized(seat, rng.seeded(seed))
            assert np.array_equal(shown(twin, seat), seen)
        n += 1
    assert n > 20


@pytest.mark.parametrize("options", WITH_RIVALS, ids=name)
def test_the_critic_is_shown_every_card(options: dict[str, Any]) -> None:
    told_apart = 0
    for position, seat in moments(options, seed=3, every=5):
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


def test_moves_are_told_apart_by_their_parts() -> None:
    parts = np.zeros(FEATURES.MOST_PARTS, np.int64)
    seen: dict[tuple[int, ...], int] = {}
    for move in range(FEATHER.rules.N_MOVES):
        n = FEATURES.parts(move, parts)
        assert 1 <= n <= FEATURES.MOST_PARTS
        made_of = tuple(sorted(int(part) for part in parts[:n]))
        assert made_of[0] >= 0
        assert made_of[-1] < FEATURES.N_ROWS * len(FEATURES.OUTPUTS)
        assert seen.setdefault(made_of, move) == move
    assert len(seen) == FEATHER.rules.N_MOVES


def test_every_way_to_play_is_practised() -> None:
    practised = {make_options(FEATHER, **practice.options) for practice in FEATURES.PRACTICE}
    assert {make_options(FEATHER, **options) for options in WAYS} == practised
