"""Observations hold what the seat knows: nothing hidden, and no less than its view."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import voliere
from tests.conformance import variants
from voliere.envs.setting import Setting, setting_of
from voliere.games import REGISTRY
from voliere.kernel import rng as kernel_rng

Variant = tuple[str, dict[str, Any]]

every_variant = pytest.mark.parametrize("variant", variants.ALL, ids=variants.name)


def observation(setting: Setting, buffer: Any, seat: int) -> Any:
    out = np.full(setting.observation_size, -99, dtype=np.int16)
    end = setting.compiled.observe(buffer, seat, setting.players, out)
    assert end == setting.observation_size
    return out


def random_positions(variant: Variant, seed: int, share: float) -> Iterator[voliere.Table]:
    """Some of the positions of a random game, and its end."""
    game, options = variant
    rng = random.Random(seed)
    table = voliere.new_table(game, seed=seed, **options)
    while not table.over:
        if rng.random() < share:
            yield table
        seat = rng.choice(table.actors)
        table.play(seat, rng.choice(table.legal_moves(seat)))
    yield table


@every_variant
def test_resampling_what_a_seat_cannot_know_changes_no_number(variant: Variant) -> None:
    setting = setting_of(variant[0], **variant[1])
    least, greatest = setting.bounds()
    for table in random_positions(variant, seed=5, share=0.5):
        for seat in range(setting.players):
            shown = observation(setting, table.position.buffer, seat)
            assert (least <= shown).all()
            assert (shown <= greatest).all()
            twin = table.position.determinized(seat, kernel_rng.seeded(table.version))
            assert (observation(setting, twin.buffer, seat) == shown).all()


@every_variant
def test_different_views_give_different_observations(variant: Variant) -> None:
    setting = setting_of(variant[0], **variant[1])
    views: dict[tuple[int, bytes], dict[str, Any]] = {}
    for seed in range(2):
        for table in random_positions(variant, seed, share=0.5):
            for seat in range(0 if table.over else setting.players):
                view = table.view(seat).to_dict()
                key = seat, observation(setting, table.position.buffer, seat).tobytes()
                assert views.setdefault(key, view) == view


@pytest.mark.parametrize("game", REGISTRY)
def test_the_pieces_of_an_observation_are_named_once(game: str) -> None:
    names = [piece.name for piece in setting_of(game).layout]
    assert len(names) == len(set(names))
