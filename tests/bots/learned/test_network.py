"""The compiled forward pass computes what the training library computes.

`forward_<game>.json` holds what the library answered to made-up weights in a few positions; the
long form of the test asks it again. Where a game has many outputs, or looks at moves themselves,
what speaks for its moves is held instead, by the tests of that game.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.bots.learned.positions import (
    ALL_WAYS,
    all_shown,
    answered,
    made_up_weights,
    moments,
    shown,
)
from voliere.bots.learned.weights import features_of
from voliere.games import by_name

WITHIN = 1e-5
EVERY = 23  # moments of a game
STRIDE = {"feather": 5, "vautour": 3}  # ways to play


def recorded_of(game: str) -> list[Any]:
    """What the training library answered in these positions."""
    path = Path(__file__).with_name(f"forward_{game}.json")
    answers: list[Any] = json.loads(path.read_text("utf-8"))
    return answers


def some(game: str) -> list[tuple[Any, int]]:
    """A few positions of several ways to play."""
    ways = [options for name, options in ALL_WAYS if name == game]
    return [
        (position.copy(), seat)
        for options in ways[:: STRIDE[game]]
        for position, seat in moments(options, seed=9, every=EVERY, game=by_name(game))
    ]


@pytest.mark.parametrize("game", STRIDE)
def test_the_forward_pass_is_what_the_training_library_gave(game: str) -> None:
    weights = made_up_weights(by_name(game))
    recorded = recorded_of(game)
    positions = some(game)
    assert len(positions) == len(recorded) > 15
    for (position, seat), (outputs, worths) in zip(positions, recorded, strict=True):
        ours, judged = answered(position, seat, weights)
        assert np.abs(ours - np.array(outputs)).max() < WITHIN
        assert np.abs(judged - np.array(worths)).max() < WITHIN


@pytest.mark.soak
@pytest.mark.parametrize("game", STRIDE)
def test_the_training_library_still_gives_that(game: str) -> None:
    import torch

    from voliere.training.nets import critic, layers_of, load, policy

    room = by_name(game)
    layers = layers_of(features_of(room))
    load(made_up_weights(room), layers)
    recorded = recorded_of(game)
    with torch.no_grad():
        for (position, seat), (outputs, worths) in zip(some(game), recorded, strict=True):
            rows = torch.from_numpy(shown(position, seat))[None]
            all_rows = torch.from_numpy(all_shown(position, seat))[None]
            assert np.abs(policy(layers, rows)[0].numpy() - outputs).max() < WITHIN
            assert np.abs(critic(layers, all_rows)[0].numpy() - worths).max() < WITHIN
