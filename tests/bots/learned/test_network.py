"""The compiled forward pass computes what the training library computes.

`forward.json` holds what the library answered to made-up weights in a few positions; the long form
of the test asks it again.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.bots.learned.positions import (
    FEATHER,
    FEATURES,
    WAYS,
    all_shown,
    answered,
    made_up_weights,
    moments,
    shown,
)

RECORDED = Path(__file__).with_name("forward.json")
WITHIN = 1e-5
EVERY = 23  # moments of a game


def some() -> list[tuple[Any, int]]:
    """A few positions of several ways to play."""
    return [
        (position.copy(), seat)
        for options in WAYS[::5]
        for position, seat in moments(options, seed=9, every=EVERY)
    ]


def test_the_forward_pass_is_what_the_training_library_gave() -> None:
    weights = made_up_weights(FEATHER)
    recorded = json.loads(RECORDED.read_text("utf-8"))
    positions = some()
    assert len(positions) == len(recorded) > 15
    for (position, seat), (outputs, worths) in zip(positions, recorded, strict=True):
        ours, judged = answered(position, seat, weights)
        assert np.abs(ours - np.array(outputs)).max() < WITHIN
        assert np.abs(judged - np.array(worths)).max() < WITHIN


@pytest.mark.soak
def test_the_training_library_still_gives_that() -> None:
    import torch

    from voliere.training.nets import critic, layers_of, load, policy

    layers = layers_of(FEATURES)
    load(made_up_weights(FEATHER), layers)
    recorded = json.loads(RECORDED.read_text("utf-8"))
    with torch.no_grad():
        for (position, seat), (outputs, worths) in zip(some(), recorded, strict=True):
            rows = torch.from_numpy(shown(position, seat))[None]
            all_rows = torch.from_numpy(all_shown(position, seat))[None]
            assert np.abs(policy(layers, rows)[0].numpy() - outputs).max() < WITHIN
            assert np.abs(critic(layers, all_rows)[0].numpy() - worths).max() < WITHIN
